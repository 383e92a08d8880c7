//! A seeded simulation in one thread with virtual time: tables of every game and variant, people on one device and on
//! several, computer players, timers, pages that come and go, posts that come twice or too late, taking back, pauses,
//! take-overs, rematches, restarts, a clock on the wall that is set, and a store that fails. What must hold is checked after
//! every step, what takes longer to check now and then; see `docs/decisions/simulation.md`.
//!
//! `FURROW_SEED=n` runs one world alone, `FURROW_STEPS=n` so many steps.

mod accountant;
mod deeds;
#[path = "../table/named.rs"]
mod named;
mod opening;
mod posts;
mod sameness;
mod store;
mod tally;
mod truths;
mod viewer;
mod world;

use furrow_table::{for_game, registry::GameId};
use std::{
    env,
    io::{Write, stderr},
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    time::{Duration, Instant},
};
use tally::Tally;
use world::World;

/// Steps of a world.
const STEPS: u64 = 2_000;
/// Steps of the whole run.
const ALL_STEPS: u64 = 1_000_000;

/// Past the test harness, which keeps what a test prints to itself.
fn say(text: &str) {
    let _ = writeln!(stderr(), "{text}");
}

fn number(key: &str) -> Option<u64> {
    let text = env::var(key).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{key} is a number, not {text:?}")))
}

/// Runs one world.
fn run(seed: u64, steps: u64) -> Tally {
    let id = GameId::ALL[(seed % 3) as usize];
    for_game!(id, G => {
        let mut world = World::<G>::new(id, seed);
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            (0..steps).for_each(|_| world.step());
            world.compare();
        }));
        if let Err(panic) = outcome {
            say(&format!("\n{}, world {seed}, its last steps:", id.name()));
            world.told.iter().for_each(|told| say(told));
            let command = "cargo test --profile ci -p furrow-table --test simulation";
            say(&format!("It failed at step {}. To see it alone:\n  FURROW_SEED={seed} {command}", world.steps));
            resume_unwind(panic);
        }
        world.tally
    })
}

#[test]
fn nothing_is_lost_doubled_or_shown_to_the_wrong_eyes() {
    if let Some(seed) = number("FURROW_SEED") {
        say(&format!("{:?}", run(seed, number("FURROW_STEPS").unwrap_or(STEPS))));
        return;
    }
    let worlds = number("FURROW_STEPS").unwrap_or(ALL_STEPS).div_ceil(STEPS);
    let (start, mut told, mut all) = (Instant::now(), Instant::now(), Tally::default());
    for seed in 0..worlds {
        all.add(&run(seed, STEPS));
        if told.elapsed() > Duration::from_secs(10) {
            told = Instant::now();
            say(&format!("simulation: {} of {worlds} worlds, {} s", seed + 1, start.elapsed().as_secs()));
        }
    }
    say(&format!("simulation: {} steps in {} s: {all:?}", worlds * STEPS, start.elapsed().as_secs()));
    all.is_of_everything(worlds);
}
