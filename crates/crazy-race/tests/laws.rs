//! The laws of every game, held by this one at every number of seats and with every option.

use furrow_crazy_race::{Setup, State};
use furrow_game::{Setup as _, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

/// A deck with every kind of side, and no two cards alike.
const OWN: [&str; 8] = [
    "*1 S1 F1 R1",
    "S2 R2 F2 *?",
    "R3 S3 F3 *2",
    "F4 S4 *? R4",
    "*3 F1 S2 R3",
    "S3 *? F4 R1",
    "R4 S1 F2 *4",
    "*? R1 S3 F4",
];

fn setups() -> impl Iterator<Item = Setup> {
    (3..=4).flat_map(|seats| {
        [json!("random"), json!(1)].into_iter().flat_map(move |start| {
            [json!("reconstructed"), json!(OWN)].into_iter().map(move |deck: Value| {
                let options = json!({"start": start, "deck": deck});
                Setup::new(seats, options.as_object().expect("an object")).expect("a set-up")
            })
        })
    })
}

#[test]
fn the_laws_hold() {
    for (n, setup) in setups().enumerate() {
        for game in 0..8 {
            laws::hold::<State>(&setup, &mut Pcg64Mcg::seed_from_u64((n * 100 + game) as u64), 300);
        }
    }
}
