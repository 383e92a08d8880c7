//! Plays bots against one another and prints how often each wins, a shared first place split.
//!
//! `cargo run --profile ci -p furrow-bots --example duel -- 1000 medium random random random`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use furrow_bots::{Bot, Level};
use furrow_fable::{Setup, State};
use furrow_game::{
    Game, Seat, Sight, Step, Turn, Viewer,
    fair::{Seed, pick},
};
use rayon::prelude::*;

/// Plays one game; the ranks by seat.
fn play(levels: &[Level], seed: &str) -> Vec<u8> {
    let setup =
        Setup { seats: levels.len() as u8, championship: false, start: None, nap_counts_podium: false };
    let mut game = State::new(&setup);
    let mut bots: Vec<Bot> =
        Seat::all(setup.seats).zip(levels).map(|(seat, level)| Bot::new(*level, seed, seat)).collect();
    let dice = Seed::of_game(seed, 0);
    for n in 0.. {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(pick(&game, &dice, n)),
            Turn::Act(seat) => {
                let viewer = Viewer::Seat(seat);
                let sight = Sight::<State> { viewer, view: game.view(viewer), history: Vec::new() };
                Step::Act(seat, bots[seat.index()].choose(&sight, &game.legal_actions(seat)))
            }
        };
        game.apply_unchecked(step, &mut ());
    }
    game.ranks().unwrap_or_default()
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let levels: Vec<Level> = args.filter_map(|name| Level::parse(&name)).collect();
    let seats = levels.len();
    let wins = (0..games * seats)
        .into_par_iter()
        .map(|g| {
            let mut seated = levels.clone();
            seated.rotate_left(g % seats);
            let ranks = play(&seated, &format!("duel/{}", g / seats));
            let share = 1.0 / ranks.iter().filter(|rank| **rank == 1).count() as f64;
            let mut won = vec![0.0; seats];
            for (seat, rank) in ranks.iter().enumerate() {
                if *rank == 1 {
                    won[(seat + g) % seats] = share;
                }
            }
            won
        })
        .reduce(|| vec![0.0; seats], |a, b| a.iter().zip(&b).map(|(a, b)| a + b).collect());
    for (level, won) in levels.iter().zip(&wins) {
        println!("{:8} {:5.1} %", level.name(), 100.0 * won / (games * seats) as f64);
    }
}
