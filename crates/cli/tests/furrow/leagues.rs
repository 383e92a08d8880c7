//! Leagues of bots: `furrow arena league`.

use crate::run::{data, furrow, furrow_fed};
use serde_json::Value;
use std::fs;
use tempfile::TempDir;

const POOL: &str = "random,easy,medium,hard:simulations=30:truths=30";

fn league<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let args =
        ["arena", "league", "fable", "--seats", "3", "--bots", POOL, "--games", "120", "--seed", "a b"];
    [&args[..], more].concat()
}

fn rows(text: &str) -> Vec<Value> {
    let object: Value = serde_json::from_str(text).expect("JSON");
    object["table"].as_array().expect("rows").clone()
}

#[test]
fn all_play_equally_often_and_the_strongest_come_first() {
    let rows = rows(&data(&league(&["--json"])));
    assert!(rows.iter().all(|row| row["skill"]["games"] == 90), "{rows:?}");
    let points: Vec<f64> = rows.iter().filter_map(|row| row["skill"]["points"].as_f64()).collect();
    assert!(points.is_sorted_by(|one, next| one >= next), "{points:?}");
    assert_eq!([&rows[2]["bot"], &rows[3]["bot"]], ["easy", "random"]);
    let wins: f64 = rows.iter().filter_map(|row| row["wins"]["mean"].as_f64()).sum();
    assert!((wins - 4.0 / 3.0).abs() < 1e-9, "one win a game for three of four: {wins}");
}

#[test]
fn the_table_is_the_same_on_any_number_of_threads_and_when_it_goes_on() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("league.jsonl");
    let name = file.to_str().expect("a name in UTF-8");
    let table = data(&league(&["--threads", "3", "--records", name]));
    assert_eq!(data(&league(&["--threads", "1"])), table);
    let records = fs::read(&file).expect("records");
    for cut in [0, records.len() / 2, records.len()] {
        fs::write(&file, &records[..cut]).expect("written");
        assert_eq!(data(&league(&["--records", name])), table, "cut at {cut}");
        assert_eq!(fs::read(&file).expect("records"), records, "cut at {cut}");
    }
    let ran = furrow_fed(&["verify", "-"], &records);
    assert_eq!((ran.code, ran.out.as_str()), (0, "-: 120 games\n"), "{}", ran.err);
}

#[test]
fn one_game_is_played_again_by_its_number() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("league.jsonl");
    data(&league(&["--records", file.to_str().expect("a name in UTF-8")]));
    let records = fs::read_to_string(&file).expect("records");
    let kept: Value = serde_json::from_str(records.lines().nth(77).expect("game 77")).expect("JSON");
    let again = data(&[
        "arena",
        "league",
        "fable",
        "--seats",
        "3",
        "--bots",
        POOL,
        "--only-game",
        "77",
        "--seed",
        "a b",
    ]);
    let again: Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!((&again["steps"], &again["players"]), (&kept["steps"], &kept["players"]));
}

#[test]
fn it_is_drawn_as_lines_and_as_a_picture() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("league.svg");
    let text = data(&league(&["--draw", file.to_str().expect("a name in UTF-8")]));
    let drawn: Vec<&str> = text.lines().filter(|line| line.contains('●')).collect();
    assert!(drawn.len() == 4 && drawn.iter().all(|line| line.chars().count() <= 80), "{text}");
    let picture = fs::read_to_string(&file).expect("a picture");
    assert!(picture.starts_with("<svg") && picture.contains("prefers-color-scheme"), "{picture}");
    assert_eq!(picture.matches("class=\"bar\"").count(), 4, "{picture}");
}

#[test]
fn a_picture_takes_the_place_of_nothing_but_a_picture() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("kept");
    let name = file.to_str().expect("a name in UTF-8");
    for args in [vec!["--records", name, "--draw", name], vec!["--draw", name]] {
        fs::write(&file, if args.len() == 2 { "notes" } else { "" }).expect("written");
        let ran = furrow(&league(&args));
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", ran.err);
        assert!(ran.err.contains("name another file"), "{}", ran.err);
    }
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "notes");
    let nowhere = folder.path().join("no/league.svg");
    let ran = furrow(&league(&["--draw", nowhere.to_str().expect("a name in UTF-8")]));
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "told before the games: {}", ran.err);
}

#[test]
fn one_game_and_level_games_are_finite() {
    let bots = "medium,easy,random,hard:simulations=2:truths=2";
    for games in ["1", "2", "3", "5"] {
        let text = data(&[
            "arena", "league", "fable", "--seats", "3", "--bots", bots, "--games", games, "--seed", "s",
            "--json",
        ]);
        for row in rows(&text) {
            let skill = &row["skill"];
            assert!(skill["points"].is_number() && skill["half"].is_number(), "{games}: {row}");
        }
        let text = data(&["arena", "league", "fable", "--seats", "3", "--bots", bots, "--games", games]);
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
}

#[test]
fn what_cannot_be_rated_is_told() {
    for (bots, seats, why) in [
        ("easy,medium,easy", "2", "--bots names easy twice"),
        ("hard:truths=5:trees=2,hard:trees=2:truths=5", "2", "twice; nobody can be rated against itself"),
        ("hard,hard:", "2", "--bots names hard twice"),
        ("easy,medium", "3", "--bots names 2 bots for 3 seats"),
        ("easy,medium", "9", "this game is for 2 to 5 players, not 9"),
        ("easy,master", "2", "there is no bot \"master\""),
    ] {
        let ran = furrow(&["arena", "league", "fable", "--seats", seats, "--bots", bots, "--games", "3"]);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", ran.err);
        assert!(ran.err.contains(why), "{}", ran.err);
    }
}
