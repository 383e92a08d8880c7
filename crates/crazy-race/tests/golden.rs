//! Games and states from an independent implementation: records, states, legal actions and chance weights match
//! to the letter.

use furrow_crazy_race::State;
use furrow_game::laws::golden;
use std::path::Path;

fn agree(name: &str) {
    golden::agree::<State>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"), name);
}

#[test]
fn three_and_four_players() {
    ["crazy-race-3", "crazy-race-4"].into_iter().for_each(agree);
}

#[test]
fn r4_a_deck_of_ones_own() {
    agree("crazy-race-3-deck");
}
