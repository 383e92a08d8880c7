//! The lab: what it counts, what it compares, and how it tells it.

mod comparing;
mod counting;
mod telling;

use furrow_arena::Player;
use furrow_game::Setup;
use furrow_lab::{Experiment, Made, Outcome, Plan, Report, Studied};
use serde_json::Value;

/// Games of so many seats among `medium` players; with a base, compared with it.
fn experiment<G: Studied>(seats: u8, options: &Value, base: Option<&Value>, games: u64) -> Experiment<G> {
    let setup =
        |options: &Value| G::Setup::new(seats, options.as_object().expect("an object")).expect("a set-up");
    let players = vec![Player::parse("medium").expect("a player"); seats.into()];
    let plan = Plan { setup: setup(options), players, seed: "test".to_owned() };
    Experiment { plan, base: base.map(setup), games }
}

fn run<G: Studied>(experiment: &Experiment<G>, threads: usize) -> Outcome {
    experiment.run(threads, || ())
}

fn report<G: Studied>(experiment: &Experiment<G>, threads: usize) -> Report {
    let made = Made { command: "furrow lab <&> --seed 'a b'".to_owned(), version: "furrow".to_owned() };
    Report::new(experiment, &run(experiment, threads), made)
}
