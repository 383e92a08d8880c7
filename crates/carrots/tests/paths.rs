//! How many ways there are to go on from fixed starts: a change of any rule changes a number.

use furrow_carrots::State;
use furrow_game::laws::{golden, paths};
use std::path::Path;

/// A golden game after so many steps.
fn at(name: &str, steps: usize) -> State {
    golden::after(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"),
        &format!("carrots-{name}"),
        steps,
    )
}

/// The golden game, steps made of it, and the paths of 1, 2, 3, 4 steps from there.
const TABLE: &[(&str, usize, [u64; 4])] = &[
    ("2", 0, [2, 48, 864, 11508]),
    ("2", 60, [8, 126, 1879, 28279]),
    ("2-mso", 40, [11, 66, 734, 7508]),
    ("3", 0, [3, 30, 243, 1866]),
    ("3", 30, [10, 33, 215, 1410]),
    ("3", 70, [4, 12, 50, 253]),
    ("3-blank", 20, [5, 40, 284, 1186]),
    ("3-intellect", 48, [13, 128, 701, 5793]),
    ("3-limit", 40, [6, 28, 139, 456]),
    ("3-table", 26, [6, 42, 379, 2992]),
    ("4-ravensburger", 15, [3, 26, 117, 1031]),
    ("4", 50, [9, 73, 286, 1364]),
    ("5", 7, [6, 56, 487, 3771]),
    ("5", 90, [7, 40, 259, 1949]),
    ("6", 1, [12, 117, 1078, 9261]),
    ("6", 100, [14, 54, 260, 1141]),
];

#[test]
fn paths_from_golden_games_are_counted() {
    let mut wrong = Vec::new();
    for (name, steps, expected) in TABLE {
        let game = at(name, *steps);
        let counted: Vec<u64> = (1..=4).map(|depth| paths(&game, depth)).collect();
        if counted != expected {
            wrong.push(format!("(\"{name}\", {steps}, {counted:?}),"));
        }
    }
    assert!(wrong.is_empty(), "counted\n{}", wrong.join("\n"));
}

#[test]
fn the_first_moves_count_as_by_hand() {
    // 65 carrots go 10 spaces: all but none are free, the tenth is a lettuce and there are three in hand.
    assert_eq!(paths(&at("3", 0), 2), 3 * 10);
    // With 95 carrots 13 spaces, less the tortoise of 11; with two markers twice as many.
    assert_eq!(paths(&at("6", 0), 2), 6 * 12);
    assert_eq!(paths(&at("2", 0), 2), 2 * 2 * 12);
}
