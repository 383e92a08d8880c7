//! The task that owns a table.

use super::{
    Problem,
    command::{Asker, Command, Eyes, Stream},
    hub::NewGame,
    listeners::{Listeners, body, message},
    pace,
    stage::Stage,
};
use crate::page::{Board, prefs::Speed};
use furrow_bots::Level;
use furrow_game::{Seat, SeatSet};
use furrow_store::{Append, Member, Status, Store, StoreError, TableId};
use furrow_table::{Denied, Early, Event, Made, Sitter, Table};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

/// A table with nobody at it goes to sleep after this time.
const IDLE: Duration = Duration::from_secs(600);
/// A person whose page is being loaded again is still here for this long.
const GRACE: Duration = Duration::from_secs(6);
/// A reader that lags further behind is shown the table as it is.
const MOST_BEHIND: usize = 8;
/// Names of computer players.
const BOT_NAMES: [&str; 5] = ["Bea", "Carl", "Dot", "Eve", "Finn"];

/// Fills of free places with a computer player each, none with the name of somebody who sits there.
pub(super) fn fill<'a, G: Board>(table: &Table<G>, level: &'a str) -> Vec<(&'static str, &'a str)> {
    let taken = |name: &str| {
        table.chairs().iter().flatten().any(|chair| chair.name.to_string().eq_ignore_ascii_case(name))
    };
    BOT_NAMES.into_iter().filter(|name| !taken(name)).map(|name| (name, level)).collect()
}

/// The task's state.
pub(super) struct Actor<G: Board> {
    stage: Stage<G>,
    store: Store,
    listeners: Listeners,
    /// When a browser was last seen to listen, for those that have listened once.
    left: HashMap<String, Instant>,
    /// No computer player moves before.
    bots_at: Instant,
    inbox: mpsc::Receiver<Command>,
    /// The store holds more of this table than this task knows: it ends, to be woken anew from what is stored.
    outdated: bool,
}

type Done = Result<(), Problem>;

impl<G: Board> Actor<G> {
    pub(super) fn new(stage: Stage<G>, store: Store, inbox: mpsc::Receiver<Command>) -> Self {
        let listeners = Listeners::default();
        Actor {
            stage,
            store,
            listeners,
            left: HashMap::new(),
            bots_at: Instant::now(),
            inbox,
            outdated: false,
        }
    }

    /// Runs until the table has been idle for long, or the server stops.
    pub(super) async fn run(mut self) {
        let mut idle_at = Instant::now() + IDLE;
        while !self.outdated {
            let bots = self.bot_to_move();
            if let Some(seat) = bots.filter(|_| self.bots_at <= Instant::now()) {
                // What is due comes before what people ask: nobody is shown a table that is about to change.
                self.let_bot_move(seat).await;
                continue;
            }
            let leave_at = self.next_leave();
            tokio::select! {
                biased; // what waits in the inbox is answered before the table goes to sleep
                () = sleep_until(self.bots_at), if bots.is_some() => {}
                command = self.inbox.recv() => match command {
                    None | Some(Command::Stop) => break,
                    Some(command) => {
                        self.obey(command).await;
                        idle_at = Instant::now() + IDLE;
                    }
                },
                () = sleep_until(leave_at) => self.tell_presence(),
                () = sleep_until(idle_at), if self.listeners.is_empty() && bots.is_none() => break,
            }
        }
        self.listeners.send_all(&message("bye", None, &json!({})));
        self.listeners.clear();
    }

    async fn obey(&mut self, command: Command) {
        // A reader that has gone away before its answer came is no concern of the table's.
        match command {
            Command::Page { asker, error, reply } => {
                let _ = reply.send(self.stage.page(&asker, error));
            }
            Command::Act { asker, decision, key, action, reply } => {
                let done = self.act(&asker, decision, &key, &action).await;
                let _ = reply.send(done.map(|()| self.stage.version()));
            }
            Command::Sit { asker, place, name, nonce, reply } => {
                let _ = reply.send(self.sit(&asker, place, &name, nonce).await);
            }
            Command::Leave { asker, reply } => {
                let _ = reply.send(self.leave(&asker).await);
            }
            Command::Start { asker, fill, reply } => {
                let _ = reply.send(self.start(&asker, fill.as_deref()).await);
            }
            Command::Listen { asker, after, speed, reply } => {
                if let Err((number, _)) = reply.send(self.listen(&asker, after, speed)) {
                    self.gone(number);
                }
            }
            Command::Gone { listener } => self.gone(listener),
            Command::Regions { asker, reply } => {
                let _ = reply.send(self.regions(&asker));
            }
            Command::Standing { asker, reply } => {
                let _ = reply.send(self.stage.standing(&asker));
            }
            Command::GameFile { reply } => {
                let file = self.stage.table.record().and_then(|record| serde_json::to_string(&record).ok());
                let _ = reply.send(file);
            }
            Command::Replay { asker, reply } => {
                let _ = reply.send(crate::replay::Cut::of(&self.stage, &asker).map(Box::new));
            }
            Command::Souvenir { asker, day, reply } => {
                let _ = reply.send(self.stage.souvenir(&asker, &day));
            }
            Command::Again { asker, reply } => {
                let _ = reply.send(self.again(&asker));
            }
            Command::Stop => {}
        }
    }

    async fn act(&mut self, asker: &Asker, decision: u64, key: &str, action: &str) -> Done {
        let denied = |denied| Problem::denied(asker.lang, &denied, G::refusal_words);
        let seat = self.stage.table.seat_of(&asker.browser).ok_or(denied(Denied::NotSeated))?;
        let made = self.stage.table.act(seat, decision, Some(key), action).map_err(denied)?;
        self.carry_out(made).await.map_err(|error| Problem::store(asker.lang, &error))
    }

    /// Stores what an action means, then lets it take effect.
    async fn carry_out(&mut self, made: Made) -> Result<(), StoreError> {
        match made {
            Made::Again => Ok(()),
            Made::Events { events, ends } => {
                let change =
                    Append { status: ends.then_some(Status::Finished), clear_pending: true, ..self.change() };
                self.append(change, events).await
            }
            Made::Early(seat, early) => self.keep_early(seat, early).await,
        }
    }

    async fn keep_early(&mut self, seat: Seat, early: Early) -> Result<(), StoreError> {
        let text = json!(early).to_string();
        self.store.put_pending(self.change().table, seat.number(), text).await?;
        self.stage.table.keep_early(seat, early);
        self.tell_regions();
        Ok(())
    }

    async fn sit(&mut self, asker: &Asker, place: Option<u8>, name: &str, nonce: Option<String>) -> Done {
        if self.stage.table.seat_of(&asker.browser).is_some() {
            return Ok(()); // a second click
        }
        let sitter = Sitter::Person { browser: asker.browser.clone(), nonce };
        let event = self.stage.table.sit(place, name, sitter);
        let event = event.map_err(|denied| Problem::denied(asker.lang, &denied, G::refusal_words))?;
        let Event::Sat { place, .. } = event else { return Ok(()) };
        let member = Member { browser: asker.browser.clone(), seat: Some(place) };
        self.listeners.close_of(&asker.browser);
        let change = Append { members: vec![member], ..self.change() };
        self.append_for(asker, change, vec![event]).await
    }

    async fn leave(&mut self, asker: &Asker) -> Done {
        let event = self.stage.table.leave(&asker.browser);
        let event = event.map_err(|denied| Problem::denied(asker.lang, &denied, G::refusal_words))?;
        let member = Member { browser: asker.browser.clone(), seat: None };
        self.listeners.close_of(&asker.browser);
        let change = Append { members: vec![member], ..self.change() };
        self.append_for(asker, change, vec![event]).await
    }

    async fn start(&mut self, asker: &Asker, level: Option<&str>) -> Done {
        if self.stage.table.has_begun() && self.stage.table.is_host(&asker.browser) {
            return Ok(()); // a second click
        }
        if level.is_some_and(|level| Level::parse(level).is_none()) {
            return Err(Problem::bad_request(asker.lang));
        }
        let bots = level.map(|level| fill(&self.stage.table, level)).unwrap_or_default();
        let events = self.stage.table.start(&asker.browser, &bots);
        let events = events.map_err(|denied| Problem::denied(asker.lang, &denied, G::refusal_words))?;
        let change = Append { status: Some(Status::Playing), ..self.change() };
        self.append_for(asker, change, events).await?;
        self.listeners.send_all(&message("start", None, &json!({"reload": true})));
        // Places have become seats: with the eyes of its place a stream would be shown what another seat sees.
        self.left
            .extend(self.listeners.askers().into_iter().map(|(_, asker)| (asker.browser, Instant::now())));
        self.listeners.clear();
        Ok(())
    }

    async fn append_for(&mut self, asker: &Asker, change: Append, events: Vec<Event>) -> Done {
        self.append(change, events).await.map_err(|error| Problem::store(asker.lang, &error))
    }

    /// A change of the stored table that changes nothing yet.
    fn change(&self) -> Append {
        let (table, first) = (TableId::from(self.stage.code.as_str()), self.stage.table.events());
        let (events, members) = (Vec::new(), Vec::new());
        Append {
            table,
            first,
            at: super::hub::now(),
            events,
            status: None,
            listed: None,
            clear_pending: false,
            members,
        }
    }

    /// Stores events, and only then lets them take effect and tells the viewers.
    async fn append(&mut self, change: Append, events: Vec<Event>) -> Result<(), StoreError> {
        let texts = events.iter().map(|event| json!(event).to_string()).collect();
        let stored = self.store.append(Append { events: texts, ..change }).await;
        self.outdated = matches!(stored, Err(StoreError::Conflict { .. }));
        stored?;
        for event in &events {
            if let Err(why) = self.stage.table.absorb(event) {
                unreachable!("an event this table made itself: {why}");
            }
            self.tell(event);
        }
        Ok(())
    }

    /// Tells every viewer what an event did.
    fn tell(&mut self, event: &Event) {
        match event {
            Event::Moved { .. } => self.tell_happening(),
            Event::Sat { .. } | Event::Left { .. } => self.tell_regions(),
            Event::Opened { .. } | Event::Started { .. } => {}
        }
    }

    fn tell_happening(&mut self) {
        let last = self.stage.table.happenings().len() - 1;
        if let Some(speed) = self.listeners.slowest() {
            self.bots_at = Instant::now() + pace::gap::<G>(&self.stage.table.happenings()[last], speed);
        }
        for eyes in self.listeners.eyes() {
            let (regions, attrs) = self.stage.regions(eyes);
            let changed = self.listeners.changed(eyes, regions);
            let data = self.play_data(eyes, last, body(changed, attrs));
            self.listeners.send(eyes, &message("play", Some(self.stage.version()), &data));
        }
    }

    fn play_data(&self, eyes: Eyes, happening: usize, mut data: serde_json::Map<String, Value>) -> Value {
        let happened = &self.stage.table.happenings()[happening];
        data.insert("id".to_owned(), json!(happened.id));
        data.insert("seat".to_owned(), json!(happened.seat.map(Seat::number)));
        data.insert("beats".to_owned(), self.stage.beats(eyes, happening));
        Value::Object(data)
    }

    /// Tells every viewer the regions that changed without a step: who has chosen, who is here, who sat down.
    fn tell_regions(&mut self) {
        if self.stage.table.has_begun() {
            for eyes in self.listeners.eyes() {
                let (regions, attrs) = self.stage.regions(eyes);
                let changed = self.listeners.changed(eyes, regions);
                if !changed.is_empty() {
                    let data = Value::Object(body(changed, attrs));
                    self.listeners.send(eyes, &message("regions", None, &data));
                }
            }
        } else {
            for (number, asker) in self.listeners.askers() {
                let data = Value::Object(body(self.stage.lobby_region(&asker), Vec::new()));
                self.listeners.send_to(number, &message("regions", None, &data));
            }
        }
    }

    fn listen(&mut self, asker: &Asker, after: u64, speed: Speed) -> (u64, Stream) {
        let eyes = self.stage.eyes(asker);
        self.left.insert(asker.browser.clone(), Instant::now());
        let (number, stream) = self.listeners.open(asker.clone(), eyes, speed);
        if self.stage.table.has_begun() {
            self.catch_up(number, eyes, after);
        } else {
            let data = Value::Object(body(self.stage.lobby_region(asker), Vec::new()));
            self.listeners.send_to(number, &message("regions", None, &data));
        }
        self.tell_presence();
        (number, stream)
    }

    /// Sends a reader what it has missed: each happening, the regions with the last; after a longer gap the table
    /// as it is.
    fn catch_up(&mut self, number: u64, eyes: Eyes, after: u64) {
        let (regions, attrs) = self.stage.regions(eyes);
        let now = body(regions.clone(), attrs);
        self.listeners.changed(eyes, regions);
        let happenings = self.stage.table.happenings();
        let missed: Vec<usize> = (0..happenings.len()).filter(|i| happenings[*i].id > after).collect();
        let version = self.stage.version();
        let messages = if missed.is_empty() && after == version {
            vec![message("regions", Some(version), &Value::Object(now))]
        } else if missed.len() > MOST_BEHIND || after > version || after == 0 {
            let mut data = now;
            data.insert("id".to_owned(), json!(version));
            vec![message("now", Some(version), &Value::Object(data))]
        } else {
            let last = missed[missed.len() - 1];
            let part = |i: usize| if i == last { now.clone() } else { body(Vec::new(), Vec::new()) };
            let data = |i: usize| self.play_data(eyes, i, part(i));
            missed.iter().map(|i| message("play", Some(happenings[*i].id), &data(*i))).collect()
        };
        messages.iter().for_each(|message| self.listeners.send_to(number, message));
    }

    fn gone(&mut self, number: u64) {
        if let Some(browser) = self.listeners.close(number) {
            self.left.insert(browser, Instant::now());
        }
    }

    /// When the next person counts as gone.
    fn next_leave(&self) -> Instant {
        let away = self.left.iter().filter(|(browser, _)| !self.listeners.has(browser));
        let due = away.map(|(_, at)| *at + GRACE).filter(|at| *at > Instant::now()).min();
        due.unwrap_or_else(|| Instant::now() + IDLE)
    }

    /// Works out anew who is here; tells it if that changed. One who never listened reads pages without a script,
    /// and is not missed.
    fn tell_presence(&mut self) {
        let now = Instant::now();
        // Who has no seat is not missed: passers-by must not pile up.
        let (listeners, table) = (&self.listeners, &self.stage.table);
        self.left.retain(|browser, _| listeners.has(browser) || table.seat_of(browser).is_some());
        let here = |browser: &str| {
            self.listeners.has(browser) || self.left.get(browser).is_none_or(|at| *at + GRACE > now)
        };
        let of = |chair: &furrow_table::Chair| match &chair.sitter {
            Sitter::Person { browser, .. } => here(browser),
            Sitter::Bot { .. } => true,
        };
        let here: Vec<bool> = self.stage.table.chairs().iter().map(|c| c.as_ref().is_none_or(of)).collect();
        if here != self.stage.here {
            self.stage.here = here;
            self.tell_regions();
        }
    }

    fn bots(&self) -> SeatSet {
        let chairs = self.stage.table.chairs().iter().flatten();
        Seat::all(self.stage.table.places())
            .zip(chairs)
            .filter(|(_, c)| c.level().is_some())
            .map(|(s, _)| s)
            .collect()
    }

    fn bot_to_move(&self) -> Option<Seat> {
        let bots = self.bots();
        self.stage.table.awaited().iter().find(|seat| bots.contains(*seat))
    }

    /// A computer player moves. What it plays follows from the table and the decision alone, so that a table that
    /// is woken goes on as it would have.
    async fn let_bot_move(&mut self, seat: Seat) {
        let Some(action) = self.bot_choice(seat) else { return };
        let made = match self.stage.table.act(seat, self.stage.table.decision(), None, &action) {
            Ok(made) => made,
            Err(denied) => unreachable!("a computer player chose {action}: {denied}"),
        };
        if let Err(error) = self.carry_out(made).await {
            tracing::error!(%error, table = self.stage.code, "a computer player's move is not stored; it tries again");
            self.bots_at = Instant::now() + Duration::from_secs(2);
        }
    }

    fn bot_choice(&self, seat: Seat) -> Option<String> {
        let table = &self.stage.table;
        let level = table.chairs()[seat.index()].as_ref()?.level()?;
        let sight = table.sight(seat)?;
        let actions = G::view_actions(&sight.view);
        let seed = table.private_number(&format!("bot/{seat}/{}", table.decision()));
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let choose = |known| furrow_bots::choose(known, &sight, actions.as_ref(), &mut rng);
        let choose = AssertUnwindSafe(|| Level::parse(level).map(choose));
        // One that fails, or is of a level that another version knew, must not hold up the people at the table: it
        // takes the first legal action.
        let chosen = catch_unwind(choose).ok().flatten().unwrap_or_else(|| {
            tracing::error!(table = self.stage.code, %seat, level, "a computer player failed");
            actions.as_ref()[0]
        });
        Some(chosen.to_string())
    }

    fn regions(&self, asker: &Asker) -> Value {
        if !self.stage.table.has_begun() {
            return Value::Object(body(self.stage.lobby_region(asker), Vec::new()));
        }
        let (regions, attrs) = self.stage.regions(self.stage.eyes(asker));
        Value::Object(body(regions, attrs))
    }

    /// A new table like this one: with computer players if all others are, else for people to gather at.
    fn again(&self, asker: &Asker) -> Result<(NewGame, String), Problem> {
        let table = &self.stage.table;
        if table.seat_of(&asker.browser).is_none() {
            return Err(Problem::denied(asker.lang, &Denied::NotSeated, G::refusal_words));
        }
        if !table.is_over() {
            return Err(Problem::not_over(asker.lang));
        }
        let level = table.chairs().iter().flatten().find_map(|chair| chair.level().map(str::to_owned));
        let people = table.chairs().iter().flatten().filter(|chair| chair.level().is_none()).count();
        let new = NewGame {
            game: G::NAME.to_owned(),
            places: table.places(),
            options: table.options().clone(),
            bots: level.filter(|_| people <= 1),
        };
        Ok((new, self.stage.next.id.clone()))
    }
}
