use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::lock::{Lock, prepare};
use crate::schema::migrate;
use crate::write::Write;
use crate::writer::{Order, Writer};
use crate::{Append, Member, NewTable, StoreError, TableId};

/// How many changes may wait for the writer before the next asker has to.
const QUEUE: usize = 1024;
/// Connections that only read.
const READERS: u32 = 4;

/// The tables of one server. Cheap to clone; all clones are the same store.
#[derive(Debug, Clone)]
pub struct Store(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    orders: mpsc::Sender<Order>,
    writer: Mutex<Option<JoinHandle<()>>>,
    readers: SqlitePool,
    commits: Arc<AtomicU64>,
    path: PathBuf,
}

impl Store {
    /// Opens the database at `path`, making its folder, the file and its schema as needed. Must be called within
    /// a tokio runtime, which then runs the writer.
    ///
    /// # Errors
    /// [`StoreError::InUse`] if another process (or another store of this one) has it open; the refusals of
    /// [`StoreError`] that name a file; nothing is changed in a database that is refused.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let (path, lock) = prepare(path)?;
        let options = SqliteConnectOptions::new().filename(&path);
        let writer = pool(1, &path, options.clone()).await?;
        migrate_with(&writer, &path).await?;
        let readers = pool(READERS, &path, options.pragma("query_only", "on")).await?;
        Ok(Self::start(path, writer, readers, Some(lock)))
    }

    /// A store that is gone when dropped, for tests. Reads and writes share its one connection.
    ///
    /// # Errors
    /// Only if SQLite itself fails.
    pub async fn in_memory() -> Result<Self, StoreError> {
        let path = PathBuf::from("the store in memory");
        let only = pool(1, &path, SqliteConnectOptions::new()).await?;
        migrate_with(&only, &path).await?;
        Ok(Self::start(path, only.clone(), only, None))
    }

    /// A store that only reads: every change is refused with [`StoreError::Closed`].
    pub(crate) fn reading_only(path: PathBuf, readers: SqlitePool) -> Self {
        let (orders, _) = mpsc::channel(1);
        Self(Arc::new(Inner { orders, writer: Mutex::new(None), readers, commits: Arc::default(), path }))
    }

    fn start(path: PathBuf, pool: SqlitePool, readers: SqlitePool, lock: Option<Lock>) -> Self {
        let (orders, queue) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        let writer = Writer { pool, path: path.clone(), commits: Arc::clone(&commits), lock };
        let writer = Mutex::new(Some(tokio::spawn(writer.run(queue))));
        Self(Arc::new(Inner { orders, writer, readers, commits, path }))
    }

    /// Creates a table with its first events and members.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if the code is in use; see also [`Store::append`].
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(Write::Create(table)).await
    }

    /// Adds events to a table's log, with what must change together with them. When this returns `Ok`, the
    /// events are on the disk: not even a power cut takes them back. Dropping the future does not cancel it.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] unless `first` is the next index; [`StoreError::Final`] if the status would go back;
    /// [`StoreError::NoSuchTable`]; the failures of the disk. After any of them nothing of this append was kept, and later ones can succeed.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Write::Append(append)).await
    }

    /// Keeps a secret choice a seat made early, in place of its former one, as durably as an event. // F4
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], and the failures of the disk.
    pub async fn put_pending(&self, table: TableId, seat: u8, body: String) -> Result<(), StoreError> {
        self.write(Write::PutPending { table, seat, body }).await
    }

    /// Forgets every pending choice of a table. When they become events, use [`Append::clear_pending`] instead.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn clear_pending(&self, table: TableId) -> Result<(), StoreError> {
        self.write(Write::ClearPending { table }).await
    }

    /// Notes that a browser is at a table, at `at` unix milliseconds, for its "my games".
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], and the failures of the disk.
    pub async fn join_member(&self, table: TableId, member: Member, at: i64) -> Result<(), StoreError> {
        self.write(Write::Join { table, member, at }).await
    }

    /// The value kept under `key`; if there is none, what `make` makes, kept from now on. Of two callers at the
    /// same moment both get the same value.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn meta_or_insert(
        &self,
        key: &str,
        make: impl FnOnce() -> Vec<u8>,
    ) -> Result<Vec<u8>, StoreError> {
        if let Some(value) = self.meta(key).await? {
            return Ok(value);
        }
        let made = make();
        self.write(Write::MetaIfAbsent { key: key.to_owned(), value: made.clone() }).await?;
        Ok(self.meta(key).await?.unwrap_or(made))
    }

    /// Keeps a value under `key`, in place of a former one.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn set_meta(&self, key: &str, value: Vec<u8>) -> Result<(), StoreError> {
        self.write(Write::Meta { key: key.to_owned(), value }).await
    }

    /// Notes when a table's people were told that it counts as abandoned, in unix milliseconds; `None` takes the
    /// warning back. An append leaves it as it is.
    ///
    /// # Errors
    /// [`StoreError::NoSuchTable`], and the failures of the disk.
    pub async fn set_warned(&self, table: TableId, at: Option<i64>) -> Result<(), StoreError> {
        self.write(Write::Warned { table, at }).await
    }

    /// Deletes a table that waits or is closed, with its log, its pending choices and its members.
    ///
    /// # Errors
    /// [`StoreError::Kept`] for one that plays or is finished; [`StoreError::NoSuchTable`]; the failures of the disk.
    pub async fn purge(&self, table: TableId) -> Result<(), StoreError> {
        self.write(Write::Purge { table }).await
    }

    /// Keeps a text somebody brought, at `at` unix milliseconds, in place of the one with the same id.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn put_upload(&self, id: &str, at: i64, body: String) -> Result<(), StoreError> {
        self.write(Write::Upload { id: id.to_owned(), at, body }).await
    }

    /// Deletes the uploads from before `older_than` unix milliseconds, and of the others all but the `keep` newest.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn prune_uploads(&self, keep: u32, older_than: i64) -> Result<(), StoreError> {
        self.write(Write::PruneUploads { keep, older_than }).await
    }

    /// How many transactions were committed since the store was opened: with many changes at a time, fewer than
    /// changes.
    pub fn commits(&self) -> u64 {
        self.0.commits.load(Ordering::Relaxed)
    }

    /// Finishes what was accepted, refuses what comes later with [`StoreError::Closed`], and lets go of the
    /// files and the lock. Closing twice is fine.
    pub async fn close(&self) {
        // Held to the end, so that a second closer also returns only when all is done.
        let mut writer = self.0.writer.lock().await;
        let _ = self.0.orders.send(Order::Close).await;
        if let Some(task) = writer.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the store's writer did not end well");
        }
        self.0.readers.close().await;
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (reply, outcome) = oneshot::channel();
        self.0.orders.send(Order::Write(write, reply)).await.map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) fn readers(&self) -> &SqlitePool {
        &self.0.readers
    }

    pub(crate) fn reading(&self, source: sqlx::Error) -> StoreError {
        StoreError::database(&self.0.path, "reading", source)
    }
}

async fn migrate_with(pool: &SqlitePool, path: &Path) -> Result<(), StoreError> {
    let mut conn = pool.acquire().await.map_err(|source| StoreError::database(path, "opening it", source))?;
    migrate(&mut conn, path).await
}

/// A pool whose connections stay: the one in memory *is* the database.
pub(crate) async fn pool(
    size: u32,
    path: &Path,
    options: SqliteConnectOptions,
) -> Result<SqlitePool, StoreError> {
    let options = options
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        // On macOS a plain sync leaves the data in the drive's cache. Elsewhere this does nothing.
        .pragma("fullfsync", "on")
        // A log grown by one long read shrinks again.
        .pragma("journal_size_limit", "67108864");
    SqlitePoolOptions::new()
        .max_connections(size)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await
        .map_err(|source| StoreError::database(path, "opening it", source))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_commit_is_synced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("furrow.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let pool = pool(1, &path, options).await.unwrap();
        migrate_with(&pool, &path).await.unwrap();
        for (pragma, expected) in
            [("pragma synchronous", 2), ("pragma fullfsync", 1), ("pragma foreign_keys", 1)]
        {
            let value: i64 = sqlx::query_scalar(pragma).fetch_one(&pool).await.unwrap();
            assert_eq!(value, expected, "{pragma}");
        }
    }

    #[tokio::test]
    async fn readers_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("furrow.db")).await.unwrap();
        assert!(sqlx::query("delete from pending").execute(store.readers()).await.is_err());
    }
}
