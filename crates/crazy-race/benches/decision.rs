//! How long a decision of a random game takes, its stages included, and how long it takes to imagine a truth: time
//! by the clock, for people to read.

use furrow_crazy_race::{Setup, State, View};
use furrow_game::{
    Game, Seat, Viewer,
    laws::{self, random_step},
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::{hint::black_box, io::Write, time::Instant};

const DECISIONS: u64 = 2_000_000;
const IMAGINED: u32 = 100_000;

fn main() -> std::io::Result<()> {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    laws::decisions::<State>(DECISIONS, &Setup::standard(4), &mut rng); // warm up
    for seats in 3..=4 {
        let start = Instant::now();
        let games = laws::decisions::<State>(DECISIONS, &Setup::standard(seats), &mut rng);
        let seconds = start.elapsed().as_secs_f64();
        writeln!(
            std::io::stdout(),
            "{seats} seats: {:5.1} ns a decision, {:7.0} games a second, {:4.1} decisions a game",
            seconds * 1e9 / DECISIONS as f64,
            games as f64 / seconds,
            DECISIONS as f64 / games as f64,
        )?;
    }
    let view = view();
    let start = Instant::now();
    for _ in 0..IMAGINED {
        black_box(State::imagine(black_box(&view), &mut rng));
    }
    let each = start.elapsed().as_secs_f64() * 1e6 / f64::from(IMAGINED);
    writeln!(std::io::stdout(), "a truth imagined: {each:.2} microseconds")
}

/// What seat 0 of four knows when eight cards lie at the third stage card, most of them face down.
fn view() -> View {
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    let mut game = State::new(&Setup::standard(4));
    loop {
        let view = game.view(Viewer::Seat(Seat::new(0)));
        if view.board.stage == 3 && view.laid.len() == 8 {
            return view;
        }
        if view.board.stage > 3 {
            game = State::new(&Setup::standard(4));
        }
        let step = random_step(&game, &mut rng);
        game.apply_unchecked(step, &mut ());
    }
}
