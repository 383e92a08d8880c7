//! How many ways there are to go on from fixed starts: a change of any rule of stages, laying or moving changes a
//! number.

use furrow_crazy_race::State;
use furrow_game::laws::{golden, paths};
use std::path::Path;

/// The first game of a golden file after so many steps.
fn at(name: &str, steps: usize) -> State {
    golden::after(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"), name, steps)
}

/// The golden file, steps made of its first game, and the paths of 1, 2, … steps from there.
const TABLE: &[(&str, usize, [u64; 4])] = &[
    ("crazy-race-3", 0, [3, 24, 504, 10584]),
    ("crazy-race-3", 11, [2, 4, 8, 56]),
    ("crazy-race-3", 24, [2, 4, 16, 72]),
    ("crazy-race-3", 40, [5, 24, 48, 128]),
    ("crazy-race-3", 60, [4, 36, 324, 4212]),
    ("crazy-race-3", 72, [3, 27, 243, 1323]),
    ("crazy-race-4", 0, [4, 32, 672, 14112]),
    ("crazy-race-4", 30, [18, 77, 274, 762]),
    ("crazy-race-4", 47, [17, 34, 68, 272]),
    ("crazy-race-4", 70, [2, 8, 32, 112]),
    ("crazy-race-4", 95, [13, 169, 1521, 14157]),
    ("crazy-race-4", 108, [5, 25, 125, 473]),
    ("crazy-race-3-deck", 9, [10, 130, 260, 520]),
    ("crazy-race-3-deck", 22, [16, 176, 1488, 6464]),
    ("crazy-race-3-deck", 50, [10, 40, 520, 1040]),
    ("crazy-race-3-deck", 68, [9, 45, 245, 861]),
];

#[test]
fn paths_from_golden_games_are_counted() {
    for (name, steps, expected) in TABLE {
        let game = at(name, *steps);
        let counted: Vec<u64> = (1..=4).map(|depth| paths(&game, depth)).collect();
        assert_eq!(counted, expected, "{name} after {steps} steps");
    }
}

#[test]
fn the_start_counts_as_by_hand() {
    // Who starts, eight stage cards, then any of five different cards at four sides or a pass.
    assert_eq!(paths(&at("crazy-race-3", 0), 3), 3 * 8 * 21);
    assert_eq!(paths(&at("crazy-race-4", 0), 4), 4 * 8 * 21 * 21);
}
