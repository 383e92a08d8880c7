use std::path::PathBuf;
use std::slice;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::query;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::lock::Lock;
use crate::write::{Fault, Write, apply};

/// How many changes may share one transaction: enough that a sync is cheap for each, few enough that the
/// first of them does not wait long for the last.
const BATCH: usize = 256;

/// What the writer is told.
#[derive(Debug)]
pub(crate) enum Order {
    /// Make this change and say how it went.
    Write(Write, oneshot::Sender<Result<(), StoreError>>),
    /// Accept nothing more, finish what is queued, and end.
    Close,
}

/// The only one that writes. It owns the lock, so that no other store opens before its last commit.
#[derive(Debug)]
pub(crate) struct Writer {
    /// Of one connection; a pool because a pool replaces a connection that broke.
    pub(crate) pool: SqlitePool,
    pub(crate) path: PathBuf,
    pub(crate) commits: Arc<AtomicU64>,
    pub(crate) lock: Option<Lock>,
}

impl Writer {
    /// Serves orders until told to close, or until every sender is gone.
    pub(crate) async fn run(self, mut orders: mpsc::Receiver<Order>) {
        let mut waiting = Vec::with_capacity(BATCH);
        // Whatever queued up during the last commit comes out at once: that is the next group.
        while orders.recv_many(&mut waiting, BATCH).await > 0 {
            let (mut writes, mut replies) = (Vec::new(), Vec::new());
            for order in waiting.drain(..) {
                match order {
                    Order::Write(write, reply) => {
                        writes.push(write);
                        replies.push(reply);
                    }
                    Order::Close => orders.close(),
                }
            }
            for (reply, outcome) in replies.into_iter().zip(self.settle(&writes).await) {
                // Nobody listening means the asker was dropped; the change stands.
                let _ = reply.send(outcome);
            }
        }
        self.pool.close().await;
        drop(self.lock);
    }

    /// Commits a group in one transaction, or, when the database fails it, each change in its own: so that one
    /// change too large for the disk does not take the others down.
    async fn settle(&self, writes: &[Write]) -> Vec<Result<(), StoreError>> {
        let error = match self.commit(writes).await {
            Ok(outcomes) => return outcomes,
            Err(error) => StoreError::database(&self.path, "saving", error),
        };
        tracing::warn!(changes = writes.len(), %error, "a transaction failed");
        if writes.len() == 1 {
            return vec![Err(error)];
        }
        if let StoreError::Busy { path } = error {
            // Each of them has waited long enough; one by one they would wait as long again and again.
            return writes.iter().map(|_| Err(StoreError::Busy { path: path.clone() })).collect();
        }
        let mut outcomes = Vec::with_capacity(writes.len());
        for write in writes {
            match self.commit(slice::from_ref(write)).await {
                Ok(alone) => outcomes.extend(alone),
                Err(error) => outcomes.push(Err(StoreError::database(&self.path, "saving", error))),
            }
        }
        outcomes
    }

    /// One transaction; the outcomes are final once this returns `Ok`, and nothing was kept after an `Err`.
    async fn commit(&self, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
        if writes.is_empty() {
            return Ok(Vec::new());
        }
        let mut conn = self.pool.acquire().await?;
        let outcome = transaction(&mut conn, writes).await;
        if outcome.is_ok() {
            self.commits.fetch_add(1, Ordering::Relaxed);
        } else if query("rollback").execute(&mut *conn).await.is_err() {
            // SQLite had rolled back already, or is past help: either way start afresh.
            let _ = conn.close().await;
        }
        outcome
    }
}

async fn transaction(
    conn: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    query("begin immediate").execute(&mut *conn).await?;
    let mut outcomes = Vec::with_capacity(writes.len());
    for write in writes {
        query("savepoint one").execute(&mut *conn).await?;
        let outcome = match apply(conn, write).await {
            Ok(()) => Ok(()),
            Err(Fault::Refused(error)) => {
                query("rollback to one").execute(&mut *conn).await?;
                Err(error)
            }
            Err(Fault::Database(error)) => return Err(error),
        };
        query("release one").execute(&mut *conn).await?;
        outcomes.push(outcome);
    }
    query("commit").execute(conn).await?;
    Ok(outcomes)
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
    use sqlx::{query, query_scalar};

    use super::*;
    use crate::{NewTable, Status};

    /// A writer on a new database, without a store around it.
    async fn writer(folder: &tempfile::TempDir) -> Writer {
        let path = folder.path().join("full.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.unwrap();
        crate::schema::migrate(&mut pool.acquire().await.unwrap(), &path).await.unwrap();
        Writer { pool, path, commits: Arc::default(), lock: None }
    }

    /// Lets the database grow by so many pages, as a disk with little room does.
    async fn room_for(writer: &Writer, more: u32) {
        let mut conn = writer.pool.acquire().await.unwrap();
        let pages: u32 = query_scalar("pragma page_count").fetch_one(&mut *conn).await.unwrap();
        let limit = sqlx::AssertSqlSafe(format!("pragma max_page_count = {}", pages + more));
        query(limit).execute(&mut *conn).await.unwrap();
    }

    fn table(code: &str, bytes: usize) -> Write {
        Write::Create(NewTable {
            id: code.into(),
            game: "fable".to_owned(),
            status: Status::Waiting,
            listed: false,
            at: 0,
            events: vec!["x".repeat(bytes)],
            members: Vec::new(),
        })
    }

    #[tokio::test]
    async fn a_full_disk_fails_what_does_not_fit_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let writer = writer(&folder).await;
        room_for(&writer, 8).await;
        let group = [table("a", 10), table("b", 1 << 20), table("c", 10)];
        let outcomes = writer.settle(&group).await;
        assert!(matches!(outcomes.as_slice(), [Ok(()), Err(StoreError::DiskFull { .. }), Ok(())]));
        room_for(&writer, 1000).await;
        assert!(matches!(writer.settle(&[table("b", 1 << 20)]).await.as_slice(), [Ok(())]));
        let kept: Vec<String> = query_scalar("select table_id from events order by table_id")
            .fetch_all(&writer.pool)
            .await
            .unwrap();
        assert_eq!(kept, ["a", "b", "c"]);
    }

    #[tokio::test]
    async fn a_connection_left_in_a_transaction_does_not_stop_the_writer() {
        let folder = tempfile::tempdir().unwrap();
        let writer = writer(&folder).await;
        query("begin").execute(&mut *writer.pool.acquire().await.unwrap()).await.unwrap();
        assert!(matches!(writer.settle(&[table("a", 1)]).await.as_slice(), [Err(_)]));
        assert!(matches!(writer.settle(&[table("a", 1)]).await.as_slice(), [Ok(())]));
    }
}
