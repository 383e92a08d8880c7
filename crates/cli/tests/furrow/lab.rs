//! `furrow lab`: a summary, a folder of files, and what it refuses.

use crate::run::{data, furrow};
use std::fs;

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
    let read = |name: &str| fs::read_to_string(out.join(name)).expect(name);
    let json: serde_json::Value = serde_json::from_str(&read("report.json")).expect("JSON");
    assert_eq!((&json["games"], &json["options"]["nap_counts_podium"]), (&6.into(), &true.into()));
    assert!(read("report.html").starts_with("<!DOCTYPE html>"));
    assert!(read("effect_on_wins.csv").starts_with("figure,without,without_low,without_high,with,"));
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
    refused(&["--games", "1", "--bots", "cmd:sh"], "furrow arena takes programs");
    refused(&["--games", "1", "--bots", "easy,hard"], "2 bots for 3 seats");
    refused(&["--games", "1", "--option", "speed=2"], "no option \"speed\"");
    refused(&["--games", "1", "--both", "start=7"], "a seat from 0 to 2");
}
