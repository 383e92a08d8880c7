//! Taking moves back.

use crate::named::{answer_back, ask_back};
use crate::writing::{ANN, BEA, CARL, Writing, paced};
use furrow_game::{Seat, SeatSet};
use furrow_table::{Denied, Due, Event, News, Why, registry::Carrots};

fn three() -> Writing<Carrots> {
    Writing::of_people(&["ann", "bea", "carl"], paced("none"))
}

fn all() -> SeatSet {
    Seat::all(3).collect()
}

/// Ann and Bea have moved; Ann asks both others.
fn asked() -> Writing<Carrots> {
    let mut writing = three();
    writing.act(ANN, 0);
    writing.act(BEA, 0);
    writing.at(1_000, |table| ask_back(table, ANN, all(), 1_000));
    writing
}

#[test]
fn a_move_is_taken_back_at_once_while_nobody_else_has_acted() {
    let mut writing = three();
    let before = writing.table.steps().to_vec();
    writing.act(ANN, 0);
    let (made, decision, version) =
        (writing.table.happenings()[1].id, writing.table.decision(), writing.table.version());
    assert_eq!((writing.table.can_undo(ANN), writing.table.undo_is_free(ANN)), (Some(made), true));
    assert_eq!(ask_back(&writing.table, BEA, all(), 0), Err(Denied::Stale), "Bea has done nothing");
    writing.at(1_000, |table| ask_back(table, ANN, all(), 1_000));
    assert_eq!(writing.table.steps(), before);
    assert!(writing.table.decision() > decision && writing.table.version() > version);
    assert_eq!(writing.table.undone_at(), writing.table.version());
    let News::TakenBack(ANN, back) = &writing.table.notes().last().unwrap().news else { panic!() };
    assert_eq!(back.iter().map(|h| h.id).collect::<Vec<_>>(), [made], "the note says what was taken back");
    assert_eq!(writing.turn(), ANN);
    writing.wakes_the_same();
}

#[test]
fn once_others_have_acted_all_people_who_are_there_must_agree() {
    let mut writing = asked();
    let request = writing.table.undo_request().unwrap();
    assert_eq!((request.seat, request.ask), (ANN, [BEA, CARL].into_iter().collect()));
    assert_eq!(answer_back(&writing.table, ANN, true), Err(Denied::NotAsked));
    assert_eq!(ask_back(&writing.table, BEA, all(), 0), Err(Denied::Asked), "one question at a time");
    writing.take_all(answer_back(&writing.table, BEA, true));
    assert_eq!(answer_back(&writing.table, BEA, true), Err(Denied::NotAsked), "Bea has answered");
    assert_eq!(writing.table.happenings().len(), 3);
    writing.take_all(answer_back(&writing.table, CARL, true));
    assert_eq!(writing.table.happenings().len(), 1);
    assert_eq!((writing.table.undo_request(), writing.turn()), (None, ANN));
    writing.wakes_the_same();
}

#[test]
fn one_who_does_not_agree_ends_the_question_and_it_is_not_asked_again() {
    let mut writing = asked();
    writing.take_all(answer_back(&writing.table, CARL, false));
    assert_eq!(writing.table.undo_request(), None);
    assert_eq!(writing.table.notes().last().unwrap().news, News::UndoRefused(Some(CARL)));
    assert_eq!(writing.table.can_undo(ANN), None);
    assert_eq!(ask_back(&writing.table, ANN, all(), 0), Err(Denied::Asked));
    writing.act(CARL, 0);
    assert!(writing.table.can_undo(ANN).is_some(), "after the next move it may ask again");
    writing.wakes_the_same();
}

#[test]
fn a_question_lapses_and_a_move_overtakes_it() {
    let mut writing = asked();
    assert_eq!(writing.table.next_due(&[None; 3]), Some((61_000, Due::UndoLapses)));
    writing.meet(Due::UndoLapses);
    assert_eq!(writing.table.notes().last().unwrap().news, News::UndoRefused(None));
    let mut writing = asked();
    writing.act(CARL, 0);
    assert_eq!(writing.table.undo_request(), None);
    assert_eq!(answer_back(&writing.table, CARL, true), Err(Denied::Stale));
    writing.wakes_the_same();
}

#[test]
fn a_second_click_takes_no_second_move_back() {
    let mut writing = three();
    for seat in [ANN, BEA, CARL, ANN] {
        writing.act(seat, 0);
    }
    let last = writing.table.can_undo(ANN).unwrap();
    writing.at(0, |table| table.ask_undo(ANN, last, all(), 0));
    assert!(writing.table.can_undo(ANN).is_some_and(|before| before != last), "Ann has moved before");
    assert_eq!(writing.table.ask_undo(ANN, last, all(), 0), Err(Denied::Stale));
    assert_eq!(writing.table.happenings().len(), 4);
}

#[test]
fn an_answer_reaches_no_other_question() {
    let mut writing = asked();
    let first = writing.table.undo_request().unwrap().id;
    writing.take_all(answer_back(&writing.table, CARL, false));
    writing.act(CARL, 0);
    writing.at(2_000, |table| ask_back(table, ANN, all(), 2_000));
    let second = writing.table.undo_request();
    assert!(second.is_some_and(|second| second.id != first));
    writing.wakes_the_same();
    assert_eq!(writing.table.answer_undo(CARL, first, true), Err(Denied::Stale));
    assert_eq!(writing.table.undo_request(), second, "nothing has changed");
}

#[test]
fn who_is_away_is_asked_only_if_it_has_acted_since() {
    let mut writing = three();
    writing.act(ANN, 0);
    writing.act(BEA, 0);
    let event = ask_back(&writing.table, ANN, [ANN, CARL].into_iter().collect(), 0).unwrap();
    assert!(matches!(event, Event::UndoAsked { ask, .. } if ask == [1, 2]));
    let event = ask_back(&writing.table, ANN, SeatSet::one(ANN), 0).unwrap();
    assert!(matches!(event, Event::UndoAsked { ask, .. } if ask == [1]), "Bea has acted");
    writing.resign(BEA);
    let event = ask_back(&writing.table, ANN, SeatSet::one(ANN), 0).unwrap();
    assert!(matches!(event, Event::Undone { seat: 0, keep: 1 }), "nobody is there to be asked");
}

#[test]
fn who_leaves_need_not_agree_and_who_asked_may_ask_again() {
    let mut writing = asked();
    writing.resign(BEA);
    assert_eq!(writing.table.undo_request().unwrap().ask, SeatSet::one(CARL));
    writing.resign(CARL);
    assert_eq!(writing.table.undo_request(), None);
    let event = ask_back(&writing.table, ANN, all(), 0).unwrap();
    assert!(matches!(event, Event::Undone { .. }), "only computer players are left");
    let mut writing = asked();
    writing.resign(ANN);
    assert_eq!(writing.table.undo_request(), None, "who asked has left");
    assert_eq!(ask_back(&writing.table, ANN, all(), 0), Err(Denied::StoodIn));
    writing.wakes_the_same();
}

#[test]
fn nothing_is_taken_back_that_showed_something() {
    let mut writing = Writing::<furrow_fable::State>::open(2, paced("none"), serde_json::Map::new());
    writing.sit("ann", "Ann");
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("ann", &[]));
    assert_eq!(ask_back(&writing.table, ANN, SeatSet::NONE, 0), Err(Denied::Stale), "a deal is no move");
    writing.act(ANN, 0);
    assert_eq!(
        ask_back(&writing.table, ANN, SeatSet::NONE, 0),
        Err(Denied::Stale),
        "a secret choice is changed"
    );
    writing.act(BEA, 0);
    assert!(writing.table.can_undo(ANN).is_some(), "bets lie face down");
    assert!(!writing.table.undo_is_free(ANN), "Bea laid hers with Ann's");
    let first = writing.turn();
    writing.act(first, 0);
    assert_eq!((writing.table.can_undo(ANN), writing.table.can_undo(BEA)), (None, None), "a card was shown");
    assert_eq!(ask_back(&writing.table, first, SeatSet::NONE, 0), Err(Denied::NoUndo));
}

#[test]
fn f4_choices_made_together_are_taken_back_together() {
    let mut writing = Writing::<furrow_fable::State>::open(2, paced("none"), serde_json::Map::new());
    writing.sit("ann", "Ann");
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("ann", &[]));
    writing.act(ANN, 0);
    writing.act(BEA, 0);
    writing.at(0, |table| ask_back(table, BEA, SeatSet::NONE, 0));
    writing.take_all(answer_back(&writing.table, ANN, true));
    assert_eq!(writing.table.happenings().len(), 1);
    assert_eq!(writing.table.awaited().len(), 2);
    writing.wakes_the_same();
}

#[test]
fn a_table_may_play_without_taking_back_and_a_pause_stops_it() {
    let mut terms = paced("none");
    terms.undo = false;
    let mut strict = Writing::of_people(&["ann", "bea"], terms);
    strict.act(ANN, 0);
    assert_eq!(ask_back(&strict.table, ANN, SeatSet::NONE, 0), Err(Denied::UndoOff));
    assert_eq!(strict.table.can_undo(ANN), None);
    let mut writing = three();
    writing.act(ANN, 0);
    writing.at(0, |table| table.pause(BEA, 0));
    assert_eq!(ask_back(&writing.table, ANN, SeatSet::NONE, 0), Err(Denied::Paused));
    assert_eq!(writing.table.can_undo(ANN), None);
    writing.at(0, |table| table.close(Why::Host));
    assert_eq!(ask_back(&writing.table, ANN, SeatSet::NONE, 0), Err(Denied::Closed));
}

#[test]
fn what_a_clock_gained_with_a_move_is_not_gained_twice() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("game-60-5"));
    for round in 1..=3 {
        writing.now = round * 1_000;
        writing.act(ANN, 0);
        let left = writing.table.clocks().unwrap().left(ANN, writing.now);
        assert_eq!(left, 65_000 - round * 1_000);
        writing.at(writing.now, |table| ask_back(table, ANN, SeatSet::NONE, 0));
    }
    writing.wakes_the_same();
}

#[test]
fn a_clock_a_move_goes_on_where_it_stood() {
    let mut writing = Writing::of_people(&["ann", "bea"], paced("move-60"));
    for round in 1..=3 {
        writing.now = round * 10_000;
        writing.act(ANN, 0);
        writing.at(writing.now, |table| ask_back(table, ANN, SeatSet::NONE, 0));
        assert_eq!(writing.table.clocks().unwrap().left(ANN, writing.now), 60_000 - round * 10_000);
    }
    writing.act(ANN, 0);
    assert_eq!(writing.table.clocks().unwrap().left(BEA, writing.now), 60_000);
    writing.wakes_the_same();
}

#[test]
fn what_was_noted_stands_where_the_moves_stood() {
    let mut writing = three();
    writing.act(ANN, 0);
    writing.resign(CARL);
    let back = writing.table.can_undo(ANN).unwrap();
    assert_eq!(writing.table.notes()[0].after, back);
    writing.at(0, |table| ask_back(table, ANN, SeatSet::NONE, 0));
    let deal = writing.table.happenings()[0].id;
    assert_eq!(writing.table.notes().iter().map(|note| note.after).collect::<Vec<_>>(), [deal, deal]);
}
