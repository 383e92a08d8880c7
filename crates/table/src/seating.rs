//! The waiting room: who sits down, who leaves, who is sent away.

use crate::{Chair, Denied, Event, Name, ReadyCheck, Sitter, Table, Why, chair::nonce_bytes, table::Refused};
use furrow_game::{Game, Seat, SeatSet};

/// What a table knows before the start, besides who sits where.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Room {
    pub(crate) kept: Vec<Option<Reservation>>,
    pub(crate) barred: Vec<String>,
    /// The browsers in the order in which they sat down.
    sitting: Vec<String>,
    pub(crate) listed: bool,
    pub(crate) check: Option<ReadyCheck>,
    pub(crate) closed: Option<Why>,
}

impl Room {
    pub(crate) fn new(places: u8) -> Self {
        let kept = vec![None; usize::from(places)];
        Room { kept, barred: Vec::new(), sitting: Vec::new(), listed: false, check: None, closed: None }
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

    /// Whether the host has sent this browser away.
    #[must_use]
    pub fn is_barred(&self, browser: &str) -> bool {
        self.room.barred.iter().any(|barred| barred == browser)
    }

    /// A number for whoever has a place, or for whom it is kept: nobody else who has it, before or after, has the same.
    /// `None`: the place is free.
    #[must_use]
    pub fn guest(&self, place: u8) -> Option<u64> {
        let at = usize::from(place);
        let kept = self.room.kept.get(at).is_some_and(Option::is_some);
        (self.chairs.get(at)?.is_some() || kept).then(|| self.guests[at])
    }

    /// Who sat down last of those on this browser's device, as [`Self::guest`] tells it.
    #[must_use]
    pub fn latest_of(&self, browser: &str) -> Option<u64> {
        self.seats_of(browser).iter().filter_map(|seat| self.guest(seat.number())).max()
    }

    /// The places that are kept for this browser.
    #[must_use]
    pub fn kept_for(&self, browser: &str) -> SeatSet {
        let of =
            |seat: &Seat| self.room.kept[seat.index()].as_ref().is_some_and(|kept| kept.browser == browser);
        self.seats().filter(of).collect()
    }

    /// What it means that someone takes a place: a given one, the one kept for its browser, or the first that is free.
    /// `another`: for one more player on a device that has a place already. With the first place that is kept for a
    /// device all its people sit down. Where all places that were kept for the players of a former table are taken, the
    /// game starts.
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
        let kept = sitter.browser().map(|browser| self.kept_for(browser)).unwrap_or_default();
        self.may_sit(&sitter, another || !kept.is_empty())?;
        let free = |place: u8| {
            let at = usize::from(place);
            self.chairs.get(at).is_some_and(Option::is_none)
                && (self.room.kept[at].is_none() || kept.iter().any(|seat| seat.number() == place))
        };
        let place = match place {
            Some(place) => Some(place).filter(|place| free(*place)),
            None if another => (0..self.places()).find(|place| free(*place)),
            None => {
                kept.iter().next().map(Seat::number).or_else(|| (0..self.places()).find(|place| free(*place)))
            }
        };
        let place = place.ok_or(Denied::Taken)?;
        let name = self.name_at(place, name, sitter.browser()).ok_or(Denied::BadName)?;
        let comes_back = kept.iter().any(|seat| seat.number() == place);
        let along = if comes_back { self.sitting_along(place, &name, &sitter) } else { Vec::new() };
        let mut events = vec![Event::Sat { place, chair: Chair { name, sitter } }];
        events.extend(along);
        events.extend(self.starts_with(&events));
        Ok(events)
    }

    /// The name of somebody with this browser at this place who types this: unlike those of the others at the table and of
    /// those who are awaited from other devices. `None`: it is no name.
    #[must_use]
    pub fn name_at(&self, place: u8, typed: &str, browser: Option<&str>) -> Option<Name> {
        let others = (0..).zip(&self.chairs).filter(|(at, _)| *at != place);
        let others = others.filter_map(|(_, chair)| Some(&chair.as_ref()?.name));
        let awaited = self.room.kept.iter().flatten();
        let awaited = awaited.filter(|kept| Some(kept.browser.as_str()) != browser).map(|kept| &kept.name);
        Some(Name::parse(typed)?.unlike(&others.chain(awaited)))
    }

    /// The others on the device of somebody who takes a place that is kept for it.
    fn sitting_along(&self, first: u8, name: &Name, sitter: &Sitter) -> Vec<Event> {
        let Some(browser) = sitter.browser() else { return Vec::new() };
        let seated = self.chairs.iter().flatten().map(|chair| &chair.name);
        let mut names: Vec<Name> = seated.chain([name]).cloned().collect();
        let along = |seat: Seat| {
            let name = self.room.kept[seat.index()].as_ref()?.name.clone().unlike(&names.iter());
            names.push(name.clone());
            let sitter = Sitter::Person { browser: browser.to_owned(), nonce: None };
            Some(Event::Sat { place: seat.number(), chair: Chair { name, sitter } })
        };
        let others = self.kept_for(browser).iter().filter(|seat| seat.number() != first).collect::<Vec<_>>();
        others.into_iter().filter_map(along).collect()
    }

    /// Whether somebody can take a place here. `more`: it may have one already.
    fn may_sit(&self, sitter: &Sitter, more: bool) -> Result<(), Refused<G>> {
        let Sitter::Person { browser, nonce } = sitter else { return Ok(()) };
        if self.is_barred(browser) {
            return Err(Denied::Barred);
        }
        if !more && !self.seats_of(browser).is_empty() {
            return Err(Denied::Seated);
        }
        if nonce.as_ref().is_some_and(|text| nonce_bytes(text).is_none()) {
            return Err(Denied::BadNonce);
        }
        Ok(())
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

    /// What it means that one of several people on a device leaves before the start. `guest`: who is meant, as
    /// [`Self::guest`] tells it: the place may be another's by now.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn stand_up(&self, browser: &str, place: u8, guest: u64) -> Result<Event, Refused<G>> {
        self.gathering()?;
        self.is_meant(browser, place, guest)?;
        Ok(Event::Left { place })
    }

    /// What it means that somebody has another name from now on, before the start; not while all are asked whether they
    /// are ready. `guest`: who is meant, as [`Self::guest`] tells it, before and after.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn rename(&self, browser: &str, place: u8, guest: u64, name: &str) -> Result<Event, Refused<G>> {
        self.gathering()?;
        self.is_meant(browser, place, guest)?;
        if self.ready_check().is_some() {
            return Err(Denied::Stale); // they are asked about the names that stand there
        }
        let name = self.name_at(place, name, Some(browser)).ok_or(Denied::BadName)?;
        Ok(Event::Renamed { place, name })
    }

    /// Whether this browser has the place, and whoever it meant has it still.
    fn is_meant(&self, browser: &str, place: u8, guest: u64) -> Result<(), Refused<G>> {
        let mine = self.seats_of(browser);
        let meant = self.guest(place) == Some(guest);
        match mine.iter().any(|seat| seat.number() == place) {
            true if meant => Ok(()),
            false if mine.is_empty() || meant => Err(Denied::NotSeated),
            _ => Err(Denied::Stale),
        }
    }

    /// What it means that the host sends somebody away, a computer player too, or gives up a place that is kept. `guest`:
    /// who is meant, as [`Self::guest`] tells it: the place may be another's by now. A person who was sent away cannot sit
    /// down here again.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn kick(&self, browser: &str, place: u8, guest: u64) -> Result<Event, Refused<G>> {
        self.gathering_by(browser)?;
        let chair = self.chairs.get(usize::from(place)).ok_or(Denied::Taken)?;
        if chair.as_ref().is_some_and(|chair| chair.is_of(browser)) {
            return Err(Denied::Taken);
        }
        if self.guest(place) == Some(guest) { Ok(Event::Kicked { place }) } else { Err(Denied::Stale) }
    }

    /// What it means that the host shows it in the list of open tables, or hides it.
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
        self.guests[at] = self.events;
        self.room.kept[at] = None;
        Ok(())
    }

    /// Gives whoever sits at a place another name.
    pub(crate) fn call(&mut self, place: u8, name: &Name) -> Result<(), String> {
        let chair = self.chairs.get_mut(usize::from(place)).ok_or("no such place")?;
        chair.as_mut().ok_or("nobody sits there")?.name = name.clone();
        Ok(())
    }

    /// Keeps a place for somebody.
    pub(crate) fn keep_for(&mut self, place: u8, kept: Reservation) -> Result<(), String> {
        let at = usize::from(place);
        *self.room.kept.get_mut(at).ok_or("no such place")? = Some(kept);
        self.guests[at] = self.events;
        Ok(())
    }

    /// Who hosts now that somebody came or went: where the host has left its place, the one who has sat there longest. One
    /// who opened the table and never sat down goes on hosting.
    pub(crate) fn pass_on(&mut self) {
        let seated: Vec<&str> = self.chairs.iter().flatten().filter_map(Chair::browser).collect();
        if seated.is_empty() {
            return;
        }
        let sitting = &mut self.room.sitting;
        let host_left = sitting.contains(&self.host) && !seated.contains(&self.host.as_str());
        sitting.retain(|browser| seated.contains(&browser.as_str()));
        for browser in seated {
            if !sitting.iter().any(|before| before == browser) {
                sitting.push(browser.to_owned());
            }
        }
        if host_left {
            self.host.clone_from(&sitting[0]);
        }
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
