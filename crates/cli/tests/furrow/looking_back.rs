//! `furrow review`.

use crate::run::{data, furrow, furrow_fed};
use serde_json::Value;
use std::io::Write;

/// One short game of each kind.
const GAMES: [(&str, &str); 3] = [("fable", "2"), ("crazy-race", "3"), ("carrots", "3")];

fn record(game: &str, seats: &str) -> String {
    data(&["record", game, "--seats", seats, "--seed", "look", "--bots", "easy"])
}

fn file(text: &str) -> tempfile::NamedTempFile {
    let mut file = tempfile::NamedTempFile::new().expect("a file");
    file.write_all(text.as_bytes()).expect("it is written");
    file
}

#[test]
fn a_review_says_where_it_turned_what_it_cost_and_what_was_luck() {
    for (game, seats) in GAMES {
        let file = file(&record(game, seats));
        let args = ["review", file.path().to_str().expect("a path"), "--simulations", "20"];
        let text = data(&args);
        for said in ["won by seat", "It turned for seat", "The costliest moves", "Luck and skill"] {
            assert!(text.contains(said), "{game}: {said}\n{text}");
        }
        assert_eq!(text, data(&args), "the same again");
    }
}

/// One seat's luck is the others' bad luck, and the course ends where the game does.
#[test]
fn the_numbers_fit_together() {
    for (game, seats) in GAMES {
        let record = record(game, seats);
        let ranks: Value = serde_json::from_str(&record).expect("a record");
        let file = file(&record);
        let json = data(&["review", file.path().to_str().expect("a path"), "--simulations", "20", "--json"]);
        let review: Value = serde_json::from_str(&json).expect("JSON");
        let sum =
            |list: &Value| list.as_array().expect("a list").iter().filter_map(Value::as_f64).sum::<f64>();
        assert!(sum(&review["luck"]).abs() < 1e-4, "{game}: {}", review["luck"]);
        let course = review["course"].as_array().expect("a list");
        for moment in course {
            assert!((sum(&moment["chances"]) - 1.0).abs() < 1e-4, "{game}: {moment}");
        }
        let (end, ranks) = (&course[course.len() - 1]["chances"], &ranks["ranks"]);
        for (chance, rank) in end.as_array().into_iter().flatten().zip(ranks.as_array().into_iter().flatten())
        {
            assert_eq!(chance.as_f64() > Some(0.0), rank == 1, "{game}: {end} {ranks}");
        }
        for choice in review["choices"].as_array().expect("a list") {
            if choice["chosen"] == choice["best"] {
                assert_eq!(
                    (&choice["cost"], &choice["error"]),
                    (&Value::from(0.0), &Value::from(0.0)),
                    "{choice}"
                );
            }
        }
    }
}

#[test]
fn what_cannot_be_reviewed_is_told() {
    let mut unfinished: Value = serde_json::from_str(&record("fable", "2")).expect("a record");
    let steps = unfinished["steps"].as_array_mut().expect("steps");
    steps.truncate(40);
    for key in ["scores", "ranks"] {
        unfinished.as_object_mut().expect("an object").remove(key);
    }
    let ran = furrow_fed(&["review", "-"], unfinished.to_string().as_bytes());
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("the game is not over"), "{}", ran.err);
    let missing = furrow_fed(&["review", "-", "--game", "2"], record("fable", "2").as_bytes());
    assert_eq!(missing.code, 2);
    assert!(missing.err.contains("there is no game 2"), "{}", missing.err);
    let level = furrow(&["review", "x", "--level", "medium"]);
    assert_eq!(level.code, 2);
    assert!(level.err.contains("does not search"), "{}", level.err);
}
