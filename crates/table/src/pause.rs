//! Stopping the clocks for a while.

use crate::{Denied, Event, Table, table::Refused};
use furrow_game::{Game, Seat};

/// How often a seat can stop a game.
pub(crate) const MOST: u8 = 3;
/// How long a pause lasts at most, in milliseconds.
pub(crate) const LONGEST: i64 = 600_000;

/// A pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pause {
    /// Who asked for it.
    pub seat: Seat,
    /// When it ends by itself, in unix milliseconds.
    pub until: i64,
}

impl<G: Game> Table<G> {
    /// The pause that holds now.
    #[must_use]
    pub fn paused(&self) -> Option<Pause> {
        self.play.as_ref()?.pause
    }

    /// How often a seat can still stop the game.
    #[must_use]
    pub fn pauses_left(&self, seat: Seat) -> u8 {
        self.play.as_ref().map_or(0, |play| MOST.saturating_sub(play.pauses[seat.index()]))
    }

    /// How often the game has been stopped so far, by any seat.
    #[must_use]
    pub fn pauses(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.pauses.iter().map(|times| u64::from(*times)).sum())
    }

    /// What it means that a seat stops the game for a while.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn pause(&self, seat: Seat, at: i64) -> Result<Event, Refused<G>> {
        let play = self.going_on()?;
        if play.pause.is_some() {
            return Err(Denied::Paused);
        }
        if self.stand_in(seat).is_some() {
            return Err(Denied::StoodIn);
        }
        if play.pauses[seat.index()] >= MOST {
            return Err(Denied::NoPause);
        }
        Ok(Event::Paused { seat: seat.number(), until: at + LONGEST })
    }

    /// What it means that a seat ends the pause, anybody's.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn resume(&self, seat: Seat) -> Result<Event, Refused<G>> {
        let play = self.going_on()?;
        play.pause.ok_or(Denied::NotAsked)?;
        if self.stand_in(seat).is_some() {
            return Err(Denied::StoodIn);
        }
        Ok(Event::Resumed { seat: Some(seat.number()) })
    }
}
