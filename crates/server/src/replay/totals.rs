//! The draws of the last games of this server, taken together.

use super::Account;
use crate::live::Hub;
use furrow_store::{Status, StoreError};
use furrow_table::{for_game, registry::GameId};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::Mutex;

/// The last games that are counted, of each game.
pub const MOST_GAMES: usize = 100;
/// How many tables are looked through for them, and how many are read at a time.
const MOST_TABLES: u64 = 1000;
const PAGE: u32 = 100;
/// For how long what was counted holds good.
const FRESH: Duration = Duration::from_secs(600);

/// By game how many were counted, and their draws.
#[derive(Debug, Default)]
pub struct Totals(Vec<(GameId, usize, Account)>);

impl Totals {
    /// By game how many were counted, and their draws.
    pub fn games(&self) -> impl Iterator<Item = &(GameId, usize, Account)> {
        self.0.iter()
    }
}

/// What was counted last. One reader counts, the others wait for it.
#[derive(Default)]
pub struct Counted(Mutex<Option<(Instant, Arc<Totals>)>>);

impl Counted {
    /// The draws of the last games, not older than ten minutes.
    ///
    /// # Errors
    /// The store's.
    pub async fn totals(&self, hub: &Hub) -> Result<Arc<Totals>, StoreError> {
        let mut counted = self.0.lock().await;
        if let Some((_, totals)) = counted.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return Ok(Arc::clone(totals));
        }
        let totals = Arc::new(count(hub).await?);
        *counted = Some((Instant::now(), Arc::clone(&totals)));
        Ok(totals)
    }
}

async fn count(hub: &Hub) -> Result<Totals, StoreError> {
    let mut totals = Totals(GameId::ALL.map(|game| (game, 0, Account::default())).into());
    let mut offset = 0;
    while offset < MOST_TABLES {
        let rows = hub.store().all_tables(PAGE, offset).await?;
        let done = rows.len() < PAGE as usize;
        for row in rows.iter().flatten().filter(|row| row.status == Status::Finished) {
            let wanted =
                |(game, n, _): &&mut (GameId, usize, Account)| game.name() == row.game && *n < MOST_GAMES;
            let Some((game, n, sum)) = totals.0.iter_mut().find(wanted) else { continue };
            let Some(record) = hub.finished(row).await? else { continue };
            sum.add(&for_game!(*game, G => Account::of::<G>(&record)));
            *n += 1;
            tokio::task::yield_now().await; // tables go on in between
        }
        if done {
            break;
        }
        offset += u64::from(PAGE);
    }
    Ok(totals)
}
