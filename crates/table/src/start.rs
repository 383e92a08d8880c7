//! The start of a game: at once, or when all people are ready.

use crate::{
    Chair, Clocks, Denied, Event, Name, Sitter, Table, chair::nonce_bytes, play::Play, table::Refused,
};
use furrow_game::{Game, SeatSet, Setup, fair::Seed};
use serde_json::Value;

/// How long people have to say that they are ready, in milliseconds.
pub(crate) const PATIENCE: i64 = 60_000;

/// The question whether all are ready.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadyCheck {
    /// When it lapses, in unix milliseconds.
    pub until: i64,
    /// Places that are ready.
    pub ready: SeatSet,
    /// Computer players for the free places: name and level.
    pub fill: Vec<(String, String)>,
}

impl<G: Game> Table<G> {
    /// The question that is open.
    #[must_use]
    pub fn ready_check(&self) -> Option<&ReadyCheck> {
        self.room.check.as_ref().filter(|_| !self.has_begun())
    }

    /// What it means that the host starts the game. `fill`: computer players, name and level, for the free places.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn start(&self, browser: &str, fill: &[(String, String)]) -> Result<Vec<Event>, Refused<G>> {
        self.gathering_by(browser)?;
        self.starting(fill)
    }

    /// What it means that the host asks all people whether they are ready; where there is nobody else, the game starts.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn ask_ready(
        &self,
        browser: &str,
        fill: &[(String, String)],
        at: i64,
    ) -> Result<Vec<Event>, Refused<G>> {
        self.gathering_by(browser)?;
        let start = self.starting(fill)?;
        if self.gathered().all(|seat| self.seats_of(browser).contains(seat)) {
            return Ok(start);
        }
        Ok(vec![Event::ReadyAsked { until: at + PATIENCE, fill: fill.to_vec() }])
    }

    /// What it means that a browser says that its people are ready: once all are, the game starts.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn ready(&self, browser: &str) -> Result<Vec<Event>, Refused<G>> {
        self.gathering()?;
        let check = self.ready_check().ok_or(Denied::NotAsked)?;
        let mine = self.seats_of(browser);
        if mine.is_empty() {
            return Err(Denied::NotSeated);
        }
        let new = mine.iter().filter(|seat| !check.ready.contains(*seat));
        let mut events: Vec<Event> = new.map(|seat| Event::Ready { place: seat.number() }).collect();
        let host = self.seats_of(&self.host);
        let is_ready = |seat| host.contains(seat) || mine.contains(seat) || check.ready.contains(seat);
        if self.gathered().all(is_ready) {
            events.extend(self.starting(&check.fill)?);
        }
        Ok(events)
    }

    /// The start that follows from people sitting down: that of a further game, once everybody is there.
    pub(crate) fn starts_with(&self, events: &[Event]) -> Vec<Event> {
        let mut chairs = self.chairs.clone();
        for event in events {
            if let Event::Sat { place, chair } = event {
                chairs[usize::from(*place)] = Some(chair.clone());
            }
        }
        if self.after().is_none() || chairs.iter().any(Option::is_none) {
            return Vec::new();
        }
        let play = self.begin(&chairs, 0);
        play.map(|play| Event::Started { chance: play.chance_ahead() }).into_iter().collect()
    }

    fn starting(&self, fill: &[(String, String)]) -> Result<Vec<Event>, Refused<G>> {
        if self.chairs.iter().all(Option::is_none) {
            return Err(Denied::TooFew(*G::Setup::SEATS.start())); // computer players do not play for nobody
        }
        let mut events = Vec::new();
        let mut chairs = self.chairs.clone();
        let free: Vec<usize> = (0..chairs.len()).filter(|place| chairs[*place].is_none()).collect();
        for (place, (name, level)) in free.into_iter().zip(fill) {
            let sitter = Sitter::Bot { level: level.clone() };
            let name = Name::parse(name).ok_or(Denied::BadName)?;
            let bot = Chair { name: name.unlike(&chairs.iter().flatten().map(|chair| &chair.name)), sitter };
            chairs[place] = Some(bot.clone());
            events.push(Event::Sat { place: place as u8, chair: bot });
        }
        let play = self.begin(&chairs, 0).ok_or(Denied::TooFew(*G::Setup::SEATS.start()))?;
        events.push(Event::Started { chance: play.chance_ahead() });
        Ok(events)
    }

    /// The game with those who sit, in the order of their places; `None` if they are too few.
    pub(crate) fn begin(&self, chairs: &[Option<Chair>], at: i64) -> Option<Play<G>> {
        let seated: Vec<&Chair> = chairs.iter().flatten().collect();
        let setup = self.setup_for(chairs)?;
        let nonces: Vec<Option<[u8; 16]>> = seated.iter().map(|chair| nonce_bytes(chair.nonce()?)).collect();
        let seed = Seed::of_table(&self.secret, &nonces);
        Some(Play::new(&setup, seed, Clocks::new(self.terms.clock, setup.seats(), at)))
    }

    /// Seats and options of the game with those who sit. Where the place that starts is empty and fewer sit than its
    /// number says, the next place that is taken starts.
    fn setup_for(&self, chairs: &[Option<Chair>]) -> Option<G::Setup> {
        let seated = chairs.iter().flatten().count();
        let mut options = self.options().clone();
        let start =
            options.get("start").and_then(Value::as_u64).and_then(|start| usize::try_from(start).ok());
        if let Some(place) = start.filter(|place| *place >= seated && seated > 0) {
            let before = chairs.iter().take(place).flatten().count();
            options.insert("start".to_owned(), (before % seated).into());
        }
        G::Setup::new(seated as u8, &options).ok()
    }
}
