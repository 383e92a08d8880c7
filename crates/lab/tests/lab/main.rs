//! The lab: what it counts, what it compares, and how it tells it.

mod comparing;
mod counting;
mod telling;
mod within;

use furrow_arena::Player;
use furrow_game::Setup;
use furrow_lab::{Experiment, Made, Outcome, Plan, Report, Studied};
use serde_json::Value;
use std::sync::atomic::AtomicBool;

/// Games of so many seats among `medium` players; with a base, compared with it.
fn experiment<G: Studied>(seats: u8, options: &Value, base: Option<&Value>, games: u64) -> Experiment<G> {
    let plan = |options: &Value| plan::<G>("medium", seats, options);
    Experiment { plan: plan(options), base: base.map(plan), games }
}

/// Players of one level at so many seats.
fn plan<G: Studied>(level: &str, seats: u8, options: &Value) -> Plan<G> {
    let setup = G::Setup::new(seats, options.as_object().expect("an object")).expect("a set-up");
    let players = vec![Player::parse(level).expect("a player"); seats.into()];
    Plan { setup, players, seed: "test".to_owned() }
}

/// Nobody stops a game.
static ON: AtomicBool = AtomicBool::new(false);

fn run<G: Studied>(experiment: &Experiment<G>, threads: usize) -> Outcome {
    experiment.run(threads, &ON, || ())
}

fn report<G: Studied>(experiment: &Experiment<G>, threads: usize) -> Report {
    let made = Made { command: "furrow lab <&> --seed 'a b'".to_owned(), version: "furrow".to_owned() };
    Report::new(experiment, &run(experiment, threads), made)
}
