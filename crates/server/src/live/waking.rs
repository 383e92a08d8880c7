//! Tables are woken from the store, by who asks for them, by their clocks, or because the server has started.

use super::{Hub, Problem, actor::Actor, command::Command, opening::offer_key, read, stage::Stage};
use crate::page::Board;
use furrow_store::{Illegible, Status, StoreError, TableId};
use furrow_table::{for_game, registry::GameId};
use furrow_text::Lang;
use std::{
    collections::VecDeque,
    pin::Pin,
    sync::{Arc, PoisonError},
    time::Duration,
};
use tokio::{sync::mpsc, time::timeout};

/// Commands that may wait at a table.
const INBOX: usize = 256;
/// A table that wakes by itself does what is due and sleeps on: thousands must not be awake after every start.
const NO_REST: Duration = Duration::ZERO;
/// As many of them may be awake before the first of them is waited for: reading is quicker than going to sleep.
const AWAKE_AT_ONCE: usize = 64;
/// One at which a computer player moves stays awake: nobody waits for it longer.
const PATIENCE: Duration = Duration::from_millis(20);
/// One that could not be woken by itself is tried again after this time, in milliseconds.
const AGAIN: i64 = 5_000;

/// Why a table that there is cannot be woken.
#[derive(Debug, thiserror::Error)]
pub enum NotWoken {
    /// The store.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// What is stored of it cannot be read. It stays as it is: another version, or somebody who knows, may read it.
    #[error("table {code} is set aside, and what is stored of it stays as it is: {why}")]
    Aside {
        /// Its code.
        code: String,
        /// What is wrong with it.
        why: String,
    },
}

impl From<Illegible> for NotWoken {
    fn from(Illegible { id, why }: Illegible) -> Self {
        NotWoken::Aside { code: id.as_str().to_owned(), why }
    }
}

impl NotWoken {
    /// What a person is told.
    #[must_use]
    pub fn problem(&self, lang: Lang) -> Problem {
        match self {
            NotWoken::Store(error) => Problem::store(lang, error),
            NotWoken::Aside { .. } => Problem::aside(lang),
        }
    }
}

/// What was read of a table; `None`: its part of the database is damaged, and that is no reason to give up all others.
pub(crate) fn legible<T>(read: Result<T, StoreError>) -> Result<Option<T>, StoreError> {
    match read {
        Err(StoreError::Damaged { .. }) => Ok(None),
        read => read.map(Some),
    }
}

impl Hub {
    /// Wakes the tables that sleep and whose time has come.
    pub async fn ring(&self) {
        for code in self.0.ward.due() {
            self.wake_by_itself(&code).await;
        }
    }

    /// Wakes every table whose game is going on: its computer players move on, its clocks run. Those come first at which
    /// something has happened last, for only there can a short clock be running. How many are awake or were; one that
    /// cannot be read is set aside.
    ///
    /// # Errors
    /// The store's, if it does not say which tables there are.
    pub async fn wake_all(&self) -> Result<usize, StoreError> {
        let rows = self.store().open_tables().await?; // the one that changed last comes first
        let (mut woken, mut awake) = (0, VecDeque::new());
        for illegible in rows.iter().filter_map(|row| row.as_ref().err()) {
            self.set_aside(&NotWoken::from(illegible.clone()));
        }
        for row in rows.iter().flatten().filter(|row| row.status == Status::Playing) {
            if self.0.awake.lock().await.stopping {
                break;
            }
            if awake.len() == AWAKE_AT_ONCE
                && let Some(first) = awake.pop_front()
            {
                let _ = timeout(PATIENCE, mpsc::Sender::closed(&first)).await;
            }
            if let Some(table) = self.wake_by_itself(row.id.as_str()).await {
                woken += 1;
                awake.push_back(table);
            }
            tokio::task::yield_now().await; // people are answered in between
        }
        Ok(woken)
    }

    /// Wakes a table that nobody has asked for; one that the store does not give is tried again.
    async fn wake_by_itself(&self, code: &str) -> Option<mpsc::Sender<Command>> {
        match self.find(code, NO_REST).await {
            Ok(found) => found,
            Err(NotWoken::Aside { .. }) => None,
            Err(NotWoken::Store(error)) => {
                tracing::error!(%error, code, "a table is not woken yet");
                self.0.ward.wake_at(code, Some(self.time().now() + AGAIN));
                None
            }
        }
    }

    /// The inbox of a table, which is woken if it sleeps. `rest`: how long it stays awake unless somebody asks for
    /// something. `None`: there is no such table, or the server stops.
    pub(super) async fn find(
        &self,
        code: &str,
        rest: Duration,
    ) -> Result<Option<mpsc::Sender<Command>>, NotWoken> {
        {
            let awake = self.0.awake.lock().await;
            if let Some(table) = awake.tables.get(code).filter(|table| !table.is_closed()) {
                return Ok(Some(table.clone()));
            }
            if awake.stopping {
                return Ok(None);
            }
        }
        let woken = match self.read_and_wake(code, rest).await {
            Err(NotWoken::Store(error @ StoreError::Damaged { .. })) => {
                Err(NotWoken::Aside { code: code.to_owned(), why: error.to_string() })
            }
            woken => woken,
        };
        match &woken {
            Err(error) => self.set_aside(error),
            Ok(_) => drop(self.0.aside.lock().unwrap_or_else(PoisonError::into_inner).remove(code)),
        }
        woken
    }

    /// Remembers a table that cannot be read, and names it in the log, once.
    fn set_aside(&self, error: &NotWoken) {
        let NotWoken::Aside { code, .. } = error else { return };
        if self.0.aside.lock().unwrap_or_else(PoisonError::into_inner).insert(code.clone()) {
            tracing::error!("{error}");
        }
    }

    /// Reads without the lock: one table that is slow to wake holds up no other.
    async fn read_and_wake(
        &self,
        code: &str,
        rest: Duration,
    ) -> Result<Option<mpsc::Sender<Command>>, NotWoken> {
        let Some(row) = self.store().table(&TableId::from(code)).await? else { return Ok(None) };
        let Some(game) = GameId::named(&row.game) else {
            let why = format!("this program does not have its game, {:?}", row.game);
            return Err(NotWoken::Aside { code: code.to_owned(), why });
        };
        for_game!(game, G => {
            let stage = self.stage::<G>(&row.id).await?;
            Ok(self.wake(stage, rest).await)
        })
    }

    /// A table as it is stored, ready for its task.
    async fn stage<G: Board>(&self, id: &TableId) -> Result<Stage<G>, NotWoken> {
        let (code, store) = (id.as_str(), self.store());
        let (events, early) = (store.events(id, 0).await?, store.pending(id).await?);
        let table = read::<G>(&events, early);
        let table = table.map_err(|why| NotWoken::Aside { code: code.to_owned(), why })?;
        // The table's own next offer: all who want to play again find the same new table.
        // Its number is not of the form that the front page's offers have: it opens no other kind of table.
        let next = self.offer(&format!("next-{:016x}", table.private_number("next"))).shown();
        let opened = store.meta(&offer_key(&next.id)).await?;
        let mut stage = Stage::new(code.to_owned(), table, self.time(), next);
        stage.programs = self.programs();
        stage.next_table = opened.map(|code| String::from_utf8_lossy(&code).into_owned());
        Ok(stage)
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
        let task = Actor::new(stage, self.store().clone(), self.0.ward.clone(), inbox);
        let hub = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            let late = task.run(rest).await;
            let Some(hub) = hub.upgrade().map(Hub) else { return };
            hub.has_gone_to_sleep(&code).await;
            hub.send_late(code, late).await;
        });
        Some(outbox)
    }

    /// A table that sleeps costs nothing; one that was woken again meanwhile is another's.
    async fn has_gone_to_sleep(&self, code: &str) {
        let mut awake = self.0.awake.lock().await;
        if awake.tables.get(code).is_some_and(mpsc::Sender::is_closed) {
            awake.tables.remove(code);
        }
    }

    /// Who asked while a table went to sleep is answered by the same table woken anew. Boxed, for a table that wakes
    /// may send again what came late for it.
    fn send_late(self, code: String, late: Vec<Command>) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move {
            for command in late {
                if let Err(error) = self.send(&code, command).await {
                    tracing::error!(%error, code, "a table that went to sleep is not woken again");
                }
            }
        })
    }
}
