//! Another game for the same people.

use crate::named::kick;
use crate::writing::{ANN, Writing, paced, person};
use furrow_table::{Denied, Sitter, Why, registry::Carrots};
use serde_json::{Map, json};

const NEXT: [u8; 32] = [7; 32];

/// A game of these people that is over.
fn over(people: &[&str]) -> Writing<Carrots> {
    let mut writing = Writing::of_people(people, paced("move-60"));
    writing.play_out();
    assert!(writing.table.is_over());
    writing
}

fn again(writing: &Writing<Carrots>, browser: &str) -> Writing<Carrots> {
    Writing::of(writing.table.again("OLD", browser, None, NEXT).unwrap())
}

#[test]
fn the_others_places_are_kept_and_the_game_starts_when_all_are_there() {
    let next = &mut again(&over(&["ann", "bea", "carl"]), "bea");
    assert_eq!((next.table.after(), next.table.is_host("bea")), (Some("OLD"), true));
    assert_eq!(next.table.terms(), &paced("move-60"));
    let kept: Vec<Option<&str>> =
        next.table.kept().iter().map(|kept| kept.as_ref().map(|kept| kept.name.as_str())).collect();
    assert_eq!(kept, [Some("ann"), None, Some("carl")]);
    assert_eq!(next.table.sit(None, "Dot", person("dot"), false), Err(Denied::Taken), "they are kept");
    assert_eq!(next.table.sit(Some(2), "Ann", person("ann"), false), Err(Denied::Taken), "for Carl");
    next.sit("carl", "Carl");
    assert_eq!(next.table.kept()[2], None);
    assert!(!next.table.has_begun());
    next.sit("ann", "Ann");
    assert!(next.table.has_begun());
    assert_eq!(next.turn().number(), 1, "the seat after the one that started");
    next.wakes_the_same();
}

#[test]
fn nobody_else_takes_a_name_that_is_awaited() {
    let mut next = again(&over(&["ann", "bea", "carl"]), "ann");
    next.sit("bea", "Carl");
    next.sit("carl", "Carl");
    let names: Vec<&str> = next.table.chairs().iter().flatten().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["ann", "Carl 2", "Carl"]);
    next.wakes_the_same();
}

#[test]
fn the_host_gives_a_kept_place_up_and_anybody_may_have_it() {
    let mut next = again(&over(&["ann", "bea"]), "ann");
    next.at(0, |table| kick(table, "ann", 1));
    assert_eq!(next.table.kept()[1], None);
    next.sit("dot", "Dot");
    assert!(next.table.has_begun());
}

#[test]
fn one_who_plays_against_computer_players_plays_at_once() {
    let options = json!({"round_limit": 3}).as_object().cloned().unwrap();
    let mut writing = Writing::<Carrots>::open(3, paced("none"), options);
    writing.sit("ann", "Ann");
    let bots = ["Finn", "Eve"].map(|name| (name.to_owned(), "easy".to_owned()));
    writing.take_all(writing.table.start("ann", &bots));
    writing.play_out();
    let first = writing.table.steps()[0].to_string();
    let next = again(&writing, "ann");
    assert!(next.table.has_begun());
    let started: u8 = first.trim_start_matches("* start ").parse().unwrap();
    assert_eq!(next.turn().number(), (started + 1) % 3, "chance drew the first start, not the second");
    let nonces =
        Writing::<Carrots>::of(writing.table.again("OLD", "ann", Some("0b".repeat(16)), NEXT).unwrap());
    assert_eq!(nonces.table.nonces()[0], Some("0b".repeat(16)));
}

/// A game with a share in the chance that is no 16 bytes in hex could never be verified.
#[test]
fn a_share_in_the_chance_is_checked() {
    let writing = over(&["ann", "bea"]);
    for bad in ["zz", "", "<i>", &"0b".repeat(17)] {
        let again = writing.table.again("OLD", "ann", Some(bad.to_owned()), NEXT);
        assert_eq!(again.unwrap_err(), Denied::BadNonce, "{bad:?}");
    }
}

#[test]
fn a_device_with_two_places_takes_both() {
    let options = json!({"start": 0, "round_limit": 3}).as_object().cloned().unwrap();
    let mut writing = Writing::<Carrots>::open(3, paced("none"), options);
    writing.sit("ann", "Ann");
    writing.sit("bea", "Bea");
    writing.sit_beside("bea", "Carl");
    writing.take_all(writing.table.start("ann", &[]));
    writing.play_out();
    let mut next = again(&writing, "ann");
    assert_eq!(next.table.kept_for("bea").len(), 2);
    next.sit("bea", "Carl"); // one click for both; the name of the other one on this device
    let names: Vec<&str> = next.table.chairs().iter().flatten().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Carl", "Carl 2"]);
    assert!(next.table.has_begun() && next.table.kept_for("bea").is_empty());
    next.wakes_the_same();
    let both = again(&writing, "bea");
    assert_eq!(both.table.seats_of("bea").len(), 2);
}

#[test]
fn only_who_played_plays_again_and_not_before_the_end() {
    let writing = Writing::of_people(&["ann", "bea"], paced("none"));
    assert_eq!(writing.table.again("OLD", "ann", None, NEXT), Err(Denied::Begun));
    assert_eq!(writing.table.again("OLD", "dot", None, NEXT), Err(Denied::NotSeated));
    let mut closed = Writing::of_people(&["ann", "bea"], paced("none"));
    closed.at(0, |table| table.close(Why::Host));
    assert!(closed.table.again("OLD", "ann", None, NEXT).is_ok());
    assert!(!closed.table.awaited().contains(ANN));
    let mut empty = Writing::<Carrots>::open(4, paced("none"), Map::new());
    empty.sit("ann", "Ann");
    let bot = Sitter::Bot { level: "easy".to_owned() };
    empty.take_all(empty.table.sit(Some(3), "Finn", bot, false));
    empty.at(0, |table| table.close(Why::Host));
    assert!(!again(&empty, "ann").table.has_begun(), "places are free");
}
