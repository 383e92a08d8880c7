//! How well people play against one another, out of all finished games: kept in memory, and brought up to date by what
//! has finished since. Why it is so is told in docs/decisions/ratings.md.

mod figures;
mod finished;
mod ledger;
mod sheet;
mod who;

pub(crate) use figures::{Class, Company, Figures};
use finished::Finished;
use ledger::Ledger;
pub(crate) use sheet::{Own, Ranked, Sheet};
use who::Who;

use super::Digest;
use furrow_store::{Store, StoreError, TableId, TableRow};
use std::{
    collections::HashSet,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::time::{Instant, timeout_at};

/// Rows of the store that are read at a time.
const PAGE: u64 = 500;

/// What all finished games say of those who played them. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct Ratings(Arc<Shared>);

#[derive(Default)]
struct Shared {
    ledger: Mutex<Ledger>,
    /// Whoever has it reads what has finished since; the others wait.
    reading: Arc<tokio::sync::Mutex<Reading>>,
}

/// How far the store was read.
#[derive(Default)]
struct Reading {
    /// How many tables had finished.
    finished: u64,
    /// Which were looked at, those that cannot be read too.
    looked_at: HashSet<TableId>,
}

impl Ratings {
    /// Reads what has finished since, and waits for it for this long at most: it goes on by itself, and what was counted
    /// until then is there already. Says whether all is counted.
    ///
    /// # Errors
    /// The store's.
    pub(crate) async fn catch_up(&self, store: &Store, patience: Duration) -> Result<bool, StoreError> {
        let until = Instant::now() + patience;
        let lock = Arc::clone(&self.0.reading).lock_owned();
        let Ok(mut reading) = timeout_at(until, lock).await else { return Ok(false) };
        let (ratings, store) = (self.clone(), store.clone());
        let task = tokio::spawn(async move { ratings.read(&mut reading, &store).await });
        match timeout_at(until, task).await {
            Ok(Ok(read)) => read.map(|()| true),
            Ok(Err(_)) | Err(_) => Ok(false), // it panicked, which its log tells, or goes on
        }
    }

    /// What is counted so far.
    pub(crate) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        // Whoever panicked while it counted a game has at worst not counted that one.
        self.0.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn read(&self, reading: &mut Reading, store: &Store) -> Result<(), StoreError> {
        let finished = store.counts().await?.finished;
        for row in reading.fresh(store, finished).await? {
            reading.looked_at.insert(row.id.clone()); // first: one that cannot be read is not tried for ever
            let digest = Digest::of(store, &row).await;
            let digest = digest.inspect_err(|_| {
                reading.looked_at.remove(&row.id); // the store failed, not the game
            })?;
            if let Some(game) = digest.and_then(|digest| Finished::of(&digest, row.changed_at)) {
                self.ledger().add(&game);
            }
            tokio::task::yield_now().await; // tables go on in between
        }
        reading.finished = finished;
        Ok(())
    }
}

impl Reading {
    /// The rows of the tables that were not looked at, the first finished one first. They are looked for from the last
    /// one on: one that was stored a little later than its time says stands before others, but not by much.
    async fn fresh(&mut self, store: &Store, finished: u64) -> Result<Vec<TableRow>, StoreError> {
        let (mut missing, mut before) = (finished.saturating_sub(self.finished), finished);
        let mut fresh = Vec::new();
        while missing > 0 && before > 0 {
            let from = before.saturating_sub(PAGE);
            for row in store.finished_tables((before - from) as u32, from).await? {
                let id = row.as_ref().map_or_else(|bad| &bad.id, |row| &row.id);
                if self.looked_at.contains(id) {
                    continue;
                }
                missing = missing.saturating_sub(1);
                match row {
                    Ok(row) => fresh.push(row),
                    Err(bad) => drop(self.looked_at.insert(bad.id)),
                }
            }
            before = from;
        }
        fresh.sort_by(|one, other| (one.changed_at, &one.id).cmp(&(other.changed_at, &other.id)));
        Ok(fresh)
    }
}
