//! A table from its places to its record.

use furrow_fable::State;
use furrow_game::{Game, Replay, Seat, SeatSet, Viewer};
use furrow_table::{By, Denied, Early, Entry, Event, Made, NewTable, Post, Sitter, Table, Terms};
use serde_json::{Map, json};

const SECRET: [u8; 32] = [9; 32];

fn person(browser: &str) -> Sitter {
    Sitter::Person { browser: browser.to_owned(), nonce: Some("0a".repeat(16)) }
}

/// A log being written: every event is taken in as it is made.
struct Writing {
    log: Vec<Entry>,
    table: Table<State>,
}

/// An action as a person posts it.
fn post<'a>(seat: Seat, decision: u64, key: Option<&'a str>, action: &'a str) -> Post<'a> {
    Post { seat, decision, key, action, by: By::Player, at: 0 }
}

fn entry(event: Event) -> Entry {
    Entry { at: 0, event }
}

impl Writing {
    fn open(places: u8) -> Self {
        let (options, host) = (Map::new(), "ann".to_owned());
        let new = NewTable { places, options, terms: Terms::default(), host, secret: SECRET, after: None };
        let log = vec![entry(Table::<State>::open(new).unwrap())];
        let table = Table::wake(&log, Vec::new()).unwrap();
        Writing { log, table }
    }

    fn take(&mut self, event: Event) {
        let entry = entry(event);
        self.table.absorb(&entry).unwrap();
        self.log.push(entry);
    }

    fn sit(&mut self, browser: &str, name: &str) {
        let events = self.table.sit(None, name, person(browser), false).unwrap();
        events.into_iter().for_each(|event| self.take(event));
    }

    /// Ann and Bea, the game begun.
    fn two() -> Self {
        let mut writing = Self::open(4);
        writing.sit("ann", "Ann");
        writing.sit("bea", "Bea");
        let events = writing.table.start("ann", &[]).unwrap();
        events.into_iter().for_each(|event| writing.take(event));
        writing
    }

    fn act(&mut self, seat: Seat, which: usize) -> Made {
        let view = self.table.view(Viewer::Seat(seat)).unwrap();
        let actions = State::view_actions(&view);
        let action = actions[which % actions.len()].to_string();
        let made = self.table.act(&post(seat, self.table.decision(), None, &action)).unwrap();
        match &made {
            Made::Events { events, .. } => events.iter().for_each(|event| self.take(event.clone())),
            Made::Early(seat, early) => self.table.keep_early(*seat, early.clone()),
            Made::Again => {}
        }
        made
    }

    fn play_out(&mut self) {
        for turn in 0.. {
            let Some(seat) = self.table.awaited().iter().next() else { return };
            self.act(seat, turn);
        }
    }
}

#[test]
fn people_take_places_leave_them_and_start_with_who_is_there() {
    let mut writing = Writing::open(4);
    writing.sit("ann", "Ann");
    let alone = writing.table.start("ann", &[]);
    assert_eq!(alone, Err(Denied::TooFew(2)));
    writing.sit("bea", "ann");
    assert_eq!(writing.table.sit(None, "Bea", person("bea"), false), Err(Denied::Seated));
    assert_eq!(writing.table.sit(Some(1), "Carl", person("carl"), false), Err(Denied::Taken));
    assert_eq!(writing.table.sit(Some(9), "Carl", person("carl"), false), Err(Denied::Taken));
    assert_eq!(writing.table.sit(None, "\u{202E}", person("carl"), false), Err(Denied::BadName));
    let bad = Sitter::Person { browser: "carl".to_owned(), nonce: Some("0A".repeat(16)) };
    assert_eq!(writing.table.sit(None, "Carl", bad, false), Err(Denied::BadNonce));
    assert_eq!(writing.table.chairs()[1].as_ref().unwrap().name.as_str(), "ann 2");
    let left = writing.table.leave("bea").unwrap();
    left.into_iter().for_each(|event| writing.take(event));
    assert_eq!(writing.table.leave("bea"), Err(Denied::NotSeated));
    let events = writing.table.sit(Some(3), "Dot", person("dot"), false).unwrap();
    events.into_iter().for_each(|event| writing.take(event));
    assert_eq!(writing.table.start("dot", &[]), Err(Denied::NotHost));
    for event in writing.table.start("ann", &[]).unwrap() {
        writing.take(event);
    }
    assert_eq!(writing.table.places(), 2, "the game has a seat for each who is there");
    assert_eq!(writing.table.seats_of("dot"), SeatSet::one(Seat::new(1)));
    assert_eq!(writing.table.start("ann", &[]), Err(Denied::Begun));
    assert_eq!(writing.table.leave("dot"), Err(Denied::Begun));
}

#[test]
fn free_places_are_filled_with_computer_players() {
    let mut writing = Writing::open(3);
    writing.sit("ann", "Bea");
    let bots = [("Bea", "medium"), ("Carl", "random"), ("Dot", "random")];
    let bots = bots.map(|(name, level)| (name.to_owned(), level.to_owned()));
    for event in writing.table.start("ann", &bots).unwrap() {
        writing.take(event);
    }
    let names: Vec<&str> = writing.table.chairs().iter().flatten().map(|chair| chair.name.as_str()).collect();
    assert_eq!(names, ["Bea", "Bea 2", "Carl"], "no more than the places, and no name twice");
    assert_eq!(writing.table.chairs()[1].as_ref().unwrap().level(), Some("medium"));
}

#[test]
fn f4_second_bets_wait_for_each_other_and_are_made_in_seat_order() {
    let mut writing = Writing::two();
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
    let mut writing = Writing::two();
    let [ann, bea] = [Seat::new(0), Seat::new(1)];
    let bet = |writing: &Writing, seat| {
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
    let mut writing = Writing::two();
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
    let mut writing = Writing::two();
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
    let writing = Writing::two();
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
    };
    assert!(broken(&|log| log.push(entry(moved("play fox")))).contains("event 4: 0 play fox"));
    let early = vec![(7, Early::default())];
    assert!(Table::<State>::wake(&writing.log, early).is_err());
}
