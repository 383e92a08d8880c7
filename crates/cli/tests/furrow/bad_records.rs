//! Records that are wrong: refused with the place, the reason and what was possible.

use crate::run::{data, furrow, furrow_fed};
use serde_json::Value;

fn record() -> Value {
    serde_json::from_str(&data(&["record", "fable", "--seats", "3", "--seed", "bad"])).expect("JSON")
}

/// Verifies a record after a change; what it is told.
fn refused(change: impl FnOnce(&mut Value)) -> String {
    let mut record = record();
    change(&mut record);
    let ran = furrow_fed(&["verify", "-"], record.to_string().as_bytes());
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{}", ran.err);
    ran.err
}

fn step_where(record: &Value, wanted: impl Fn(&str) -> bool) -> usize {
    let steps = record["steps"].as_array().expect("steps");
    steps.iter().position(|step| step.as_str().is_some_and(&wanted)).expect("such a step")
}

fn assert_says(told: &str, parts: &[&str]) {
    parts.iter().for_each(|part| assert!(told.contains(part), "{part:?} is not in {told:?}"));
}

#[test]
fn a_step_that_cannot_be() {
    let mut index = 0;
    let told = refused(|record| {
        index = step_where(record, |step| step.contains(" play "));
        record["steps"][index] = Value::from("0 play fox fox fox fox fox");
    });
    assert_says(
        &told,
        &["-: game 1 (line 1): ", &format!("step {index} (\"0 play fox fox"), "possible there: "],
    );
    let told = refused(|record| record["steps"][0] = Value::from("*  start 0"));
    assert_says(&told, &["step 0", "one space between words", "* start 0, * start 1, * start 2"]);
}

#[test]
fn chance_that_does_not_follow_from_the_seed() {
    let told = refused(|record| {
        let real = record["steps"][0].as_str().expect("a step").to_owned();
        record["steps"][0] = Value::from(if real == "* start 1" { "* start 0" } else { "* start 1" });
    });
    assert_says(&told, &["step 0 (\"* start ", "the seed gives ", "start "]);
}

#[test]
fn scores_and_ranks_that_the_steps_do_not_give() {
    assert_says(
        &refused(|record| record["scores"][0] = Value::from(99)),
        &["scores says [99", "the steps give ["],
    );
    assert_says(&refused(|record| record["ranks"] = serde_json::json!([1, 1, 1])), &["ranks says"]);
    let long = || Value::from(vec![1; 50_000]);
    assert_says(&refused(|record| record["ranks"] = long()), &["ranks has 50000 entries for 3 seats"]);
    assert_says(&refused(|record| record["scores"] = long()), &["scores has 50000 entries for 3 seats"]);
    let told = refused(|record| {
        record["steps"].as_array_mut().map(Vec::pop);
    });
    assert_says(&told, &["scores says", "the steps give none yet"]);
}

#[test]
fn set_ups_that_cannot_be() {
    assert_says(
        &refused(|record| record["options"]["speed"] = Value::from(2)),
        &["no option \"speed\"", "championship"],
    );
    assert_says(&refused(|record| record["seats"] = Value::from(9)), &["2 to 5 players, not 9"]);
    assert_says(&refused(|record| record["game"] = Value::from("chess")), &["no game \"chess\"", "fable"]);
    assert_says(&refused(|record| record["rules"] = Value::from(7)), &["revision 7"]);
    assert_says(&refused(|record| record["version"] = Value::from(2)), &["version 2"]);
    assert_says(&refused(|record| record["seed"] = Value::from("abc")), &["seed is not 64 hex digits"]);
    assert_says(
        &refused(|record| record["players"] = serde_json::json!(["Ann"])),
        &["players has 1 entries for 3 seats"],
    );
}

#[test]
fn a_seed_that_does_not_come_from_its_secret() {
    let zeros = "0".repeat(64);
    let told = refused(|record| {
        record["fair"] = serde_json::json!({"commit": zeros, "secret": zeros, "nonces": [null, null, null]});
    });
    assert_says(&told, &["the commitment is not the SHA-256 of the secret"]);
}

#[test]
fn texts_that_are_no_records() {
    let deep = "[".repeat(1 << 20);
    let deep_object = format!("{}1{}", "{\"a\":".repeat(5000), "}".repeat(5000));
    let texts: [(&[u8], &str); 7] = [
        (b"", "there is no game record in it"),
        (b"\n \n", "there is no game record in it"),
        (b"hello\n", "line 1: not a game record"),
        (b"{}\n", "line 1: not a game record: format is missing"),
        (b"\xff\xfe{}\n", "line 1: cannot be read"),
        (deep.as_bytes(), "line 1: not a game record"),
        (deep_object.as_bytes(), "line 1: not a game record"),
    ];
    for (text, why) in texts {
        for command in ["verify", "replay", "view"] {
            let ran = furrow_fed(&[command, "-"], text);
            assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{command}: {}", ran.err);
            assert!(ran.err.contains(why), "{command}: {}", ran.err);
        }
    }
}

#[test]
fn a_line_of_100_megabytes_is_refused_unread() {
    let ran = furrow_fed(&["verify", "-"], &vec![b'a'; 100_000_000]);
    assert_eq!(ran.code, 1);
    assert_says(&ran.err, &["line 1: longer than"]);
}

#[test]
fn the_place_is_told_in_games_and_lines() {
    let good = record().to_string();
    let pretty = serde_json::to_string_pretty(&record()).expect("JSON");
    let lines = pretty.lines().count();
    let bad = good.replace("\"game\":\"fable\"", "\"game\":\"chess\"");
    let ran = furrow_fed(&["verify", "-"], format!("\n{pretty}\n\n{good}\n{bad}\n{good}\n").as_bytes());
    assert_eq!(ran.code, 1);
    assert_says(&ran.err, &[&format!("-: game 3 (line {}): ", lines + 4)]);
}

#[test]
fn each_file_is_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("a path").to_owned()
    };
    let good = file("good.jsonl", &record().to_string());
    let mut wrong = record();
    wrong["scores"][1] = Value::from(-1);
    let bad = file("bad.jsonl", &wrong.to_string());
    let ran = furrow(&["verify", &bad, &good, &bad]);
    assert_eq!((ran.code, ran.out), (1, format!("{good}: 1 game\n")));
    assert_eq!(ran.err.matches("bad.jsonl: game 1 (line 1): scores says").count(), 2);
}

#[test]
fn a_game_without_scores_says_so() {
    let record = data(&["record", "carrots", "--seats", "2", "--seed", "s"]);
    let record = record.replacen("\"ranks\"", "\"scores\":[1,2],\"ranks\"", 1);
    let ran = furrow_fed(&["verify", "-"], record.as_bytes());
    assert_says(&ran.err, &["this game has no scores"]);
}

#[test]
fn a_step_of_a_seat_that_is_not_there() {
    assert_says(&refused(|record| record["steps"][0] = Value::from("7 play fox")), &["seats are 0 to 2"]);
}

/// A text from a file stays within its line and its place there.
#[test]
fn no_line_can_be_forged() {
    let forged = "* start\n-: 1 game\u{2028}x\u{202e}y\u{200b}z";
    let told = refused(|record| record["steps"][0] = Value::from(forged));
    assert_eq!(told.lines().count(), 1, "{told}");
    let told_of_key = refused(|record| record["options"][forged] = Value::from(1));
    let told_of_game = refused(|record| record["game"] = Value::from(forged));
    for told in [told, told_of_key, told_of_game] {
        assert!(!told.contains(['\u{2028}', '\u{202e}', '\u{200b}']) && told.lines().count() == 1, "{told}");
    }
    let mut record = record();
    record["players"] = serde_json::json!(["Ann\nBea", "\u{202e}Carl", "Dot".repeat(100_000)]);
    let ran = furrow_fed(&["replay", "-"], record.to_string().as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(!ran.out.contains("\nBea") && !ran.out.contains('\u{202e}') && ran.out.len() < 100_000);
}

#[test]
fn a_file_is_read_on_after_a_record_that_breaks_off_or_has_a_fault() {
    let good = record().to_string();
    let cut = &good[..good.len() - 10];
    let wrong = good.replace("\"game\":\"fable\"", "\"game\":\"chess\"");
    let text = format!("{good}\n{cut}\n{wrong}\n{good}\n");
    let ran = furrow_fed(&["verify", "-"], text.as_bytes());
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert_says(&ran.err, &["line 2: the record breaks off", "game 3 (line 3): there is no game \"chess\""]);
    assert_eq!(ran.err.lines().count(), 2, "{}", ran.err);
    let once = furrow_fed(&["replay", "-", "--states"], good.as_bytes()).out;
    let ran = furrow_fed(&["replay", "-", "--states"], text.as_bytes());
    assert_eq!((ran.code, ran.out), (1, once.repeat(2)));
    assert_eq!(furrow_fed(&["view", "-", "--game", "4"], text.as_bytes()).code, 0);
    let ran = furrow_fed(&["view", "-", "--game", "5"], text.as_bytes());
    assert_eq!(ran.code, 1);
    assert_says(&ran.err, &["line 2: the record breaks off"]);
}

#[test]
fn states_are_printed_up_to_the_fault() {
    let mut wrong = record();
    wrong["steps"][5] = Value::from("* stream 99");
    let ran = furrow_fed(&["replay", "-", "--states"], wrong.to_string().as_bytes());
    assert_eq!((ran.code, ran.out.lines().count()), (1, 6));
    assert_says(&ran.err, &["step 5 (\"* stream 99\")"]);
}
