//! Matches between bots: `furrow arena`.

#[cfg(unix)]
use crate::run::furrow_interrupted;
use crate::run::{data, furrow, furrow_fed};
use serde_json::Value;
use std::{fs, path::Path, thread, time::Duration};
use tempfile::TempDir;

/// A match of some length.
const FABLE: [&str; 8] = ["arena", "fable", "--seats", "medium,easy,easy", "--games", "200", "--seed", "a b"];

fn with(records: &Path) -> Vec<&str> {
    [&FABLE[..], &["--records", records.to_str().expect("a name in UTF-8")]].concat()
}

#[test]
fn the_table_is_the_same_on_any_number_of_threads() {
    let on = |threads| data(&[&FABLE[..], &["--threads", threads]].concat());
    assert_eq!(on("1"), on("3"));
    let other = data(&["arena", "fable", "--seats", "medium,easy,easy", "--games", "200", "--seed", "c"]);
    assert_ne!(on("1"), other, "another seed, other games");
}

#[test]
fn records_verify_and_each_game_is_played_again_by_its_number() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("match.jsonl");
    data(&with(&file));
    let records = fs::read_to_string(&file).expect("records");
    let ran = furrow_fed(&["verify", "-"], records.as_bytes());
    assert_eq!((ran.code, ran.out.as_str()), (0, "-: 200 games\n"), "{}", ran.err);
    let seats = |record: &Value| record["players"][0].clone();
    let games: Vec<Value> = records.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!([&games[0], &games[1], &games[2]].map(seats), ["bot:medium", "bot:easy", "bot:easy"]);
    assert_eq!(games[0]["seed"], games[2]["seed"], "one deal from every seat");
    assert_ne!(games[0]["seed"], games[3]["seed"], "another deal");
    let again =
        data(&["arena", "fable", "--seats", "medium,easy,easy", "--only-game", "17", "--seed", "a b"]);
    let again: Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!((&again["steps"], &again["players"]), (&games[17]["steps"], &games[17]["players"]));
}

/// Wherever the file was cut.
#[test]
fn a_match_goes_on_to_the_same_table() {
    let folder = TempDir::new().expect("a folder");
    let whole = folder.path().join("whole.jsonl");
    let table = data(&with(&whole));
    let records = fs::read(&whole).expect("records");
    for cut in [0, 1, records.len() / 3, records.len() / 2, records.len() - 1, records.len()] {
        let part = folder.path().join("part.jsonl");
        fs::write(&part, &records[..cut]).expect("written");
        assert_eq!(data(&with(&part)), table, "cut at {cut}");
        assert_eq!(fs::read(&part).expect("records"), records, "cut at {cut}");
    }
}

#[cfg(unix)]
#[test]
fn a_match_that_is_stopped_goes_on_to_the_same_table() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("match.jsonl");
    let seats = "hard:simulations=40:truths=40,medium,medium";
    let file_name = file.to_str().expect("a name in UTF-8");
    let args = ["arena", "fable", "--seats", seats, "--games", "120", "--seed", "s", "--records", file_name];
    let ended = furrow_interrupted(&args, || {
        while fs::read(&file).map_or(0, |text| text.len()) == 0 {
            thread::sleep(Duration::from_millis(20));
        }
        let second = furrow(&args);
        assert_eq!((second.code, second.out.as_str()), (2, ""), "{}", second.err);
        assert!(second.err.contains("another match is being written to it"), "{}", second.err);
    });
    assert_eq!(ended.code, 130, "{}", ended.err);
    assert!(ended.err.contains("the same command goes on from"), "{}", ended.err);
    assert!(ended.out.contains(" of 120 games"), "{}", ended.out);
    let resumed = data(&args);
    let whole = data(&args[..8]);
    assert_eq!(resumed, whole);
}

#[test]
fn a_test_stops_a_match_as_soon_as_it_is_clear() {
    let args = ["arena", "carrots", "--seats", "medium,random", "--games", "5000", "--seed", "a", "--json"];
    let out: Value = serde_json::from_str(&data(&[&args[..], &["--sprt"]].concat())).expect("JSON");
    assert_eq!(out["test"]["says"], "high", "{out}");
    assert!(out["played"].as_u64().is_some_and(|n| n < 500) && out["over"] == true, "{out}");
    let same: Value =
        serde_json::from_str(&data(&[&args[..], &["--sprt", "--threads", "1"]].concat())).expect("JSON");
    assert_eq!(out, same);
}

/// All won, all lost, all level, one game.
#[test]
fn numbers_are_finite_and_labelled() {
    for (seats, games) in
        [("medium,random", "1"), ("medium,random", "20"), ("random,medium", "3"), ("easy,easy", "2")]
    {
        let args = ["arena", "carrots", "--seats", seats, "--games", games, "--seed", "a"];
        let text = data(&args);
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
        let out: Value = serde_json::from_str(&data(&[&args[..], &["--json"]].concat())).expect("JSON");
        for row in out["table"].as_array().expect("rows") {
            let [low, mean, high] =
                ["low", "mean", "high"].map(|key| row["wins"][key].as_f64().expect("a number"));
            let alone = row["seats"] == out["seats"]; // it wins what there is to win, whatever happens
            assert!(0.0 <= low && low <= mean && mean <= high && high <= 1.0, "{row}");
            assert_eq!(low < high, !alone, "{row}");
            assert!(row["rating"]["points"].is_f64(), "{row}");
        }
    }
    assert!(
        data(&["arena", "carrots", "--seats", "medium,random", "--games", "20", "--seed", "a"])
            .contains("or more")
    );
}

#[test]
fn what_is_asked_wrongly() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("match.jsonl");
    let name = file.to_str().expect("a name in UTF-8");
    let wrongly = |args: &[&str], why: &str| {
        let ran = furrow(&[&["arena", "fable"], args].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
    };
    wrongly(&["--seats", "medium,random"], "--games");
    wrongly(&["--seats", "medium", "--games", "5", "--records", name], "2 to 5 players, not 1");
    assert!(!file.exists(), "a match that cannot be leaves no file");
    wrongly(&["--seats", "medium,master", "--games", "5"], "there is no bot \"master\"");
    wrongly(&["--seats", "medium,random", "--games", "0"], "--games");
    wrongly(&["--seats", "medium,random", "--games", "5", "--sprt", "0.6,0.5"], "LOW < HIGH");
    data(&["arena", "fable", "--seats", "medium,random", "--games", "3", "--seed", "a", "--records", name]);
    let kept = fs::read_to_string(&file).expect("records") + "{\"format\":\"fur";
    fs::write(&file, &kept).expect("written");
    for (seats, seed, why) in [
        ("medium,random", "b", "of the match with seed \"a\""),
        ("medium,easy", "a", "line 1: other players"),
        ("medium,random,random", "a", "line 1: another set-up"),
    ] {
        wrongly(&["--seats", seats, "--games", "9", "--seed", seed, "--records", name], why);
    }
    assert_eq!(fs::read_to_string(&file).expect("records"), kept, "it is left as it was");
    fs::write(&file, data(&["record", "fable", "--seats", "2", "--seed", "a"])).expect("written");
    wrongly(&["--seats", "medium,random", "--games", "9", "--records", name], "is of no match");
}

/// What a match would write over is looked at first: whatever is refused is left as it was.
#[test]
fn a_file_of_something_else_is_left_as_it_is() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("notes");
    let game = data(&["record", "fable", "--seats", "3", "--seed", "s"]);
    let placed = |fallen: &str| {
        let whole = folder.path().join("whole.jsonl");
        if !whole.exists() {
            data(&with(&whole));
        }
        let records = fs::read_to_string(&whole).expect("records");
        let line = records.lines().next().and_then(|line| line.strip_suffix('}')).expect("a game").to_owned();
        format!("{line},\"fallen\":[{fallen}]}}\n")
    };
    let lost = |seat: u8| format!(r#"{{"seat":{seat},"decision":1,"fault":"late","why":"x","stderr":""}}"#);
    for (content, why) in [
        ("important notes".to_owned(), "its last line is no record that was cut short"),
        ("important notes\n".to_owned(), "line 1"),
        (game, "is of no match"),
        ("\u{0}\u{0}".to_owned(), "its last line is no record"),
        (placed(&lost(9)), "fallen: there is no seat 9"),
        (placed(&lost(0)), "fallen: seat 0 of medium cannot be lost"),
    ] {
        fs::write(&file, &content).expect("written");
        let ran = furrow(&with(&file));
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{content}: {}", ran.err);
        assert!(ran.err.contains(why), "{content}: {}", ran.err);
        assert_eq!(fs::read_to_string(&file).expect("it is there"), content);
    }
    let ran = furrow(&with(Path::new("/dev/null")));
    assert_eq!(ran.code, 2, "{}", ran.err);
}

/// A disk that is full cuts where it likes.
#[test]
fn a_file_that_was_cut_inside_a_letter_is_gone_on_with() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("match.jsonl");
    let name = file.to_str().expect("a name in UTF-8");
    let args =
        ["arena", "fable", "--seats", "easy,random", "--games", "4", "--seed", "s€", "--records", name];
    let table = data(&args);
    let records = fs::read(&file).expect("records");
    let euro = records.windows(3).rposition(|three| three == "€".as_bytes()).expect("the seed is kept");
    fs::write(&file, &records[..euro + 1]).expect("written");
    assert_eq!(data(&args), table);
    assert_eq!(fs::read(&file).expect("records"), records);
}

#[cfg(target_os = "linux")]
#[test]
fn that_nobody_reads_what_is_said_beside_the_table_is_no_fault() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("it is there");
    let args = ["arena", "fable", "--seats", "easy,random", "--games", "2"];
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_furrow"))
        .args(args)
        .stderr(full)
        .output()
        .expect("it runs");
    assert_eq!(ran.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&ran.stdout).contains("A fair share"), "{ran:?}");
}

/// Two of three seats can win no more than half a game each, nor be first and second both on the mean.
#[test]
fn a_bot_on_several_seats_has_intervals_that_can_be() {
    let args = ["arena", "fable", "--seats", "random,easy,random", "--games", "6", "--seed", "a", "--json"];
    let out: Value = serde_json::from_str(&data(&args)).expect("JSON");
    let row = &out["table"][0];
    let number = |key: &str, end: &str| row[key][end].as_f64().expect("a number");
    assert!(number("wins", "high") <= 0.5, "{row}");
    assert!(number("rank", "low") >= 1.5 && number("rank", "high") <= 2.5, "{row}");
    let [one, other] = [0, 1].map(|n| out["table"][n]["rating"]["points"].as_f64().expect("a number"));
    assert!((one + other).abs() < 1e-9, "each is rated against the other alone: {out}");
}
