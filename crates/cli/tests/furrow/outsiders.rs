//! Programs that play, good ones and bad ones, and that none of them is left behind.

use crate::run::{Ran, furrow};
use std::{
    fs,
    path::Path,
    process::{Command, Stdio, id},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

/// A file of the repository.
pub(crate) fn of_repository(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

/// The program of a kind, with a word that no other process has: tests run side by side.
pub(crate) fn zoo(kind: &str) -> (String, String) {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let marker = format!("zoo-{kind}-{}-{}-", id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    (format!("node '{}' {kind} {marker}", of_repository("crates/cli/tests/zoo.mjs")), marker)
}

/// The command lines of the processes that run and have a word in them; those that have ended have none.
fn alive(word: &str) -> Vec<String> {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let lines = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
    let texts = lines.map(|line| String::from_utf8_lossy(&line).replace('\0', " "));
    texts.filter(|text| text.contains(word)).collect()
}

/// That nobody with this word is there.
pub(crate) fn gone(word: &str) {
    let until = Instant::now() + Duration::from_secs(10);
    while !alive(word).is_empty() {
        assert!(Instant::now() < until, "left behind: {:?}", alive(word));
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Checks a program of the zoo with a clock in milliseconds.
fn checked(kind: &str, clock: &str) -> Ran {
    let (program, marker) = zoo(kind);
    let start = Instant::now();
    let ran = furrow(&["bot", "check", &program, "--game", "crazy-race", "--clock", clock]);
    let left = alive(&marker);
    assert!(left.is_empty(), "{kind}: left behind: {left:?}");
    assert!(start.elapsed() < Duration::from_secs(20), "{kind} took {:?}", start.elapsed());
    ran
}

/// That a kind has a fault.
fn faulty(kind: &str, clock: &str, fault: &str, part: &str) {
    let ran = checked(kind, clock);
    assert_eq!(ran.code, 1, "{kind}: {}{}", ran.out, ran.err);
    let told = ran.out.contains(&format!("({fault})\n")) && ran.out.contains(part);
    assert!(told && ran.out.contains("deviation: crazy-race, 3 seats, seat 0"), "{kind}: {}", ran.out);
    assert!(ran.err.contains("docs/outside-bots.md"), "{}", ran.err);
}

/// Long enough for Node to start on a machine that is busy.
const LONG: &str = "10000";

/// Short, and yet long enough for Node to start.
pub(crate) const SHORT: &str = "1500";

/// What does wrong in one way only: the kind, its clock, the fault, and a part of what is told.
const FAULTS: [(&str, &str, &str, &str); 22] = [
    ("crash-at-start", LONG, "crashed", "with exit status 4"),
    ("crash", LONG, "crashed", "its stderr: the zoo is on fire"),
    ("half", LONG, "garbage", "half a line"),
    ("fork", LONG, "crashed", "with exit status 5"),
    ("status-255", LONG, "crashed", "with exit status 255"),
    ("keeper-killed", LONG, "crashed", "by signal 9"),
    ("strict", LONG, "crashed", "with exit status 6"),
    ("unended", "6000", "late", "and no end of the line within 6 s"),
    ("stdout-closed", LONG, "crashed", "having closed its stdout"),
    ("garbage", LONG, "garbage", "said \"moo\""),
    ("latin", LONG, "garbage", "not UTF-8"),
    ("long", LONG, "flood", "a line of more than 1048576 bytes"),
    ("number", LONG, "wrong", "its decision is 2, not 1"),
    ("missing", LONG, "wrong", "no key \"action\""),
    ("protocol", LONG, "wrong", "its protocol is 2, not 1"),
    ("illegal", LONG, "illegal", "\"fly\", which is not legal; legal are: lay 1 1"),
    ("hang", SHORT, "late", IN_TIME),
    ("slow", SHORT, "late", IN_TIME),
    ("deaf", SHORT, "late", IN_TIME),
    ("stdin-closed", SHORT, "late", IN_TIME),
    ("fork-hang", SHORT, "late", IN_TIME),
    ("stopped", SHORT, "late", IN_TIME), // it stops its keeper, and is ended all the same
];

const IN_TIME: &str = "said nothing (a line counts once it is flushed) within 1.5 s where {\"type\":\"";

#[test]
fn programs_that_do_wrong_are_told_what_was_wanted_and_what_came() {
    for some in FAULTS.chunks(4) {
        std::thread::scope(|scope| {
            for (kind, clock, fault, part) in some {
                scope.spawn(move || faulty(kind, clock, fault, part));
            }
        });
    }
}

#[test]
fn a_program_that_speaks_on_is_let_go() {
    for kind in ["early", "flood"] {
        let ran = checked(kind, LONG);
        assert_eq!(ran.code, 1, "{}", ran.out);
        let told = ["(flood)", "(wrong)"].iter().any(|fault| ran.out.contains(fault));
        assert!(told, "{kind}: before it is asked again, or in place of the answer: {}", ran.out);
    }
}

/// It plays well, and makes processes that leave its session and lose their parents: its keeper has them then, and has to wait
/// for those too that are in no group of its own.
#[test]
fn orphans_of_a_good_program_are_not_left_behind() {
    let (program, marker) = zoo("orphans");
    let players = format!("cmd:{program},random");
    let ran = furrow(&["arena", "carrots", "--seats", &players, "--games", "2", "--seed", "s"]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(!ran.out.contains("lost its seat"), "its keeper waits for all that end: {}", ran.out);
    let left = alive(&marker);
    assert!(left.is_empty(), "left behind: {left:?}");
}

#[test]
fn a_program_that_stays_after_the_end_is_told() {
    let ran = checked("stays", LONG);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("still there a second after the end"), "{}", ran.out);
}

#[test]
fn good_programs_are_told_so() {
    let node = format!("node '{}'", of_repository("starters/bot.mjs"));
    let ran = furrow(&["bot", "check", &node]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    assert!(ran.out.contains("ok: carrots, 2 seats, seat 0: started in the middle of a game"), "{}", ran.out);
    assert!(!ran.out.contains("warning"), "{}", ran.out);
    if has_python() {
        let python = format!("cmd:python3 '{}'", of_repository("starters/bot.py"));
        let ran = furrow(&["bot", "check", &python]);
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        assert!(!ran.out.contains("warning"), "{}", ran.out);
    }
}

/// Where there is none, what is written for it is not tried.
fn has_python() -> bool {
    Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success())
}

#[test]
fn the_program_of_the_page_keeps_to_the_protocol() {
    let page = fs::read_to_string(of_repository("docs/outside-bots.md")).expect("the page");
    let program =
        page.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a program");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mybot.py");
    fs::write(&file, program).expect("a file");
    if has_python() {
        let ran = furrow(&["bot", "check", &format!("python3 '{}'", file.display()), "--game", "fable"]);
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        assert!(!ran.out.contains("warning"), "{}", ran.out);
    }
}

#[test]
fn what_is_no_program_is_bad_usage() {
    let ran = furrow(&["bot", "check", "no-such-bot --fast"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("no program \"no-such-bot\" in the folders of PATH"), "{}", ran.err);
}

#[test]
fn what_a_program_says_on_stderr_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let logs = folder.path().join("logs");
    let (program, _) = zoo("crash");
    let ran =
        furrow(&["bot", "check", &program, "--game", "carrots", "--logs", logs.to_str().expect("a path")]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    let log = logs.join("carrots-2-seats-seat-0-a-whole-game-seat0.log");
    assert_eq!(fs::read_to_string(log).expect("a log"), "the zoo is on fire\n");
}

#[cfg(target_os = "linux")]
#[test]
fn a_host_that_is_killed_leaves_no_program_behind() {
    for kind in ["hang", "fork-hang"] {
        let (program, marker) = zoo(kind);
        let mut host = Command::new(Path::new(env!("CARGO_BIN_EXE_furrow")));
        host.args(["bot", "check", &program, "--game", "carrots", "--clock", "60000"]).stdout(Stdio::null());
        let mut host = host.spawn().expect("it runs");
        let wanted = if kind == "hang" { 3 } else { 7 }; // the host, the keeper, the program; and its four
        let until = Instant::now() + Duration::from_secs(20);
        while alive(&marker).len() < wanted {
            assert!(Instant::now() < until, "{kind} starts: {:?}", alive(&marker));
            std::thread::sleep(Duration::from_millis(10));
        }
        host.kill().expect("it is there");
        host.wait().expect("it ends");
        gone(&marker);
    }
}
