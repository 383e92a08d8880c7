//! A table: places before the start, the game after it.

use crate::{Chair, Denied, Early, Event, Happening, Name, Sitter, chair::nonce_bytes, play::Play};
use furrow_game::{
    Fair, Game, Other, Record, Seat, SeatSet, Setup, SetupError, Sight, StepOf, Token, Turn, Viewer,
    fair::{self, Seed},
};
use serde_json::{Map, Value};
use std::collections::HashMap;

/// What came of a post that was not refused.
#[derive(Clone, PartialEq, Debug)]
pub enum Made {
    /// These events are to be stored, then absorbed. Early choices are done with.
    Events {
        /// The events.
        events: Vec<Event>,
        /// Whether the game is over after them.
        ends: bool,
    },
    /// An early choice is to be stored, then taken by [`Table::keep_early`].
    Early(Seat, Early),
    /// The same key again: the move was made before.
    Again,
}

/// Keys remembered of a choice that is changed again and again.
const MOST_KEYS: usize = 64;

/// A table of game `G`.
pub struct Table<G: Game> {
    options: Map<String, Value>,
    host: String,
    secret: [u8; 32],
    /// Places before the start; after it, the players by seat.
    chairs: Vec<Option<Chair>>,
    play: Option<Play<G>>,
    early: HashMap<Seat, Early>,
    events: u64,
}

type Refused<G> = Denied<<G as Game>::Refusal>;

impl<G: Game> Table<G> {
    /// The first event of a new table.
    ///
    /// # Errors
    /// Options or a number of places that the game does not have.
    pub fn open(
        places: u8,
        options: Map<String, Value>,
        host: String,
        secret: [u8; 32],
    ) -> Result<Event, SetupError> {
        G::Setup::new(places, &options)?;
        let (game, secret) = (G::NAME.to_owned(), hex::encode(secret));
        Ok(Event::Opened { game, rules: G::RULES, places, options, host, secret })
    }

    /// A table as its stored events and early choices leave it.
    ///
    /// # Errors
    /// A log that is none of this game, with the index of the event.
    pub fn wake(events: &[Event], early: Vec<(u8, Early)>) -> Result<Self, String> {
        let Some(Event::Opened { game, rules, places, options, host, secret }) = events.first() else {
            return Err("event 0 does not open a table".to_owned());
        };
        if game != G::NAME || *rules != G::RULES {
            return Err(format!("event 0 opens {game} by revision {rules} of its rules"));
        }
        let secret = Seed::parse(secret).ok_or("event 0 has no secret of 64 hex digits")?.0;
        let chairs = vec![None; usize::from(*places)];
        let (options, host) = (options.clone(), host.clone());
        let mut table = Table { options, host, secret, chairs, play: None, early: HashMap::new(), events: 1 };
        for (n, event) in events.iter().enumerate().skip(1) {
            table.absorb(event).map_err(|why| format!("event {n}: {why}"))?;
        }
        for (seat, early) in early {
            let seat = table.seats().find(|s| s.number() == seat).ok_or("an early choice of no seat")?;
            table.keep_early(seat, early);
        }
        Ok(table)
    }

    /// How many events the log has: the index of the next.
    #[must_use]
    pub fn events(&self) -> u64 {
        self.events
    }

    /// SHA-256 of the secret, in hex.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(fair::commitment(&self.secret))
    }

    /// How many places it has.
    #[must_use]
    pub fn places(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// Options given, for a new table like this one.
    #[must_use]
    pub fn options(&self) -> &Map<String, Value> {
        &self.options
    }

    /// Whether this browser opened the table.
    #[must_use]
    pub fn is_host(&self, browser: &str) -> bool {
        self.host == browser
    }

    /// Places before the start; after it, the players by seat.
    #[must_use]
    pub fn chairs(&self) -> &[Option<Chair>] {
        &self.chairs
    }

    /// The place of this browser.
    #[must_use]
    pub fn seat_of(&self, browser: &str) -> Option<Seat> {
        self.seats().find(|seat| self.chairs[seat.index()].as_ref().is_some_and(|chair| chair.is_of(browser)))
    }

    /// Nonces by seat.
    #[must_use]
    pub fn nonces(&self) -> Vec<Option<String>> {
        let nonce = |chair: &Option<Chair>| chair.as_ref().and_then(Chair::nonce).map(str::to_owned);
        self.chairs.iter().map(nonce).collect()
    }

    /// Whether the game has begun.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.play.is_some()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.game.turn() == Turn::Over)
    }

    /// The seats that have to choose and have not, early choices counted (F4).
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        let Some(play) = &self.play else { return SeatSet::NONE };
        play.game.deciders().iter().filter(|seat| !self.early.contains_key(seat)).collect()
    }

    /// The seats whose early choice is in.
    #[must_use]
    pub fn chosen(&self) -> SeatSet {
        self.early.keys().copied().collect()
    }

    /// A seat's own early choice, with the keys that made and changed it.
    #[must_use]
    pub fn early(&self, seat: Seat) -> Option<&Early> {
        self.early.get(&seat)
    }

    /// The number of the decision that is open: it goes when the game goes on.
    #[must_use]
    pub fn decision(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.happenings.len() as u64)
    }

    /// What has happened. Filter beats by viewer before they leave.
    #[must_use]
    pub fn happenings(&self) -> &[Happening<G::Beat>] {
        self.play.as_ref().map_or(&[], |play| &play.happenings)
    }

    /// Seats and options, once the game has begun.
    #[must_use]
    pub fn setup(&self) -> Option<&G::Setup> {
        self.play.as_ref().map(|play| play.game.setup())
    }

    /// What a viewer may know, once the game has begun.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> Option<G::View> {
        self.play.as_ref().map(|play| play.game.view(viewer))
    }

    /// What a seat goes by.
    #[must_use]
    pub fn sight(&self, seat: Seat) -> Option<Sight<G>> {
        let play = self.play.as_ref()?;
        let viewer = Viewer::Seat(seat);
        let history = play.steps.iter().map(|step| G::seen(*step, viewer)).collect();
        Some(Sight { viewer, view: play.game.view(viewer), history })
    }

    /// Final ranks by seat.
    #[must_use]
    pub fn ranks(&self) -> Option<Vec<u8>> {
        self.play.as_ref()?.game.ranks()
    }

    /// A number that only this table can know, for keys and for the generators of its computer players.
    #[must_use]
    pub fn private_number(&self, purpose: &str) -> u64 {
        Seed::of_game(&format!("{}/{purpose}", hex::encode(self.secret)), 0).below(0, u64::MAX)
    }

    /// The whole game with its secret: only once it is over.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let play = self.play.as_ref().filter(|_| self.is_over())?;
        let setup = play.game.setup();
        let player =
            |chair: &Chair| chair.level().map_or(chair.name.to_string(), |level| format!("bot:{level}"));
        Some(Record {
            format: furrow_game::FORMAT.to_owned(),
            version: furrow_game::VERSION,
            rules: G::RULES,
            game: G::NAME.to_owned(),
            seats: setup.seats(),
            options: setup.options(),
            players: Some(self.chairs.iter().flatten().map(player).collect()),
            seed: Some(play.seed.to_hex()),
            fair: Some(Fair {
                commit: self.commitment(),
                secret: hex::encode(self.secret),
                nonces: self.nonces(),
            }),
            steps: play.steps.iter().map(ToString::to_string).collect(),
            scores: play.game.scores(),
            ranks: play.game.ranks(),
            other: Other::default(),
        })
    }

    /// What it means that someone takes a place: a given one or the first that is free.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn sit(&self, place: Option<u8>, name: &str, sitter: Sitter) -> Result<Event, Refused<G>> {
        if self.has_begun() {
            return Err(Denied::Begun);
        }
        if let Sitter::Person { browser, nonce } = &sitter {
            if self.seat_of(browser).is_some() {
                return Err(Denied::Seated);
            }
            if nonce.as_ref().is_some_and(|text| nonce_bytes(text).is_none()) {
                return Err(Denied::BadNonce);
            }
        }
        let free = |place: usize| self.chairs.get(place).is_some_and(Option::is_none);
        let place = match place {
            Some(place) => free(place.into()).then_some(usize::from(place)),
            None => (0..self.chairs.len()).find(|place| free(*place)),
        };
        let place = place.ok_or(Denied::Taken)? as u8;
        let name = Name::parse(name).ok_or(Denied::BadName)?;
        let name = name.unlike(&self.chairs.iter().flatten().map(|chair| &chair.name));
        Ok(Event::Sat { place, chair: Chair { name, sitter } })
    }

    /// What it means that a browser leaves before the start.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn leave(&self, browser: &str) -> Result<Event, Refused<G>> {
        if self.has_begun() {
            return Err(Denied::Begun);
        }
        let seat = self.seat_of(browser).ok_or(Denied::NotSeated)?;
        Ok(Event::Left { place: seat.number() })
    }

    /// What it means that the host starts the game. `fill`: computer players, name and level, for the free places.
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn start(&self, browser: &str, fill: &[(&str, &str)]) -> Result<Vec<Event>, Refused<G>> {
        if self.has_begun() {
            return Err(Denied::Begun);
        }
        if !self.is_host(browser) {
            return Err(Denied::NotHost);
        }
        if self.chairs.iter().all(Option::is_none) {
            return Err(Denied::TooFew(*G::Setup::SEATS.start())); // computer players do not play for nobody
        }
        let mut events = Vec::new();
        let mut chairs = self.chairs.clone();
        let free = chairs.iter_mut().enumerate().filter(|(_, chair)| chair.is_none());
        for ((place, chair), (name, level)) in free.zip(fill) {
            let sitter = Sitter::Bot { level: (*level).to_owned() };
            let name = Name::parse(name).ok_or(Denied::BadName)?;
            let taken = self.chairs.iter().flatten().map(|chair| &chair.name);
            let bot = Chair { name: name.unlike(&taken), sitter };
            *chair = Some(bot.clone());
            events.push(Event::Sat { place: place as u8, chair: bot });
        }
        let play = self.begin(&chairs).ok_or(Denied::TooFew(*G::Setup::SEATS.start()))?;
        events.push(Event::Started { chance: play.chance_ahead() });
        Ok(events)
    }

    fn begin(&self, chairs: &[Option<Chair>]) -> Option<Play<G>> {
        let seated: Vec<&Chair> = chairs.iter().flatten().collect();
        let setup = G::Setup::new(seated.len() as u8, &self.options).ok()?;
        let nonces: Vec<Option<[u8; 16]>> = seated.iter().map(|chair| nonce_bytes(chair.nonce()?)).collect();
        let seed = Seed::of_table(&self.secret, &nonces);
        let (steps, happenings, keys) = (Vec::new(), Vec::new(), HashMap::new());
        Some(Play { game: G::new(&setup), seed, steps, happenings, keys })
    }

    /// What it means that a seat acts. Where several seats choose in secret, choices are kept early until all are
    /// in, and are then made in seat order (F4).
    ///
    /// # Errors
    /// See [`Denied`].
    pub fn act(
        &self,
        seat: Seat,
        decision: u64,
        key: Option<&str>,
        action: &str,
    ) -> Result<Made, Refused<G>> {
        let play = self.play.as_ref().ok_or(Denied::NotBegun)?;
        // Two tabs hold the same key: only the same action is the same post.
        let key = key.map(|key| format!("{key} {action}"));
        let early_key = |key: &String| self.early.get(&seat).is_some_and(|early| early.keys.contains(key));
        if key.as_ref().is_some_and(|key| play.keys.get(key) == Some(&seat) || early_key(key)) {
            return Ok(Made::Again);
        }
        if decision != self.decision() {
            return Err(Denied::Stale);
        }
        let parsed = <G::Action as Token>::parse(action).filter(|parsed| parsed.to_string() == action);
        let parsed = parsed.ok_or_else(|| Denied::NoAction(action.chars().take(60).collect()))?;
        if let Some(refusal) = G::refusal(&play.game.view(Viewer::Seat(seat)), parsed) {
            return Err(Denied::Rule(refusal));
        }
        let mut early = self.early.get(&seat).cloned().unwrap_or_default();
        early.keys.extend(key);
        if early.keys.len() > MOST_KEYS {
            early.keys.remove(0);
        }
        early.action = action.to_owned();
        let deciders = play.game.deciders();
        if deciders.iter().any(|other| other != seat && !self.early.contains_key(&other)) {
            return Ok(Made::Early(seat, early));
        }
        let choice = |s| if s == seat { early.clone() } else { self.early[&s].clone() };
        let (events, ends) = play.moves(deciders, choice);
        Ok(Made::Events { events, ends })
    }

    /// Takes an early choice that is stored.
    pub fn keep_early(&mut self, seat: Seat, early: Early) {
        self.early.insert(seat, early);
    }

    /// Lets an event that is stored take effect.
    ///
    /// # Errors
    /// An event that cannot follow: a log of another program. The table may then be half changed: wake it anew.
    pub fn absorb(&mut self, event: &Event) -> Result<(), String> {
        match event {
            Event::Opened { .. } => return Err("the table is open already".to_owned()),
            Event::Sat { place, chair } => {
                let seat = self.chairs.get_mut(usize::from(*place)).ok_or("no such place")?;
                *seat = Some(chair.clone());
            }
            Event::Left { place } => *self.chairs.get_mut(usize::from(*place)).ok_or("no such place")? = None,
            Event::Started { chance } => {
                let mut play = self.begin(&self.chairs).ok_or("too few players")?;
                play.take(None, chance)?;
                self.play = Some(play);
                self.chairs.retain(Option::is_some);
            }
            Event::Moved { seat, action, chance, keys } => {
                let play = self.play.as_mut().ok_or("the game has not begun")?;
                let seat = Seat::parse(&seat.to_string(), play.game.setup().seats()).ok_or("no such seat")?;
                play.keys.extend(keys.iter().map(|key| (key.clone(), seat)));
                self.early.remove(&seat);
                play.take(Some((seat, action)), chance)?;
            }
        }
        self.events += 1;
        Ok(())
    }

    /// The steps of the game so far.
    #[must_use]
    pub fn steps(&self) -> &[StepOf<G>] {
        self.play.as_ref().map_or(&[], |play| &play.steps)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.chairs.len() as u8)
    }
}
