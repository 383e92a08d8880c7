//! Whether all are ready.

use crate::named::kick;
use crate::writing::{Writing, paced};
use furrow_game::{Seat, SeatSet};
use furrow_table::{Denied, Due, Event, Why, registry::Carrots};
use serde_json::Map;

/// Ann, Bea and Carl at a table of Ann's, with a place more.
fn waiting() -> Writing<Carrots> {
    let mut writing = Writing::open(4, paced("none"), Map::new());
    ["ann", "bea", "carl"].into_iter().for_each(|browser| writing.sit(browser, browser));
    writing
}

fn asked() -> Writing<Carrots> {
    let mut writing = waiting();
    let fill = [("Finn".to_owned(), "easy".to_owned())];
    writing.take_all(writing.table.ask_ready("ann", &fill, 0));
    writing
}

#[test]
fn the_game_starts_when_all_are_ready_with_the_computer_players_that_were_named() {
    let mut writing = asked();
    assert_eq!(writing.table.ready_check().unwrap().until, 60_000);
    writing.take_all(writing.table.ready("carl"));
    assert_eq!(writing.table.ready_check().unwrap().ready, SeatSet::one(Seat::new(2)));
    assert_eq!(writing.table.ready("carl"), Ok(Vec::new()), "a second click");
    writing.take_all(writing.table.ready("bea"));
    assert!(writing.table.has_begun(), "Ann asked, so Ann is ready");
    assert_eq!((writing.table.places(), writing.table.ready_check()), (4, None));
    writing.wakes_the_same();
}

#[test]
fn where_the_host_is_alone_nobody_is_asked() {
    let mut writing = Writing::<Carrots>::open(2, paced("none"), Map::new());
    writing.sit("ann", "Ann");
    assert_eq!(writing.table.ask_ready("ann", &[], 0), Err(Denied::TooFew(2)));
    writing.sit_beside("ann", "Bea");
    writing.take_all(writing.table.ask_ready("ann", &[], 0));
    assert!(writing.table.has_begun());
}

#[test]
fn the_question_lapses_and_waits_longer_while_the_server_is_away() {
    let mut writing = asked();
    writing.now = 30_000;
    writing.take(Event::Down { from: 10_000, to: 30_000 });
    assert_eq!(writing.table.next_due(&[]), Some((80_000, Due::ReadyLapses)));
    writing.meet(Due::ReadyLapses);
    assert_eq!(writing.table.ready_check(), None);
    assert_eq!(writing.table.ready("bea"), Err(Denied::NotAsked));
    writing.wakes_the_same();
}

#[test]
fn who_comes_or_goes_ends_the_question() {
    let mut writing = asked();
    writing.sit("dot", "Dot");
    assert_eq!(writing.table.ready_check(), None);
    let mut writing = asked();
    writing.take_all(writing.table.leave("bea"));
    assert_eq!(writing.table.ready_check(), None);
    let mut writing = asked();
    writing.at(0, |table| kick(table, "ann", 1));
    assert_eq!(writing.table.ready_check(), None);
}

#[test]
fn the_host_asks_and_those_who_sit_answer() {
    let mut writing = waiting();
    assert_eq!(writing.table.ask_ready("bea", &[], 0), Err(Denied::NotHost));
    assert_eq!(writing.table.ready("bea"), Err(Denied::NotAsked));
    writing.take_all(writing.table.ask_ready("ann", &[], 0));
    assert_eq!(writing.table.ready("dot"), Err(Denied::NotSeated));
    writing.at(0, |table| table.close(Why::Host));
    assert_eq!(writing.table.ready("bea"), Err(Denied::Closed));
    assert_eq!(writing.table.ask_ready("ann", &[], 0), Err(Denied::Closed));
    assert_eq!(writing.table.next_due(&[]), None);
}
