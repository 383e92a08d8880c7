//! Crazy Race (R1 to R18).

use crate::play::{Played, Table};
use furrow_crazy_race::{Animal, Beat, Setup, State, Stay};
use furrow_game::{Game, Setup as _};

/// The table.
pub(crate) fn table(games: u64) -> String {
    let mut table = Table::<State>::new(
        games,
        &[
            ("stages", |game| game.count(|beat| matches!(beat, Beat::Stage { .. }))),
            ("ends early", |game| game.count(|beat| matches!(beat, Beat::GameEnds { early: true }))),
            ("cards laid", |game| game.count(|beat| matches!(beat, Beat::Lays { .. }))),
            ("recalls", |game| game.count(|beat| matches!(beat, Beat::Recalls { .. }))),
            ("sides without a card", |game| {
                game.count(|beat| matches!(beat, Beat::Stay { why: Stay::NoCards, .. }))
            }),
            ("declined", |game| game.count(|beat| matches!(beat, Beat::Declines { .. }))),
            ("sprinters' hops", |game| hops(game, Animal::Sprinter)),
            ("reptiles' hops", |game| hops(game, Animal::Reptile)),
            ("flyers' hops", |game| hops(game, Animal::Flyer)),
            ("animals home", |game| {
                game.count(|beat| matches!(beat, Beat::Hops { hop, .. } if hop.is_home()))
            }),
            ("tiles taken", |game| game.count(|beat| matches!(beat, Beat::Tile { tile: Some(_), .. }))),
            ("tiles lost", |game| game.count(|beat| matches!(beat, Beat::LosesTile { tile: Some(_), .. }))),
            ("best score", |game| {
                game.end.scores().and_then(|scores| scores.into_iter().max()).map_or(0.0, f64::from)
            }),
            ("all scores", |game| {
                game.end.scores().map_or(0.0, |scores| scores.into_iter().map(f64::from).sum())
            }),
        ],
    );
    for seats in Setup::SEATS {
        table.line("crazy-race", seats, &[]);
    }
    table.finish()
}

fn hops(game: &Played<State>, wanted: Animal) -> f64 {
    game.count(|beat| matches!(beat, Beat::Hops { animal, .. } if *animal == wanted))
}
