//! All live tables of this server: found by code, woken from the store, opened.

use super::{
    Problem, Time, actor,
    command::{Asker, Command, Further},
    hints, machines, read,
    stage::Stage,
    thinking::Thinking,
};
use crate::{
    house::Notice,
    page::{Board, front},
    secret::{fill_random, keyed_hash},
};
use furrow_game::{Record, fair::commitment};
use furrow_store::{Member, NewTable, Status, Store, StoreError, TableId, TableRow};
use furrow_table::{Entry, Event, NewTable as Opening, Sitter, Table, Terms, for_game, registry::GameId};
use serde_json::{Map, Value, json};
use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex as Lock, PoisonError},
    time::Duration,
};
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore, mpsc};

/// Commands that may wait at a table.
const INBOX: usize = 256;
/// A table that wakes by itself does what is due and sleeps on: thousands must not be awake after every start.
const NO_REST: Duration = Duration::ZERO;
/// Signs of a table's code: no two that look alike.
const SIGNS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// Signs in a code: some 890 million codes, so that nobody finds a table by guessing.
const CODE: usize = 6;

/// A secret the server has committed to before anyone sits down.
#[derive(Clone, PartialEq, Eq)]
pub struct Offer {
    /// Its number.
    pub id: String,
    /// The secret.
    pub secret: [u8; 32],
}

impl Offer {
    /// The offer as a page shows it: its number and the hash of its secret.
    #[must_use]
    pub fn shown(&self) -> front::Offer {
        front::Offer { id: self.id.clone(), commit: hex::encode(commitment(&self.secret)) }
    }
}

/// A table to be opened.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// The game's name.
    pub game: String,
    /// Places.
    pub places: u8,
    /// Options.
    pub options: Map<String, Value>,
    /// What holds beside the rules.
    pub terms: Terms,
    /// Whether anybody may find it in the list of open tables.
    pub listed: bool,
    /// The level of the computer players on all other places: the game starts at once. `None`: people are awaited.
    pub bots: Option<String>,
}

/// All live tables. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

struct Inner {
    store: Store,
    ward: Ward,
    awake: Mutex<Awake>,
}

/// What all tables of a server share. Cheap to clone.
#[derive(Clone)]
pub(super) struct Ward(Arc<Shared>);

struct Shared {
    key: [u8; 32],
    time: Time,
    down: Option<(i64, i64)>,
    /// When tables that sleep are to be woken, in unix milliseconds.
    alarms: Lock<BTreeSet<(i64, String)>>,
    /// The host's message to everybody.
    notice: Lock<Option<Arc<Notice>>>,
    /// Tables that were quiet for very long, and when they will be closed, in unix milliseconds.
    warned: Lock<HashMap<String, i64>>,
    /// Where computer players search.
    thinking: Thinking,
    /// Places for hints that are worked out.
    hints: Arc<Semaphore>,
}

impl Ward {
    /// A place for a hint that is worked out, held as long as it is; `None`: too many are.
    pub(super) fn place_for_a_hint(&self) -> Option<OwnedSemaphorePermit> {
        self.0.hints.clone().try_acquire_owned().ok()
    }

    /// From when to when no server ran before this one, in unix milliseconds.
    pub(super) fn down(&self) -> Option<(i64, i64)> {
        self.0.down
    }

    /// Where computer players search.
    pub(super) fn thinking(&self) -> Thinking {
        self.0.thinking.clone()
    }

    /// The secret of the offer with this number.
    pub(super) fn secret(&self, offer: &str) -> [u8; 32] {
        keyed_hash(&self.0.key, &format!("offer/{offer}"))
    }

    /// The host's message, as long as it is shown.
    pub(super) fn notice(&self) -> Option<Arc<Notice>> {
        let notice = self.0.notice.lock().unwrap_or_else(PoisonError::into_inner);
        notice.clone().filter(|notice| self.0.time.now() < notice.until)
    }

    /// A table goes to sleep and has to be awake again at a time.
    pub(super) fn wake_at(&self, code: &str, at: Option<i64>) {
        let mut alarms = self.0.alarms.lock().unwrap_or_else(PoisonError::into_inner);
        alarms.extend(at.map(|at| (at, code.to_owned())));
    }

    /// The tables whose time has come.
    fn due(&self) -> Vec<String> {
        let mut alarms = self.0.alarms.lock().unwrap_or_else(PoisonError::into_inner);
        let later = alarms.split_off(&(self.0.time.now() + 1, String::new()));
        std::mem::replace(&mut *alarms, later).into_iter().map(|(_, code)| code).collect()
    }
}

#[derive(Default)]
struct Awake {
    tables: HashMap<String, mpsc::Sender<Command>>,
    /// The server stops: nothing wakes any more.
    stopping: bool,
}

impl Hub {
    /// The tables of a store. `key` makes the secrets of new tables. `alive`: when a server was last known to run on this
    /// store, in unix milliseconds; the clocks of its games stood still since then.
    #[must_use]
    pub fn new(store: Store, key: [u8; 32], time: Time, alive: Option<i64>) -> Self {
        let down = alive.map(|alive| (alive, time.now()));
        let ward = Ward(Arc::new(Shared {
            key,
            time,
            down,
            alarms: Lock::default(),
            notice: Lock::default(),
            warned: Lock::default(),
            thinking: Thinking::new(),
            hints: Arc::new(Semaphore::new(hints::MOST)),
        }));
        Hub(Arc::new(Inner { store, ward, awake: Mutex::default() }))
    }

    /// The server's clock.
    #[must_use]
    pub fn time(&self) -> Time {
        self.0.ward.0.time
    }

    /// The host's message to everybody, as long as it is shown.
    #[must_use]
    pub fn notice(&self) -> Option<Arc<Notice>> {
        self.0.ward.notice()
    }

    /// Shows a message on all pages from now on, and at once on those with an open stream; `None` takes it back.
    pub async fn announce(&self, notice: Option<Notice>) {
        *self.0.ward.0.notice.lock().unwrap_or_else(PoisonError::into_inner) = notice.map(Arc::new);
        let tables: Vec<_> = self.0.awake.lock().await.tables.values().cloned().collect();
        for table in tables {
            let _ = table.send(Command::Notice).await;
        }
    }

    /// When a table will be closed because nobody has moved there for very long, in unix milliseconds.
    #[must_use]
    pub fn closes_at(&self, code: &str) -> Option<i64> {
        self.0.ward.0.warned.lock().unwrap_or_else(PoisonError::into_inner).get(code).copied()
    }

    /// The tables whose people are warned, and when each will be closed.
    pub(crate) fn set_warned(&self, warned: HashMap<String, i64>) {
        *self.0.ward.0.warned.lock().unwrap_or_else(PoisonError::into_inner) = warned;
    }

    /// Whether a table is awake: somebody looks at it or has just done so.
    pub async fn is_awake(&self, code: &str) -> bool {
        self.0.awake.lock().await.tables.get(code).is_some_and(|table| !table.is_closed())
    }

    /// Wakes the tables that sleep and whose time has come.
    pub async fn ring(&self) {
        for code in self.0.ward.due() {
            if let Err(error) = self.find(&code, NO_REST).await {
                tracing::error!(%error, code, "a table is not woken yet");
                self.0.ward.wake_at(&code, Some(self.time().now() + 5_000));
            }
        }
    }

    /// Where computer players search.
    pub(crate) fn thinking(&self) -> Thinking {
        self.0.ward.thinking()
    }

    /// A fresh offer: a secret that stands before anyone sits down.
    #[must_use]
    pub fn new_offer(&self) -> Offer {
        let mut id = [0; 16];
        fill_random(&mut id);
        self.offer(&hex::encode(id))
    }

    /// The offer with this number. Its secret is not stored until it is used.
    #[must_use]
    pub fn offer(&self, id: &str) -> Offer {
        Offer { id: id.to_owned(), secret: self.0.ward.secret(id) }
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// Wakes every table whose game is going on: its computer players move on.
    ///
    /// # Errors
    /// The store's.
    pub async fn wake_all(&self) -> Result<usize, StoreError> {
        let rows = self.0.store.open_tables().await?;
        let playing = rows.iter().filter(|row| row.status == Status::Playing);
        let mut woken = 0;
        for row in playing {
            woken += usize::from(self.find(row.id.as_str(), NO_REST).await?.is_some());
        }
        Ok(woken)
    }

    /// Sends a command to a table, waking it if it sleeps. `false`: there is no such table.
    ///
    /// # Errors
    /// The store's.
    pub async fn send(&self, code: &str, command: Command) -> Result<bool, StoreError> {
        let mut command = command;
        loop {
            let Some(table) = self.find(code, actor::IDLE).await? else { return Ok(false) };
            match table.send(command).await {
                Ok(()) => return Ok(true),
                Err(mpsc::error::SendError(back)) => {
                    // It went to sleep in between: forget it and wake it again.
                    command = back;
                    self.forget(code, &table).await;
                }
            }
        }
    }

    /// Sends a command to a table that is awake; one that sleeps has nobody to tell.
    pub async fn send_if_awake(&self, code: &str, command: Command) {
        let table = self.0.awake.lock().await.tables.get(code).cloned();
        if let Some(table) = table {
            let _ = table.send(command).await;
        }
    }

    async fn forget(&self, code: &str, table: &mpsc::Sender<Command>) {
        let mut awake = self.0.awake.lock().await;
        if awake.tables.get(code).is_some_and(|known| known.same_channel(table)) {
            awake.tables.remove(code);
        }
    }

    async fn find(&self, code: &str, rest: Duration) -> Result<Option<mpsc::Sender<Command>>, StoreError> {
        {
            let awake = self.0.awake.lock().await;
            if let Some(table) = awake.tables.get(code).filter(|table| !table.is_closed()) {
                return Ok(Some(table.clone()));
            }
            if awake.stopping {
                return Ok(None);
            }
        }
        // Read without the lock: one table that is slow to wake holds up no other.
        let Some(row) = self.0.store.table(&TableId::from(code)).await? else { return Ok(None) };
        let Some(game) = GameId::named(&row.game) else {
            tracing::error!(code, game = row.game, "a table of a game this program does not have");
            return Ok(None);
        };
        let events = self.0.store.events(&row.id, 0).await?;
        let early = self.0.store.pending(&row.id).await?;
        for_game!(game, G => match stage::<G>(self, code, &events, early) {
            Some(mut stage) => {
                let next = self.0.store.meta(&offer_key(&stage.next.id)).await?;
                stage.next_table = next.map(|code| String::from_utf8_lossy(&code).into_owned());
                Ok(self.wake(stage, rest).await)
            }
            None => Ok(None),
        })
    }

    /// The record of a table whose game is over, read without waking it.
    ///
    /// # Errors
    /// The store's.
    pub async fn finished(&self, row: &TableRow) -> Result<Option<Record>, StoreError> {
        let Some(game) = GameId::named(&row.game) else { return Ok(None) };
        let events = self.0.store.events(&row.id, 0).await?;
        Ok(for_game!(game, G => read::<G>(&events, Vec::new()).ok().and_then(|table| table.record())))
    }

    /// Gives a table its task, unless another request was quicker: a table has one task.
    async fn wake<G: Board>(&self, stage: Stage<G>, rest: Duration) -> Option<mpsc::Sender<Command>> {
        let mut awake = self.0.awake.lock().await;
        if let Some(table) = awake.tables.get(&stage.code).filter(|table| !table.is_closed()) {
            return Some(table.clone());
        }
        if awake.stopping {
            return None;
        }
        let (outbox, inbox) = mpsc::channel(INBOX);
        let code = stage.code.clone();
        awake.tables.insert(code.clone(), outbox.clone());
        let task = actor::Actor::new(stage, self.0.store.clone(), self.0.ward.clone(), inbox);
        let hub = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            task.run(rest).await;
            // A table that sleeps costs nothing; one that was woken again meanwhile is another's.
            let Some(hub) = hub.upgrade() else { return };
            let mut awake = hub.awake.lock().await;
            if awake.tables.get(&code).is_some_and(mpsc::Sender::is_closed) {
                awake.tables.remove(&code);
            }
        });
        Some(outbox)
    }

    /// Opens a table for `asker`, who sits down on its first place; with computer players the game starts at once.
    /// The same offer again gives the same table, so that a second click opens no second one.
    ///
    /// # Errors
    /// Options the game does not have, a name that will not do, the store's.
    pub async fn open(
        &self,
        asker: &Asker,
        new: &NewGame,
        offer: &Offer,
        nonce: Option<String>,
    ) -> Result<String, Problem> {
        let lang = asker.lang;
        let game = GameId::named(&new.game).ok_or_else(|| Problem::bad_request(lang))?;
        let events = for_game!(game, G => opening::<G>(asker, new, offer.secret, nonce))?;
        let members = vec![Member { browser: asker.browser.clone(), seat: Some(0) }];
        let made = self.create(game, &offer.id, events, members, new.listed).await;
        made.map(|(code, _)| code).map_err(|error| Problem::store(lang, &error))
    }

    /// Opens the further table of a game's players, and tells them; whether it is new: another of them may have been first.
    ///
    /// # Errors
    /// The store's.
    pub async fn open_further(&self, from: &str, further: Further) -> Result<(String, bool), StoreError> {
        let Further { game, events, members, offer, .. } = further;
        let (code, new) = self.create(game, &offer, events, members, false).await?;
        if new {
            self.send_if_awake(from, Command::Next { code: code.clone() }).await;
        }
        Ok((code, new))
    }

    /// Stores a new table; the same offer again gives the same table, which is not new then.
    async fn create(
        &self,
        game: GameId,
        offer: &str,
        events: Vec<Event>,
        members: Vec<Member>,
        listed: bool,
    ) -> Result<(String, bool), StoreError> {
        let free = self.free_code().await?;
        let code = self.0.store.meta_or_insert(&offer_key(offer), || free.into_bytes()).await?;
        let code = String::from_utf8_lossy(&code).into_owned();
        let begins = events.iter().any(|event| matches!(event, Event::Started { .. }));
        let at = self.time().now();
        let text = |event| json!(Entry { at, event }).to_string();
        let table = NewTable {
            id: TableId::from(code.as_str()),
            game: game.name().to_owned(),
            status: if begins { Status::Playing } else { Status::Waiting },
            listed: listed && !begins,
            at,
            events: events.into_iter().map(text).collect(),
            members,
        };
        match self.0.store.create_table(table).await {
            Ok(()) => Ok((code, true)),
            Err(StoreError::Taken { .. }) => Ok((code, false)),
            Err(error) => Err(error),
        }
    }

    /// A code that no table has: who asked for a table of its own must not be led to another.
    async fn free_code(&self) -> Result<String, StoreError> {
        loop {
            let code = random_code();
            if self.0.store.table(&TableId::from(code.as_str())).await?.is_none() {
                return Ok(code);
            }
        }
    }

    /// Tells every table to end its streams and stop.
    pub async fn stop(&self) {
        let tables: Vec<_> = {
            let mut awake = self.0.awake.lock().await;
            awake.stopping = true;
            awake.tables.drain().collect()
        };
        for (_, table) in tables {
            let _ = table.send(Command::Stop).await;
            table.closed().await;
        }
    }
}

/// Where the code of the table is kept that an offer has led to.
fn offer_key(offer: &str) -> String {
    format!("offer/{offer}")
}

fn opening<G: Board>(
    asker: &Asker,
    new: &NewGame,
    secret: [u8; 32],
    nonce: Option<String>,
) -> Result<Vec<Event>, Problem> {
    let lang = asker.lang;
    let refused = |denied| Problem::denied(lang, &denied, G::refusal_words);
    let bad = || Problem::bad_request(lang);
    let host = asker.browser.clone();
    let (places, options, terms) = (new.places, new.options.clone(), new.terms);
    let opened = Table::<G>::open(Opening { places, options, terms, host, secret, after: None });
    let mut events = vec![opened.map_err(|_| bad())?];
    let first = Entry { at: 0, event: events[0].clone() };
    let mut table = Table::<G>::wake(&[first], Vec::new()).map_err(|_| bad())?;
    let sitter = Sitter::Person { browser: asker.browser.clone(), nonce };
    let name = if asker.name.is_empty() { lang.t("guest-name") } else { asker.name.clone() };
    events.extend(table.sit(None, &name, sitter, false).map_err(refused)?);
    if new.listed && new.bots.is_none() {
        events.push(Event::Listed { yes: true });
    }
    for event in &events[1..] {
        table.absorb(&Entry { at: 0, event: event.clone() }).map_err(|_| bad())?;
    }
    if let Some(level) = &new.bots {
        furrow_bots::Level::parse(level).ok_or_else(bad)?;
        events.extend(table.start(&asker.browser, &machines::fill(&table, level)).map_err(refused)?);
    }
    Ok(events)
}

/// A table as it is stored, ready for its task.
fn stage<G: Board>(hub: &Hub, code: &str, events: &[String], early: Vec<(u8, String)>) -> Option<Stage<G>> {
    let table = read::<G>(events, early)
        .inspect_err(|why| tracing::error!(code, why, "a stored table cannot be read; it is left as it is"))
        .ok()?;
    // The table's own next offer: all who want to play again find the same new table.
    // Its number is not of the form that the front page's offers have: it opens no other kind of table.
    let id = format!("next-{:016x}", table.private_number("next"));
    Some(Stage::new(code.to_owned(), table, hub.time(), hub.offer(&id).shown()))
}

fn random_code() -> String {
    let mut code = String::new();
    while code.len() < CODE {
        let mut byte = [0];
        fill_random(&mut byte);
        // Bytes past the last whole multiple would make some signs likelier than others.
        if usize::from(byte[0]) < 256 / SIGNS.len() * SIGNS.len() {
            code.push(char::from(SIGNS[usize::from(byte[0]) % SIGNS.len()]));
        }
    }
    code
}
