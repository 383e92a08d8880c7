//! Whole games as text: to be read by eye, and to show in a diff what a change of the rules changes.

use crate::{Game, Setup, Step, Turn, fair, laws::random_step};
use rand::Rng;
use std::{env, fmt::Write, fs, path::Path};

/// The longest file that anyone will read, in bytes.
const LONGEST: usize = 200_000;

/// A random game as text: what `board` shows before each decision and at the end, each step, and below it what `tell`
/// says of its beats.
///
/// # Panics
/// If the game refuses one of its own steps.
#[must_use]
pub fn playthrough<G: Game>(
    setup: &G::Setup,
    seed: &str,
    rng: &mut impl Rng,
    board: impl Fn(&G) -> String,
    tell: impl Fn(&G::Beat) -> Option<String>,
) -> String {
    let dice = fair::Seed::of_game(seed, 0);
    let mut game = G::new(setup);
    let options = serde_json::Value::Object(setup.options());
    let mut text = format!("# {}, {} seats, options {options}\n", G::NAME, setup.seats());
    let mut made = 0;
    while game.turn() != Turn::Over {
        let step = match game.turn() {
            Turn::Chance => Step::Chance(fair::pick(&game, &dice, made)),
            _ => {
                text.push_str(&board(&game));
                random_step(&game, rng)
            }
        };
        made += 1;
        let mut beats = Vec::new();
        game.apply(step, &mut beats).unwrap_or_else(|why| panic!("{step}: {why}"));
        let told: String = beats.iter().filter_map(&tell).map(|told| format!("\n    {told}")).collect();
        let _ = writeln!(text, "{step}{told}");
    }
    text.push_str(&board(&game));
    let (scores, ranks) = (game.scores().unwrap_or_default(), game.ranks().unwrap_or_default());
    let _ = writeln!(text, "scores {scores:?} ranks {ranks:?}");
    text
}

/// Compares with a file; with `UPDATE=1` in the environment it is written anew.
///
/// # Panics
/// Where they differ, with the line; if the text is too long to be read.
pub fn same_as_file(text: &str, path: &Path) {
    let name = path.display();
    assert!(text.len() < LONGEST, "{name} is too long to be read: {} bytes", text.len());
    if env::var_os("UPDATE").is_some() {
        fs::write(path, text).unwrap_or_else(|why| panic!("{name}: {why}"));
    }
    let written = fs::read_to_string(path).unwrap_or_else(|why| panic!("{name}: {why}"));
    let first = text.lines().zip(written.lines()).position(|(now, then)| now != then);
    assert!(text == written, "{name} differs from line {:?}; UPDATE=1 writes it anew", first.map(|n| n + 1));
}
