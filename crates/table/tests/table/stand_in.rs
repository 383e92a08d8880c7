//! Computer players in the seats of people.

use crate::writing::{ANN, BEA, Writing, paced, post};
use furrow_table::{By, Denied, Due, News, Post, Why, registry::Carrots};

fn two() -> Writing<Carrots> {
    Writing::of_people(&["ann", "bea"], paced("none"))
}

#[test]
fn who_is_awaited_and_away_for_too_long_is_stood_in_for() {
    let mut writing = two();
    assert_eq!(writing.table.next_due(&[Some(5_000), None]), Some((65_000, Due::TakeOver(ANN))));
    assert_eq!(writing.table.next_due(&[None, Some(5_000)]), None, "nobody waits for Bea");
    assert_eq!(writing.table.next_due(&[Some(5_000), Some(5_000)]), None, "nobody is there to wait");
    writing.now = 65_000;
    writing.meet(Due::TakeOver(ANN));
    let stand_in = writing.table.stand_in(ANN).unwrap();
    assert_eq!((stand_in.level.as_str(), stand_in.why), ("easy", Why::Away));
    assert_eq!(writing.table.machine(ANN), Some(("easy", By::StandIn)));
    assert_eq!(writing.table.notes()[0].news, News::TakenOver(ANN, Why::Away, "easy".to_owned()));
    assert_eq!(writing.table.meet(Due::TakeOver(ANN), "easy", 0), Err(Denied::StoodIn));
    writing.wakes_the_same();
}

#[test]
fn a_table_may_wait_for_ever_and_days_are_not_too_long() {
    let mut terms = paced("none");
    terms.takeover = None;
    assert_eq!(Writing::of_people(&["ann", "bea"], terms).table.next_due(&[Some(0), None]), None);
    let slow = Writing::of_people(&["ann", "bea"], paced("move-86400"));
    assert_eq!(slow.table.next_due(&[Some(0), None]), Some((86_400_000, Due::Clock(ANN))));
}

#[test]
fn a_stand_in_plays_by_no_clock_until_its_person_takes_the_seat_back() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("game-60-5"));
    writing.now = 10_000;
    writing.resign(ANN);
    assert!(writing.table.clocks().unwrap().running().is_empty());
    let decision = writing.table.decision();
    assert_eq!(writing.table.act(&post(ANN, decision, None, "forward 1")), Err(Denied::StoodIn));
    writing.now = 20_000;
    writing.act(ANN, 0);
    assert_eq!(writing.table.clocks().unwrap().left(ANN, 20_000), 50_000, "it gains nothing");
    assert_eq!(writing.table.can_undo(ANN), None);
    writing.at(21_000, |table| table.take_seat_back(ANN));
    assert_eq!(writing.table.can_undo(ANN), None, "the stand-in moved, not Ann");
    assert_eq!((writing.table.stand_in(ANN), writing.table.machine(ANN)), (None, None));
    assert_eq!(writing.table.take_seat_back(ANN), Err(Denied::NotAsked));
    writing.wakes_the_same();
}

#[test]
fn a_seat_is_given_up_once_a_decision() {
    let mut writing = two();
    writing.resign(BEA);
    writing.at(0, |table| table.take_seat_back(BEA));
    assert_eq!(writing.table.take_over(BEA, "easy", Why::Resigned), Err(Denied::GivenUp));
    assert_eq!(writing.woken(Vec::new()).take_over(BEA, "easy", Why::Resigned), Err(Denied::GivenUp));
    assert!(writing.table.take_over(BEA, "easy", Why::Away).is_ok(), "one may go away at any time");
    assert!(writing.table.take_over(ANN, "easy", Why::Resigned).is_ok(), "so may others give up");
    writing.act(ANN, 0);
    writing.resign(BEA);
    writing.wakes_the_same();
}

#[test]
fn f4_what_a_stand_in_has_chosen_stays_chosen() {
    let mut writing = Writing::<furrow_fable::State>::open(2, paced("game-60-5"), serde_json::Map::new());
    writing.sit("ann", "Ann");
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("ann", &[]));
    writing.at(10_000, |table| table.take_over(ANN, "easy", Why::Resigned));
    writing.act(ANN, 0);
    writing.at(20_000, |table| table.take_seat_back(ANN));
    let early = writing.table.early(ANN).unwrap().clone();
    assert_eq!((early.by, early.left), (By::StandIn, Some(50_000)));
    let decision = writing.table.decision();
    let mine = Post { at: 20_000, ..post(ANN, decision, Some("k"), &early.action) };
    assert_eq!(writing.table.act(&mine), Err(Denied::Stale));
    writing.now = 30_000;
    writing.act(BEA, 0);
    assert_eq!(writing.table.clocks().unwrap().left(ANN, 30_000), 50_000);
    writing.wakes_the_same();
}

#[test]
fn only_people_are_stood_in_for_while_the_game_goes_on() {
    let mut writing = two();
    writing.resign(ANN);
    assert_eq!(writing.table.take_over(ANN, "easy", Why::Host), Err(Denied::StoodIn));
    writing.at(0, |table| table.close(Why::Host));
    assert_eq!(writing.table.take_over(BEA, "easy", Why::Resigned), Err(Denied::Closed));
    assert_eq!(writing.table.take_seat_back(ANN), Err(Denied::Closed));
    let mut bots = Writing::<Carrots>::open(2, paced("none"), serde_json::Map::new());
    bots.sit("ann", "Ann");
    bots.take_all(bots.table.start("ann", &[("Finn".to_owned(), "easy".to_owned())]));
    assert_eq!(bots.table.take_over(BEA, "easy", Why::Host), Err(Denied::StoodIn));
    assert_eq!(bots.table.take_seat_back(BEA), Err(Denied::NotAsked));
}

#[test]
fn a_computer_player_that_cannot_play_on_is_taken_over_to_the_end() {
    let mut bots = Writing::<Carrots>::open(2, paced("none"), serde_json::Map::new());
    bots.sit("ann", "Ann");
    bots.take_all(bots.table.start("ann", &[("Rosa".to_owned(), "cmd:Rosa".to_owned())]));
    assert_eq!(bots.table.machine(BEA), Some(("cmd:Rosa", By::Player)));
    assert_eq!(bots.table.let_go(ANN, "random", Why::Late), Err(Denied::StoodIn), "people are not let go");
    bots.at(0, |table| table.let_go(BEA, "random", Why::Late));
    assert_eq!(bots.table.machine(BEA), Some(("random", By::StandIn)));
    assert_eq!(bots.table.let_go(BEA, "random", Why::Late), Err(Denied::StoodIn), "once");
    assert_eq!(bots.table.take_seat_back(BEA), Err(Denied::NotAsked));
    assert_eq!(bots.table.notes()[0].news, News::TakenOver(BEA, Why::Late, "random".to_owned()));
    bots.wakes_the_same();
    bots.at(0, |table| table.close(Why::Host));
    let players = bots.table.record().and_then(|record| record.players);
    assert_eq!(players, Some(vec!["Ann".to_owned(), "cmd:Rosa".to_owned()]));
}
