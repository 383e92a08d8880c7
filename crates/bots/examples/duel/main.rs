//! Plays bots against one another and prints how often each wins, a shared first place split.
//!
//! `cargo run --profile ci -p furrow-bots --example duel -- fable 100 hard medium medium medium variant=apprentice`
//!
//! Every deal is played from each seat. A player is a level, which may search otherwise than it does
//! (`hard:simulations=500,inference=off`, `hard:playouts=random,horizon=end`), or `cheat` and `cheat:…`, which searches
//! like `hard` and sees everything.

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

mod player;

use furrow_bots::{Asked, Playable};
use furrow_game::{Seat, Setup, fair::Seed};
use player::Player;
use rayon::prelude::*;
use serde_json::{Map, Value};
use std::time::Instant;

/// Plays one game; the ranks by seat.
fn play<G: Playable>(setup: &G::Setup, players: &[Player], seed: &str) -> Vec<u8> {
    let seat = |(seat, player): (Seat, &Player)| player.seated::<G>(seed, seat);
    let mut seated: Vec<_> = Seat::all(setup.seats()).zip(players).map(seat).collect();
    let choose = |asked: &Asked<'_, G>| seated[asked.seat.index()].choose(asked);
    furrow_bots::play(setup, &Seed::of_game(seed, 0), choose, &mut ()).end.ranks().unwrap_or_default()
}

/// By place in `players`, what it won in each of the `deals`, summed over the seats it played from.
fn wins<G: Playable>(players: &[Player], options: &Map<String, Value>, deals: usize) -> Vec<Vec<f64>> {
    let seats = players.len();
    let setup = G::Setup::new(seats as u8, options).unwrap_or_else(|why| panic!("{why}"));
    let game = |deal: usize, turn: usize| {
        let mut seated = players.to_vec();
        seated.rotate_left(turn);
        let ranks = play::<G>(&setup, &seated, &format!("duel/{deal}"));
        let share = 1.0 / ranks.iter().filter(|rank| **rank == 1).count() as f64;
        let mut won: Vec<f64> = ranks.iter().map(|rank| if *rank == 1 { share } else { 0.0 }).collect();
        won.rotate_right(turn);
        won
    };
    let add = |a: Vec<f64>, b: Vec<f64>| a.iter().zip(&b).map(|(a, b)| a + b).collect();
    (0..deals)
        .into_par_iter()
        .map(|deal| (0..seats).into_par_iter().map(|turn| game(deal, turn)).reduce(|| vec![0.0; seats], add))
        .collect()
}

/// The mean of what a player won a game, and half of its 95 % interval, each deal being one sample.
fn share(won: &[Vec<f64>], place: usize) -> (f64, f64) {
    let (n, seats) = (won.len() as f64, won[0].len() as f64);
    let shares: Vec<f64> = won.iter().map(|deal| deal[place] / seats).collect();
    let mean = shares.iter().sum::<f64>() / n;
    let spread = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, 1.96 * (spread / n).sqrt())
}

/// K=V, V as JSON or a word.
fn option(text: &str) -> Option<(String, Value)> {
    let (key, value) = text.split_once('=')?;
    Some((key.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))))
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (game, deals) = (args.first().map_or("fable", String::as_str), args.get(1));
    let deals: usize = deals.and_then(|n| n.parse().ok()).unwrap_or(100);
    let is_option = |arg: &&String| arg.contains('=') && !arg.contains(':');
    let (options, names): (Vec<&String>, Vec<&String>) = args.iter().skip(2).partition(is_option);
    let player = |name: &&String| Player::parse(name).unwrap_or_else(|why| panic!("{name}: {why}"));
    let players: Vec<Player> = names.iter().map(player).collect();
    let options: Map<String, Value> = options.into_iter().filter_map(|text| option(text)).collect();
    let begun = Instant::now();
    let won = match game {
        "carrots" => wins::<furrow_carrots::State>(&players, &options, deals),
        "crazy-race" => wins::<furrow_crazy_race::State>(&players, &options, deals),
        "fable" => wins::<furrow_fable::State>(&players, &options, deals),
        other => panic!("no game {other:?}"),
    };
    println!("{game}, {deals} deals from each seat, {:.0} s", begun.elapsed().as_secs_f64());
    for (place, name) in names.iter().enumerate() {
        let (mean, half) = share(&won, place);
        println!("{name:40} {:5.1} % ± {:.1}", 100.0 * mean, 100.0 * half);
    }
}
