//! What people do at a table besides choosing, and what the day brings.

use crate::named::{answer_back, ask_back, kick};
use crate::world::{Fate, World};
use furrow_game::{Game, Seat, SeatSet};
use furrow_table::{Denied, Due, Event, Sitter, Why};
use rand::{
    RngExt,
    seq::{IndexedMutRandom, IndexedRandom, IteratorRandom},
};

impl<G: Game> World<G> {
    /// One thing happens.
    pub(crate) fn step(&mut self) {
        self.steps += 1;
        self.time_passes();
        if self.chance(25) {
            self.somebody_comes_or_goes();
        }
        if !self.chance(6) && self.timer() {
            return self.check();
        }
        if self.chance(90) {
            self.restart();
        } else if self.table.is_over() || self.table.closed().is_some() {
            self.after_the_end();
        } else if self.table.has_begun() {
            self.in_play();
        } else {
            self.in_the_waiting_room();
        }
        self.check();
    }

    fn time_passes(&mut self) {
        let due = self.table.next_due(&self.away()).map(|(at, _)| at);
        self.now += match self.rng.random_range(0..200) {
            0 => -self.rng.random_range(0..60_000),
            1 => self.rng.random_range(0..600_000),
            2..12 => (due.unwrap_or(0) - self.now).max(0) + self.rng.random_range(0..1500),
            12..40 => self.rng.random_range(0..15_000),
            _ => self.rng.random_range(0..2_500),
        };
        if self.rng.random_bool(0.7) {
            self.heart = self.now;
        }
    }

    fn somebody_comes_or_goes(&mut self) {
        let now = self.now;
        if let Some(person) = self.people.choose_mut(&mut self.rng) {
            let goes = person.away.is_none() && self.rng.random_bool(0.4);
            person.away = goes.then_some(now);
        }
        self.page_comes_or_goes();
    }

    fn in_the_waiting_room(&mut self) {
        let browser = self.person();
        match self.rng.random_range(0..21) {
            0..11 => self.sits(&browser),
            20 => self.takes_another_name(&browser),
            11 => {
                let seated = !self.table.seats_of(&browser).is_empty();
                let left = self.table.leave(&browser);
                assert_eq!(left.is_ok(), seated, "who sits can leave");
                self.try_these("leaves", &browser, left);
            }
            12 => {
                let place = self.rng.random_range(0..7);
                let kicked = kick(&self.table, &browser, place);
                self.try_this("sends away", &browser, kicked);
            }
            13 => {
                let listed = self.table.list(&browser, self.rng.random_bool(0.5));
                self.try_this("lists", &browser, listed);
            }
            14 => {
                let fill = self.fill();
                let asked = self.table.ask_ready(&browser, &fill, self.now);
                self.try_these("asks who is ready", &browser, asked);
            }
            15..18 => {
                let ready = self.table.ready(&browser);
                self.try_these("is ready", &browser, ready);
            }
            18 => {
                let fill = self.fill();
                let started = self.table.start(&browser, &fill);
                assert!(started.is_err() || self.table.is_host(&browser), "only the host starts");
                self.try_these("starts", &browser, started);
            }
            _ => self.rare_deed(),
        }
    }

    /// Computer players for the free places, or some of them.
    fn fill(&mut self) -> Vec<(String, String)> {
        let bot = |name: &str| (name.to_owned(), "easy".to_owned());
        ["Finn", "Ann", "finn", "Finn", "Eve", "Dot"]
            .map(bot)
            .into_iter()
            .take(self.rng.random_range(0..7))
            .collect()
    }

    fn sits(&mut self, browser: &str) {
        let place = self.rng.random_bool(0.3).then(|| self.rng.random_range(0..7));
        let nonce = ["0a", "ff", "0A", "x"].choose(&mut self.rng).map(|byte| byte.repeat(16));
        let name = *["Ann", "Bea", "ann", "Dot", "", "\u{202E}"].choose(&mut self.rng).expect("a name");
        let sitter = Sitter::Person {
            browser: browser.to_owned(),
            nonce: nonce.filter(|_| !self.steps.is_multiple_of(3)),
        };
        let another = self.rng.random_bool(0.3);
        let sat = self.table.sit(place, name, sitter, another);
        let barred = self.barred.iter().any(|other| other == browser);
        assert_eq!(sat == Err(Denied::Barred), barred, "who was sent away stays away");
        self.try_these("sits", browser, sat);
        let names = self.table.chairs().iter().flatten().map(|chair| chair.name.as_str().to_lowercase());
        let names: Vec<String> = names.collect();
        assert!(
            names.iter().all(|name| names.iter().filter(|other| *other == name).count() == 1),
            "{names:?}"
        );
    }

    fn in_play(&mut self) {
        let browser = self.person();
        let seat = self.table.seats_of(&browser).iter().choose(&mut self.rng);
        let seat = seat.unwrap_or_else(|| Seat::new(self.rng.random_range(0..self.table.places())));
        if self.table.paused().is_some() && self.chance(3) {
            return self.resumes(seat);
        }
        if self.table.undo_request().is_some() && self.chance(3) {
            return self.answers();
        }
        match self.rng.random_range(0..100) {
            0..38 => self.machine_acts(),
            38..72 => self.person_acts(),
            72..78 => self.post_comes_again(),
            78..81 => self.bad_post(),
            81..87 => self.asks_to_take_back(seat),
            87..92 => self.answers(),
            92 => {
                let paused = self.table.pause(seat, self.now);
                let may = self.table.paused().is_none()
                    && self.table.stand_in(seat).is_none()
                    && self.table.pauses_left(seat) > 0;
                assert_eq!(paused.is_ok(), may, "{seat} can pause so often");
                self.try_this("pauses", &browser, paused);
            }
            93 => self.resumes(seat),
            94 => {
                let resigned = self.table.take_over(seat, "easy", Why::Resigned);
                let plays = self.table.people().contains(seat);
                assert_eq!(
                    plays,
                    matches!(resigned, Ok(_) | Err(Denied::GivenUp)),
                    "people resign, once a decision"
                );
                self.try_this("resigns", &browser, resigned);
            }
            95..98 => {
                let back = self.table.take_seat_back(seat);
                assert_eq!(
                    back.is_ok(),
                    self.table.stand_in(seat).is_some(),
                    "who is stood in for comes back"
                );
                self.try_this("takes its seat back", &browser, back);
            }
            98 => self.what_is_out_of_place(&browser),
            _ => self.rare_deed(),
        }
    }

    fn resumes(&mut self, seat: Seat) {
        let resumed = self.table.resume(seat);
        let may = self.table.paused().is_some() && self.table.stand_in(seat).is_none();
        assert_eq!(resumed.is_ok(), may, "who plays ends a pause");
        self.try_this("goes on", &seat.to_string(), resumed);
    }

    fn asks_to_take_back(&mut self, seat: Seat) {
        let (can, present) = (self.table.can_undo(seat), self.present());
        let asked = ask_back(&self.table, seat, present, self.now);
        assert_eq!(asked.is_ok(), can.is_some(), "{seat} is offered to take {can:?} back: {asked:?}");
        if let Ok(Event::Undone { keep, .. }) = &asked {
            let keep = usize::try_from(*keep).expect("a few");
            let mine = self.table.happenings()[keep..].iter().all(|h| h.seat == Some(seat));
            let other = |other: &Seat| *other != seat && !self.table.same_browser(seat, *other);
            let acted = |other| self.table.happenings()[keep..].iter().any(|h| h.seat == Some(other));
            let others = self.table.people().iter().filter(|other| present.contains(*other) || acted(*other));
            let mut others = others.filter(other);
            let free = mine || !self.table.people().iter().any(|person| other(&person));
            assert_eq!(free, self.table.undo_is_free(seat), "{seat} knows whether it is free");
            assert!(free || others.next().is_none(), "all who are there or have acted are asked");
        }
        self.try_this("asks to take back", &seat.to_string(), asked);
    }

    fn answers(&mut self) {
        let Some(request) = self.table.undo_request() else { return self.person_acts() };
        let asked = request.ask.iter().choose(&mut self.rng).filter(|_| self.rng.random_bool(0.8));
        let seat = asked.unwrap_or_else(|| Seat::new(self.rng.random_range(0..self.table.places())));
        let yes = self.rng.random_bool(0.8);
        assert_eq!(self.table.answer_undo(seat, request.id - 1, yes), Err(Denied::Stale), "another question");
        let answer = answer_back(&self.table, seat, yes);
        assert_eq!(answer.is_ok(), request.ask.contains(seat), "who is asked answers");
        self.try_these(if yes { "agrees" } else { "does not agree" }, &seat.to_string(), answer);
    }

    fn takes_another_name(&mut self, browser: &str) {
        let table = &self.table;
        let place = self.rng.random_range(0..7);
        let (guest, check) = (table.guest(place), table.ready_check().is_some());
        let mine = table.seats_of(browser).iter().any(|seat| seat.number() == place);
        let renamed = table.rename(browser, place, guest.unwrap_or(0), "Eve");
        assert_eq!(renamed.is_ok(), mine && !check, "who sits there names itself, unless all are asked");
        self.try_this("takes another name", browser, renamed);
        assert_eq!(self.table.guest(place), guest, "it stays the one who is meant");
    }

    /// Commands that belong before the start, and what is not due: nothing comes of them.
    fn what_is_out_of_place(&mut self, browser: &str) {
        let table = &self.table;
        let sitter = Sitter::Person { browser: browser.to_owned(), nonce: None };
        assert_eq!(table.sit(None, "Ann", sitter, true), Err(Denied::Begun));
        assert_eq!(table.leave(browser), Err(Denied::Begun));
        assert_eq!(kick(table, browser, 0), Err(Denied::Begun));
        assert_eq!(table.list(browser, true), Err(Denied::Begun));
        assert_eq!(table.rename(browser, 0, 0, "Ann"), Err(Denied::Begun));
        assert_eq!(table.start(browser, &[]), Err(Denied::Begun));
        assert_eq!(table.ready(browser), Err(Denied::Begun));
        assert!(table.meet(Due::ReadyLapses, "easy", self.now).is_err());
        assert_eq!(table.meet(Due::PauseOver, "easy", self.now).is_ok(), table.paused().is_some());
        assert_eq!(table.meet(Due::UndoLapses, "easy", self.now).is_ok(), table.undo_request().is_some());
        let seated = !table.seats_of(browser).is_empty();
        let again = table.again("OLD", browser, None, [0; 32]);
        assert_eq!(again.err(), Some(if seated { Denied::Begun } else { Denied::NotSeated }));
    }

    /// The host of the server gives a seat to a computer player, or ends a table.
    fn rare_deed(&mut self) {
        if self.chance(12) {
            let why = if self.chance(2) { Why::Host } else { Why::Abandoned };
            let closed = self.table.close(why);
            self.try_this("closes", "the host", closed);
        } else if self.table.has_begun() {
            let seat = Seat::new(self.rng.random_range(0..self.table.places()));
            let event = self.table.take_over(seat, "hard", Why::Host);
            self.try_this("gives a seat away", "the host", event);
        }
    }

    fn after_the_end(&mut self) {
        match self.rng.random_range(0..8) {
            0..3 => self.post_comes_again(),
            3 => self.bad_post(),
            4 => self.nothing_goes_on(),
            5 | 6 => {
                let browser = self.person();
                let nonce = self.rng.random_bool(0.5).then(|| "0b".repeat(16));
                let secret = self.rng.random();
                let again = self.table.again("OLD", &browser, nonce, secret);
                assert_eq!(
                    again.is_ok(),
                    !self.table.seats_of(&browser).is_empty(),
                    "who played plays again"
                );
                self.tell(&format!("{browser} plays again: {again:?}"));
                if let Ok(events) = again {
                    self.compare();
                    self.move_to(events);
                }
            }
            _ => {
                let event = crate::opening::open::<G>(self.id, &mut self.rng);
                self.tell(&format!("another table: {event:?}"));
                self.compare();
                self.move_to(vec![event]);
            }
        }
    }

    /// After the end every command is refused, and nothing is due.
    fn nothing_goes_on(&mut self) {
        let table = &self.table;
        assert_eq!(table.next_due(&self.away()), None);
        assert_eq!(table.close(Why::Host), Err(Denied::Closed));
        if !table.has_begun() {
            return;
        }
        for seat in Seat::all(table.places()) {
            assert_eq!(table.can_undo(seat), None);
            assert_eq!(ask_back(table, seat, SeatSet::NONE, self.now), Err(Denied::Closed));
            assert_eq!(answer_back(table, seat, true), Err(Denied::Closed));
            assert_eq!(table.pause(seat, self.now), Err(Denied::Closed));
            assert_eq!(table.resume(seat), Err(Denied::Closed));
            assert_eq!(table.take_over(seat, "easy", Why::Resigned), Err(Denied::Closed));
            assert_eq!(table.take_seat_back(seat), Err(Denied::Closed));
        }
    }

    fn try_this(&mut self, what: &str, who: &str, event: Result<Event, Denied<G::Refusal>>) {
        self.try_these(what, who, event.map(|event| vec![event]));
    }

    /// Carries out what a command means; one that the store lost is sent again at once, half the time.
    fn try_these(&mut self, what: &str, who: &str, events: Result<Vec<Event>, Denied<G::Refusal>>) {
        self.tell(&format!("{who} {what}: {events:?}"));
        let Ok(events) = events else { return };
        if self.carry(events.clone()) == Fate::Lost && self.rng.random_bool(0.5) {
            self.tell("  and once more");
            self.carry(events);
        }
    }
}
