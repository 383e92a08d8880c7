//! A random game at a table, broken off somewhere: its events, and the choices that are not in the log yet.

use crate::house::Browser;
use furrow_game::{Game, Seat, SeatSet, Viewer};
use furrow_table::{
    By, Chair, Due, Early, Entry, Event, Hints, Made, Name, NewTable, Pace, Post, Sitter, Table, Terms, Why,
    registry::GameId,
};
use rand::{RngExt, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

/// When every game begins, in unix milliseconds.
pub(super) const START: i64 = 1_800_000_000_000;
const NAMES: [&str; 6] = ["Ann", "Bea", "Carl", "Dot", "Eve", "Finn"];

/// What is played: the game's seats and options, and what holds beside the rules.
pub(super) struct Plan {
    pub(super) seats: u8,
    pub(super) options: Map<String, Value>,
    pub(super) terms: Terms,
}

/// Stage cards other than those that come with the game.
const OWN_DECK: [&str; 8] = [
    "*2 S3 F2 R2",
    "S1 R4 F3 *?",
    "R2 S4 F1 *1",
    "F3 S2 *? R3",
    "*3 F1 S4 R3",
    "S2 *? F4 R1",
    "R4 S1 F2 *2",
    "F4 R1 S3 *4",
];

impl Plan {
    pub(super) fn new(game: GameId, rng: &mut Pcg64Mcg) -> Self {
        let word = |words: &[&str], rng: &mut Pcg64Mcg| json!(words.choose(rng));
        let mut options = Map::new();
        let mut set = |key: &str, value: Value| options.insert(key.to_owned(), value);
        let seats = match game {
            GameId::Fable => {
                let variant =
                    *["standard", "standard", "apprentice", "digest"].choose(rng).expect("a variant");
                set("variant", json!(variant));
                set("championship", json!(rng.random_ratio(1, 4)));
                set("nap_counts_podium", json!(rng.random_ratio(1, 4)));
                if variant == "apprentice" {
                    set("apprentice_hand", json!(rng.random_range(5..=6)));
                }
                if variant == "digest" { 2 } else { rng.random_range(2..=5) }
            }
            GameId::CrazyRace => {
                if rng.random_ratio(1, 3) {
                    set("deck", json!(OWN_DECK));
                }
                rng.random_range(3..=4)
            }
            GameId::Carrots => {
                set("hare", word(&["abacus", "intellect", "blank", "mso"], rng));
                set("layout", word(&["abacus", "ravensburger-1978"], rng));
                rng.random_range(2..=6)
            }
        };
        if rng.random_ratio(1, 3) {
            set("start", json!(rng.random_range(0..seats)));
        }
        let clock =
            *[Pace::None, Pace::Move(60_000), Pace::Game(900_000, 10_000)].choose(rng).expect("a clock");
        let hints = if rng.random_ratio(1, 4) { Hints::Yes } else { Hints::Alone };
        let terms = Terms { clock, undo: rng.random_ratio(7, 8), hints, ..Terms::default() };
        Plan { seats, options, terms }
    }
}

/// A table and its log.
pub(super) struct Log<G: Game> {
    pub(super) table: Table<G>,
    pub(super) entries: Vec<Entry>,
    pub(super) at: i64,
}

impl<G: Game> Log<G> {
    /// A table at which these browsers sit, by seat; `None`: a computer player.
    pub(super) fn gathered(plan: &Plan, browsers: &[Option<&str>]) -> Self {
        let host = browsers.iter().flatten().next().map(|id| (*id).to_owned()).expect("a person");
        let (options, terms) = (plan.options.clone(), plan.terms.clone());
        let new = NewTable { places: plan.seats, options, terms, host, secret: [3; 32], after: None };
        let opened = Entry { at: START, event: Table::<G>::open(new).expect("a table") };
        let table = Table::wake(std::slice::from_ref(&opened), Vec::new()).expect("a log");
        let mut log = Log { table, entries: vec![opened], at: START };
        for (place, browser) in (0..).zip(browsers) {
            let sitter = browser.map_or_else(
                || Sitter::Bot { level: "easy".to_owned() },
                |id| Sitter::Person { browser: id.to_owned(), nonce: Some(format!("{place:032x}")) },
            );
            let name = Name::parse(NAMES[usize::from(place)]).expect("a name");
            log.take(Event::Sat { place, chair: Chair { name, sitter } });
        }
        log
    }

    /// A game broken off at random; rarely one that has not begun. `None`: it could not be broken off there.
    pub(super) fn broken_off(
        game: GameId,
        plan: &Plan,
        browsers: &[Option<Browser>],
        rng: &mut Pcg64Mcg,
    ) -> Option<Self> {
        let ids: Vec<Option<&str>> =
            browsers.iter().map(|browser| browser.as_ref().map(Browser::id)).collect();
        let mut log = Log::gathered(plan, &ids);
        if rng.random_ratio(1, 25) {
            return Some(log);
        }
        log.start(ids.iter().flatten().next().expect("a person"));
        let secret = rng.random_ratio(1, 4);
        let longest = if game == GameId::Fable { 70 } else { 40 };
        let most = if secret { rng.random_range(0..2) } else { rng.random_range(0..longest) };
        log.go_on(most, secret, rng).then_some(log)
    }

    pub(super) fn start(&mut self, host: &str) {
        let events = self.table.start(host, &[]).expect("a start");
        events.into_iter().for_each(|event| self.take(event));
    }

    fn take(&mut self, event: Event) {
        let entry = Entry { at: self.at, event };
        self.table.absorb(&entry).expect("an event of its own");
        self.entries.push(entry);
    }

    /// Things happen, and then more until it is a person's turn, or nobody's; `false`: the game would have to end.
    /// `secret`: it stops while somebody has chosen and others have not, if it can.
    pub(super) fn go_on(&mut self, most: usize, secret: bool, rng: &mut Pcg64Mcg) -> bool {
        for n in 0..most + 200 {
            let settled = self.halted() || !self.awaits_machines();
            let wanted = !secret || !self.table.chosen().is_empty() || n > 12;
            if n >= most && settled && wanted {
                return true;
            }
            self.at += rng.random_range(0..900);
            if !self.happen(rng) {
                return n >= most && settled;
            }
        }
        false
    }

    pub(super) fn halted(&self) -> bool {
        self.table.paused().is_some() || self.table.undo_request().is_some()
    }

    pub(super) fn awaits_machines(&self) -> bool {
        self.table.awaited().iter().any(|seat| self.table.machine(seat).is_some())
    }

    fn happen(&mut self, rng: &mut Pcg64Mcg) -> bool {
        if let Some(request) = self.table.undo_request() {
            let asked = request.ask.iter().next();
            let yes = rng.random_ratio(2, 3);
            let answer = |seat| self.table.answer_undo(seat, request.id, yes).ok();
            let events = asked.and_then(answer).unwrap_or_default();
            events.into_iter().for_each(|event| self.take(event));
            return true;
        }
        let seat = Seat::new(rng.random_range(0..self.table.places()));
        let event = match (self.table.paused().is_some(), rng.random_range(0..40)) {
            (true, 0..30) => self.table.resume(seat).ok(),
            (true, _) => Some(Event::Down { from: self.at, to: self.at + 5_000 }),
            (_, 0) => self.table.pause(seat, self.at).ok(),
            (_, 1..4) => self.table.can_undo(seat).and_then(|last| {
                let all: SeatSet = Seat::all(self.table.places()).collect();
                self.table.ask_undo(seat, last, all, self.at).ok()
            }),
            (_, 4) => self.table.take_over(seat, "medium", Why::Resigned).ok().filter(|_| self.people() > 1),
            (_, 5..8) => self.table.take_seat_back(seat).ok(),
            _ => return self.choose(rng),
        };
        event.into_iter().for_each(|event| self.take(event));
        true
    }

    fn people(&self) -> usize {
        self.table.people().len()
    }

    /// Somebody makes a choice; `false`: the game would end by it.
    fn choose(&mut self, rng: &mut Pcg64Mcg) -> bool {
        let made = self.choice(rng);
        let ends = matches!(made, Some(Made::Events { ends: true, .. }));
        if !ends {
            self.make(made);
        }
        !ends
    }

    /// Choices and nothing else, up to the end of the game.
    pub(super) fn play_to_the_end(&mut self, rng: &mut Pcg64Mcg) {
        while !self.table.is_over() {
            let made = self.choice(rng);
            self.make(made);
        }
    }

    fn make(&mut self, made: Option<Made>) {
        match made {
            Some(Made::Events { events, .. }) => events.into_iter().for_each(|event| self.take(event)),
            Some(Made::Early(seat, early)) => self.table.keep_early(seat, early),
            Some(Made::Again) | None => {} // a choice that the clock has made is not changed
        }
    }

    /// What it means that somebody, anybody, makes a choice, any.
    fn choice(&self, rng: &mut Pcg64Mcg) -> Option<Made> {
        let awaited: Vec<Seat> = self.table.awaited().iter().collect();
        let again: Vec<Seat> = self.table.chosen().iter().collect();
        let changes = rng.random_ratio(1, 8) && !again.is_empty();
        let seat = *if changes { &again } else { &awaited }.choose(rng).expect("somebody has to choose");
        let machine = self.table.machine(seat).map(|(_, by)| by);
        let clock = !changes && machine.is_none() && self.table.terms().clock != Pace::None;
        if clock && rng.random_ratio(1, 12) {
            return self.table.meet(Due::Clock(seat), "medium", self.at).ok();
        }
        let view = self.table.view(Viewer::Seat(seat)).expect("a view");
        let actions = G::view_actions(&view);
        let action = actions.as_ref().choose(rng).expect("an action").to_string();
        let key = format!("{:016x}", rng.random::<u64>());
        let key = machine.is_none().then_some(key.as_str());
        let (decision, by) = (self.table.decision(), machine.unwrap_or(By::Player));
        self.table.act(&Post { seat, decision, key, action: &action, by, at: self.at }).ok()
    }

    /// The choices that are not in the log yet.
    pub(super) fn early(&self) -> Vec<(u8, Early)> {
        let early = |seat: Seat| Some((seat.number(), self.table.early(seat)?.clone()));
        self.table.chosen().iter().filter_map(early).collect()
    }
}
