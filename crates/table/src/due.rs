//! What happens at a table because time has passed.

use crate::{By, Denied, Event, Made, Post, Table, Why, table::Refused};
use furrow_game::{Game, Seat, Viewer};

/// What is due at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Due {
    /// The time of a seat is up.
    Clock(Seat),
    /// The longest pause is over.
    PauseOver,
    /// Not all have answered whether a move may be taken back.
    UndoLapses,
    /// Not all were ready in time.
    ReadyLapses,
    /// A seat's player has been away for too long.
    TakeOver(Seat),
}

impl<G: Game> Table<G> {
    /// What is due first, and when in unix milliseconds. `away`: by seat, since when its person has been away; the table
    /// needs nothing else to be told of the world.
    #[must_use]
    pub fn next_due(&self, away: &[Option<i64>]) -> Option<(i64, Due)> {
        if self.is_over() || self.closed().is_some() {
            return None;
        }
        let ready = self.ready_check().map(|check| (check.until, Due::ReadyLapses));
        let Some(play) = &self.play else { return ready };
        let pause = play.pause.map(|pause| (pause.until, Due::PauseOver));
        let undo = play.undo.map(|request| (request.until, Due::UndoLapses));
        let clock = play.clocks.next_out().map(|(at, seat)| (at, Due::Clock(seat)));
        let leaves = self.next_take_over(away).map(|(at, seat)| (at, Due::TakeOver(seat)));
        [pause, undo, clock, leaves].into_iter().flatten().min()
    }

    /// The first seat whose game waits for somebody who is away, while somebody else is there to wait, and when a computer
    /// player takes it. `away`: as [`Table::next_due`] has it.
    #[must_use]
    pub fn next_take_over(&self, away: &[Option<i64>]) -> Option<(i64, Seat)> {
        if self.is_over() || self.closed().is_some() || self.paused().is_some() {
            return None;
        }
        let patience = i64::from(self.terms.takeover.filter(|_| !self.terms.clock.is_slow())?);
        let (awaited, people) = (self.awaited(), self.people());
        let since = |seat: Seat| away.get(seat.index()).copied().flatten();
        let waits = |seat: &Seat| {
            people.iter().any(|other| since(other).is_none() && !self.same_browser(*seat, other))
        };
        let missed = awaited.iter().filter(|seat| people.contains(*seat)).filter(waits);
        missed.filter_map(|seat| Some((since(seat)? + patience, seat))).min()
    }

    /// What it means that this is due. `level`: of computer players that stand in.
    ///
    /// # Errors
    /// See [`crate::Denied`]: it was not due.
    pub fn meet(&self, due: Due, level: &str, at: i64) -> Result<Made, Refused<G>> {
        let asked = |is: bool| is.then_some(()).ok_or(Denied::NotAsked);
        let event = match due {
            Due::Clock(seat) => return self.time_out(seat, at),
            Due::PauseOver => asked(self.paused().is_some()).map(|()| Event::Resumed { seat: None })?,
            Due::UndoLapses => {
                asked(self.undo_request().is_some()).map(|()| Event::UndoRefused { seat: None })?
            }
            Due::ReadyLapses => asked(self.ready_check().is_some()).map(|()| Event::ReadyLapsed)?,
            Due::TakeOver(seat) => self.take_over(seat, level, Why::Away)?,
        };
        Ok(Made::Events { events: vec![event], ends: false })
    }

    fn time_out(&self, seat: Seat, at: i64) -> Result<Made, Refused<G>> {
        let play = self.going_on()?;
        if !play.clocks.running().contains(seat) {
            return Err(Denied::Stale);
        }
        let action = G::at_time_out(&play.game.view(Viewer::Seat(seat))).to_string();
        self.act(&Post { seat, decision: self.decision(), key: None, action: &action, by: By::Clock, at })
    }
}
