//! Stopping the game for a while.

use crate::writing::{ANN, BEA, Writing, paced, post};
use furrow_table::{Denied, Due, News, Why, registry::Carrots};

fn two() -> Writing<Carrots> {
    Writing::of_people(&["ann", "bea"], paced("game-60-5"))
}

#[test]
fn no_clock_runs_and_nobody_acts_in_a_pause() {
    let mut writing = two();
    writing.at(10_000, |table| table.pause(BEA, 10_000));
    assert_eq!(writing.table.clocks().unwrap().left(ANN, 300_000), 50_000);
    let now = writing.table.decision();
    assert_eq!(writing.table.act(&post(ANN, now, None, "forward 1")), Err(Denied::Paused));
    assert_eq!(writing.table.pause(ANN, 10_000), Err(Denied::Paused));
    writing.at(300_000, |table| table.resume(ANN));
    assert_eq!(writing.table.clocks().unwrap().left(ANN, 310_000), 40_000);
    assert_eq!(writing.table.notes().last().unwrap().news, News::Resumed(Some(ANN)));
    writing.wakes_the_same();
}

#[test]
fn a_pause_ends_by_itself_after_ten_minutes() {
    let mut writing = two();
    writing.at(10_000, |table| table.pause(BEA, 10_000));
    assert_eq!(writing.table.next_due(&[None, None]), Some((610_000, Due::PauseOver)));
    writing.now = 610_000;
    writing.meet(Due::PauseOver);
    assert_eq!((writing.table.paused(), writing.table.pauses_left(BEA)), (None, 2));
    assert_eq!(writing.table.notes().last().unwrap().news, News::Resumed(None));
    writing.wakes_the_same();
}

#[test]
fn a_seat_can_pause_three_times() {
    let mut writing = two();
    for left in [2, 1, 0] {
        writing.at(0, |table| table.pause(ANN, 0));
        writing.at(0, |table| table.resume(BEA));
        assert_eq!(writing.table.pauses_left(ANN), left);
    }
    assert_eq!(writing.table.pause(ANN, 0), Err(Denied::NoPause));
    assert!(writing.table.pause(BEA, 0).is_ok());
    writing.wakes_the_same();
}

#[test]
fn only_who_plays_pauses_and_goes_on() {
    let mut writing = two();
    assert_eq!(writing.table.resume(ANN), Err(Denied::NotAsked));
    writing.resign(BEA);
    assert_eq!(writing.table.pause(BEA, 0), Err(Denied::StoodIn));
    writing.at(0, |table| table.pause(ANN, 0));
    assert_eq!(writing.table.resume(BEA), Err(Denied::StoodIn));
    writing.at(0, |table| table.close(Why::Host));
    assert_eq!(writing.table.pause(ANN, 0), Err(Denied::Closed));
    assert_eq!(writing.table.resume(ANN), Err(Denied::Closed));
}

#[test]
fn nobody_is_taken_over_in_a_pause_for_being_away() {
    let mut writing = two();
    assert_eq!(writing.table.next_due(&[Some(0), None]), Some((60_000, Due::Clock(ANN))));
    writing.at(0, |table| table.pause(BEA, 0));
    assert_eq!(writing.table.next_due(&[Some(0), None]), Some((600_000, Due::PauseOver)));
}
