//! Fable: The Hare & the Tortoise (F1 to F24).

use crate::play::{Played, Table};
use furrow_fable::{Animal, Beat, POINTS, Setup, State, Stay};
use furrow_game::{Game, Setup as _, Viewer};

/// The table.
pub(crate) fn table(games: u64) -> String {
    let mut table = Table::<State>::new(
        games,
        &[
            ("races", |game| game.count(|beat| matches!(beat, Beat::RaceStarts { .. }))),
            ("new piles", |game| game.count(|beat| matches!(beat, Beat::PileForms { .. }))),
            ("naps", |game| game.count(|beat| matches!(beat, Beat::Stays { why: Stay::Nap, .. }))),
            ("howls", |game| game.count(|beat| matches!(beat, Beat::Howl { .. }))),
            ("hare", |game| points(game, Animal::Hare)),
            ("tortoise", |game| points(game, Animal::Tortoise)),
            ("wolf", |game| points(game, Animal::Wolf)),
            ("fox", |game| points(game, Animal::Fox)),
            ("lamb", |game| points(game, Animal::Lamb)),
            ("best score", |game| {
                game.end.scores().and_then(|scores| scores.into_iter().max()).map_or(0.0, f64::from)
            }),
        ],
    );
    for seats in Setup::SEATS {
        table.line("standard", seats, &[]);
    }
    for seats in Setup::SEATS {
        table.line("apprentice", seats, &[("variant", "apprentice".into())]);
    }
    table.line("digest", 2, &[("variant", "digest".into())]);
    table.finish()
}

/// What a bet on the animal was worth at the end (F16).
fn points(game: &Played<State>, animal: Animal) -> f64 {
    let place = game.end.view(Viewer::Public).place(animal);
    place.map_or(0.0, |place| f64::from(POINTS[usize::from(place) - 1]))
}
