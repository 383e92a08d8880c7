//! How long a decision of a random game takes, its dice included: time by the clock, for people to read.

use furrow_carrots::{Setup, State};
use furrow_game::laws;
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::{io::Write, time::Instant};

const DECISIONS: u64 = 2_000_000;

fn main() -> std::io::Result<()> {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    laws::decisions::<State>(DECISIONS, &Setup::standard(4), &mut rng); // warm up
    for seats in 2..=6 {
        let start = Instant::now();
        let games = laws::decisions::<State>(DECISIONS, &Setup::standard(seats), &mut rng);
        let seconds = start.elapsed().as_secs_f64();
        writeln!(
            std::io::stdout(),
            "{seats} seats: {:5.1} ns a decision, {:7.0} games a second, {:5.1} decisions a game",
            seconds * 1e9 / DECISIONS as f64,
            games as f64 / seconds,
            DECISIONS as f64 / games as f64,
        )?;
    }
    Ok(())
}
