//! A game at a table: choices, keys, the record, the log.

use crate::writing::{Writing, post};
use furrow_fable::State;
use furrow_game::{Game, Replay, Seat, SeatSet, Viewer};
use furrow_table::{By, Denied, Early, Entry, Event, Made, Table, Terms};
use serde_json::{Map, json};

/// Ann and Bea, the game begun.
fn two() -> Writing<State> {
    let mut writing = four();
    writing.sit("ann", "Ann");
    writing.sit("bea", "Bea");
    writing.take_all(writing.table.start("ann", &[]));
    writing
}

fn four() -> Writing<State> {
    Writing::open(4, Terms::default(), Map::new())
}

fn entry(event: Event) -> Entry {
    Entry { at: 0, event }
}

#[test]
fn f4_second_bets_wait_for_each_other_and_are_made_in_seat_order() {
    let mut writing = two();
    let [ann, bea] = [Seat::new(0), Seat::new(1)];
    let before = writing.log.len();
    assert!(matches!(writing.act(bea, 0), Made::Early(..)));
    assert_eq!(writing.table.chosen(), SeatSet::one(bea));
    assert_eq!(writing.table.awaited(), SeatSet::one(ann));
    assert!(matches!(writing.act(bea, 1), Made::Early(..)), "a bet can be changed until all have chosen");
    let changed = writing.table.early(bea).unwrap().action.clone();
    writing.act(ann, 0);
    let made: Vec<_> = writing.log[before..]
        .iter()
        .map(|entry| match &entry.event {
            Event::Moved { seat, action, .. } => (*seat, action.clone()),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(made.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(made[1].1, changed);
    assert!(writing.table.chosen().is_empty());
}

#[test]
fn a_key_is_one_move_and_a_decision_that_has_gone_is_stale() {
    let mut writing = two();
    let [ann, bea] = [Seat::new(0), Seat::new(1)];
    let bet = |writing: &Writing<State>, seat| {
        let view = writing.table.view(Viewer::Seat(seat)).unwrap();
        State::view_actions(&view).first().unwrap().to_string()
    };
    let (decision, mine, theirs) = (writing.table.decision(), bet(&writing, ann), bet(&writing, bea));
    let Ok(Made::Early(seat, early)) = writing.table.act(&post(ann, decision, Some("k"), &mine)) else {
        panic!()
    };
    writing.table.keep_early(seat, early);
    assert_eq!(writing.table.act(&post(ann, decision, Some("k"), &mine)), Ok(Made::Again));
    let Ok(Made::Events { events, .. }) = writing.table.act(&post(bea, decision, Some("b"), &theirs)) else {
        panic!()
    };
    events.into_iter().for_each(|event| writing.take(event));
    assert_eq!(writing.table.act(&post(ann, decision, Some("k"), &mine)), Ok(Made::Again), "long after, too");
    assert_eq!(
        writing.table.act(&post(bea, decision, Some("k"), &theirs)),
        Err(Denied::Stale),
        "a key is its seat's own"
    );
    let other = format!("{mine} ");
    assert_eq!(
        writing.table.act(&post(ann, decision, Some("k"), &other)),
        Err(Denied::Stale),
        "another action is another post: two tabs hold the same key"
    );
    assert_eq!(writing.table.act(&post(ann, decision, Some("new"), &mine)), Err(Denied::Stale));
    let now = writing.table.decision();
    assert!(matches!(writing.table.act(&post(ann, now, None, "play unicorn")), Err(Denied::NoAction(_))));
    assert!(
        matches!(writing.table.act(&post(ann, now, None, &mine)), Err(Denied::Rule(_))),
        "bets are laid once"
    );
}

#[test]
fn a_table_woken_from_any_part_of_its_log_stands_where_it_stood() {
    let mut writing = two();
    writing.play_out();
    assert!(writing.table.is_over());
    for end in 1..=writing.log.len() {
        let woken = Table::<State>::wake(&writing.log[..end], Vec::new()).unwrap();
        assert_eq!(woken.events(), end as u64);
    }
    let texts: Vec<String> = writing.log.iter().map(|event| json!(event).to_string()).collect();
    let back: Vec<Entry> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    let woken = Table::<State>::wake(&back, Vec::new()).unwrap();
    assert_eq!(woken.record(), writing.table.record());
    assert_eq!(woken.happenings(), writing.table.happenings());
}

#[test]
fn the_record_verifies_and_is_given_only_at_the_end() {
    let mut writing = two();
    assert_eq!(writing.table.record(), None);
    writing.play_out();
    let record = writing.table.record().unwrap();
    assert_eq!(record.players.as_deref(), Some(&["Ann".to_owned(), "Bea".to_owned()][..]));
    let mut forged = record.clone();
    Replay::<State>::new(&record).unwrap().finish().unwrap();
    forged.fair.as_mut().unwrap().nonces[0] = Some("0b".repeat(16));
    assert!(Replay::<State>::new(&forged).is_err(), "another nonce gives another seed");
}

#[test]
fn a_log_that_cannot_be_says_where() {
    let writing = two();
    let broken = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut log = writing.log.clone();
        change(&mut log);
        Table::<State>::wake(&log, Vec::new()).err().unwrap_or_default()
    };
    assert!(broken(&|log| drop(log.remove(0))).contains("event 0"));
    assert!(broken(&|log| log.push(log[0].clone())).contains("event 4"));
    let moved = |action: &str| Event::Moved {
        seat: 0,
        action: action.to_owned(),
        chance: vec!["draw 0 fox".to_owned()],
        keys: Vec::new(),
        by: By::Player,
        joined: false,
        left: None,
    };
    assert!(broken(&|log| log.push(entry(moved("play fox")))).contains("event 4: 0 play fox"));
    let early = vec![(7, Early::default())];
    assert!(Table::<State>::wake(&writing.log, early).is_err());
}
