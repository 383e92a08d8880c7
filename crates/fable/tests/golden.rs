//! Games and states from an independent implementation: records, states, legal actions and chance weights match
//! to the letter.

use furrow_fable::State;
use furrow_game::laws::golden;
use std::path::Path;

fn agree(name: &str) {
    golden::agree::<State>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"), name);
}

#[test]
fn two_to_five_players() {
    ["fable-2", "fable-3", "fable-4", "fable-5"].into_iter().for_each(agree);
}

#[test]
fn f18_a_championship() {
    agree("fable-3-championship");
}

#[test]
fn f10_podium_animals_ahead_of_the_hare_and_a_chosen_start() {
    agree("fable-4-nap-start");
}

#[test]
fn f19_to_f22_apprentices() {
    ["fable-apprentice-2", "fable-apprentice-3", "fable-apprentice-4", "fable-apprentice-5"]
        .into_iter()
        .for_each(agree);
}

#[test]
fn f23_the_digest() {
    agree("fable-digest-2");
}
