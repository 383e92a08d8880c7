//! Whether a seat may be given a hint.

use crate::{Denied, Event, Hints, Table, table::Refused};
use furrow_game::{Game, Seat, SeatSet};

impl<G: Game> Table<G> {
    /// The seats that people have taken, whoever plays them now.
    #[must_use]
    pub fn persons(&self) -> SeatSet {
        let person =
            |seat: &Seat| self.chairs()[seat.index()].as_ref().is_some_and(|chair| chair.browser().is_some());
        self.seats().filter(person).collect()
    }

    /// Whether hints are given to people here.
    #[must_use]
    pub fn gives_hints(&self) -> bool {
        match self.terms().hints {
            Hints::Alone => self.persons().len() == 1,
            Hints::Yes => true,
            Hints::No => false,
        }
    }

    /// What it means that a seat asks for a hint to its decision; nothing if it has asked before.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn ask_hint(&self, seat: Seat) -> Result<Option<Event>, Refused<G>> {
        let play = self.going_on()?;
        if !self.gives_hints() {
            return Err(Denied::HintsOff);
        }
        if self.stand_in(seat).is_some() {
            return Err(Denied::StoodIn);
        }
        if self.paused().is_some() {
            return Err(Denied::Paused);
        }
        if !self.people().contains(seat) || !self.awaited().contains(seat) {
            return Err(Denied::NotAsked);
        }
        let new = play.hinted.get(&seat) != Some(&play.decision);
        Ok(new.then_some(Event::Hinted { seat: seat.number() }))
    }
}
