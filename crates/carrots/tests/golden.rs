//! Games and states from an independent implementation: records, states, legal actions and chance weights match
//! to the letter.

use furrow_carrots::State;
use furrow_game::laws::golden;
use std::path::Path;

fn agree(name: &str) {
    golden::agree::<State>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"), name);
}

#[test]
fn two_to_six_players() {
    ["carrots-2", "carrots-3", "carrots-4", "carrots-5", "carrots-6"].into_iter().for_each(agree);
}

#[test]
fn p3_every_hare_option_and_the_older_print() {
    ["carrots-3-intellect", "carrots-3-blank", "carrots-3-table", "carrots-4-ravensburger"]
        .into_iter()
        .for_each(agree);
}

#[test]
fn p23_a_limit_of_rounds() {
    agree("carrots-3-limit");
}

#[test]
fn p24_mso_with_two_markers() {
    agree("carrots-2-mso");
}
