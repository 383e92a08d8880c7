//! `furrow bench`: how fast the rules are on this machine.

use crate::{failure::Failure, output};
use furrow_game::{Game, Setup, Step, Turn};
use furrow_table::{for_game, registry::GameId};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};
use std::{
    fmt::Write,
    time::{Duration, Instant},
};

/// How long all measuring of one game takes.
const MEASURED: Duration = Duration::from_secs(2);

/// Games between two looks at the clock.
const BATCH: u64 = 16;

/// Play random games for two seconds, on one thread, and print how many decisions that were.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// What was played in a while.
struct Pace {
    seats: u8,
    games: u64,
    decisions: u64,
    seconds: f64,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let measured = |id: GameId| (id, for_game!(id, G => measure::<G>()));
    let all: Vec<(GameId, Vec<Pace>)> = GameId::ALL.into_iter().map(measured).collect();
    let text = if args.json { as_json(&all) } else { as_table(&all) };
    Ok(output::print(&text)?)
}

/// Each number of seats in turn.
fn measure<G: Game>() -> Vec<Pace> {
    let seats = G::Setup::SEATS;
    let share = MEASURED / seats.clone().count() as u32;
    let setup = |n| G::Setup::new(n, &Map::new()).ok();
    seats.filter_map(setup).map(|setup| pace::<G>(&setup, share)).collect()
}

fn pace<G: Game>(setup: &G::Setup, share: Duration) -> Pace {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let mut pace = Pace { seats: setup.seats(), games: 0, decisions: 0, seconds: 0.0 };
    let start = Instant::now();
    while start.elapsed() < share {
        for _ in 0..BATCH {
            pace.decisions += play::<G>(setup, &mut rng);
        }
        pace.games += BATCH;
    }
    pace.seconds = start.elapsed().as_secs_f64();
    pace
}

/// A random game; how many decisions it took.
fn play<G: Game>(setup: &G::Setup, rng: &mut Pcg64Mcg) -> u64 {
    let mut game = G::new(setup);
    let mut decisions = 0;
    loop {
        let step = match game.turn() {
            Turn::Over => return decisions,
            Turn::Chance => Step::Chance(game.sample_chance(rng)),
            Turn::Act(seat) => {
                decisions += 1;
                let actions = game.legal_actions(seat);
                let actions = actions.as_ref();
                Step::Act(seat, actions[rng.random_range(0..actions.len())])
            }
        };
        game.apply_unchecked(step, &mut ());
    }
}

impl Pace {
    fn decisions_per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }

    fn ns_per_decision(&self) -> f64 {
        1e9 * self.seconds / self.decisions as f64
    }

    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.seconds
    }
}

fn as_json(all: &[(GameId, Vec<Pace>)]) -> String {
    let pace = |pace: &Pace| {
        json!({
            "seats": pace.seats,
            "decisions_per_second": pace.decisions_per_second().round(),
            "ns_per_decision": pace.ns_per_decision().round(),
            "games_per_second": pace.games_per_second().round(),
        })
    };
    let games: Map<String, Value> =
        all.iter().map(|(id, paces)| (id.name().to_owned(), paces.iter().map(pace).collect())).collect();
    format!("{}\n", Value::Object(games))
}

fn as_table(all: &[(GameId, Vec<Pace>)]) -> String {
    let mut text =
        format!("{:12}{:>6}{:>14}{:>14}{:>12}\n", "game", "seats", "decisions/s", "ns/decision", "games/s");
    for (id, pace) in all.iter().flat_map(|(id, paces)| paces.iter().map(move |pace| (id, pace))) {
        let (decisions, ns) = (pace.decisions_per_second(), pace.ns_per_decision());
        let (name, seats, games) = (id.name(), pace.seats, pace.games_per_second());
        let _ = writeln!(text, "{name:12}{seats:>6}{decisions:>14.0}{ns:>14.0}{games:>12.0}");
    }
    text
}
