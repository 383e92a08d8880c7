//! A world: a table, its store, the people around it and the clock on the wall.

use crate::{
    accountant::{Rest, audit},
    posts::Sent,
    sameness,
    store::Store,
    tally::Tally,
    truths,
    viewer::Page,
};
use furrow_game::{Game, Replay, Seat, SeatSet, Turn, Viewer};
use furrow_table::{Early, Entry, Event, Table, registry::GameId};
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedMutRandom, IndexedRandom},
};
use rand_pcg::Pcg64Mcg;
use std::collections::VecDeque;

/// How many of the last steps a failure shows.
const TOLD: usize = 30;
/// Every so many steps everything is compared with what the store wakes.
const COMPARED: u64 = 16;
/// Every so many steps another truth is looked for behind what a viewer sees.
const IMAGINED: u64 = 30;

/// What came of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// Stored and told.
    Made,
    /// The store kept nothing.
    Lost,
    /// The store kept it and the server died before anybody was told.
    Unheard,
}

/// A browser.
pub(crate) struct Person {
    pub(crate) browser: String,
    /// Since when it has been away.
    pub(crate) away: Option<i64>,
}

/// One table after another, and what happens to them.
pub(crate) struct World<G: Game> {
    pub(crate) id: GameId,
    pub(crate) rng: Pcg64Mcg,
    /// The clock on the wall, in unix milliseconds.
    pub(crate) now: i64,
    /// When the server was last known to run.
    pub(crate) heart: i64,
    pub(crate) store: Store,
    pub(crate) table: Table<G>,
    pub(crate) people: Vec<Person>,
    pub(crate) sent: Vec<Sent>,
    pub(crate) rests: Vec<Rest>,
    /// Who wants to take a move back, and who has yet to agree.
    pub(crate) asked: Option<(Seat, SeatSet)>,
    pub(crate) barred: Vec<String>,
    pages: Vec<(Page<G>, bool)>,
    decision: u64,
    version: u64,
    pub(crate) steps: u64,
    pub(crate) tally: Tally,
    pub(crate) told: VecDeque<String>,
}

impl<G: Game> World<G> {
    pub(crate) fn new(id: GameId, seed: u64) -> Self {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let now = 1_700_000_000_000;
        let event = crate::opening::open::<G>(id, &mut rng);
        let (mut store, mut people) = (Store::default(), Vec::new());
        store.append(0, &[Entry { at: now, event }]);
        for name in ["ann", "bea", "carl", "dot", "eve"].iter().take(rng.random_range(2..=5)) {
            people.push(Person { browser: (*name).to_owned(), away: None });
        }
        World {
            id,
            rng,
            now,
            heart: now,
            table: store.wake(),
            store,
            people,
            sent: Vec::new(),
            rests: Vec::new(),
            asked: None,
            barred: Vec::new(),
            pages: Vec::new(),
            decision: 0,
            version: 0,
            steps: 0,
            tally: Tally::default(),
            told: VecDeque::new(),
        }
    }

    pub(crate) fn tell(&mut self, what: &str) {
        if self.told.len() == TOLD {
            self.told.pop_front();
        }
        let (step, now) = (self.steps, self.now - 1_700_000_000_000);
        self.told.push_back(format!("{step}: {now} ms: {what}"));
    }

    pub(crate) fn chance(&mut self, of: u32) -> bool {
        self.rng.random_range(0..of) == 0
    }

    pub(crate) fn person(&mut self) -> String {
        self.people.choose(&mut self.rng).expect("somebody").browser.clone()
    }

    /// Since when the person of each seat has been away.
    pub(crate) fn away(&self) -> Vec<Option<i64>> {
        let since = |browser: &str| self.people.iter().find(|person| person.browser == browser)?.away;
        let chairs = self.table.chairs().iter();
        chairs.map(|chair| since(chair.as_ref()?.browser()?)).collect()
    }

    /// The seats whose people are at the table.
    pub(crate) fn present(&self) -> SeatSet {
        let here = Seat::all(self.table.places()).zip(self.away());
        here.filter(|(_, away)| away.is_none()).map(|(seat, _)| seat).collect()
    }

    /// Stores events and lets them take effect, unless something goes wrong.
    pub(crate) fn carry(&mut self, events: Vec<Event>) -> Fate {
        let at = self.now;
        let entries: Vec<Entry> = events.into_iter().map(|event| Entry { at, event }).collect();
        if self.chance(50) {
            return self.store_fails();
        }
        self.store.append(self.table.events(), &entries);
        entries.iter().for_each(|entry| self.note(&entry.event));
        if self.chance(60) {
            return self.dies();
        }
        for entry in &entries {
            self.table.absorb(entry).unwrap_or_else(|why| panic!("an event of its own: {why}"));
            self.follow();
        }
        Fate::Made
    }

    /// Stores an early choice and lets it take effect, unless something goes wrong.
    pub(crate) fn carry_early(&mut self, seat: Seat, early: Early) -> Fate {
        if self.chance(50) {
            return self.store_fails();
        }
        self.store.put_early(seat, &early);
        if self.table.early(seat).is_none() {
            self.rests.push(Rest { events: self.store.len(), seat, at: self.now });
        }
        if self.chance(60) {
            return self.dies();
        }
        self.table.keep_early(seat, early);
        Fate::Made
    }

    fn store_fails(&mut self) -> Fate {
        self.tell("  the store fails and keeps nothing");
        self.tally.faults += 1;
        Fate::Lost
    }

    fn dies(&mut self) -> Fate {
        self.tell("  it is stored, and the server dies before it answers");
        self.tally.faults += 1;
        self.wake();
        Fate::Unheard
    }

    /// Follows from outside what an event says about consent and who is sent away.
    fn note(&mut self, event: &Event) {
        let open = &mut self.asked;
        let mut has_answered = |seat: u8| {
            if let Some((_, asked)) = open {
                *asked = asked.iter().filter(|other| other.number() != seat).collect();
            }
        };
        match event {
            Event::UndoAsked { seat, ask, .. } => {
                let asked = ask.iter().map(|seat| Seat::new(*seat)).collect();
                self.asked = Some((Seat::new(*seat), asked));
            }
            Event::UndoAgreed { seat } => has_answered(*seat),
            Event::TakenOver { seat, .. } => {
                has_answered(*seat);
                self.asked = self.asked.filter(|(who, asked)| who.number() != *seat && !asked.is_empty());
                self.tally.taken_over += 1;
            }
            Event::UndoRefused { .. } => self.asked = None,
            Event::Undone { seat, keep } => self.is_fair(Seat::new(*seat), *keep as usize),
            Event::Moved { .. } => {
                self.asked = None;
                self.tally.moves += 1;
            }
            Event::Kicked { place } => {
                let chair = self.table.chairs()[usize::from(*place)].as_ref();
                self.barred.extend(chair.and_then(|chair| chair.browser()).map(str::to_owned));
            }
            Event::Paused { .. } => self.tally.pauses += 1,
            Event::Started { .. } => self.tally.games += 1,
            _ => {}
        }
    }

    /// What is taken back showed nobody anything, and all who were asked agreed.
    fn is_fair(&mut self, seat: Seat, keep: usize) {
        let back = &self.table.happenings()[keep..];
        assert!(
            !back.iter().flat_map(|h| &h.beats).any(G::reveals),
            "nothing that was revealed is taken back"
        );
        assert!(back.iter().any(|h| h.seat == Some(seat)), "who takes back has made a move of it");
        assert!(back.iter().all(|h| h.seat.is_some()), "the deal is not taken back");
        let open = self.asked.take();
        assert!(open.is_none_or(|open| open == (seat, SeatSet::NONE)), "not all have agreed: {open:?}");
        self.tally.undone += 1;
        self.tally.consented += u64::from(open.is_some());
    }

    /// Every open page is told what is new.
    fn follow(&mut self) {
        if self.table.has_begun() && self.pages.is_empty() {
            let viewers = Viewer::all(self.table.places());
            self.pages = viewers.map(|viewer| (Page::load(&self.table, viewer), true)).collect();
        }
        for (page, _) in self.pages.iter_mut().filter(|(_, open)| *open) {
            page.follow(&self.table);
        }
    }

    /// A page loses its stream, or finds it again.
    pub(crate) fn page_comes_or_goes(&mut self) {
        if let Some((page, open)) = self.pages.choose_mut(&mut self.rng) {
            *open = !*open;
            if *open {
                page.follow(&self.table);
            }
        }
    }

    /// The server starts again with what the store has.
    fn wake(&mut self) {
        self.table = self.store.wake();
        self.tally.restarts += 1;
        self.follow();
    }

    /// The server stops and starts again; the clock on the wall may have been set meanwhile.
    pub(crate) fn restart(&mut self) {
        let whole = self.store.wake();
        sameness::same(&self.table, &whole, &self.away(), self.now);
        let from = self.heart;
        self.now += match self.rng.random_range(0..10) {
            0 => -self.rng.random_range(0..3_600_000),
            1 => self.rng.random_range(0..90_000_000),
            _ => self.rng.random_range(0..120_000),
        };
        self.tell(&format!("the server starts again; it ran until {}", from - 1_700_000_000_000));
        self.wake();
        for person in &mut self.people {
            person.away = if self.rng.random_bool(0.5) { None } else { Some(self.now) };
        }
        self.heart = self.now;
        if self.table.closed().is_none() && !self.table.is_over() && !self.chance(5) {
            self.was_away(from);
        }
    }

    /// The log says that the server was away: what waits waits so much longer.
    fn was_away(&mut self, from: i64) {
        let ends = |table: &Table<G>| {
            let question = table.undo_request().map(|request| request.until);
            [table.paused().map(|pause| pause.until), question, table.ready_check().map(|check| check.until)]
        };
        let away = (self.now - from.max(self.table.last_at())).max(0);
        let before = ends(&self.table);
        if self.carry(vec![Event::Down { from, to: self.now }]) == Fate::Made {
            let later = before.map(|until| until.map(|until| until + away));
            assert_eq!(ends(&self.table), later, "what waits waits {away} ms longer");
        }
    }

    /// Goes on at the table that the events open.
    pub(crate) fn move_to(&mut self, events: Vec<Event>) {
        let at = self.now;
        let entries: Vec<Entry> = events.into_iter().map(|event| Entry { at, event }).collect();
        self.store = Store::default();
        self.store.append(0, &entries);
        self.table = self.store.wake();
        (self.sent, self.rests, self.barred) = (Vec::new(), Vec::new(), Vec::new());
        (self.pages, self.asked) = (Vec::new(), None);
        (self.decision, self.version) = (0, 0);
        self.follow();
        self.tally.games += u64::from(self.table.has_begun());
    }

    /// What must hold after every step; now and then all that takes longer.
    pub(crate) fn check(&mut self) {
        let table = &self.table;
        assert_eq!(table.events(), self.store.len() as u64, "the table has taken what the store has");
        assert!(table.version() >= self.version, "the version only grows");
        assert!(table.decision() >= self.decision, "decisions have new numbers");
        if table.decision() == self.decision {
            assert_eq!(table.version(), self.version, "what changes the game opens another decision");
        }
        (self.version, self.decision) = (table.version(), table.decision());
        self.clocks_run_for_people_who_choose();
        if self.steps.is_multiple_of(COMPARED) {
            self.compare();
        }
        if self.steps.is_multiple_of(IMAGINED) {
            self.imagine();
        }
    }

    fn clocks_run_for_people_who_choose(&self) {
        let Some(clocks) = self.table.clocks() else { return };
        let stands = self.table.paused().is_some() || self.table.closed().is_some() || self.table.is_over();
        assert!(clocks.running().is_empty() || !stands, "no clock runs while the game stands");
        let (awaited, people) = (self.table.awaited(), self.table.people());
        for seat in clocks.running().iter() {
            assert!(awaited.contains(seat) && people.contains(seat), "the clock of {seat} runs for nothing");
        }
    }

    /// Memory is what the store wakes, the books agree, pages that were told all show all.
    pub(crate) fn compare(&mut self) {
        let log = self.store.entries();
        sameness::same(&self.table, &self.store.wake(), &self.away(), self.now);
        let books = audit::<G>(&log, &self.rests, self.now);
        let clocks = self.table.clocks().map(|clocks| {
            Seat::all(self.table.places()).map(|seat| clocks.left(seat, self.now)).collect::<Vec<_>>()
        });
        assert_eq!(clocks, books, "the clocks are what the accountant works out");
        for (page, open) in &self.pages {
            if *open {
                assert!(*page == Page::load(&self.table, page.viewer), "{}: told is loaded", page.viewer);
            }
            if page.version == self.table.version() {
                page.notes_have_their_places();
            }
        }
        for sent in self.sent.iter().filter(|sent| sent.fate == Some(Fate::Made)) {
            assert!(self.store.holds(sent.seat, &sent.text()), "{sent:?} was acknowledged and is not stored");
        }
        self.no_step_is_lost_or_doubled(&log);
    }

    fn no_step_is_lost_or_doubled(&self, log: &[Entry]) {
        let mut made: Vec<Vec<String>> = Vec::new();
        for entry in log {
            match &entry.event {
                Event::Started { chance } => {
                    made.push(chance.iter().map(|text| format!("* {text}")).collect());
                }
                Event::Moved { seat, action, chance, .. } => {
                    let chance = chance.iter().map(|text| format!("* {text}"));
                    made.push([format!("{seat} {action}")].into_iter().chain(chance).collect());
                }
                Event::Undone { keep, .. } => made.truncate(*keep as usize),
                _ => {}
            }
        }
        assert_eq!(self.table.happenings().len(), made.len(), "as many happenings as the log has");
        let steps: Vec<String> = self.table.steps().iter().map(ToString::to_string).collect();
        assert_eq!(steps, made.concat(), "the steps of the log");
        let Some(record) = self.table.record() else { return };
        assert_eq!(record.steps, steps, "the record has every step once");
        let replay = Replay::<G>::new(&record).unwrap_or_else(|fault| panic!("the record: {fault}"));
        let game = replay.finish().unwrap_or_else(|fault| panic!("the record: {fault}"));
        assert_eq!(game.turn() == Turn::Over, self.table.is_over(), "the record ends where the game does");
    }

    /// A viewer gets the same if what it cannot see is otherwise.
    fn imagine(&mut self) {
        if self.table.closed().is_some() || self.table.is_over() {
            return;
        }
        let Some(setup) = self.table.setup().copied() else { return };
        let stored = (self.store.entries(), self.store.early());
        let viewers: Vec<Viewer> = Viewer::all(self.table.places()).collect();
        let viewer = *viewers.choose(&mut self.rng).expect("a viewer");
        let view = self.table.view(viewer).expect("a game");
        assert!(
            G::imagine(&view, &mut self.rng).view(viewer) == view,
            "{viewer}: an imagined truth looks the same"
        );
        let Some((log, early)) = truths::another::<G>(&setup, &stored, viewer, &mut self.rng) else {
            return;
        };
        let other = Table::<G>::wake(&log, early).unwrap_or_else(|why| panic!("another truth: {why}"));
        sameness::same_to(&self.table, &other, viewer, &self.away(), self.now);
        self.tally.truths += 1;
    }
}
