//! How many ways there are to go on from fixed starts: a change of any rule of set-up, turn or draw changes a number.

use furrow_fable::State;
use furrow_game::laws::{golden, paths};
use std::path::Path;

/// The golden game of so many seats after so many steps.
fn at(seats: u8, steps: usize) -> State {
    of(&format!("fable-{seats}"), steps)
}

fn of(name: &str, steps: usize) -> State {
    golden::after(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"), name, steps)
}

/// Seats, steps made of the golden game, and the paths of 1, 2, … steps from there.
const TABLE: &[(u8, usize, [u64; 6])] = &[
    (2, 0, [2, 10, 40, 120, 240, 2640]),
    (2, 21, [3, 12, 72, 432, 2592, 15552]),
    (2, 23, [6, 36, 216, 1296, 7721, 45918]),
    (2, 90, [6, 36, 166, 865, 4500, 26266]),
    (2, 187, [4, 24, 83, 492, 2890, 16713]),
    (3, 0, [3, 15, 60, 180, 1980, 19800]),
    (3, 27, [5, 25, 75, 450, 2700, 16670]),
    (3, 30, [6, 36, 231, 1425, 8875, 54050]),
    (3, 100, [6, 30, 137, 566, 2686, 11484]),
    (3, 157, [6, 36, 156, 864, 3456, 10368]),
    (4, 0, [4, 20, 80, 240, 480, 5280]),
    (4, 35, [3, 9, 45, 180, 1080, 6480]),
    (4, 39, [6, 36, 216, 1294, 7737, 46230]),
    (4, 100, [6, 36, 212, 848, 4848, 26260]),
    (4, 174, [6, 30, 165, 874, 4110, 21304]),
    (5, 0, [5, 25, 100, 300, 600, 600]),
    (5, 43, [4, 20, 80, 400, 1600, 9600]),
    (5, 48, [6, 36, 216, 1296, 7668, 45357]),
    (5, 100, [6, 30, 168, 864, 4656, 23630]),
    (5, 172, [5, 25, 120, 576, 3192, 15984]),
];

#[test]
fn paths_from_golden_games_are_counted() {
    for (seats, steps, expected) in TABLE {
        let game = at(*seats, *steps);
        let counted: Vec<u64> = (1..=6).map(|depth| paths(&game, depth)).collect();
        assert_eq!(counted, expected, "{seats} seats after {steps} steps");
    }
}

/// The same for the variants: set-up, the middle of a turn, the beginning of a race, the last race.
const VARIANTS: &[(&str, usize, [u64; 6])] = &[
    ("fable-apprentice-3", 6, [5, 20, 60, 120, 120, 600]),
    ("fable-apprentice-3", 41, [5, 25, 100, 300, 600, 600]),
    ("fable-apprentice-3", 42, [5, 20, 60, 120, 120, 600]),
    ("fable-apprentice-3", 118, [5, 20, 68, 256, 800, 1824]),
    ("fable-apprentice-2", 131, [5, 20, 60, 120, 120, 0]),
    ("fable-digest-2", 19, [6, 36, 216, 1296, 7896, 48720]),
];

#[test]
fn paths_from_golden_games_of_the_variants_are_counted() {
    for (name, steps, expected) in VARIANTS {
        let game = of(name, *steps);
        let counted: Vec<u64> = (1..=6).map(|depth| paths(&game, depth)).collect();
        assert_eq!(counted, expected, "{name} after {steps} steps");
    }
}

#[test]
fn the_set_up_counts_as_by_hand() {
    // Who starts, three of five bets in turn, two of eleven streams, then any of six kinds of cards.
    assert_eq!(paths(&at(3, 0), 7), 3 * (5 * 4 * 3) * (11 * 10) * 6);
    assert_eq!(paths(&at(2, 0), 6), 2 * (5 * 4 * 3 * 2) * 11);
    assert_eq!(paths(&at(5, 0), 6), 5 * (5 * 4 * 3 * 2));
    // Five turbo tokens, then any of five kinds of cards (F19); five animals moved, then any of a hand's plays (F20).
    assert_eq!(paths(&of("fable-apprentice-3", 6), 6), (5 * 4 * 3 * 2) * 5);
    assert_eq!(paths(&of("fable-apprentice-3", 42), 5), 5 * 4 * 3 * 2);
}
