//! The waiting room: who sits down, who leaves, who is sent away.

use crate::{Chair, Denied, Event, Name, ReadyCheck, Sitter, Table, Why, chair::nonce_bytes, table::Refused};
use furrow_game::{Game, Seat};

/// What a table knows before the start, besides who sits where.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Room {
    pub(crate) kept: Vec<Option<Reservation>>,
    pub(crate) barred: Vec<String>,
    pub(crate) listed: bool,
    pub(crate) check: Option<ReadyCheck>,
    pub(crate) closed: Option<Why>,
}

impl Room {
    pub(crate) fn new(places: u8) -> Self {
        let kept = vec![None; usize::from(places)];
        Room { kept, barred: Vec::new(), listed: false, check: None, closed: None }
    }
}

/// A place that is kept for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reservation {
    /// For whom.
    pub browser: String,
    /// Its name.
    pub name: Name,
}

impl<G: Game> Table<G> {
    /// By place, for whom it is kept.
    #[must_use]
    pub fn kept(&self) -> &[Option<Reservation>] {
        &self.room.kept
    }

    /// Whether anybody may find the table in the list of open tables.
    #[must_use]
    pub fn listed(&self) -> bool {
        self.room.listed
    }

    /// What it means that someone takes a place: a given one, the one kept for its browser, or the first that is free.
    /// `another`: for one more player on a device that has a place already. Where all places that were kept for the
    /// players of a former table are taken, the game starts.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn sit(
        &self,
        place: Option<u8>,
        name: &str,
        sitter: Sitter,
        another: bool,
    ) -> Result<Vec<Event>, Refused<G>> {
        self.gathering()?;
        let mine = |place: usize| {
            let kept = self.room.kept.get(place).and_then(Option::as_ref);
            kept.is_some_and(
                |kept| matches!(&sitter, Sitter::Person { browser, .. } if kept.browser == *browser),
            )
        };
        let kept = (0..self.chairs.len()).find(|place| mine(*place));
        if let Sitter::Person { browser, nonce } = &sitter {
            if self.room.barred.contains(browser) {
                return Err(Denied::Barred);
            }
            let has_one = !self.seats_of(browser).is_empty();
            if has_one && kept.is_none() && !another {
                return Err(Denied::Seated);
            }
            if nonce.as_ref().is_some_and(|text| nonce_bytes(text).is_none()) {
                return Err(Denied::BadNonce);
            }
        }
        let free = |place: usize| {
            self.chairs.get(place).is_some_and(Option::is_none)
                && (self.room.kept[place].is_none() || mine(place))
        };
        let place = match place {
            Some(place) => free(place.into()).then_some(usize::from(place)),
            None => kept.or_else(|| (0..self.chairs.len()).find(|place| free(*place))),
        };
        let place = place.ok_or(Denied::Taken)? as u8;
        let name = Name::parse(name).ok_or(Denied::BadName)?;
        let name = name.unlike(&self.chairs.iter().flatten().map(|chair| &chair.name));
        let sat = Event::Sat { place, chair: Chair { name, sitter } };
        let mut events = vec![sat];
        events.extend(self.starts_with(&events[0]));
        Ok(events)
    }

    /// What it means that a browser leaves before the start, with all its places.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn leave(&self, browser: &str) -> Result<Vec<Event>, Refused<G>> {
        self.gathering()?;
        let seats = self.seats_of(browser);
        if seats.is_empty() {
            return Err(Denied::NotSeated);
        }
        Ok(seats.iter().map(|seat| Event::Left { place: seat.number() }).collect())
    }

    /// What it means that the one who opened the table sends somebody away, a computer player too, or gives up a
    /// place that is kept. A person who was sent away cannot sit down here again.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn kick(&self, browser: &str, place: u8) -> Result<Event, Refused<G>> {
        self.gathering_by(browser)?;
        let at = usize::from(place);
        let chair = self.chairs.get(at).ok_or(Denied::Taken)?;
        let own = chair.as_ref().is_some_and(|chair| chair.is_of(browser));
        if own || (chair.is_none() && self.room.kept[at].is_none()) {
            return Err(Denied::Taken);
        }
        Ok(Event::Kicked { place })
    }

    /// What it means that the one who opened the table shows it in the list of open tables, or hides it.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn list(&self, browser: &str, yes: bool) -> Result<Event, Refused<G>> {
        self.gathering_by(browser)?;
        Ok(Event::Listed { yes })
    }

    pub(crate) fn gathering(&self) -> Result<(), Refused<G>> {
        if self.room.closed.is_some() {
            return Err(Denied::Closed);
        }
        if self.has_begun() { Err(Denied::Begun) } else { Ok(()) }
    }

    pub(crate) fn gathering_by(&self, browser: &str) -> Result<(), Refused<G>> {
        self.gathering()?;
        if self.is_host(browser) { Ok(()) } else { Err(Denied::NotHost) }
    }

    /// Takes a place, or frees it.
    pub(crate) fn seat_at(&mut self, place: u8, chair: Option<Chair>) -> Result<(), String> {
        let at = usize::from(place);
        *self.chairs.get_mut(at).ok_or("no such place")? = chair;
        self.room.kept[at] = None;
        Ok(())
    }

    /// Sends whoever has a place away.
    pub(crate) fn send_away(&mut self, place: u8) -> Result<(), String> {
        let chair = self.chairs.get(usize::from(place)).ok_or("no such place")?;
        self.room.barred.extend(chair.as_ref().and_then(Chair::browser).map(str::to_owned));
        self.seat_at(place, None)
    }

    /// The people in the waiting room, by place.
    pub(crate) fn gathered(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.chairs[seat.index()].as_ref().is_some_and(|c| c.level().is_none()))
    }
}
