//! A table that ends without a result.

use crate::named::answer_back;
use crate::writing::{ANN, Writing, paced, person, post};
use furrow_game::{Replay, SeatSet};
use furrow_table::{Denied, News, Why, registry::Carrots};
use serde_json::Map;

#[test]
fn a_closed_table_takes_nothing_and_waits_for_nothing() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("move-60"));
    writing.act(ANN, 0);
    let decision = writing.table.decision();
    writing.at(1_000, |table| table.close(Why::Abandoned));
    let table = &writing.table;
    assert_eq!((table.closed(), table.awaited()), (Some(Why::Abandoned), SeatSet::NONE));
    assert_eq!(table.notes().last().unwrap().news, News::Closed(Why::Abandoned));
    assert!(table.clocks().unwrap().running().is_empty());
    assert_eq!(table.next_due(&[Some(0), None]), None);
    assert_eq!(table.act(&post(ANN, decision, None, "forward 1")), Err(Denied::Closed));
    assert_eq!(answer_back(table, ANN, true), Err(Denied::Closed));
    assert_eq!(table.close(Why::Host), Err(Denied::Closed));
    writing.wakes_the_same();
}

#[test]
fn its_record_replays_and_claims_no_result() {
    let mut writing = Writing::<furrow_fable::State>::open(2, paced("none"), Map::new());
    writing.sit("ann", "Ann");
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("ann", &[]));
    assert_eq!(writing.table.record(), None);
    writing.at(0, |table| table.close(Why::Host));
    let record = writing.table.record().unwrap();
    assert_eq!((&record.scores, &record.ranks), (&None, &None));
    Replay::<furrow_fable::State>::new(&record).unwrap().finish().unwrap();
}

#[test]
fn a_waiting_room_is_closed_too() {
    let mut writing = Writing::<Carrots>::open(2, paced("none"), Map::new());
    writing.sit("ann", "Ann");
    writing.at(0, |table| table.close(Why::Host));
    let table = &writing.table;
    assert_eq!((table.closed(), table.record()), (Some(Why::Host), None));
    assert_eq!(table.sit(None, "Bea", person("bea"), false), Err(Denied::Closed));
    assert_eq!(table.leave("ann"), Err(Denied::Closed));
    assert_eq!(table.start("ann", &[]), Err(Denied::Closed));
    assert_eq!(table.list("ann", true), Err(Denied::Closed));
    assert_eq!(table.pause(ANN, 0), Err(Denied::Closed));
    writing.wakes_the_same();
}

#[test]
fn a_game_that_is_over_is_not_closed() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("none"));
    writing.play_out();
    assert_eq!(writing.table.close(Why::Host), Err(Denied::Closed));
    assert_eq!(writing.table.closed(), None);
    assert_eq!(writing.table.pause(ANN, 0), Err(Denied::Closed));
}
