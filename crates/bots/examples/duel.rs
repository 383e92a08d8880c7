//! Plays bots against one another and prints how often each wins, a shared first place split.
//!
//! `cargo run --profile ci -p furrow-bots --example duel -- fable 1000 medium random random random variant=apprentice`

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use furrow_bots::{Bot, Level, Playable};
use furrow_game::{
    Seat, Setup, Sight, Step, Turn, Viewer,
    fair::{Seed, pick},
};
use rayon::prelude::*;
use serde_json::{Map, Value};

/// Plays one game; the ranks by seat.
fn play<G: Playable>(setup: &G::Setup, levels: &[Level], seed: &str) -> Vec<u8> {
    let mut game = G::new(setup);
    let mut bots: Vec<Bot> =
        Seat::all(setup.seats()).zip(levels).map(|(seat, level)| Bot::new(*level, seed, seat)).collect();
    let dice = Seed::of_game(seed, 0);
    for n in 0.. {
        let step = match game.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(pick(&game, &dice, n)),
            Turn::Act(seat) => {
                let viewer = Viewer::Seat(seat);
                let sight = Sight::<G> { viewer, view: game.view(viewer), history: Vec::new() };
                Step::Act(seat, bots[seat.index()].choose(&sight, game.legal_actions(seat).as_ref()))
            }
        };
        game.apply_unchecked(step, &mut ());
    }
    game.ranks().unwrap_or_default()
}

/// By place in `levels`, the games won of `games` from each seat.
fn wins<G: Playable>(levels: &[Level], options: &Map<String, Value>, games: usize) -> Vec<f64> {
    let seats = levels.len();
    let setup = G::Setup::new(seats as u8, options).unwrap_or_else(|why| panic!("{why}"));
    (0..games * seats)
        .into_par_iter()
        .map(|g| {
            let mut seated = levels.to_vec();
            seated.rotate_left(g % seats);
            let ranks = play::<G>(&setup, &seated, &format!("duel/{}", g / seats));
            let share = 1.0 / ranks.iter().filter(|rank| **rank == 1).count() as f64;
            let mut won = vec![0.0; seats];
            for (seat, rank) in ranks.iter().enumerate() {
                if *rank == 1 {
                    won[(seat + g) % seats] = share;
                }
            }
            won
        })
        .reduce(|| vec![0.0; seats], |a, b| a.iter().zip(&b).map(|(a, b)| a + b).collect())
}

/// K=V, V as JSON or a word.
fn option(text: &str) -> Option<(String, Value)> {
    let (key, value) = text.split_once('=')?;
    Some((key.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))))
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (game, games) = (args.first().map_or("fable", String::as_str), args.get(1));
    let games: usize = games.and_then(|n| n.parse().ok()).unwrap_or(1000);
    let (options, levels): (Vec<&String>, Vec<&String>) =
        args.iter().skip(2).partition(|arg| arg.contains('='));
    let level = |name: &&String| Level::parse(name).unwrap_or_else(|| panic!("no level {name:?}"));
    let levels: Vec<Level> = levels.iter().map(level).collect();
    let options: Map<String, Value> = options.into_iter().filter_map(|text| option(text)).collect();
    let won = match game {
        "carrots" => wins::<furrow_carrots::State>(&levels, &options, games),
        "crazy-race" => wins::<furrow_crazy_race::State>(&levels, &options, games),
        "fable" => wins::<furrow_fable::State>(&levels, &options, games),
        other => panic!("no game {other:?}"),
    };
    for (level, won) in levels.iter().zip(&won) {
        println!("{:8} {:5.1} %", level.name(), 100.0 * won / (games * levels.len()) as f64);
    }
}
