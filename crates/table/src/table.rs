//! A table: places before the start, the game after it.

use crate::{
    Chair, Clocks, Denied, Early, Entry, Event, Happening, Note, Terms, Why, in_records, play::Play,
    seating::Room,
};
use furrow_game::{
    Fair, Game, Other, Record, Seat, SeatSet, Setup, SetupError, Sight, StepOf, Turn, Viewer, envelope,
    fair::{self, Seed},
};
use serde_json::{Map, Value};
use std::collections::HashMap;

/// What a table is opened with.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// Places.
    pub places: u8,
    /// Options of the game.
    pub options: Map<String, Value>,
    /// What holds beside the rules.
    pub terms: Terms,
    /// The browser that opens it.
    pub host: String,
    /// The server's secret.
    pub secret: [u8; 32],
    /// The table whose players go on here.
    pub after: Option<String>,
}

/// A table of game `G`.
pub struct Table<G: Game> {
    options: Map<String, Value>,
    pub(crate) terms: Terms,
    pub(crate) host: String,
    pub(crate) secret: [u8; 32],
    after: Option<String>,
    /// Places before the start; after it, the players by seat.
    pub(crate) chairs: Vec<Option<Chair>>,
    /// By chair, the events of the table before somebody took it.
    pub(crate) guests: Vec<u64>,
    pub(crate) room: Room,
    pub(crate) play: Option<Play<G>>,
    pub(crate) early: HashMap<Seat, Early>,
    pub(crate) events: u64,
    /// The time of the last event.
    pub(crate) last_at: i64,
}

pub(crate) type Refused<G> = Denied<<G as Game>::Refusal>;

impl<G: Game> Table<G> {
    /// The first event of a new table.
    ///
    /// # Errors
    /// Options or a number of places that the game does not have.
    pub fn open(new: NewTable) -> Result<Event, SetupError> {
        let NewTable { places, options, terms, host, secret, after } = new;
        G::Setup::new(places, &options)?;
        let (game, secret) = (G::NAME.to_owned(), hex::encode(secret));
        Ok(Event::Opened { game, rules: G::RULES, places, options, host, secret, terms, after })
    }

    /// A table as its stored events and early choices leave it.
    ///
    /// # Errors
    /// A log that is none of this game, with the index of the event.
    pub fn wake(events: &[Entry], early: Vec<(u8, Early)>) -> Result<Self, String> {
        let Some(Entry {
            at,
            event: Event::Opened { game, rules, places, options, host, secret, terms, after },
        }) = events.first()
        else {
            return Err("event 0 does not open a table".to_owned());
        };
        if game != G::NAME || *rules != G::RULES {
            return Err(format!("event 0 opens {game} by revision {rules} of its rules"));
        }
        let secret = Seed::parse(secret).ok_or("event 0 has no secret of 64 hex digits")?.0;
        let mut table = Table {
            options: options.clone(),
            terms: terms.clone(),
            host: host.clone(),
            secret,
            after: after.clone(),
            chairs: vec![None; usize::from(*places)],
            guests: vec![0; usize::from(*places)],
            room: Room::new(*places),
            play: None,
            early: HashMap::new(),
            events: 1,
            last_at: *at,
        };
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

    /// Whether this browser hosts the table and may start the game: it opened the table, or has sat there longest since the
    /// one who did left.
    #[must_use]
    pub fn is_host(&self, browser: &str) -> bool {
        self.host == browser
    }

    /// Places before the start; after it, the players by seat.
    #[must_use]
    pub fn chairs(&self) -> &[Option<Chair>] {
        &self.chairs
    }

    /// The places of this browser: several where people share a device.
    #[must_use]
    pub fn seats_of(&self, browser: &str) -> SeatSet {
        let of = |seat: &Seat| self.chairs[seat.index()].as_ref().is_some_and(|chair| chair.is_of(browser));
        self.seats().filter(of).collect()
    }

    /// What holds beside the rules.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The code of the table whose players go on here.
    #[must_use]
    pub fn after(&self) -> Option<&str> {
        self.after.as_deref()
    }

    /// The time of the last event, in unix milliseconds: the table's time never goes back behind it.
    #[must_use]
    pub fn last_at(&self) -> i64 {
        self.last_at
    }

    /// Why the table ended without a result; `None`: it has not.
    #[must_use]
    pub fn closed(&self) -> Option<Why> {
        self.room.closed.or_else(|| self.play.as_ref()?.closed)
    }

    /// The clocks, once the game has begun.
    #[must_use]
    pub fn clocks(&self) -> Option<&Clocks> {
        self.play.as_ref().map(|play| &play.clocks)
    }

    /// What happened besides the game, oldest first. Filter the beats in it by viewer before they leave.
    #[must_use]
    pub fn notes(&self) -> &[Note<G::Beat>] {
        self.play.as_ref().map_or(&[], |play| &play.notes)
    }

    /// The id of what a page shows: it grows with every move, and when one is taken back.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.play
            .as_ref()
            .map_or(0, |play| play.undone_at.max(play.happenings.last().map_or(0, |happening| happening.id)))
    }

    /// The version at which something was taken back last; 0: never. What happened after an older version than this
    /// cannot be told by happenings alone.
    #[must_use]
    pub fn undone_at(&self) -> u64 {
        self.play.as_ref().map_or(0, |play| play.undone_at)
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
        let Some(play) = self.play.as_ref().filter(|play| play.closed.is_none()) else {
            return SeatSet::NONE;
        };
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
        self.play.as_ref().map_or(0, |play| play.decision)
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

    /// What a seat knows, as the record format has it: what a program is told before it chooses.
    #[must_use]
    pub fn known(&self, seat: Seat) -> Option<Value> {
        let (play, sight) = (self.play.as_ref()?, self.sight(seat)?);
        Some(envelope(&play.game, sight.viewer, &sight.history))
    }

    /// Final scores by seat, in a game that has any.
    #[must_use]
    pub fn scores(&self) -> Option<Vec<i32>> {
        self.play.as_ref().filter(|_| self.is_over())?.game.scores()
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

    /// The whole game with its secret: only once it will not go on.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let play = self.play.as_ref().filter(|_| self.is_over() || self.closed().is_some())?;
        let setup = play.game.setup();
        let player = |chair: &Chair| chair.level().map_or(chair.name.to_string(), in_records);
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
            scores: self.scores(),
            ranks: play.game.ranks(),
            other: Other::default(),
        })
    }

    /// The game, if it has begun and goes on.
    pub(crate) fn going_on(&self) -> Result<&Play<G>, Refused<G>> {
        if self.closed().is_some() || self.is_over() {
            return Err(Denied::Closed);
        }
        self.play.as_ref().ok_or(Denied::NotBegun)
    }

    /// The steps of a happening: its choice, or the deal, and the chance after it.
    #[must_use]
    pub fn steps_of(&self, happening: usize) -> &[StepOf<G>] {
        let Some(play) = &self.play else { return &[] };
        let until = |happening: usize| play.marks.get(happening).map_or(0, |mark| mark.steps);
        &play.steps[happening.checked_sub(1).map_or(0, until)..until(happening)]
    }

    /// The steps of the game so far.
    #[must_use]
    pub fn steps(&self) -> &[StepOf<G>] {
        self.play.as_ref().map_or(&[], |play| &play.steps)
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.chairs.len() as u8)
    }
}
