//! Several people at one device.

use crate::named::{ask_back, kick};
use crate::writing::{ANN, BEA, CARL, Writing, paced, person, post};
use furrow_game::{Seat, SeatSet};
use furrow_table::{Denied, Event, Made, registry::Carrots};
use serde_json::json;

/// Ann and Bea at one device, Carl at his own.
fn shared() -> Writing<Carrots> {
    let options = json!({"start": 0, "hare": "blank"}).as_object().cloned().unwrap();
    let mut writing = Writing::open(3, paced("none"), options);
    writing.sit("ann", "Ann");
    writing.sit_beside("ann", "Bea");
    writing.sit("carl", "Carl");
    writing
}

fn begun() -> Writing<Carrots> {
    let mut writing = shared();
    writing.take_all(writing.table.start("ann", &[]));
    writing
}

#[test]
fn a_second_place_is_taken_only_where_one_more_player_is_meant() {
    let mut writing = shared();
    writing.take_all(writing.table.leave("carl"));
    assert_eq!(writing.table.sit(None, "Dot", person("ann"), false), Err(Denied::Seated));
    assert_eq!(writing.table.seats_of("ann"), [ANN, BEA].into_iter().collect());
    assert!(writing.table.same_browser(ANN, BEA) && !writing.table.same_browser(ANN, CARL));
    let left = writing.table.leave("ann").unwrap();
    assert_eq!(left, [Event::Left { place: 0 }, Event::Left { place: 1 }], "who leaves leaves with all");
}

#[test]
fn the_host_cannot_send_its_own_device_away() {
    assert_eq!(kick(&shared().table, "ann", 1), Err(Denied::Taken));
}

#[test]
fn nobody_is_asked_at_the_device_that_asks() {
    let mut writing = begun();
    writing.act(ANN, 0);
    writing.act(BEA, 0);
    let all: SeatSet = Seat::all(3).collect();
    let event = ask_back(&writing.table, ANN, all, 0).unwrap();
    assert!(matches!(event, Event::UndoAsked { ask, .. } if ask == [2]));
    let event = ask_back(&writing.table, ANN, [ANN, BEA].into_iter().collect(), 0).unwrap();
    assert!(matches!(event, Event::Undone { keep: 1, .. }));
}

#[test]
fn nobody_waits_for_the_device_it_plays_at() {
    let mut writing = begun();
    assert!(writing.table.next_due(&[Some(0), Some(0), None]).is_some(), "Carl waits for Ann");
    assert_eq!(writing.table.next_due(&[Some(0), None, Some(0)]), None, "Bea sits beside her");
    writing.resign(CARL);
    assert_eq!(writing.table.next_due(&[Some(0), Some(0), None]), None);
}

#[test]
fn one_key_from_two_seats_of_a_device_is_two_moves_and_each_is_made_once() {
    let mut writing = begun();
    let mut moved = |seat| {
        let now = writing.table.decision();
        let made = writing
            .table
            .act(&post(seat, now, Some("k"), "forward 3"))
            .or_else(|_| writing.table.act(&post(seat, now, Some("k"), "forward 2")));
        writing.made(&made.unwrap());
        now
    };
    let (first, _second) = (moved(ANN), moved(BEA));
    assert_eq!(writing.table.act(&post(ANN, first, Some("k"), "forward 3")), Ok(Made::Again));
    assert_eq!(writing.table.happenings().len(), 3);
    assert_eq!(writing.woken(Vec::new()).act(&post(ANN, first, Some("k"), "forward 3")), Ok(Made::Again));
}

#[test]
fn one_answer_for_the_device_makes_all_its_people_ready() {
    let mut writing = Writing::<Carrots>::open(3, paced("none"), serde_json::Map::new());
    writing.sit("carl", "Carl");
    writing.sit_beside("carl", "Dot");
    writing.take_all(writing.table.ask_ready("ann", &[], 0));
    writing.take_all(writing.table.ready("carl"));
    assert!(writing.table.has_begun(), "Ann opened the table and does not play");
}
