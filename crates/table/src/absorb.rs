//! Events take effect.

use crate::{
    By, Entry, Event, Happening, News, Note, Pause, ReadyCheck, Request, StandIn, Table, Why,
    play::{Choice, Play},
};
use furrow_game::{Game, Seat, SeatSet};

impl<G: Game> Table<G> {
    /// Lets an event that is stored take effect.
    ///
    /// # Errors
    /// An event that cannot follow: a log of another program. The table may then be half changed: wake it anew.
    pub fn absorb(&mut self, entry: &Entry) -> Result<(), String> {
        let at = entry.at.max(self.last_at); // a clock that was set back
        let id = self.events + 1;
        match &entry.event {
            Event::Opened { .. } => return Err("the table is open already".to_owned()),
            Event::Moved { seat, action, chance, keys, by, joined, left } => {
                let seat = self.seat(*seat)?;
                self.early.remove(&seat);
                let play = self.play.as_mut().ok_or("the game has not begun")?;
                play.keys[seat.index()].extend(keys.iter().cloned());
                let stood_in = *by == By::StandIn;
                let had = if stood_in { None } else { play.clocks.stop(seat, at, *left) };
                if stood_in {
                    play.clocks.pass(at);
                    play.clocks.rest(seat, *left);
                }
                play.moved(id, at, &Choice { seat, action, by: *by, joined: *joined, left: had }, chance)?;
            }
            Event::Started { .. } if self.play.is_some() => return Err("the game has begun".to_owned()),
            Event::Started { chance } => {
                let mut play = self.begin(&self.chairs, at).ok_or("too few players")?;
                play.take(id, None, chance)?;
                play.clocks.renew();
                self.play = Some(play);
                let mut taken = self.chairs.iter().map(Option::is_some);
                self.guests.retain(|_| taken.next().unwrap_or_default());
                self.chairs.retain(Option::is_some);
            }
            Event::Undone { seat, keep } => {
                let seat = self.seat(*seat)?;
                let play = self.play.as_mut().ok_or("the game has not begun")?;
                play.undone(id, at, seat, usize::try_from(*keep).map_err(|_| "too far")?)?;
            }
            event if self.play.is_some() => self.between(id, at, event)?,
            event => self.in_the_room(event)?,
        }
        (self.events, self.last_at) = (id, at);
        self.let_clocks_run(at);
        Ok(())
    }

    fn seat(&self, number: u8) -> Result<Seat, String> {
        self.seats().find(|seat| seat.number() == number).ok_or_else(|| format!("there is no seat {number}"))
    }

    fn in_the_room(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Sat { place, chair } => self.seat_at(*place, Some(chair.clone()))?,
            Event::Renamed { place, name } => self.call(*place, name)?,
            Event::Left { place } => self.seat_at(*place, None)?,
            Event::Kicked { place } => self.send_away(*place)?,
            Event::Reserved { place, browser, name } => {
                self.keep_for(*place, crate::Reservation { browser: browser.clone(), name: name.clone() })?;
            }
            Event::Listed { yes } => self.room.listed = *yes,
            Event::ReadyAsked { until, fill } => {
                self.room.check =
                    Some(ReadyCheck { until: *until, ready: SeatSet::NONE, fill: fill.clone() });
            }
            Event::Ready { place } => {
                let seat = self.seat(*place)?;
                let check = self.room.check.as_mut().ok_or("nobody asked")?;
                check.ready = check.ready.iter().chain([seat]).collect();
            }
            Event::ReadyLapsed => self.room.check = None,
            Event::Closed { why } => self.room.closed = Some(*why),
            Event::Down { from, to } => {
                let away = self.away(*from, *to);
                self.room.check.iter_mut().for_each(|check| check.until += away);
            }
            _ => return Err("the game has not begun".to_owned()),
        }
        // Who comes or goes is not among those who said they are ready.
        if matches!(event, Event::Sat { .. } | Event::Left { .. } | Event::Kicked { .. }) {
            self.room.check = None;
            self.pass_on();
        }
        Ok(())
    }

    /// What happens between the moves.
    fn between(&mut self, id: u64, at: i64, event: &Event) -> Result<(), String> {
        let seat = |number: &u8| self.seat(*number);
        let news = match event {
            Event::TakenOver { seat: s, level, why } => News::TakenOver(seat(s)?, *why, level.clone()),
            Event::Returned { seat: s } => News::Returned(seat(s)?),
            Event::UndoAsked { seat: s, ask, until } => {
                let (seat, ask) = (seat(s)?, ask.iter().map(seat).collect::<Result<_, _>>()?);
                let play = self.play.as_mut().ok_or("the game has not begun")?;
                play.undo = Some(Request { id, seat, ask, until: *until });
                play.asked.insert(seat, play.decision);
                News::UndoAsked(seat)
            }
            Event::UndoAgreed { seat: s } => {
                let seat = seat(s)?;
                if let Some(request) = self.play.as_mut().and_then(|play| play.undo.as_mut()) {
                    request.ask = request.ask.iter().filter(|other| *other != seat).collect();
                }
                return Ok(());
            }
            Event::UndoRefused { seat: s } => News::UndoRefused(s.as_ref().map(seat).transpose()?),
            Event::Paused { seat: s, until } => {
                let pause = Pause { seat: seat(s)?, until: *until };
                let play = self.play.as_mut().ok_or("the game has not begun")?;
                play.pause = Some(pause);
                play.pauses[pause.seat.index()] += 1;
                News::Paused(pause.seat)
            }
            Event::Hinted { seat: s } => {
                let (seat, told) = (seat(s)?, self.persons().len() > 1);
                let play = self.play.as_mut().ok_or("the game has not begun")?;
                play.hinted.insert(seat, play.decision);
                if !told {
                    return Ok(()); // there is nobody else to tell
                }
                News::Hinted(seat)
            }
            Event::Resumed { seat: s } => News::Resumed(s.as_ref().map(seat).transpose()?),
            Event::Down { from, to } => News::Down((to - from).max(0)),
            Event::Closed { why } => News::Closed(*why),
            _ => return Err("the game has begun".to_owned()),
        };
        let away = if let Event::Down { from, to } = event { self.away(*from, *to) } else { 0 };
        let play = self.play.as_mut().ok_or("the game has not begun")?;
        match (&news, event) {
            (News::TakenOver(seat, why, level), _) => {
                play.stand_ins[seat.index()] = Some(StandIn { level: level.clone(), why: *why });
                if *why == Why::Resigned {
                    play.given_up.insert(*seat, play.decision);
                }
                play.no_longer_asked(*seat);
            }
            (News::Returned(seat), _) => play.stand_ins[seat.index()] = None,
            (News::UndoRefused(_), _) => play.undo = None,
            (News::Resumed(_), _) => play.pause = None,
            (News::Closed(why), _) => play.closed = Some(*why),
            (_, Event::Down { from, to }) => play.skip(*from, *to, away),
            _ => {}
        }
        play.note(id, at, news);
        Ok(())
    }

    /// How long the server was away at most, as far as the log shows.
    fn away(&self, from: i64, to: i64) -> i64 {
        (to - from.max(self.last_at)).max(0)
    }

    /// The clocks of the people who have to choose run, all others stand still.
    fn let_clocks_run(&mut self, at: i64) {
        let (awaited, people) = (self.awaited(), self.people());
        let run = awaited.iter().filter(|seat| people.contains(*seat)).collect();
        let halted = self.paused().is_some() || self.closed().is_some();
        if let Some(play) = &mut self.play {
            if halted {
                play.clocks.halt(at);
            } else {
                play.clocks.run(run, at);
            }
        }
    }
}

impl<G: Game> Play<G> {
    fn note(&mut self, id: u64, at: i64, news: News<G::Beat>) {
        let after = self.happenings.last().map_or(0, |happening| happening.id);
        self.notes.push(Note { id, after, at, news });
    }

    fn moved(&mut self, id: u64, at: i64, choice: &Choice<'_>, chance: &[String]) -> Result<(), String> {
        self.take(id, Some(choice), chance)?;
        self.clocks.renew();
        self.undo = None; // what was asked about has moved on
        if choice.by == By::Clock {
            self.note(id, at, News::TimeOut(choice.seat));
        }
        Ok(())
    }

    fn undone(&mut self, id: u64, at: i64, seat: Seat, keep: usize) -> Result<(), String> {
        if keep == 0 || keep > self.happenings.len() {
            return Err(format!("{keep} happenings cannot stay"));
        }
        self.undo = None;
        self.clocks.pass(at);
        self.clocks.renew();
        let back: Vec<Happening<G::Beat>> = self.take_back(keep);
        let last = self.happenings.last().map_or(0, |happening| happening.id);
        // What was noted since stands where the moves stood.
        self.notes.iter_mut().for_each(|note| note.after = note.after.min(last));
        self.undone_at = id;
        self.note(id, at, News::TakenBack(seat, back));
        Ok(())
    }

    /// The server was away: what waits waits so much longer.
    fn skip(&mut self, from: i64, to: i64, away: i64) {
        self.clocks.skip(from, to);
        self.pause.iter_mut().for_each(|pause| pause.until += away);
        self.undo.iter_mut().for_each(|request| request.until += away);
    }

    /// A seat that has left is not waited for when something is asked of all.
    fn no_longer_asked(&mut self, seat: Seat) {
        if let Some(request) = &mut self.undo {
            request.ask = request.ask.iter().filter(|other| *other != seat).collect();
            if request.ask.is_empty() || request.seat == seat {
                self.asked.remove(&request.seat); // nobody has answered: it may ask again
                self.undo = None;
            }
        }
    }
}
