//! Records that are right: written, verified, replayed, looked into.

use crate::run::{data, furrow, furrow_fed};
use furrow_game::laws::golden::same;
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The golden records of every game.
fn golden() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folders = ["fable", "crazy-race", "carrots"].map(|game| crates.join(game).join("tests/golden"));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("golden games"));
    let files = files.map(|file| file.expect("a file").path());
    files.filter(|path| path.to_string_lossy().ends_with(".records.jsonl")).collect()
}

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// Each game in each number of seats, with each kind of option.
const TABLES: &[(&str, &str, &[&str])] = &[
    ("fable", "2345", &[]),
    ("fable", "25", &["championship=true", "nap_counts_podium=true"]),
    ("fable", "2345", &["variant=apprentice", "start=1"]),
    ("fable", "3", &["variant=apprentice", "apprentice_hand=6", "championship=true"]),
    ("fable", "2", &["variant=digest"]),
    ("crazy-race", "34", &[]),
    ("crazy-race", "3", &["start=2"]),
    ("carrots", "23456", &[]),
    ("carrots", "24", &["hare=intellect", "layout=ravensburger-1978"]),
    ("carrots", "25", &["hare=mso", "round_limit=40"]),
    ("carrots", "23", &["hare=blank", "start_carrots=30"]),
];

#[test]
fn what_is_recorded_verifies() {
    for (game, seats, options) in TABLES {
        for (seats, bots) in
            seats.chars().flat_map(|n| ["random", "easy", "medium"].map(|b| (n.to_string(), b)))
        {
            let mut args =
                vec!["record", game, "--seats", &seats, "--count", "3", "--seed", "a b", "--bots", bots];
            options.iter().for_each(|option| args.extend(["--option", option]));
            let records = data(&args);
            assert_eq!(records.lines().count(), 3);
            let ran = furrow_fed(&["verify", "-"], records.as_bytes());
            assert_eq!((ran.code, ran.out.as_str()), (0, "-: 3 games\n"), "{args:?}: {}", ran.err);
        }
    }
}

#[test]
fn a_record_says_all_that_the_format_asks() {
    let bots = "medium,random,random";
    let out = data(&[
        "record",
        "Royal Turtle",
        "--seats",
        "3",
        "--seed",
        "s",
        "--bots",
        bots,
        "--option",
        "start=1",
    ]);
    let record = &lines(&out)[0];
    assert_eq!(record["format"], "furrow");
    assert_eq!(record["version"], 1);
    assert_eq!(record["game"], "fable");
    assert_eq!(record["options"]["start"], 1);
    assert_eq!(record["players"], serde_json::json!(["bot:medium", "bot:random", "bot:random"]));
    assert_eq!(record["ranks"].as_array().map(Vec::len), Some(3));
    // SHA-256 of `furrow/s/0`.
    let seed = "2d87ef27";
    assert_eq!(record["seed"].as_str().map(|s| (s.len(), &s[..8])), Some((64, seed)));
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_any_number_of_threads() {
    let games = |threads| {
        data(&[
            "record",
            "fable",
            "--seats",
            "3",
            "--count",
            "300",
            "--seed",
            "x",
            "--bots",
            "medium,random,medium",
            "--threads",
            threads,
        ])
    };
    let one = games("1");
    assert_eq!(one, games("2"));
    let first = data(&["record", "fable", "--seats", "3", "--seed", "x", "--bots", "medium,random,medium"]);
    assert!(one.starts_with(&first), "a game does not depend on how many follow");
}

#[test]
fn without_a_seed_one_is_chosen_and_told() {
    let games = || furrow(&["record", "fable", "--seats", "2"]);
    let (a, b) = (games(), games());
    assert_ne!(a.out, b.out);
    let seed = a.err.trim().strip_prefix("seed: ").expect("the seed is told").to_owned();
    assert_eq!(data(&["record", "fable", "--seats", "2", "--seed", &seed]), a.out);
}

#[test]
fn golden_games_verify_and_their_states_are_the_same() {
    let all = golden();
    assert!(all.len() > 20, "{all:?}");
    for path in &all {
        let records = path.to_str().expect("a path");
        assert_eq!(data(&["verify", records]).lines().count(), 1);
        let ours = lines(&data(&["replay", records, "--states"]));
        let states = records.replace(".records.", ".states.");
        let theirs = lines(&fs::read_to_string(states).expect("golden"));
        assert_eq!(ours.len(), theirs.len());
        for (ours, theirs) in ours.iter().zip(&theirs) {
            assert!(same(ours, theirs), "{records}\nours   {ours}\ntheirs {theirs}");
        }
    }
}

#[test]
fn a_log_tells_each_game_in_sentences() {
    let records = data(&["record", "fable", "--seats", "3", "--count", "2", "--seed", "log"]);
    let ran = furrow_fed(&["replay", "-"], records.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out.split("\n\n").count(), 2, "an empty line between games");
    for seat in 0..3 {
        assert!(ran.out.contains(&format!("bot:random (seat {seat})")));
    }
    assert!(ran.out.lines().count() > 60);
}

#[test]
fn every_game_has_a_log() {
    for (game, seats, says) in [("crazy-race", "4", "is home"), ("carrots", "2", "carrots")] {
        let record = data(&["record", game, "--seats", seats, "--seed", "log", "--bots", "medium"]);
        let ran = furrow_fed(&["replay", "-"], record.as_bytes());
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains(says) && ran.out.lines().count() > 60, "{}", ran.out);
    }
}

/// What the rules promise: whatever the game does, it names the rule.
#[test]
fn every_sentence_of_a_log_names_a_rule_of_that_game() {
    let plain: &[&str] = &[];
    let games = [
        ("fable", "3", plain),
        ("fable", "2", &["--option", "variant=apprentice"]),
        ("crazy-race", "3", plain),
        ("carrots", "2", plain),
        ("carrots", "4", &["--option", "hare=mso"]),
    ];
    for (game, seats, options) in games {
        let rules = data(&["rules", game]);
        let numbers: Vec<&str> = rules.lines().filter_map(|line| line.split(' ').next()).collect();
        let record = data(&[&["record", game, "--seats", seats, "--seed", "log"], options].concat());
        let ran = furrow_fed(&["replay", "-"], record.as_bytes());
        for line in ran.out.lines() {
            let (_, rest) = line.rsplit_once(". (").unwrap_or_else(|| panic!("{line}"));
            let number = rest.strip_suffix(')').unwrap_or_else(|| panic!("{line}"));
            assert!(numbers.contains(&number), "{game}: {line}");
        }
    }
}

#[test]
fn a_game_that_is_over_before_its_first_step_has_a_log_too() {
    let options = ["--option", "start_carrots=0", "--option", "start=1", "--option", "round_limit=2"];
    let record = data(&[&["record", "carrots", "--seats", "3", "--seed", "poor"], &options[..]].concat());
    assert_eq!(lines(&record)[0]["steps"], serde_json::json!([]));
    let ran = furrow_fed(&["replay", "-"], record.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out.matches("starts over").count(), 6, "{}", ran.out);
    assert_eq!(ran.out.matches("1st: ").count(), 3, "{}", ran.out);
}

#[test]
fn a_table_from_a_file_travels_in_the_record() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let row = "free free again lose eat-carrot nothing\n";
    fs::write(file.path(), format!("# ours\n\n{}", row.repeat(6))).expect("written");
    let option = format!("hare=@{}", file.path().display());
    let record = data(&["record", "carrots", "--seats", "4", "--seed", "own", "--option", &option]);
    assert_eq!(lines(&record)[0]["options"]["hare"][5][4], "eat-carrot");
    assert_eq!(furrow_fed(&["verify", "-"], record.as_bytes()).code, 0);
}

#[test]
fn a_name_cannot_speak_to_the_terminal() {
    let records = data(&["record", "fable", "--seats", "2", "--seed", "log"]);
    let records = records.replacen("bot:random", "\\u001b[2JAnn", 1).replacen("bot:random", "Bea", 1);
    let ran = furrow_fed(&["replay", "-"], records.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("[2JAnn") && !ran.out.contains('\u{1b}'));
}

#[test]
fn a_view_hides_what_that_seat_did_not_know() {
    let records = golden().into_iter().find(|path| path.ends_with("fable-4.records.jsonl")).expect("it");
    let records = records.to_str().expect("a path").to_owned();
    let view = |args: &[&str]| -> Value {
        serde_json::from_str(&data(&[&["view", &records], args].concat())).expect("JSON")
    };
    let end = view(&[]);
    assert_eq!((&end["viewer"], &end["turn"]), (&Value::from("public"), &Value::from("over")));
    let record = &lines(&fs::read_to_string(&records).expect("golden"))[0];
    let steps: Vec<&str> =
        record["steps"].as_array().expect("steps").iter().filter_map(Value::as_str).collect();
    let bet = steps.iter().position(|step| step.starts_with("0 bet ")).expect("a second bet");
    let at = bet.to_string();
    let mine = view(&["--step", &at, "--seat", "0"]);
    assert_eq!((&mine["viewer"], &mine["turn"]), (&Value::from(0), &Value::from(0)));
    assert_eq!(mine["deciders"], serde_json::json!([0, 1, 2, 3]), "F4");
    assert!(mine["legal"].as_array().is_some_and(|legal| legal.contains(&Value::from(&steps[bet][2..]))));
    assert_eq!(mine["history"].as_array().map(Vec::len), Some(bet));
    let theirs = view(&["--step", &(bet + 1).to_string(), "--seat", "1"]);
    assert_eq!(theirs["history"][bet], "0 bet ?");
    assert_eq!(theirs["view"]["hands"][0], 6);
    assert_eq!(view(&["--game", "1", "--step", "0"])["history"], serde_json::json!([]));
}

#[test]
fn a_record_cut_short_is_a_game_in_progress() {
    let mut record: Value =
        serde_json::from_str(&data(&["record", "fable", "--seats", "3", "--seed", "cut"])).expect("JSON");
    let steps = record["steps"].as_array().expect("steps").clone();
    for made in [0, 1, 10, 40, steps.len() - 1] {
        record["steps"] = Value::from(steps[..made].to_vec());
        record.as_object_mut().map(|r| (r.remove("scores"), r.remove("ranks")));
        let ran = furrow_fed(&["verify", "-"], record.to_string().as_bytes());
        assert_eq!(ran.code, 0, "{made} steps: {}", ran.err);
        assert_eq!(furrow_fed(&["replay", "-"], record.to_string().as_bytes()).code, 0);
    }
}

#[test]
fn keys_of_others_are_ignored_and_a_record_may_take_many_lines() {
    let mut record: Value =
        serde_json::from_str(&data(&["record", "fable", "--seats", "2", "--seed", "k"])).expect("JSON");
    record["played_at"] = Value::from("home");
    let pretty = serde_json::to_string_pretty(&record).expect("JSON");
    let ran = furrow_fed(&["verify", "-"], format!("\n{pretty}\n\n{record}\n").as_bytes());
    assert_eq!((ran.code, ran.out.as_str()), (0, "-: 2 games\n"), "{}", ran.err);
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let furrow = env!("CARGO_BIN_EXE_furrow");
    let script = format!("'{furrow}' record fable --seats 2 --count 2000 --seed p; echo code $? >&2");
    let mut shell = Command::new("sh");
    let ran = shell.args(["-c", &format!("{{ {script}; }} | head -c 10")]).output().expect("a shell");
    assert_eq!(String::from_utf8_lossy(&ran.stderr), "code 0\n");
}
