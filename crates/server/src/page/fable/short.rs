//! The rules in short: those of the game that is played.

use furrow_fable::{Setup, Variant};

/// Keys of the catalogue, for the sheet beside the table.
pub(super) fn rules(setup: Setup) -> &'static [&'static str] {
    let three = usize::from(setup.championship);
    match setup.variant {
        Variant::Apprentice => &APPRENTICE[three],
        Variant::Standard => &FULL[usize::from(setup.nap_counts_podium)][three][1..],
        Variant::Digest => &FULL[usize::from(setup.nap_counts_podium)][three],
    }
}

/// By how the hare naps and by one game or three; the digest's own rule first (F10, F18, F23).
const FULL: [[[&str; 11]; 2]; 2] = [
    [full("fable-board-rule-hare", ONE), full("fable-board-rule-hare", THREE)],
    [full("fable-board-rule-hare-podium", ONE), full("fable-board-rule-hare-podium", THREE)],
];

/// By one game or three (F18 to F22).
const APPRENTICE: [[&str; 7]; 2] = [apprentice(ONE), apprentice(THREE)];

const ONE: &str = "fable-board-rule-tie";
const THREE: &str = "fable-board-rule-three-games";

const fn full(hare: &'static str, score: &'static str) -> [&'static str; 11] {
    [
        "fable-board-rule-digest",
        "fable-board-rule-play",
        "fable-board-rule-race",
        hare,
        "fable-board-rule-tortoise",
        "fable-board-rule-wolf",
        "fable-board-rule-fox",
        "fable-board-rule-lamb",
        "fable-board-rule-token",
        "fable-board-rule-score",
        score,
    ]
}

const fn apprentice(score: &'static str) -> [&'static str; 7] {
    [
        "fable-board-rule-apprentice-bet",
        "fable-board-rule-apprentice-play",
        "fable-board-rule-apprentice-race",
        "fable-board-rule-apprentice-turbo",
        "fable-board-rule-token",
        "fable-board-rule-apprentice-score",
        score,
    ]
}
