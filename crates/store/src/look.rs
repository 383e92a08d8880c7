use std::path::Path;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{Sqlite, SqliteConnectOptions, SqliteConnection};
use sqlx::{query, query_as, query_scalar};

use crate::lock::from_root;
use crate::schema::{newest, recognise};
use crate::store::pool;
use crate::{Store, StoreError, TableId};

/// A row of `pragma foreign_key_check`: table, row, the table it points at, number of the key.
type Orphan = (String, Option<i64>, String, i64);

/// The database as it is at one moment, to be examined. Takes no lock and changes nothing, so that a server may go on
/// using it meanwhile.
#[derive(Debug)]
pub struct Look {
    store: Store,
    schema: i64,
}

impl Look {
    /// Opens the database at `path`; what happens to it later is not seen.
    ///
    /// # Errors
    /// [`StoreError::Missing`], [`StoreError::Empty`], and the refusals of [`Store::open`] that do not concern writing.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        if !path.exists() {
            return Err(StoreError::Missing { path: path.to_path_buf() });
        }
        let path = &from_root(path)?;
        let failed = |source| StoreError::database(path, "opening it", source);
        let only = pool(1, path, SqliteConnectOptions::new().filename(path).read_only(true)).await?;
        let mut conn = only.acquire().await.map_err(failed)?;
        // A transaction sees one moment, from its first read to its end. The connection goes back with it open.
        query("begin").execute(&mut *conn).await.map_err(failed)?;
        let schema = recognise(&mut conn, path).await?;
        if schema == 0 {
            return Err(StoreError::Empty { path: path.to_path_buf() });
        }
        drop(conn);
        Ok(Self { store: Store::reading_only(path.to_path_buf(), only), schema })
    }

    /// Number of the newest migration the database has.
    pub fn schema(&self) -> i64 {
        self.schema
    }

    /// Number of the newest migration of this program. A database below it is updated when a server opens it; until
    /// then only [`Look::faults`] can read it.
    pub fn newest(&self) -> i64 {
        newest()
    }

    /// What the database holds, to be read; it cannot be changed.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// What is wrong with the file itself, each fault in SQLite's words; empty if it is sound. Reads all of it.
    ///
    /// # Errors
    /// The failures of the disk, and damage that SQLite cannot read past.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut conn = self.conn().await?;
        faults(&mut conn).await.map_err(|error| self.store.reading(error))
    }

    /// The tables whose log does not count 0, 1, 2, … without a gap.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn gaps(&self) -> Result<Vec<TableId>, StoreError> {
        let found: Vec<String> = query_scalar(
            "select table_id from events group by table_id \
             having min(n) <> 0 or max(n) <> count(*) - 1 order by table_id",
        )
        .fetch_all(self.store.readers())
        .await
        .map_err(|error| self.store.reading(error))?;
        Ok(found.into_iter().map(TableId::from).collect())
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn tables(&self) -> Result<u64, StoreError> {
        let count: i64 = query_scalar("select count(*) from tables")
            .fetch_one(self.store.readers())
            .await
            .map_err(|error| self.store.reading(error))?;
        Ok(count.cast_unsigned())
    }

    /// Lets go of the database.
    pub async fn close(self) {
        self.store.close().await;
    }

    async fn conn(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        self.store.readers().acquire().await.map_err(|error| self.store.reading(error))
    }
}

/// What SQLite finds wrong with pages, indexes, checks and foreign keys.
pub(crate) async fn faults(conn: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    // At most twenty of each kind: a damaged page can bring forth thousands.
    let mut faults: Vec<String> = query_scalar("pragma integrity_check(20)").fetch_all(&mut *conn).await?;
    faults.retain(|fault| fault != "ok");
    let orphans: Vec<Orphan> =
        query_as("select * from pragma_foreign_key_check limit 20").fetch_all(conn).await?;
    faults.extend(orphans.into_iter().map(|(table, row, parent, _)| {
        let row = row.map_or_else(String::new, |row| format!(" {row}"));
        format!("row{row} of {table} belongs to a row of {parent} that is not there")
    }));
    Ok(faults)
}
