//! Matches in which programs do wrong.

use crate::{
    outsiders::{SHORT, gone, zoo},
    run::{data, furrow_fed},
};
use serde_json::Value;
use std::fs;
use tempfile::TempDir;

/// A match of bad programs and two good players: it ends, the table says who did what, and goes on to the same table.
#[test]
fn a_match_of_bad_programs_ends_and_tells_what_each_did() {
    let kinds = [("crash-at-start", "crashed"), ("illegal", "illegal"), ("garbage", "garbage")];
    let bad = kinds.map(|(kind, _)| zoo(kind));
    let seats: Vec<String> = bad.iter().map(|(program, _)| format!("cmd:{program}")).collect();
    let seats = format!("{},random,medium", seats.join(","));
    let args = ["arena", "fable", "--seats", &seats, "--games", "100", "--seed", "z", "--json"];
    let table: Value = serde_json::from_str(&data(&args)).expect("JSON");
    let rows = table["table"].as_array().expect("rows");
    for (row, (kind, fault)) in rows.iter().zip(kinds) {
        assert!(row["bot"].as_str().is_some_and(|bot| bot.contains(kind)), "{row}");
        let faults = row["faults"].as_array().expect("faults");
        assert_eq!(faults.len(), 100, "each of its games: {row}");
        assert!(faults.iter().all(|told| told["fault"] == fault), "{row}");
        assert!(row["wins"]["mean"] == 0.0, "whoever loses a seat is last: {row}");
    }
    let won: f64 = rows[3..].iter().filter_map(|row| row["wins"]["mean"].as_f64()).sum();
    assert!((won - 1.0).abs() < 1e-9, "the others play on: {table}");
    bad.iter().for_each(|(_, marker)| gone(marker));
}

/// Those that take time: their clock runs out in every game.
#[test]
fn a_match_of_programs_that_take_too_long_ends() {
    let bad = ["hang", "fork-hang", "long", "half"].map(zoo);
    let seats: Vec<String> = bad.iter().map(|(program, _)| format!("cmd:{program}")).collect();
    let (seats, folder) = (format!("{},medium", seats.join(",")), TempDir::new().expect("a folder"));
    let file = folder.path().join("match.jsonl");
    let file = file.to_str().expect("a name in UTF-8");
    let args = ["arena", "fable", "--seats", &seats, "--games", "5", "--clock", SHORT, "--records", file];
    let table = data(&[&args[..], &["--seed", "z"]].concat());
    for told in ["(late 5)", "(flood 5)", "(garbage 5)", "medium                      "] {
        assert!(table.contains(told), "{told}: {table}");
    }
    bad.iter().for_each(|(_, marker)| gone(marker));
    let records = fs::read_to_string(file).expect("records");
    let half = &records[..records.lines().take(3).map(|line| line.len() + 1).sum()];
    assert_eq!(furrow_fed(&["verify", "-"], records.as_bytes()).code, 0, "the games are games");
    fs::write(file, half).expect("written");
    assert_eq!(data(&args), table, "the seed and the first games come from the file");
}
