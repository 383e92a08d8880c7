//! Logs from before tables knew clocks and all that, and logs that no table wrote.

use crate::writing::{ANN, BEA};
use furrow_fable::State;
use furrow_game::{Game, Viewer};
use furrow_table::{By, Early, Entry, Made, Pace, Post, Table, registry::Carrots};
use serde_json::json;

/// A table of three as the first release wrote it: no times, no terms, no more than places, moves and keys.
fn old() -> Vec<String> {
    let sat = |place: u8, name: &str| {
        let sitter = json!({"person": {"browser": name, "nonce": null}});
        json!({"e": "sat", "place": place, "chair": {"name": name, "sitter": sitter}}).to_string()
    };
    let opened = json!({"e": "opened", "game": "carrots", "rules": 1, "places": 3, "options": {"start": 0, "hare": "blank"},
        "host": "ann", "secret": "09".repeat(32)});
    let moved =
        json!({"e": "moved", "seat": 0, "action": "forward 3", "chance": [], "keys": ["k forward 3"]});
    let started = json!({"e": "started", "chance": []});
    vec![
        opened.to_string(),
        sat(0, "ann"),
        sat(1, "bea"),
        sat(2, "carl"),
        started.to_string(),
        moved.to_string(),
    ]
}

fn read(log: &[String]) -> Result<Table<Carrots>, String> {
    let entries = log.iter().map(|text| serde_json::from_str(text).map_err(|why| why.to_string()));
    Table::wake(&entries.collect::<Result<Vec<Entry>, _>>()?, Vec::new())
}

#[test]
fn a_log_from_before_there_were_clocks_loads_and_the_game_goes_on() {
    let mut table = read(&old()).unwrap();
    assert_eq!((table.last_at(), table.terms().clock, table.events()), (0, Pace::None, 6));
    assert_eq!(table.happenings().iter().map(|h| h.id).collect::<Vec<_>>(), [5, 6]);
    let post = |seat, decision, key| Post {
        seat,
        decision,
        key: Some(key),
        action: "forward 3",
        by: By::Player,
        at: 1_700_000_000_000,
    };
    assert_eq!(table.act(&post(ANN, 1, "k")), Ok(Made::Again), "its keys are known");
    let action = Carrots::at_time_out(&table.view(Viewer::Seat(BEA)).unwrap()).to_string();
    let bea = Post { action: &action, ..post(BEA, table.decision(), "b") };
    let Ok(Made::Events { events, .. }) = table.act(&bea) else { panic!() };
    for event in events {
        table.absorb(&Entry { at: bea.at, event }).unwrap();
    }
    assert_eq!((table.happenings().len(), table.last_at()), (3, bea.at));
}

#[test]
fn an_early_choice_from_before_there_were_clocks_is_read() {
    let early: Early = serde_json::from_str(r#"{"action":"bet fox","keys":["k bet fox"]}"#).unwrap();
    assert_eq!(
        early,
        Early { action: "bet fox".to_owned(), keys: vec!["k bet fox".to_owned()], ..Early::default() }
    );
}

#[test]
fn what_is_new_is_written_only_where_it_says_something() {
    for text in &old()[4..] {
        let entry: Entry = serde_json::from_str(text).unwrap();
        let back = serde_json::to_value(&entry.event).unwrap();
        assert_eq!(back, serde_json::from_str::<serde_json::Value>(text).unwrap());
    }
}

#[test]
fn a_log_that_cannot_be_is_refused_and_nothing_panics() {
    let wrong =
        |text: serde_json::Value| read(&[old(), vec![text.to_string()]].concat()).err().unwrap_or_default();
    for text in [
        json!({"e": "started", "chance": []}),
        json!({"e": "sat", "place": 0, "chair": {"name": "dot", "sitter": {"bot": {"level": "easy"}}}}),
        json!({"e": "undone", "seat": 0, "keep": 0}),
        json!({"e": "undone", "seat": 0, "keep": 9}),
        json!({"e": "undone", "seat": 7, "keep": 1}),
        json!({"e": "paused", "seat": 7, "until": 0}),
        json!({"e": "taken_over", "seat": 7, "level": "easy", "why": "away"}),
        json!({"e": "undo_asked", "seat": 0, "ask": [9], "until": 0}),
        json!({"e": "ready_lapsed"}),
        json!({"e": "moved", "seat": 1, "action": "fly", "chance": []}),
    ] {
        assert!(wrong(text.clone()).starts_with("event 6: "), "{text}");
    }
    let before =
        |text: serde_json::Value| read(&[old()[..4].to_vec(), vec![text.to_string()]].concat()).is_err();
    for text in [
        json!({"e": "paused", "seat": 0, "until": 0}),
        json!({"e": "undone", "seat": 0, "keep": 1}),
        json!({"e": "moved", "seat": 0, "action": "forward 3", "chance": []}),
        json!({"e": "left", "place": 9}),
        json!({"e": "kicked", "place": 9}),
        json!({"e": "ready", "place": 0}),
        json!({"e": "reserved", "place": 9, "browser": "dot", "name": "dot"}),
    ] {
        assert!(before(text.clone()), "{text}");
    }
}

#[test]
fn a_log_of_another_game_or_of_later_rules_is_refused() {
    let entries: Vec<Entry> = old().iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert!(Table::<State>::wake(&entries, Vec::new()).err().unwrap().contains("carrots"));
    let mut later = old();
    later[0] = later[0].replace("\"rules\":1", "\"rules\":99");
    assert!(read(&later).err().unwrap().contains("99"));
    let mut secret = old();
    secret[0] = secret[0].replace("0909", "zz");
    assert!(read(&secret).err().unwrap().contains("secret"));
    assert!(read(&[]).is_err());
}
