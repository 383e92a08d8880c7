//! `furrow lab`: a summary, a folder of files, and what it refuses.

use crate::{
    outsiders::{gone, of_repository, zoo},
    run::{data, furrow, furrow_interrupted},
};
use serde_json::{Value, json};
use std::{fs, path::Path, thread, time::Duration};

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).expect(name)
}

/// The JSON of a report in a folder.
fn report(folder: &Path) -> Value {
    serde_json::from_str(&read(folder, "report.json")).expect("JSON")
}

#[test]
fn a_balance_report_is_a_summary_or_a_folder_and_never_depends_on_the_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let args = ["lab", "fable", "--seats", "3", "--games", "6", "--option", "nap_counts_podium=true"];
    let summary = data(&[&args[..], &["--threads", "1"]].concat());
    assert!(
        summary.starts_with("The Hare & the Tortoise\n6 games of 3 seats among medium players"),
        "{summary}"
    );
    assert!(summary.ends_with("--seed lab --option\n  nap_counts_podium=true\n"), "{summary}");
    assert_eq!(data(&[&args[..], &["--threads", "3"]].concat()), summary);

    let out = folder.path().join("new/report");
    let ran = furrow(&[&args[..], &["--out", out.to_str().expect("a path")]].concat());
    assert_eq!((ran.code, ran.out.as_str()), (0, ""), "{}", ran.err);
    let told = report(&out);
    assert_eq!((&told["games"], &told["options"]["nap_counts_podium"]), (&json!(6), &json!(true)));
    assert!(read(&out, "report.html").starts_with("<!DOCTYPE html>"));
    assert!(read(&out, "effect_on_wins.csv").starts_with("figure,without,without_low,without_high,with,"));
}

#[test]
fn what_the_lab_refuses() {
    let refused = |args: &[&str], why: &str| {
        let ran = furrow(&[&["lab", "fable", "--seats", "3"][..], args].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
    };
    refused(&[], "--games");
    refused(&["--games", "0"], "--games");
    refused(&["--games", "1", "--bots", "master"], "the bots are: random");
    refused(&["--games", "1", "--bots", "easy:trees=2"], "does not search");
    refused(&["--games", "1", "--bots", "cmd:no-such-bot"], "no program \"no-such-bot\"");
    refused(&["--games", "1", "--bots", "easy,hard"], "2 bots for 3 seats");
    refused(&["--games", "1", "--option", "speed=2"], "no option \"speed\"");
    refused(&["--games", "1", "--both", "start=7"], "a seat from 0 to 2");
}

#[test]
fn a_program_at_the_lab_plays_the_same_games_again() {
    let bot = format!("cmd:node '{}',medium,medium", of_repository("starters/bot.mjs"));
    let args = ["lab", "carrots", "--seats", "3", "--games", "3", "--bots", &bot, "--clock", "20000"];
    let summary = data(&args);
    assert!(summary.contains("! A program of its own played"), "{summary}");
    assert!(!summary.contains("lost its seat"), "{summary}");
    let words = summary.split_whitespace().collect::<Vec<_>>().join(" "); // lines end where there is room
    assert!(
        words.contains("--clock 20000 --seed lab"),
        "what is told to programs is in the command: {summary}"
    );
    assert_eq!(data(&args), summary);
}

/// As a match tells it: who, how often, how, and the first time in full.
#[test]
fn the_lab_tells_what_programs_did_wrong_in_every_form_and_they_are_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let [out, logs] = ["out", "logs"].map(|name| folder.path().join(name));
    let [(crash, first), (illegal, second)] = ["crash", "illegal"].map(zoo);
    let bots = format!("cmd:{crash},random,cmd:{illegal},cmd:{illegal}");
    let [at, to] = [&out, &logs].map(|path| path.to_str().expect("UTF-8"));
    let args = ["lab", "fable", "--seats", "4", "--games", "5", "--bots", &bots];
    let compared = ["--option", "nap_counts_podium=true", "--out", at, "--logs", to];
    assert_eq!(furrow(&[&args[..], &compared].concat()).code, 0);

    let told = report(&out);
    let rows = told["tables"]["faults"]["rows"].as_array().expect("rows");
    let brief =
        |row: &Value| ["games", "times", "kinds", "first_game", "first_seat"].map(|key| row[key].clone());
    let [with, without] = [json!("with the option"), json!("without it")];
    for (row, games) in rows.chunks(2).zip([with, without]) {
        assert_eq!(brief(&row[0]), [games.clone(), json!(5), json!("crashed 5"), json!(0), json!(0)]);
        assert_eq!(brief(&row[1]), [games, json!(10), json!("illegal 10"), json!(0), json!(2)]);
        assert_eq!(row[0]["first_stderr"], "the zoo is on fire");
        assert!(row[1]["first_why"].as_str().is_some_and(|why| why.contains("\"fly\"")), "{row:?}");
    }
    assert_eq!(rows.len(), 4);
    assert_eq!(told["warnings"].as_array().map(Vec::len), Some(6), "{}", told["warnings"]);
    let wins = told["tables"]["wins_by_seat"]["rows"].as_array().expect("rows");
    let wins: Vec<&Value> = wins.iter().map(|row| &row["win_share"]["mean"]).collect();
    assert_eq!(wins, [0, 1, 0, 0], "whoever loses a seat is last");
    assert!(read(&out, "report.html").contains("Programs played"));
    assert_eq!(read(&out, "faults.csv").lines().count(), 5);
    let kept = |folder: &Path| {
        fs::read_dir(folder)
            .expect("a folder")
            .filter(|log| log.as_ref().is_ok_and(|log| log.path().is_file()))
            .count()
    };
    assert_eq!([kept(&logs), kept(&logs.join("without"))], [5, 5], "a file a crash");

    let summary = data(&args);
    for part in [
        "lost its seat 5 times (crashed 5)",
        "lost its seat 10 times (illegal 10)",
        "In 5 of 5 games random played on",
    ] {
        assert!(summary.split_whitespace().collect::<Vec<_>>().join(" ").contains(part), "{part}: {summary}");
    }
    [first, second].iter().for_each(|marker| gone(marker));
}

#[cfg(unix)]
#[test]
fn a_lab_that_is_stopped_tells_of_the_games_that_were_played_and_leaves_no_program_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let logs = folder.path().join("logs");
    let (crash, marker) = zoo("crash");
    let bots = format!("cmd:{crash},medium");
    let to = logs.to_str().expect("UTF-8");
    let args = ["lab", "carrots", "--seats", "2", "--games", "100000", "--bots", &bots, "--logs", to];
    let ended = furrow_interrupted(&args, || {
        let played = || fs::read_dir(&logs).map_or(0, Iterator::count);
        while played() < 5 {
            thread::sleep(Duration::from_millis(20));
        }
    });
    assert_eq!(ended.code, 130, "{}", ended.err);
    gone(&marker);
    let words: Vec<&str> = ended.err.split_whitespace().collect();
    let played = words.windows(2).find(|two| two[0] == "first").map(|two| two[1]).expect("a number");
    assert!(ended.err.contains(" of 100000 games"), "{}", ended.err);
    assert!(ended.out.contains(&format!("\n{played} game")), "{}", ended.out);
    assert!(
        ended.out.contains(&format!("--games {played} ")),
        "the command that makes it again: {}",
        ended.out
    );
}
