//! Tables to look at and to test with: random games stopped where the page has something to show.

use crate::laws::Pictured;
use furrow_bots::Level;
use furrow_fable::{Action, Beat, Card, Setup, State, Variant, View};
use furrow_game::{Game, Seat, SeatSet, Step, Turn, Viewer};
use furrow_server::page::{Affairs, Fair, Happening, Moment, Scene, Sitter, Who};
use furrow_text::Lang;
use rand::{RngExt as _, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A game in progress and all that happened.
struct Table {
    game: State,
    log: Vec<Happening<Beat>>,
    rng: Pcg64Mcg,
    steps: u64,
    since: usize,
}

impl Table {
    fn new(setup: Setup, seed: u64) -> Self {
        let game = State::new(&setup);
        let mut table =
            Table { game, log: Vec::new(), rng: Pcg64Mcg::seed_from_u64(seed), steps: 0, since: 0 };
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
        if action.is_some_and(|(seat, _)| seat == Seat::new(0)) {
            self.since = self.log.len() + 1;
        }
        self.log.push(Happening { id: self.steps, seat: action.map(|(seat, _)| seat), beats });
    }

    /// A random action of the seat to move, two thirds of the time one that leaves the table short of a race.
    fn play(&mut self) {
        let Turn::Act(seat) = self.game.turn() else { return };
        let actions = self.game.legal_actions(seat);
        let n = self.rng.random_range(0..actions.len());
        self.happen(Some((seat, actions[n])));
    }

    /// Plays on until the view of seat 0 is as wanted; gives up after so many actions.
    fn until(mut self, wanted: impl Fn(&View, Turn) -> bool) -> Option<Self> {
        for _ in 0..600 {
            if wanted(&self.game.view(Viewer::Seat(Seat::new(0))), self.game.turn()) {
                return Some(self);
            }
            self.play();
        }
        None
    }
}

/// The first game of many seeds that comes to a wanted view of seat 0.
fn find(seats: u8, championship: bool, wanted: impl Fn(&View, Turn) -> bool) -> Table {
    find_in(Setup { championship, ..Setup::standard(seats) }, wanted)
}

/// The same among apprentices or in the digest.
fn find_in(setup: Setup, wanted: impl Fn(&View, Turn) -> bool) -> Table {
    let games = (0..20_000).map(|seed| Table::new(setup, seed));
    let Some(table) = games.into_iter().find_map(|table| table.until(&wanted)) else {
        unreachable!("no game comes to this view")
    };
    table
}

fn sitters(seats: u8, long: bool) -> Vec<Sitter> {
    let names: [&str; 5] = if long {
        [
            "Ann-Sophie Montgomery",
            "Bea of the Long Names",
            "Carl Gustav Wetterlin",
            "Dot from Far Far Away",
            "Eve Evangelina Evers",
        ]
    } else {
        ["Ann", "Bea", "Carl", "Dot", "Eve"]
    };
    let who = |n: usize| match n {
        0 | 3 => Who::Person { here: n == 0 },
        _ => Who::Bot { level: Level::Medium },
    };
    let name = |n: usize| names[n].chars().take(20).collect();
    (0..usize::from(seats)).map(|n| Sitter { name: name(n), who: who(n), stands_in: false }).collect()
}

/// What a page shows of a table.
pub(crate) struct Shot {
    /// What it is called.
    pub(crate) name: &'static str,
    table: Table,
    long: bool,
    viewer: Viewer,
    mine: Option<Action>,
    chosen: SeatSet,
    /// The radio to show selected.
    pub(crate) selected: Option<usize>,
    /// Whether it is the table in words.
    pub(crate) text: bool,
}

fn shot(name: &'static str, table: Table) -> Shot {
    let viewer = Viewer::Seat(Seat::new(0));
    Shot { name, table, long: false, viewer, mine: None, chosen: SeatSet::NONE, selected: None, text: false }
}

impl Shot {
    fn moment(&self, view: &View) -> Moment {
        let mine = self.viewer.seat().is_some_and(|seat| view.deciders().contains(seat));
        match (view.turn(), mine, self.mine) {
            (Turn::Over, ..) => Moment::Over,
            (_, true, Some(_)) => Moment::Chosen,
            (_, true, None) => Moment::Choose,
            (_, false, _) => Moment::Wait,
        }
    }
}

fn mine(_: &View, turn: Turn) -> bool {
    turn == Turn::Act(Seat::new(0))
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
        let sitters = sitters(view.setup.seats, self.long);
        let seen = |h: &Happening<Beat>| Happening {
            id: h.id,
            seat: h.seat,
            beats: h.beats.iter().map(|beat| State::beat_seen(beat, self.viewer)).collect(),
        };
        let log: Vec<_> = self.table.log.iter().map(seen).collect();
        let fair = Fair {
            commit: "c0ffee".repeat(10),
            nonces: sitters.iter().enumerate().map(|(n, _)| (n == 0).then(|| "00112233".repeat(4))).collect(),
            secret: (view.turn() == Turn::Over).then(|| "5ec4e7".repeat(10)),
            next: furrow_server::page::front::Offer { id: "1".to_owned(), commit: "0000".to_owned() },
        };
        let scene = Scene::<State> {
            coach: None,
            replay: None,
            lang,
            code: "ABCDEF",
            viewer: self.viewer,
            moment: self.moment(&view),
            sitters: &sitters,
            view: &view,
            chosen: self.chosen,
            mine: self.mine,
            decision: self.table.steps,
            key: "key".to_owned(),
            log: &log,
            log_apart: false,
            since: self.table.since,
            ranks: self.table.game.ranks(),
            fair: &fair,
            affairs: &Affairs::default(),
            error: None,
        };
        make(&scene)
    }
}

fn race_soon(view: &View, turn: Turn) -> bool {
    mine(view, turn) && !view.is_betting() && view.table.total() == 7 && view.pos.iter().any(|p| *p > 8)
}

fn howl_hand(view: &View, turn: Turn) -> bool {
    let hand = view.hand();
    let held = hand.get(Card::Howl) >= 2 && hand.get(Card::Wolf) >= 2;
    mine(view, turn) && !view.is_betting() && held && (2..4).contains(&view.table.total())
}

/// All the pages.
pub(crate) fn shots() -> Vec<Shot> {
    let mut shots = standard();
    shots.extend(variants());
    shots
}

fn apprentices(seats: u8) -> Setup {
    Setup { variant: Variant::Apprentice, ..Setup::standard(seats) }
}

/// Apprentices: the start, plays, moves, ends; the digest; championships of both.
fn variants() -> Vec<Shot> {
    let digest = Setup { variant: Variant::Digest, ..Setup::standard(2) };
    let three = |setup| Setup { championship: true, ..setup };
    let moves = |left: usize| {
        move |view: &View, turn: Turn| {
            mine(view, turn) && view.is_moving() && view.moved.len() == 1 && view.actions().len() == left
        }
    };
    let boost = |view: &View, turn: Turn| {
        let boosted =
            |action: &Action| matches!(action, Action::Move(animal) if view.moved_now(*animal).boost > 0);
        mine(view, turn) && view.actions().len() > 1 && view.actions().iter().all(boosted)
    };
    let home = |view: &View, turn: Turn| mine(view, turn) && view.is_moving() && view.podium.len() > 1;
    let theirs = |view: &View, turn: Turn| {
        turn == Turn::Act(Seat::new(1)) && view.is_moving() && view.moved.is_empty()
    };
    let level = |view: &View, turn: Turn| {
        let on = |place: u8| view.places.iter().filter(|other| **other == place).count();
        turn == Turn::Over && on(2) > 1
    };
    let again = |view: &View, turn: Turn| mine(view, turn) && view.finished.len() == 1;
    let over = |_: &View, turn: Turn| turn == Turn::Over;
    let public = |shot: Shot| Shot { viewer: Viewer::Public, ..shot };
    let six = Setup { apprentice_hand: 6, ..apprentices(5) };
    vec![
        shot("apprentice-start", find_in(apprentices(4), mine)),
        Shot { selected: Some(1), long: true, ..shot("apprentice-race", find_in(six, race_soon)) },
        Shot { selected: Some(1), long: true, ..shot("apprentice-moves", find_in(apprentices(5), moves(3))) },
        shot("apprentice-last", find_in(apprentices(3), moves(1))),
        Shot { selected: Some(0), ..shot("apprentice-turbo", find_in(apprentices(3), boost)) },
        shot("apprentice-home", find_in(apprentices(2), home)),
        Shot { long: true, ..shot("apprentice-theirs", find_in(apprentices(5), theirs)) },
        public(shot("apprentice-public", find_in(apprentices(3), theirs))),
        shot("apprentice-level", find_in(apprentices(4), level)),
        shot("apprentice-again", find_in(three(apprentices(5)), again)),
        shot("apprentice-champion", find_in(three(apprentices(3)), over)),
        shot("digest-start", find_in(digest, mine)),
        shot("digest-again", find_in(three(digest), again)),
        shot("digest-over", find_in(digest, over)),
        Shot { text: true, ..shot("apprentice-text", find_in(apprentices(3), moves(3))) },
        Shot { text: true, ..shot("apprentice-text-start", find_in(apprentices(3), mine)) },
        Shot { text: true, ..shot("apprentice-text-level", find_in(apprentices(4), level)) },
        Shot { text: true, ..shot("digest-text-again", find_in(three(digest), again)) },
    ]
}

fn standard() -> Vec<Shot> {
    let over = |_: &View, turn: Turn| turn == Turn::Over;
    let bets = |view: &View, _: Turn| view.is_betting();
    let crowd = |view: &View, _: Turn| {
        let most = |space: u8| view.pos.iter().filter(|p| **p == space).count();
        (1..12).any(|space| most(space) >= 4) && view.turn() == Turn::Act(Seat::new(1))
    };
    let full = |view: &View, turn: Turn| {
        let hand = view.hand();
        mine(view, turn)
            && !view.is_betting()
            && view.table.get(Card::Howl) > 0
            && furrow_fable::Animal::ALL
                .iter()
                .any(|a| hand.of_animal(*a) > furrow_fable::fits(view.table, *a))
    };
    let tie = |view: &View, turn: Turn| {
        turn == Turn::Over && view.scores.iter().filter(|s| Some(*s) == view.scores.iter().max()).count() == 2
    };
    let between = |view: &View, _: Turn| view.finished.len() == 2 && view.is_betting();
    let public = |shot: Shot| Shot { viewer: Viewer::Public, ..shot };
    let chosen = |table: Table| {
        let bet = table.game.legal_actions(Seat::new(0))[1];
        let chosen = [Seat::new(0), Seat::new(2)].into_iter().collect();
        Shot { mine: Some(bet), chosen, ..shot("chosen", table) }
    };
    vec![
        shot("start", find(3, false, |view, turn| mine(view, turn) && !view.is_betting())),
        shot("bets", find(4, false, bets)),
        Shot { selected: Some(2), ..shot("bets-pick", find(2, false, bets)) },
        chosen(find(4, false, bets)),
        shot("howl", find(4, false, howl_hand)),
        Shot { selected: Some(4), ..shot("howl-pick", find(4, false, howl_hand)) },
        shot(
            "wait",
            find(3, false, |view, turn| {
                !view.is_betting() && turn == Turn::Act(Seat::new(1)) && view.table.total() > 3
            }),
        ),
        shot("crowd", find(4, false, crowd)),
        Shot { selected: Some(0), long: true, ..shot("race", find(5, false, race_soon)) },
        Shot { long: true, ..shot("full", find(5, false, full)) },
        Shot { long: true, ..shot("bets5", find(5, false, bets)) },
        Shot { selected: Some(1), ..shot("two", find(2, false, race_soon)) },
        shot("tie", find(4, false, tie)),
        Shot { long: true, ..shot("over5", find(5, false, over)) },
        shot("champion-bets", find(3, true, between)),
        public(shot("champion-public", find(3, true, between))),
        shot("champion-over", find(3, true, over)),
        public(shot("public", find(3, false, race_soon))),
        Shot { text: true, ..shot("text", find(4, false, howl_hand)) },
        Shot { text: true, ..shot("text-over", find(4, false, tie)) },
    ]
}
