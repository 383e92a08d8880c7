//! Clocks run for people who have to choose.

use crate::writing::{ANN, BEA, Writing, paced, post};
use furrow_fable::State as Fable;
use furrow_game::{Game, Seat, SeatSet, Viewer};
use furrow_table::{By, Denied, Due, Event, Made, News, registry::Carrots};
use serde_json::Map;

fn left<G: Game>(writing: &Writing<G>) -> Vec<i64> {
    let clocks = writing.table.clocks().unwrap();
    Seat::all(writing.table.places()).map(|seat| clocks.left(seat, writing.now)).collect()
}

#[test]
fn a_bank_is_used_up_by_its_owner_alone_and_each_choice_adds_to_it() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("game-60-5"));
    writing.now = 10_000;
    assert_eq!(left(&writing), [50_000, 60_000]);
    writing.act(ANN, 0);
    assert_eq!(left(&writing), [55_000, 60_000]);
    writing.now = 30_000;
    assert_eq!(left(&writing), [55_000, 40_000]);
    writing.wakes_the_same();
}

#[test]
fn a_clock_a_move_starts_anew_with_each_choice() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("move-60"));
    writing.now = 59_000;
    assert_eq!(left(&writing), [1_000, 60_000]);
    writing.act(ANN, 0);
    assert_eq!(left(&writing), [60_000, 60_000]);
    writing.wakes_the_same();
}

#[test]
fn when_the_time_is_up_the_default_move_is_made_and_noted() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("move-60"));
    assert_eq!(writing.table.next_due(&[None, None]), Some((60_000, Due::Clock(ANN))));
    let expected = Carrots::at_time_out(&writing.table.view(Viewer::Seat(ANN)).unwrap()).to_string();
    writing.now = 60_000;
    writing.meet(Due::Clock(ANN));
    let Event::Moved { action, by, .. } = &writing.log.last().unwrap().event else { panic!() };
    assert_eq!((action, *by), (&expected, By::Clock));
    assert_eq!(writing.table.notes().last().unwrap().news, News::TimeOut(ANN));
    assert_eq!(writing.table.can_undo(ANN), None, "it was not Ann's choice");
    writing.wakes_the_same();
}

#[test]
fn a_clock_that_does_not_run_is_not_up() {
    let writing = Writing::of_people(&["ann", "bea"], paced("move-60"));
    assert_eq!(writing.table.meet(Due::Clock(BEA), "easy", 90_000), Err(Denied::Stale));
    let none = Writing::of_people(&["ann", "bea"], paced("none"));
    assert_eq!(none.table.next_due(&[None, None]), None);
    assert_eq!(none.table.meet(Due::Clock(ANN), "easy", 90_000), Err(Denied::Stale));
}

#[test]
fn nothing_is_met_that_is_not_due() {
    let writing = Writing::of_people(&["ann", "bea"], paced("none"));
    for due in [Due::PauseOver, Due::UndoLapses, Due::ReadyLapses] {
        assert_eq!(writing.table.meet(due, "easy", 0), Err(Denied::NotAsked), "{due:?}");
    }
}

/// Two people lay second bets in secret, by a clock a game.
fn bets(pace: &str) -> Writing<Fable> {
    let mut writing = Writing::open(2, paced(pace), Map::new());
    writing.sit("ann", "Ann");
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("ann", &[]));
    assert_eq!(writing.table.awaited().len(), 2);
    writing
}

#[test]
fn f4_the_clock_of_one_who_has_chosen_rests_also_in_a_woken_table() {
    let mut writing = bets("game-60-5");
    writing.now = 10_000;
    let Made::Early(_, early) = writing.act(BEA, 0) else { panic!() };
    assert_eq!(early.left, Some(55_000));
    writing.at(15_000, |table| table.pause(ANN, 15_000));
    writing.at(40_000, |table| table.resume(ANN));
    writing.now = 45_000;
    assert_eq!(left(&writing), [40_000, 55_000]);
    let woken = writing.woken(vec![(1, early)]);
    let there = woken.clocks().unwrap();
    assert_eq!((there.left(ANN, 45_000), there.left(BEA, 45_000)), (40_000, 55_000));
    assert_eq!(there.running(), SeatSet::one(ANN));
    writing.act(ANN, 0);
    assert_eq!(left(&writing)[1], 55_000);
    writing.wakes_the_same();
}

#[test]
fn f4_what_the_clock_has_chosen_cannot_be_changed() {
    let mut writing = bets("move-60");
    writing.now = 60_000;
    writing.meet(Due::Clock(ANN));
    let early = writing.table.early(ANN).unwrap().clone();
    assert_eq!(early.by, By::Clock);
    let again = writing.table.act(&post(ANN, writing.table.decision(), Some("k"), &early.action));
    assert_eq!(again, Err(Denied::Stale));
    writing.meet(Due::Clock(BEA));
    assert_eq!(writing.table.notes().len(), 2, "both were out of time");
    writing.wakes_the_same();
}

#[test]
fn time_in_which_the_server_was_away_is_nobodys_and_prolongs_what_waits() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("game-60-5"));
    writing.at(10_000, |table| table.pause(BEA, 10_000));
    writing.now = 200_000;
    writing.take(Event::Down { from: 20_000, to: 200_000 });
    assert_eq!(writing.table.paused().unwrap().until, 10_000 + 600_000 + 180_000);
    writing.at(210_000, |table| table.resume(BEA));
    writing.now = 500_000;
    writing.take(Event::Down { from: 215_000, to: 500_000 });
    assert_eq!(left(&writing), [45_000, 60_000]);
    assert_eq!(writing.table.notes().last().unwrap().news, News::Down(285_000));
    writing.wakes_the_same();
}

#[test]
fn a_wall_clock_that_is_set_back_gives_nobody_time() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("game-60-5"));
    writing.now = 20_000;
    writing.act(ANN, 0);
    writing.now = 5_000;
    writing.act(BEA, 0);
    assert_eq!(left(&writing), [45_000, 65_000]);
    assert_eq!(writing.table.last_at(), 20_000, "the table's time does not go back");
    writing.wakes_the_same();
}
