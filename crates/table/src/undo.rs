//! Taking moves back: freely while nothing was revealed and nobody else has acted, else with the consent of the people at
//! the table, and never past what was revealed.

use crate::{
    By, Denied, Event, Table,
    play::{Mark, Play},
    table::Refused,
};
use furrow_game::{Game, Seat, SeatSet};

/// How long a question waits for its answers, in milliseconds.
pub(crate) const PATIENCE: i64 = 60_000;

/// A wish to take a move back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Request {
    /// The question's number: no other question of the table has it.
    pub id: u64,
    /// Who wants it.
    pub seat: Seat,
    /// Who has not answered yet.
    pub ask: SeatSet,
    /// When it lapses, in unix milliseconds.
    pub until: i64,
}

impl<G: Game> Play<G> {
    /// How many happenings stay if a seat takes its last move back; `None` if it cannot.
    pub(crate) fn undo_keeps(&self, seat: Seat) -> Option<usize> {
        let last = self.happenings.iter().rposition(|happening| happening.seat == Some(seat))?;
        let Mark { by, group, .. } = self.marks[last];
        (by == By::Player && self.marks[group..].iter().all(|mark| !mark.reveals)).then_some(group)
    }

    /// The id of a seat's last move that stands.
    fn last_of(&self, seat: Seat) -> Option<u64> {
        self.happenings.iter().rfind(|happening| happening.seat == Some(seat)).map(|happening| happening.id)
    }
}

impl<G: Game> Table<G> {
    /// The wish that waits for answers.
    #[must_use]
    pub fn undo_request(&self) -> Option<Request> {
        self.play.as_ref()?.undo
    }

    /// The id of the happening that a seat can take back now, with all after it; `None` if it cannot.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> Option<u64> {
        let play = self.going_on().ok().filter(|play| self.terms.undo && play.pause.is_none())?;
        self.undo_keeps(play, seat).filter(|_| self.may_ask(play, seat))?;
        play.last_of(seat)
    }

    /// Whether a seat would need nobody's consent to take its last move back: nobody else has acted since, or nobody else
    /// plays who could be asked.
    #[must_use]
    pub fn undo_is_free(&self, seat: Seat) -> bool {
        let alone = self.people().iter().all(|other| other == seat || self.same_browser(seat, other));
        let only_mine = |play: &Play<G>| {
            let keep = play.undo_keeps(seat)?;
            Some(alone || play.happenings[keep..].iter().all(|happening| happening.seat == Some(seat)))
        };
        self.play.as_ref().and_then(only_mine).unwrap_or(false)
    }

    /// How many happenings stay if a seat takes its last move back. Only people do, and not while choices are in that
    /// others have made in secret (F4).
    fn undo_keeps(&self, play: &Play<G>, seat: Seat) -> Option<usize> {
        play.undo_keeps(seat).filter(|_| self.early.is_empty() && self.people().contains(seat))
    }

    fn may_ask(&self, play: &Play<G>, seat: Seat) -> bool {
        play.undo.is_none() && (self.undo_is_free(seat) || play.asked.get(&seat) != Some(&play.decision))
    }

    /// What it means that a seat wants to take its last move back. `last`: the id of that move, as [`Self::can_undo`] tells
    /// it; a second click that comes after another move is the seat's last takes nothing more back. `present`: the people
    /// who are at the table. They are asked, and whoever has acted since, also if it is away.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn ask_undo(&self, seat: Seat, last: u64, present: SeatSet, at: i64) -> Result<Event, Refused<G>> {
        let play = self.going_on()?;
        if !self.terms.undo {
            return Err(Denied::UndoOff);
        }
        if play.pause.is_some() {
            return Err(Denied::Paused);
        }
        if self.stand_in(seat).is_some() {
            return Err(Denied::StoodIn);
        }
        if play.last_of(seat) != Some(last) {
            return Err(Denied::Stale);
        }
        let keep = self.undo_keeps(play, seat).ok_or(Denied::NoUndo)?;
        if !self.may_ask(play, seat) {
            return Err(Denied::Asked);
        }
        let acted: SeatSet = play.happenings[keep..].iter().filter_map(|happening| happening.seat).collect();
        let concerned = |other: &Seat| present.contains(*other) || acted.contains(*other);
        let others = self.people().iter().filter(concerned);
        let others = others.filter(|other| *other != seat && !self.same_browser(seat, *other));
        let ask: Vec<u8> = others.map(Seat::number).collect();
        if ask.is_empty() || self.undo_is_free(seat) {
            return Ok(Event::Undone { seat: seat.number(), keep: keep as u64 });
        }
        Ok(Event::UndoAsked { seat: seat.number(), ask, until: at + PATIENCE })
    }

    /// What a seat's answer to the question of this number means.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn answer_undo(&self, seat: Seat, question: u64, yes: bool) -> Result<Vec<Event>, Refused<G>> {
        let play = self.going_on()?;
        let request = play.undo.filter(|request| request.id == question).ok_or(Denied::Stale)?;
        if !request.ask.contains(seat) {
            return Err(Denied::NotAsked);
        }
        if !yes {
            return Ok(vec![Event::UndoRefused { seat: Some(seat.number()) }]);
        }
        let mut events = vec![Event::UndoAgreed { seat: seat.number() }];
        if request.ask.len() == 1 {
            let keep = self.undo_keeps(play, request.seat).ok_or(Denied::NoUndo)?;
            events.push(Event::Undone { seat: request.seat.number(), keep: keep as u64 });
        }
        Ok(events)
    }
}
