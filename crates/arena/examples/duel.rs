//! Plays bots against one another and prints how often each wins, a shared first place split.
//!
//! `cargo run --release -p furrow-arena --example duel -- fable 100 hard medium medium medium variant=apprentice`
//!
//! Every deal is played from each seat. A player is a level, which may search otherwise than it does
//! (`hard:simulations=500:inference=off`, `hard:playouts=random:horizon=end`), or `cheat` and `cheat:…`, which searches
//! like `hard` and sees everything.

#![expect(clippy::print_stdout, reason = "its output is what it is for")]

use furrow_arena::{Contest, Player, Tally};
use furrow_bots::Playable;
use furrow_game::Setup;
use furrow_table::{for_game, registry::GameId};
use rayon::prelude::*;
use serde_json::{Map, Value};
use std::{env, process::ExitCode, time::Instant};

fn main() -> ExitCode {
    match run(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("error: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &[String]) -> Result<(), String> {
    let [game, deals, rest @ ..] = args else {
        return Err("usage: duel GAME DEALS PLAYER… [K=V…]".to_owned());
    };
    let game = GameId::named(game).ok_or_else(|| format!("there is no game {game:?}"))?;
    let deals = deals.parse().map_err(|_| format!("{deals:?} is not a number of deals"))?;
    let (options, players): (Vec<&String>, Vec<&String>) =
        rest.iter().partition(|arg| arg.contains('=') && !arg.contains(':'));
    let players: Vec<Player> =
        players.into_iter().map(|text| Player::parse(text)).collect::<Result<_, _>>()?;
    let options: Map<String, Value> = options.into_iter().filter_map(|text| option(text)).collect();
    for_game!(game, G => duel::<G>(&players, &options, deals))
}

fn duel<G: Playable>(players: &[Player], options: &Map<String, Value>, deals: u64) -> Result<(), String> {
    let setup = G::Setup::new(players.len() as u8, options).map_err(|why| why.to_string())?;
    let contest = Contest::<G>::new(setup, players.to_vec(), "duel");
    let begun = Instant::now();
    let won: Vec<Vec<f64>> = (0..deals).into_par_iter().map(|deal| contest.deal(deal)).collect();
    println!("{}, {deals} deals from each seat, {:.0} s", G::NAME, begun.elapsed().as_secs_f64());
    for (place, player) in players.iter().enumerate() {
        let mut tally = Tally::default();
        won.iter().for_each(|deal| tally.add(deal[place]));
        println!("{player:40} {:5.1} % ± {:.1}", 100.0 * tally.mean(), 100.0 * tally.half());
    }
    Ok(())
}

/// K=V, V as JSON or a word.
fn option(text: &str) -> Option<(String, Value)> {
    let (key, value) = text.split_once('=')?;
    Some((key.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))))
}
