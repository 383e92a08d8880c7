//! A log being written: every event is taken in as it is made.

use furrow_game::{Game, Seat, Viewer};
use furrow_table::{
    By, Denied, Due, Early, Entry, Event, Made, NewTable, Pace, Post, Sitter, Table, Terms, Why,
    registry::Carrots,
};
use serde_json::{Map, Value, json};

/// The server's secret.
pub(crate) const SECRET: [u8; 32] = [9; 32];
/// The first seats.
pub(crate) const ANN: Seat = Seat::new(0);
pub(crate) const BEA: Seat = Seat::new(1);
pub(crate) const CARL: Seat = Seat::new(2);

/// What a table answers to a command.
pub(crate) type Answer<G, T> = Result<T, Denied<<G as Game>::Refusal>>;

/// A person at a browser.
pub(crate) fn person(browser: &str) -> Sitter {
    Sitter::Person { browser: browser.to_owned(), nonce: Some("0a".repeat(16)) }
}

/// An action as a person posts it.
pub(crate) fn post<'a>(seat: Seat, decision: u64, key: Option<&'a str>, action: &'a str) -> Post<'a> {
    Post { seat, decision, key, action, by: By::Player, at: 0 }
}

/// The terms of most tests: a clock of this pace, a minute until a computer player stands in.
pub(crate) fn paced(pace: &str) -> Terms {
    let clock = Pace::parse(pace).expect("a pace");
    Terms { clock, takeover: Some(60_000), undo: true, ..Terms::default() }
}

/// A table, its log and the time.
pub(crate) struct Writing<G: Game> {
    pub(crate) log: Vec<Entry>,
    pub(crate) table: Table<G>,
    /// Unix milliseconds.
    pub(crate) now: i64,
}

impl<G: Game> Writing<G> {
    pub(crate) fn open(places: u8, terms: Terms, options: Map<String, Value>) -> Self {
        let host = "ann".to_owned();
        let new = NewTable { places, options, terms, host, secret: SECRET, after: None };
        Self::of(vec![Table::<G>::open(new).unwrap()])
    }

    pub(crate) fn of(events: Vec<Event>) -> Self {
        let log: Vec<Entry> = events.into_iter().map(|event| Entry { at: 0, event }).collect();
        let table = Table::wake(&log, Vec::new()).unwrap();
        Writing { log, table, now: 0 }
    }

    pub(crate) fn take(&mut self, event: Event) {
        let entry = Entry { at: self.now, event };
        self.table.absorb(&entry).unwrap();
        self.log.push(entry);
    }

    pub(crate) fn take_all(&mut self, events: Answer<G, Vec<Event>>) {
        events.unwrap().into_iter().for_each(|event| self.take(event));
    }

    /// Lets something take effect at a time.
    pub(crate) fn at(&mut self, now: i64, what: impl FnOnce(&Table<G>) -> Answer<G, Event>) {
        self.now = now;
        self.take(what(&self.table).unwrap());
    }

    pub(crate) fn sit(&mut self, browser: &str, name: &str) {
        self.take_all(self.table.sit(None, name, person(browser), false));
    }

    /// One more player on a device that has a place.
    pub(crate) fn sit_beside(&mut self, browser: &str, name: &str) {
        self.take_all(self.table.sit(None, name, person(browser), true));
    }

    pub(crate) fn made(&mut self, made: &Made) {
        match made {
            Made::Events { events, .. } => events.iter().for_each(|event| self.take(event.clone())),
            Made::Early(seat, early) => self.table.keep_early(*seat, early.clone()),
            Made::Again => {}
        }
    }

    /// A seat chooses the action of this number among those it has.
    pub(crate) fn act(&mut self, seat: Seat, which: usize) -> Made {
        let view = self.table.view(Viewer::Seat(seat)).unwrap();
        let actions = G::view_actions(&view);
        let action = actions.as_ref()[which % actions.as_ref().len()].to_string();
        let by = self.table.machine(seat).map_or(By::Player, |(_, by)| by);
        let post = Post { by, at: self.now, ..post(seat, self.table.decision(), None, &action) };
        let made = self.table.act(&post).unwrap();
        self.made(&made);
        made
    }

    /// Something is due.
    pub(crate) fn meet(&mut self, due: Due) {
        let made = self.table.meet(due, "easy", self.now).unwrap();
        self.made(&made);
    }

    /// The first of those who have to choose.
    pub(crate) fn turn(&self) -> Seat {
        self.table.awaited().iter().next().unwrap()
    }

    pub(crate) fn play_out(&mut self) {
        for turn in 0.. {
            let Some(seat) = self.table.awaited().iter().next() else { return };
            self.act(seat, turn);
        }
    }

    /// The table that its log and these early choices wake.
    pub(crate) fn woken(&self, early: Vec<(u8, Early)>) -> Table<G> {
        let texts: Vec<String> = self.log.iter().map(|entry| json!(entry).to_string()).collect();
        let back: Vec<Entry> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        Table::wake(&back, early).unwrap()
    }

    /// Asserts that its log wakes the same table.
    pub(crate) fn wakes_the_same(&self) {
        let woken = self.woken(Vec::new());
        assert_eq!(woken.happenings(), self.table.happenings());
        assert_eq!(woken.notes(), self.table.notes());
        assert_eq!((woken.version(), woken.decision()), (self.table.version(), self.table.decision()));
        assert_eq!((woken.paused(), woken.undo_request()), (self.table.paused(), self.table.undo_request()));
        assert_eq!(woken.clocks(), self.table.clocks());
        assert_eq!((woken.people(), woken.closed()), (self.table.people(), self.table.closed()));
        assert_eq!(woken.record(), self.table.record());
    }
}

impl Writing<Carrots> {
    /// A game of these people, one a browser, in which everything is open and the first seat starts.
    pub(crate) fn of_people(people: &[&str], terms: Terms) -> Self {
        let options = json!({"start": 0, "hare": "blank", "round_limit": 6}).as_object().cloned().unwrap();
        let mut writing = Self::open(people.len() as u8, terms, options);
        people.iter().for_each(|browser| writing.sit(browser, browser));
        writing.take_all(writing.table.start("ann", &[]));
        writing
    }

    /// A seat is given up.
    pub(crate) fn resign(&mut self, seat: Seat) {
        let event = self.table.take_over(seat, "easy", Why::Resigned).unwrap();
        self.take(event);
    }
}
