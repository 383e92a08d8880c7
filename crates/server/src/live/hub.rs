//! All live tables of this server, and what they share.

use super::{
    Absences, NotWoken, Time, actor,
    command::Command,
    legible,
    places::{Place, Places},
    programs::Programs,
    read,
    thinking::Thinking,
};
use crate::{
    house::Notice,
    page::front,
    secret::{fill_random, keyed_hash},
};
use furrow_game::{Record, fair::commitment};
use furrow_store::{Store, StoreError, TableRow};
use furrow_table::{for_game, registry::GameId};
use std::{
    collections::{BTreeSet, HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex as Lock, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{Mutex, mpsc},
    task::JoinSet,
    time::timeout,
};

/// How long a table may take to stop once the server does.
const LAST_WORDS: Duration = Duration::from_millis(800);
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

/// All live tables. Cheap to clone.
#[derive(Clone)]
pub struct Hub(pub(super) Arc<Inner>);

pub(super) struct Inner {
    store: Store,
    pub(super) ward: Ward,
    pub(super) awake: Mutex<Awake>,
    /// Tables that could not be read when they were last asked for.
    pub(super) aside: Lock<HashSet<String>>,
}

/// What all tables of a server share. Cheap to clone.
#[derive(Clone)]
pub(super) struct Ward(Arc<Shared>);

struct Shared {
    key: [u8; 32],
    time: Time,
    absences: Absences,
    /// When tables that sleep are to be woken, in unix milliseconds.
    alarms: Lock<BTreeSet<(i64, String)>>,
    /// The host's message to everybody.
    notice: Lock<Option<Arc<Notice>>>,
    /// Tables that were quiet for very long, and when they will be closed, in unix milliseconds.
    warned: Lock<HashMap<String, i64>>,
    /// Where computer players search.
    thinking: Thinking,
    /// Places for hints that are worked out.
    hints: Places,
    /// The programs that may play.
    programs: Programs,
}

impl Ward {
    /// A place for a hint that is worked out, held as long as it is; `None`: too many are, of this network or of all.
    pub(super) fn place_for_a_hint(&self, network: IpAddr) -> Option<Place> {
        self.0.hints.take(network)
    }

    /// The first time after another in which no server ran: from when to when, in unix milliseconds.
    pub(super) fn absence_after(&self, last: i64) -> Option<(i64, i64)> {
        self.0.absences.after(last)
    }

    /// Where computer players search.
    pub(super) fn thinking(&self) -> Thinking {
        self.0.thinking.clone()
    }

    /// The programs that may play.
    pub(super) fn programs(&self) -> Programs {
        self.0.programs.clone()
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
    pub(super) fn due(&self) -> Vec<String> {
        let mut alarms = self.0.alarms.lock().unwrap_or_else(PoisonError::into_inner);
        let later = alarms.split_off(&(self.0.time.now() + 1, String::new()));
        std::mem::replace(&mut *alarms, later).into_iter().map(|(_, code)| code).collect()
    }
}

#[derive(Default)]
pub(super) struct Awake {
    pub(super) tables: HashMap<String, mpsc::Sender<Command>>,
    /// The server stops: nothing wakes any more.
    pub(super) stopping: bool,
}

impl Hub {
    /// The tables of a store. `key` makes the secrets of new tables. The clocks of games stood still in the absences.
    #[must_use]
    pub fn new(store: Store, key: [u8; 32], time: Time, absences: Absences) -> Self {
        Self::with(store, key, time, absences, Programs::default())
    }

    /// The same where these programs may play.
    #[must_use]
    pub fn with(store: Store, key: [u8; 32], time: Time, absences: Absences, programs: Programs) -> Self {
        let ward = Ward(Arc::new(Shared {
            key,
            time,
            absences,
            alarms: Lock::default(),
            notice: Lock::default(),
            warned: Lock::default(),
            thinking: Thinking::new(),
            hints: Places::new(),
            programs,
        }));
        Hub(Arc::new(Inner { store, ward, awake: Mutex::default(), aside: Lock::default() }))
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
            if let Err(mpsc::error::TrySendError::Full(notice)) = table.try_send(Command::Notice) {
                // A table that is busy hears of it later, and holds up no other.
                tokio::spawn(async move { table.send(notice).await });
            }
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

    /// The programs that may play.
    #[must_use]
    pub fn programs(&self) -> Programs {
        self.0.ward.programs()
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

    /// Sends a command to a table, waking it if it sleeps. `false`: there is no such table.
    ///
    /// # Errors
    /// The store's, and that the table cannot be read.
    pub async fn send(&self, code: &str, command: Command) -> Result<bool, NotWoken> {
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

    /// The record of a table whose game is over, read without waking it; `None` too if it cannot be read.
    ///
    /// # Errors
    /// The store's.
    pub async fn finished(&self, row: &TableRow) -> Result<Option<Record>, StoreError> {
        let Some(game) = GameId::named(&row.game) else { return Ok(None) };
        let Some(events) = legible(self.0.store.events(&row.id, 0).await)? else { return Ok(None) };
        Ok(for_game!(game, G => read::<G>(&events, Vec::new()).ok().and_then(|table| table.record())))
    }

    /// Tells all tables to end their streams and stop, and waits for them, but not for ever: what a table has not stored
    /// by then nobody was told.
    pub async fn stop(&self) {
        let tables: Vec<_> = {
            let mut awake = self.0.awake.lock().await;
            awake.stopping = true;
            awake.tables.drain().collect()
        };
        let mut ends = JoinSet::new();
        for (_, table) in tables {
            ends.spawn(async move {
                let _ = table.send(Command::Stop).await;
                table.closed().await;
            });
        }
        let all = async { while ends.join_next().await.is_some() {} };
        if timeout(LAST_WORDS, all).await.is_err() {
            tracing::warn!(tables = ends.len(), "tables that are busy are not waited for");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tables of which some are so busy that nothing more fits into their inboxes, and the inboxes of all.
    async fn busy(busy: usize, quiet: usize) -> (Hub, Vec<mpsc::Receiver<Command>>) {
        let store = Store::in_memory().await.expect("a store");
        let hub = Hub::new(store, [1; 32], Time::of_system(), Absences::default());
        let mut inboxes = Vec::new();
        for n in 0..busy + quiet {
            let (table, inbox) = mpsc::channel(1);
            if n < busy {
                table.try_send(Command::Notice).expect("room for one");
            }
            hub.0.awake.lock().await.tables.insert(format!("T{n}"), table);
            inboxes.push(inbox);
        }
        (hub, inboxes)
    }

    #[tokio::test]
    async fn a_busy_table_holds_up_no_message() {
        let (hub, mut inboxes) = busy(3, 3).await;
        tokio::time::pause();
        timeout(Duration::from_secs(3600), hub.announce(None)).await.expect("it does not wait");
        for quiet in &mut inboxes[3..] {
            assert!(matches!(quiet.try_recv(), Ok(Command::Notice)));
        }
        for busy in &mut inboxes[..3] {
            assert!(matches!(busy.recv().await, Some(Command::Notice)), "what was there before");
            assert!(matches!(busy.recv().await, Some(Command::Notice)), "it comes later");
        }
    }

    #[tokio::test]
    async fn all_tables_are_told_to_stop_before_any_is_waited_for_and_none_for_ever() {
        let (hub, mut inboxes) = busy(3, 3).await;
        tokio::time::pause();
        timeout(Duration::from_secs(3600), hub.stop()).await.expect("it does not wait for ever");
        for quiet in &mut inboxes[3..] {
            assert!(matches!(quiet.try_recv(), Ok(Command::Stop)), "a busy one holds up no other");
        }
    }
}
