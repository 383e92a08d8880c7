//! Tables to test with: random games stopped where the page has something to show.

use crate::laws::Pictured;
use furrow_bots::Level;
use furrow_crazy_race::{Action, Beat, Points, Setup, State, View};
use furrow_game::{Game, Seat, SeatSet, Step, Turn, Viewer};
use furrow_server::page::{Affairs, Fair, Happening, Moment, Scene, Sitter, Who, front::Offer};
use furrow_text::Lang;
use rand::{RngExt as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

const ME: Seat = Seat::new(0);

/// A game in progress and all that happened.
struct Table {
    game: State,
    log: Vec<Happening<Beat>>,
    rng: Pcg64Mcg,
    steps: u64,
}

impl Table {
    fn new(seats: u8, seed: u64) -> Self {
        let game = State::new(&Setup::standard(seats));
        let mut table = Table { game, log: Vec::new(), rng: Pcg64Mcg::seed_from_u64(seed), steps: 0 };
        table.happen(None);
        table
    }

    /// An action, if any, and the chance that follows.
    fn happen(&mut self, action: Option<(Seat, Action)>) {
        let mut beats = Vec::new();
        if let Some((seat, action)) = action {
            self.game.apply_unchecked(Step::Act(seat, action), &mut beats);
            self.steps += 1;
        }
        while self.game.turn() == Turn::Chance {
            let chance = self.game.sample_chance(&mut self.rng);
            self.game.apply_unchecked(Step::Chance(chance), &mut beats);
            self.steps += 1;
        }
        self.log.push(Happening { id: self.steps, seat: action.map(|(seat, _)| seat), beats });
    }

    /// Plays at random until the view of seat 0 is as wanted.
    fn until(mut self, wanted: impl Fn(&View) -> bool) -> Option<Self> {
        loop {
            if wanted(&self.game.view(Viewer::Seat(ME))) {
                return Some(self);
            }
            let Turn::Act(seat) = self.game.turn() else { return None };
            let actions = self.game.legal_actions(seat);
            let n = self.rng.random_range(0..actions.len());
            self.happen(Some((seat, actions[n])));
        }
    }
}

/// What a page shows of a table.
pub(crate) struct Shot {
    /// What it is called.
    pub(crate) name: &'static str,
    table: Table,
    viewer: Viewer,
    long: bool,
    /// Whether it is the table in words.
    pub(crate) text: bool,
}

/// The first game of many seeds that comes to a wanted view of seat 0.
fn shot(name: &'static str, seats: u8, wanted: impl Fn(&View) -> bool) -> Shot {
    let table = (0..3000).find_map(|seed| Table::new(seats, seed).until(&wanted));
    let Some(table) = table else { unreachable!("no game comes to {name}") };
    Shot { name, table, viewer: Viewer::Seat(ME), long: false, text: false }
}

const NAMES: [&str; 4] = ["Ann", "Bea", "Carl", "Dot"];
const LONG: [&str; 4] =
    ["Ann-Sophie Montgomer", "Bea of the Long Name", "Carl Gustav Wetterli", "Dot from Far Far Awa"];

impl Shot {
    fn moment(&self, view: &View) -> Moment {
        match view.turn() {
            Turn::Over => Moment::Over,
            Turn::Act(seat) if self.viewer.is(seat) => Moment::Choose,
            _ => Moment::Wait,
        }
    }
}

/// All the pages.
pub(crate) fn shots() -> Vec<Shot> {
    let mine = |view: &View| view.turn() == Turn::Act(ME);
    let lays = move |view: &View| mine(view) && view.board.is_laying();
    let asked = move |view: &View, any: bool, per_card: bool| {
        let won = view.board.won().filter(|_| mine(view));
        won.is_some_and(|won| won.animal.is_none() == any && (won.points == Points::PerCard) == per_card)
    };
    let closes = move |view: &View| lays(view) && view.closed().is_some() && !view.hand().is_empty();
    let late = move |view: &View| lays(view) && view.board.stage > 2 && view.laid.len() > 5;
    let pays = move |view: &View| mine(view) && view.board.won().is_none() && !view.board.is_laying();
    let waits = move |view: &View| {
        view.board.is_laying() && !mine(view) && view.board.stage > 1 && !view.hand().is_empty()
    };
    let over = |view: &View| view.turn() == Turn::Over;
    let rests = move |view: &View| lays(view) && view.hand().is_empty() && view.actions().len() == 2;
    let fresh = move |view: &View| lays(view) && view.board.stage == 3 && view.laid.is_empty();
    vec![
        shot("start", 4, lays),
        Shot { long: true, ..shot("late", 4, late) },
        shot("closed", 3, closes),
        shot("fresh", 3, fresh),
        shot("rests", 4, rests),
        shot("move", 4, move |view| asked(view, false, false)),
        shot("any", 4, move |view| asked(view, true, false) && view.board.stage > 2),
        shot("step", 3, move |view| asked(view, true, true) && view.board.points > 1),
        shot("pays", 4, pays),
        shot("waits", 4, waits),
        Shot { viewer: Viewer::Public, ..shot("public", 4, late) },
        shot("over", 4, over),
        Shot { long: true, ..shot("over3", 3, over) },
        Shot { text: true, ..shot("text", 3, closes) },
        Shot { text: true, ..shot("text-over", 4, over) },
    ]
}

impl Pictured for Shot {
    type G = State;

    fn name(&self) -> &'static str {
        self.name
    }

    fn text(&self) -> bool {
        self.text
    }

    fn show<T>(&self, lang: Lang, make: impl FnOnce(&Scene<'_, State>) -> T) -> T {
        let view = self.table.game.view(self.viewer);
        let who = |n: usize| match n {
            0 | 3 => Who::Person { here: n == 0 },
            _ => Who::Bot { level: Level::Medium },
        };
        let names = if self.long { LONG } else { NAMES };
        let sitters: Vec<Sitter> = (0..view.board.seats())
            .map(|n| Sitter { name: names[n].to_owned(), who: who(n), stands_in: false })
            .collect();
        let seen = |h: &Happening<Beat>| Happening {
            id: h.id,
            seat: h.seat,
            beats: h.beats.iter().map(|beat| State::beat_seen(beat, self.viewer)).collect(),
        };
        let log: Vec<_> = self.table.log.iter().map(seen).collect();
        let fair = Fair {
            commit: "c0ffee".repeat(10),
            nonces: vec![None; sitters.len()],
            secret: (view.turn() == Turn::Over).then(|| "5ec4e7".repeat(10)),
            next: Offer { id: "1".to_owned(), commit: "0000".to_owned() },
        };
        let since = log.iter().rposition(|h| h.seat == Some(ME)).map_or(0, |n| n + 1);
        make(&Scene::<State> {
            lang,
            code: "ABCDEF",
            viewer: self.viewer,
            moment: self.moment(&view),
            sitters: &sitters,
            view: &view,
            chosen: SeatSet::NONE,
            mine: None,
            decision: self.table.steps,
            key: "key".to_owned(),
            log: &log,
            log_apart: false,
            since,
            ranks: self.table.game.ranks(),
            fair: &fair,
            affairs: &Affairs::default(),
            error: None,
            coach: None,
            replay: None,
        })
    }
}
