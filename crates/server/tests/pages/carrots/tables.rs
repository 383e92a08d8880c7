//! Tables to look at and to test with: random games stopped where the page has something to show.

use crate::laws::Pictured;
use furrow_bots::Level;
use furrow_carrots::{Act, Action, Beat, Owes, Phase, Setup, State};
use furrow_game::{Game, Seat, SeatSet, Setup as _, Step, Turn, Viewer};
use furrow_server::page::{Affairs, Fair, Happening, Moment, Scene, Sitter, Who};
use furrow_text::{Lang, Words as _};
use rand::{RngExt as _, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

/// Names of twenty characters.
const LONG: [&str; 6] = [
    "Ann from far far away",
    "Bea from far far away",
    "Carl from far and wide",
    "Dot from far far away",
    "Eve from far far away",
    "Finn from far and wide",
];

/// The seat that looks.
const ME: Seat = Seat::new(0);

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
        let beats = State::opening(&setup);
        table.log.push(Happening { id: 0, seat: None, beats });
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
        if action.is_some_and(|(seat, _)| seat == ME) {
            self.since = self.log.len() + 1;
        }
        self.log.push(Happening { id: self.steps, seat: action.map(|(seat, _)| seat), beats });
    }

    /// A random action of the seat to move, short moves more often than long ones; home as soon as it can be.
    fn play(&mut self) {
        let Turn::Act(seat) = self.game.turn() else { unreachable!("somebody has to choose") };
        let actions = self.game.legal_actions(seat);
        let view = self.game.view(Viewer::Seat(seat));
        let home = actions.iter().find(|action| view.preview(**action).place.is_some());
        let few = self.rng.random_range(1..=actions.len());
        let action = home.copied().unwrap_or_else(|| actions[self.rng.random_range(0..few)]);
        self.happen(Some((seat, action)));
    }
}

/// The first table of these options, by seed, that comes to hold.
fn find(seats: u8, options: &Value, holds: impl Fn(&State) -> bool) -> Table {
    let options: Map<_, _> = options.as_object().cloned().unwrap_or_default();
    let Ok(setup) = Setup::new(seats, &options) else { unreachable!("the options are right") };
    for seed in 0..3_000 {
        let mut table = Table::new(setup, seed);
        while table.game.turn() != Turn::Over && table.steps < 600 {
            if holds(&table.game) {
                return table;
            }
            table.play();
        }
        if holds(&table.game) {
            return table;
        }
    }
    unreachable!("no such table in 3000 games")
}

fn sitters(seats: u8, long: bool) -> Vec<Sitter> {
    let short = ["Ann", "Bea", "Carl", "Dot", "Eve", "Finn"];
    let names = if long { LONG } else { short };
    let who = |n: usize| match n {
        0 => Who::Person { here: true },
        1 => Who::Person { here: false },
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
    /// Whether it is the table in words.
    pub(crate) text: bool,
}

fn shot(name: &'static str, table: Table) -> Shot {
    Shot { name, table, long: false, viewer: Viewer::Seat(ME), text: false }
}

impl Shot {
    fn moment(&self) -> Moment {
        match (self.table.game.turn(), self.viewer.seat()) {
            (Turn::Over, _) => Moment::Over,
            (Turn::Act(seat), Some(me)) if seat == me => Moment::Choose,
            _ => Moment::Wait,
        }
    }
}

fn mine(state: &State) -> bool {
    state.turn() == Turn::Act(ME)
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
        let sitters = sitters(view.state.setup.seats, self.long);
        let fair = Fair {
            commit: "c0ffee".repeat(10),
            nonces: sitters.iter().enumerate().map(|(n, _)| (n == 0).then(|| "00112233".repeat(4))).collect(),
            secret: (self.moment() == Moment::Over).then(|| "5ec4e7".repeat(10)),
            next: furrow_server::page::front::Offer { id: "1".to_owned(), commit: "0000".to_owned() },
        };
        let scene = Scene::<State> {
            lang,
            code: "ABCDEF",
            viewer: self.viewer,
            moment: self.moment(),
            sitters: &sitters,
            view: &view,
            chosen: SeatSet::NONE,
            mine: None,
            decision: self.table.steps,
            key: "key".to_owned(),
            log: &self.table.log,
            log_apart: false,
            since: self.table.since,
            ranks: self.table.game.ranks(),
            coach: None,
            replay: None,
            fair: &fair,
            affairs: &Affairs::default(),
            error: None,
        };
        make(&scene)
    }
}

/// All the pages.
pub(crate) fn shots() -> Vec<Shot> {
    let later = |round: u16| move |state: &State| mine(state) && state.round >= round;
    let none = json!({});
    let over = |state: &State| state.turn() == Turn::Over;
    let again = |state: &State| mine(state) && matches!(state.phase, Phase::Again(_));
    let restart =
        |state: &State| mine(state) && state.actions(ME).iter().any(|action| action.act == Act::Restart);
    let bound = |state: &State| mine(state) && state.bound_to(ME).is_some();
    let stays = |state: &State| mine(state) && state.actions(ME).iter().any(|action| action.act == Act::Give);
    let waits = |state: &State| {
        state.turn() == Turn::Act(Seat::new(1)) && state.owes[0] == Owes::Nothing && state.round > 4
    };
    let owes = |state: &State| state.turn() == Turn::Act(Seat::new(1)) && state.owes[0] == Owes::Lettuce;
    let home = |state: &State| mine(state) && !state.finished.is_empty();
    let table = ["lose eat-carrot again nothing free carrot-back"; 6].join("\n");
    vec![
        shot("start", find(4, &none, mine)),
        shot("three", find(3, &none, later(6))),
        Shot { long: true, ..shot("six", find(6, &none, later(8))) },
        shot("again", find(4, &none, again)),
        shot("stays", find(5, &none, stays)),
        shot("home", find(3, &none, home)),
        shot("waits", find(4, &none, waits)),
        shot("owes", find(4, &none, owes)),
        shot("two", find(2, &none, later(5))),
        shot("two-bound", find(2, &none, bound)),
        shot("two-restart", find(2, &none, restart)),
        shot("two-over", find(2, &none, over)),
        Shot { long: true, ..shot("over", find(5, &none, over)) },
        shot("rich", find(2, &json!({"start_carrots": 10_000}), later(2))),
        shot("mso", find(3, &json!({"hare": "mso", "layout": "ravensburger-1978"}), later(4))),
        shot("blank", find(3, &json!({"hare": "blank"}), later(4))),
        shot("intellect", find(3, &json!({"hare": "intellect"}), later(4))),
        shot("own", find(3, &json!({ "hare": table }), later(4))),
        shot("limit", find(3, &json!({"round_limit": 3}), over)),
        Shot { viewer: Viewer::Public, ..shot("public", find(4, &none, later(4))) },
        Shot { text: true, ..shot("text", find(4, &none, later(4))) },
        Shot { text: true, ..shot("text-two", find(2, &none, bound)) },
        Shot { text: true, ..shot("text-over", find(4, &none, over)) },
    ]
}
