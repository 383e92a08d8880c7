//! Computer players in the seats of people who have left or given up, and of computer players that cannot play on.

use crate::{By, Denied, Event, Table, Why, table::Refused};
use furrow_game::{Game, Seat, SeatSet};

/// A computer player in another player's seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// Its level.
    pub level: String,
    /// Why it plays.
    pub why: Why,
}

impl<G: Game> Table<G> {
    /// The computer player that stands in for a seat's own player.
    #[must_use]
    pub fn stand_in(&self, seat: Seat) -> Option<&StandIn> {
        self.play.as_ref()?.stand_ins[seat.index()].as_ref()
    }

    /// The level of the computer player that plays a seat, and in which capacity.
    #[must_use]
    pub fn machine(&self, seat: Seat) -> Option<(&str, By)> {
        let stands_in = self.stand_in(seat).map(|stand_in| (stand_in.level.as_str(), By::StandIn));
        stands_in.or_else(|| Some((self.chairs()[seat.index()].as_ref()?.level()?, By::Player)))
    }

    /// The seats that people play themselves.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        Seat::all(self.places())
            .filter(|seat| self.chairs()[seat.index()].is_some() && self.machine(*seat).is_none())
            .collect()
    }

    /// Whether two seats are played on one device.
    #[must_use]
    pub fn same_browser(&self, one: Seat, other: Seat) -> bool {
        let browser = |seat: Seat| self.chairs()[seat.index()].as_ref()?.browser();
        browser(one).is_some() && browser(one) == browser(other)
    }

    /// What it means that a computer player of this level takes a person's seat over. A seat can be given up once a
    /// decision: who takes it back and gives it up again and again would fill the log.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn take_over(&self, seat: Seat, level: &str, why: Why) -> Result<Event, Refused<G>> {
        let play = self.going_on()?;
        if !self.people().contains(seat) {
            return Err(Denied::StoodIn);
        }
        if why == Why::Resigned && play.given_up.get(&seat) == Some(&play.decision) {
            return Err(Denied::GivenUp);
        }
        Ok(Event::TakenOver { seat: seat.number(), level: level.to_owned(), why })
    }

    /// What it means that a computer player cannot play on, and one of this level takes its seat over to the end.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn let_go(&self, seat: Seat, level: &str, why: Why) -> Result<Event, Refused<G>> {
        self.going_on()?;
        match self.machine(seat) {
            Some((_, By::Player)) => {
                Ok(Event::TakenOver { seat: seat.number(), level: level.to_owned(), why })
            }
            _ => Err(Denied::StoodIn),
        }
    }

    /// What it means that a seat's own player wants it back.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn take_seat_back(&self, seat: Seat) -> Result<Event, Refused<G>> {
        self.going_on()?;
        self.stand_in(seat).filter(|_| self.persons().contains(seat)).ok_or(Denied::NotAsked)?;
        Ok(Event::Returned { seat: seat.number() })
    }

    /// What it means that the table ends without a result.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn close(&self, why: Why) -> Result<Event, Refused<G>> {
        if self.is_over() || self.closed().is_some() {
            return Err(Denied::Closed);
        }
        Ok(Event::Closed { why })
    }
}
