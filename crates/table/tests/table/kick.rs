//! Sending somebody away before the start.

use crate::named::kick;
use crate::writing::{Writing, paced, person};
use furrow_table::{Denied, Sitter, Why, registry::Carrots};
use serde_json::Map;

fn waiting() -> Writing<Carrots> {
    let mut writing = Writing::open(4, paced("none"), Map::new());
    ["ann", "bea"].into_iter().for_each(|browser| writing.sit(browser, browser));
    writing
}

#[test]
fn who_is_sent_away_does_not_come_back() {
    let mut writing = waiting();
    writing.at(0, |table| kick(table, "ann", 1));
    assert_eq!(writing.table.chairs()[1], None);
    assert_eq!(writing.table.sit(None, "Bea", person("bea"), false), Err(Denied::Barred));
    assert_eq!(writing.woken(Vec::new()).sit(None, "Bea", person("bea"), false), Err(Denied::Barred));
    writing.sit("carl", "Carl");
    assert_eq!(writing.table.chairs()[1].as_ref().unwrap().name.as_str(), "Carl", "the place is free");
}

#[test]
fn the_host_alone_sends_away_and_not_itself() {
    let mut writing = waiting();
    assert_eq!(kick(&writing.table, "bea", 0), Err(Denied::NotHost));
    assert_eq!(kick(&writing.table, "ann", 0), Err(Denied::Taken));
    assert_eq!(kick(&writing.table, "ann", 2), Err(Denied::Stale), "nobody is there");
    assert_eq!(kick(&writing.table, "ann", 9), Err(Denied::Taken));
    writing.take_all(writing.table.start("ann", &[]));
    assert_eq!(kick(&writing.table, "ann", 1), Err(Denied::Begun));
}

#[test]
fn only_the_one_who_is_meant_is_sent_away() {
    let mut writing = waiting();
    let bea = writing.table.guest(1).unwrap();
    assert_eq!(writing.woken(Vec::new()).guest(1), Some(bea));
    writing.take_all(writing.table.leave("bea"));
    assert_eq!((writing.table.guest(1), writing.table.guest(9)), (None, None));
    writing.sit("carl", "bea");
    assert_eq!(writing.table.kick("ann", 1, bea), Err(Denied::Stale), "another Bea");
    writing.take_all(writing.table.leave("carl"));
    writing.sit("bea", "bea");
    assert_eq!(writing.table.kick("ann", 1, bea), Err(Denied::Stale), "one who has come back");
    writing.at(0, |table| kick(table, "ann", 1));
}

#[test]
fn whoever_has_a_place_is_the_same_guest_in_the_game() {
    let mut writing = waiting();
    writing.take_all(writing.table.leave("ann"));
    writing.take_all(writing.table.sit(Some(3), "Carl", person("carl"), false));
    let (bea, carl) = (writing.table.guest(1), writing.table.guest(3));
    writing.take_all(writing.table.start("bea", &[]));
    assert_eq!([0, 1, 2].map(|seat| writing.table.guest(seat)), [bea, carl, None]);
}

#[test]
fn a_computer_player_is_sent_away_too_and_may_come_back() {
    let mut writing = waiting();
    let bot = || Sitter::Bot { level: "easy".to_owned() };
    writing.take_all(writing.table.sit(None, "Finn", bot(), false));
    writing.at(0, |table| kick(table, "ann", 2));
    assert!(writing.table.sit(None, "Finn", bot(), false).is_ok());
    writing.at(0, |table| table.close(Why::Host));
    assert_eq!(kick(&writing.table, "ann", 1), Err(Denied::Closed));
}
