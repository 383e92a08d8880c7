//! What the binary is asked wrongly: exit 2 and a sentence.

use crate::run::{data, furrow, furrow_fed};

fn asked_wrongly(args: &[&str], why: &str) {
    let ran = furrow(args);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
    assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
}

#[test]
fn games_and_bots_nobody_knows() {
    asked_wrongly(&["record", "fabel", "--seats", "3"], "did you mean fable?");
    asked_wrongly(&["rules", "royal-tutle"], "did you mean royal-turtle?");
    asked_wrongly(&["record", "chess", "--seats", "3"], "the games are: fable");
    for name in ["fabel", "Lièvre et tortue", "tortoise"] {
        asked_wrongly(&["rules", name], "fable (The Hare & the Tortoise, Gary Kim), crazy-race (");
        asked_wrongly(&["rules", name], "carrots (Hare and Tortoise, David Parlett)");
    }
    asked_wrongly(
        &["record", "fable", "--seats", "3", "--bots", "master"],
        "the bots are: random, easy, medium, hard, expert",
    );
    asked_wrongly(&["rules", "fable", "--lang", "tlh"], "the languages are: en, fr, pt, pt-PT, de");
}

#[test]
fn tables_that_cannot_be() {
    asked_wrongly(&["record", "fable"], "--seats");
    asked_wrongly(&["record", "fable", "--seats", "6"], "2 to 5 players, not 6");
    asked_wrongly(&["record", "fable", "--seats", "x"], "invalid value 'x'");
    asked_wrongly(&["record", "fable", "--seats", "3", "--bots", "random,medium"], "2 bots for 3 seats");
    asked_wrongly(&["record", "fable", "--seats", "3", "--count", "0"], "--count");
    asked_wrongly(&["record", "fable", "--seats", "3", "--threads", "65535"], "--threads");
}

#[test]
fn options_that_cannot_be() {
    let record = |option| ["record", "fable", "--seats", "3", "--option", option];
    asked_wrongly(&record("speed=2"), "no option \"speed\"");
    asked_wrongly(&record("championship"), "not of the form K=V");
    asked_wrongly(&record("championship=maybe"), "it takes true or false");
    asked_wrongly(&record("start=3"), "a seat from 0 to 2");
    asked_wrongly(&record("start=@no/such/file"), "no/such/file: ");
    asked_wrongly(&record("start=@/"), "/ is a folder");
    asked_wrongly(&record("start=+1"), "\"+1\" will not do");
    asked_wrongly(&record("start=00"), "\"00\" will not do");
    asked_wrongly(&[&record("start=1")[..], &["--option", "start=2"]].concat(), "start is given twice");
}

#[test]
fn an_option_may_stand_in_a_file() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let option = format!("start=@{}", file.path().display());
    for text in ["2\n", "# who\n2\n", "\u{feff}2", "\r2\r"] {
        std::fs::write(file.path(), text).expect("written");
        assert!(data(&["record", "fable", "--seats", "3", "--option", &option]).contains("\"start\":2"));
    }
}

#[test]
fn tables_of_data_that_break_a_ruling() {
    let refused = |game: [&str; 3], text: &str, why: &str| {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(file.path(), text).expect("written");
        let option = format!("{}=@{}", game[2], file.path().display());
        let args = ["record", game[0], "--seats", game[1], "--option", &option];
        asked_wrongly(&args, why);
        asked_wrongly(&args, file.path().to_str().expect("a path")); // the file is named
    };
    let deck = |text: &str, why: &str| refused(["crazy-race", "3", "deck"], text, why);
    deck("# mine\n*2 S3 F2 R2\nS1 R4 F3\n", "option deck, line 3: ");
    deck("*2 S3 F2 R2\nS1 S4 F3 *?\n", "option deck, line 2: ");
    deck("[\"*2 S3 F2 R2\",\n]", "is not JSON: ");
    deck("my-deck", "it takes reconstructed, or 8 cards");
    deck("*2 S3 F2 R2", "a deck has 8 cards, one a line, and this one has 1 (R4)");
    deck(
        &"*2 S3 F2 R2\n".repeat(10),
        "option deck, line 9: a deck has 8 cards, one a line, and this one has 10 (R4)",
    );
    deck("*2 S3 F2 R2\rS1 S4 F3 *?\r", "option deck, line 2: ");
    deck("", " says nothing");
    deck("# mine\n\n", " says nothing");
    deck(&"*2 S3 F2 R2\n".repeat(10_000), " is longer than 64 kB, which no deck or table is");
    let hare = |text: &str, why: &str| refused(["carrots", "2", "hare"], text, why);
    hare("lose lose lose lose lose lose\nfree free free\n", "option hare, line 2: ");
    hare("lose lose lose lose lose fly\nlose\n", "option hare, line 1: ");
}

#[test]
fn places_that_are_not_there() {
    asked_wrongly(&["verify"], "FILE");
    asked_wrongly(&["verify", "no/such/file"], "no/such/file: ");
    asked_wrongly(&["verify", "/"], "/ is a folder, not a file");
    asked_wrongly(&["replay", "no/such/file"], "no/such/file: ");
    let record = data(&["record", "fable", "--seats", "3", "--seed", "u"]);
    for (args, why) in [
        (["--game", "2"], "has 1 game, there is no game 2"),
        (["--game", "0"], "--game"),
        (["--step", "100000"], "there is no step 100000"),
        (["--seat", "3"], "there is no seat 3"),
    ] {
        let ran = furrow_fed(&[&["view", "-"], &args[..]].concat(), record.as_bytes());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}: {}", ran.err);
        assert!(ran.err.contains(why), "{args:?}: {}", ran.err);
    }
}

#[test]
fn commands_nobody_knows() {
    asked_wrongly(&["shuffle"], "unrecognized subcommand");
    assert_eq!(furrow(&[]).code, 2);
    assert_eq!(furrow(&["--help"]).code, 0);
    assert_eq!(furrow(&["--version"]).code, 0);
}
