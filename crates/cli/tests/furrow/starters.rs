//! The starter bots keep to the protocol, and each beats `random` in every game.

use crate::run::{data, furrow};
use serde_json::Value;
use std::{env, path::PathBuf, process::Command};

fn starters() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../starters")
}

/// That this program wins more than its share, by the interval.
fn beats_random(program: &str) {
    for (game, seats) in [("fable", 3), ("crazy-race", 3), ("carrots", 2), ("carrots", 4)] {
        let players = format!("cmd:{program}{}", ",random".repeat(seats - 1));
        let games = (12 * seats).to_string();
        let args = ["arena", game, "--seats", &players, "--games", &games, "--seed", "starters", "--json"];
        let table: Value = serde_json::from_str(&data(&args)).expect("JSON");
        let row = &table["table"][0];
        assert_eq!(row["faults"], Value::Array(Vec::new()), "{game}");
        let low = row["wins"]["low"].as_f64().expect("a number");
        assert!(low > 1.0 / seats as f64, "{game}, {seats} seats: {row}");
    }
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

#[test]
fn the_one_in_javascript() {
    beats_random(&format!("node '{}'", starters().join("bot.mjs").display()));
}

#[test]
fn the_one_in_python() {
    if is_there("python3") {
        beats_random(&format!("python3 '{}'", starters().join("bot.py").display()));
    }
}

/// It is no part of the workspace, so that it can be copied as it is.
#[test]
fn the_one_in_rust() {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("starter");
    let mut build = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    build.arg("build").arg("--locked").arg("--manifest-path").arg(starters().join("rust/Cargo.toml"));
    assert!(build.arg("--target-dir").arg(&target).status().expect("cargo runs").success());
    let binaries = std::fs::read_dir(target.join("debug")).expect("it is built").flatten();
    let is_binary = |path: &PathBuf| path.is_file() && path.extension().is_none();
    let binary = binaries
        .map(|entry| entry.path())
        .filter(is_binary)
        .find(|path| path.file_name().is_some_and(|name| !name.to_string_lossy().starts_with('.')));
    let binary = format!("'{}'", binary.expect("one binary").display());
    let ran = furrow(&["bot", "check", &binary]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    beats_random(&binary);
}
