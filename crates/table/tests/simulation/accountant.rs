//! An accountant who works out from the log alone what every clock shows, in its own way.

use furrow_game::{Game, Seat, SeatSet, Setup, Step, StepOf, Turn};
use furrow_table::{By, Chair, Entry, Event, Pace};
use serde_json::{Map, Value};
use std::collections::HashMap;

/// A seat chose before the others did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest {
    /// How many events the log had then.
    pub(crate) events: usize,
    /// Who.
    pub(crate) seat: Seat,
    /// When.
    pub(crate) at: i64,
}

/// A happening of the log: the steps of the game after it, whose clock ran for it and what it showed then.
struct Made {
    steps: usize,
    timed: Option<(Seat, i64)>,
    out: bool,
}

/// The books of one game.
struct Books<G: Game> {
    pace: Pace,
    game: G,
    steps: Vec<StepOf<G>>,
    made: Vec<Made>,
    people: SeatSet,
    stood_in: HashMap<Seat, bool>,
    stopped: bool,
    rested: SeatSet,
    left: Vec<i64>,
    /// Timed choices that stand now, and the most that ever stood at once: so many times the clock has gained.
    stand: Vec<usize>,
    most: Vec<usize>,
    running: SeatSet,
    since: i64,
    /// What the clocks showed before the choices that are being made.
    shown: Vec<i64>,
}

/// What each seat has left at a time; `None` before the start.
pub(crate) fn audit<G: Game>(log: &[Entry], rests: &[Rest], now: i64) -> Option<Vec<i64>> {
    let Event::Opened { terms, options, places, .. } = &log.first()?.event else { panic!("a log opens") };
    let mut chairs: Vec<Option<Chair>> = vec![None; usize::from(*places)];
    let mut books: Option<Books<G>> = None;
    let mut clock = log[0].at;
    for (n, entry) in log.iter().enumerate() {
        clock = clock.max(entry.at);
        for rest in rests.iter().filter(|rest| rest.events == n) {
            books.as_mut().expect("a game").rests(rest.seat, rest.at);
        }
        match (&entry.event, &mut books) {
            (Event::Sat { place, chair }, None) => chairs[usize::from(*place)] = Some(chair.clone()),
            (Event::Left { place } | Event::Kicked { place }, None) => chairs[usize::from(*place)] = None,
            (Event::Started { chance }, None) => {
                let options = &with_a_start(options, &chairs);
                chairs.retain(Option::is_some);
                let setup = G::Setup::new(chairs.len() as u8, options).expect("the game began");
                let mut new = Books::<G>::open(terms.clock, &setup, &chairs, clock);
                new.make(None, chance, None, false);
                new.settle(clock);
                books = Some(new);
            }
            (event, Some(books)) => books.enter(event, clock),
            _ => {}
        }
    }
    let mut books = books?;
    for rest in rests.iter().filter(|rest| rest.events == log.len()) {
        books.rests(rest.seat, rest.at);
    }
    books.charge(now);
    Some(books.left)
}

/// The options of the game that began: where too few sit for the place that starts, the next one that sits starts.
fn with_a_start(options: &Map<String, Value>, chairs: &[Option<Chair>]) -> Map<String, Value> {
    let mut options = options.clone();
    let sitting: Vec<u64> =
        (0..).zip(chairs).filter(|(_, chair)| chair.is_some()).map(|(place, _)| place).collect();
    if let Some(start) =
        options.get("start").and_then(Value::as_u64).filter(|start| *start >= sitting.len() as u64)
    {
        let seat = sitting.iter().position(|place| *place >= start).unwrap_or(0);
        options.insert("start".to_owned(), seat.into());
    }
    options
}

impl<G: Game> Books<G> {
    fn open(pace: Pace, setup: &G::Setup, chairs: &[Option<Chair>], at: i64) -> Self {
        let bank = match pace {
            Pace::None => 0,
            Pace::Move(ms) | Pace::Game(ms, _) => i64::from(ms),
        };
        let person = |seat: &Seat| chairs[seat.index()].as_ref().is_some_and(|chair| chair.level().is_none());
        Books {
            pace,
            game: G::new(setup),
            steps: Vec::new(),
            made: Vec::new(),
            people: Seat::all(setup.seats()).filter(person).collect(),
            stood_in: HashMap::new(),
            stopped: false,
            rested: SeatSet::NONE,
            left: vec![bank; chairs.len()],
            stand: vec![0; chairs.len()],
            most: vec![0; chairs.len()],
            running: SeatSet::NONE,
            since: at,
            shown: Vec::new(),
        }
    }

    fn enter(&mut self, event: &Event, at: i64) {
        if let Event::Down { from, to } = event {
            self.charge(*from);
            self.since = self.since.max(*to);
        }
        self.charge(at);
        let of = |number: &u8| Seat::new(*number);
        match event {
            Event::Moved { seat, action, chance, by, joined, .. } => {
                let seat = of(seat);
                let early = self.rested.contains(seat);
                let timed = self.running.contains(seat) || early && *by != By::StandIn;
                if !early && timed {
                    self.gain(seat);
                }
                if !joined {
                    self.shown = self.left.clone();
                }
                let timed = timed.then(|| (seat, self.shown[seat.index()]));
                self.make(Some((seat, action)), chance, timed, *by == By::Clock);
                self.rested = without(self.rested, seat);
            }
            Event::Undone { keep, .. } => self.take_back(*keep as usize),
            Event::TakenOver { seat, .. } => drop(self.stood_in.insert(of(seat), true)),
            Event::Returned { seat } => drop(self.stood_in.insert(of(seat), false)),
            Event::Paused { .. } | Event::Closed { .. } => self.stopped = true,
            Event::Resumed { .. } => self.stopped = false,
            _ => {}
        }
        self.settle(at);
    }

    /// Takes what the running clocks have used off them.
    fn charge(&mut self, until: i64) {
        let used = (until - self.since).max(0);
        for seat in self.running.iter() {
            let left = &mut self.left[seat.index()];
            *left -= used.min(*left);
        }
        self.since += used;
    }

    /// A seat chooses early: its own clock alone stops.
    fn rests(&mut self, seat: Seat, at: i64) {
        if self.running.contains(seat) {
            let used = (at - self.since).max(0);
            let left = &mut self.left[seat.index()];
            *left -= used.min(*left);
            self.gain(seat);
        }
        self.running = without(self.running, seat);
        self.rested = self.rested.iter().chain([seat]).collect();
    }

    fn gain(&mut self, seat: Seat) {
        if let Pace::Game(_, more) = self.pace
            && self.stand[seat.index()] == self.most[seat.index()]
        {
            self.left[seat.index()] += i64::from(more);
        }
    }

    fn make(
        &mut self,
        choice: Option<(Seat, &String)>,
        chance: &[String],
        timed: Option<(Seat, i64)>,
        out: bool,
    ) {
        let action = choice.map(|(seat, action)| format!("{seat} {action}"));
        for text in action.into_iter().chain(chance.iter().map(|text| format!("* {text}"))) {
            let step = Step::parse::<G>(&text, self.game.setup().seats()).expect("a step");
            self.game.apply(step, &mut ()).expect("a step that may come");
            self.steps.push(step);
        }
        if let Some((seat, _)) = timed {
            self.stand[seat.index()] += 1;
            self.most[seat.index()] = self.most[seat.index()].max(self.stand[seat.index()]);
        }
        self.made.push(Made { steps: self.steps.len(), timed, out });
        self.renew();
    }

    fn take_back(&mut self, keep: usize) {
        let back: Vec<Made> = self.made.drain(keep..).collect();
        self.steps.truncate(self.made.last().expect("the deal stays").steps);
        let setup = *self.game.setup();
        self.game = G::new(&setup);
        self.steps.iter().for_each(|step| self.game.apply_unchecked(*step, &mut ()));
        self.renew();
        let mut open_again = SeatSet::NONE;
        for Made { timed, out, .. } in back {
            let Some((seat, left)) = timed else { continue };
            self.stand[seat.index()] -= 1;
            if matches!(self.pace, Pace::Move(_)) && !out && !open_again.contains(seat) {
                self.left[seat.index()] = left;
            }
            open_again = open_again.iter().chain([seat]).collect();
        }
    }

    fn renew(&mut self) {
        if let Pace::Move(ms) = self.pace {
            self.left.fill(i64::from(ms));
        }
    }

    /// Works out anew whose clocks run.
    fn settle(&mut self, at: i64) {
        self.charge(at);
        self.since = self.since.max(at);
        let plays = |seat: &Seat| {
            self.people.contains(*seat)
                && !self.stood_in.get(seat).copied().unwrap_or(false)
                && !self.rested.contains(*seat)
        };
        let runs = !self.stopped && self.pace != Pace::None && self.game.turn() != Turn::Over;
        self.running = if runs { self.game.deciders().iter().filter(plays).collect() } else { SeatSet::NONE };
    }
}

fn without(seats: SeatSet, seat: Seat) -> SeatSet {
    seats.iter().filter(|other| *other != seat).collect()
}
