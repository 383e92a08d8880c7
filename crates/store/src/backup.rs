use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, query, query_as, query_scalar};

use crate::StoreError;
use crate::draft::Draft;
use crate::lock::{beside, from_root};
use crate::look::faults;
use crate::schema::recognise;

/// How often the progress of a copy is told.
const TOLD_EVERY: Duration = Duration::from_millis(100);

/// What is in a database file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contents {
    /// How many tables.
    pub tables: i64,
    /// How many events of all tables together.
    pub events: i64,
    /// How long the file is.
    pub bytes: u64,
}

/// Copies the database at `database`, as it is at this moment, to a new file. A server may go on using it: it is
/// neither stopped nor slowed beyond the reading. `progress` is told how many bytes of about how many are written.
/// The copy is whole, read back, checked and synced before it has its name.
///
/// # Errors
/// [`StoreError::Exists`] if there is a file of that name, or one left from a copy that was broken off;
/// [`StoreError::Missing`], [`StoreError::Empty`] and the refusals of [`Store::open`](crate::Store::open) about the
/// database; the failures of the disk. After any of them, and when the future is dropped, there is no file of that name.
pub async fn backup(
    database: &Path,
    file: &Path,
    progress: impl FnMut(u64, u64),
) -> Result<Contents, StoreError> {
    if !database.exists() {
        return Err(StoreError::Missing { path: database.to_path_buf() });
    }
    let (database, file) = (&from_root(database)?, &from_root(file)?);
    // Taken first, so that of two backups to one name only one is made; and never to be taken for a backup.
    let name = Draft::new(file.to_path_buf())?;
    let part = Draft::new(beside(file, ".part"))?;
    let live = SqliteConnectOptions::new().filename(database).read_only(true);
    copy(live, database, part.path(), progress).await?;
    let contents = checked(part.path(), database).await?;
    part.keep_as(file)?;
    name.replaced();
    Ok(contents)
}

/// Writes what a connection sees into an empty file, named `to`; faults are those of `from`.
pub(crate) async fn copy(
    source: SqliteConnectOptions,
    from: &Path,
    to: &Path,
    mut progress: impl FnMut(u64, u64),
) -> Result<(), StoreError> {
    let failed = |source| StoreError::database(from, "copying it", source);
    let Some(name) = to.to_str() else {
        let source = std::io::ErrorKind::InvalidFilename.into();
        return Err(StoreError::Files { path: to.to_path_buf(), doing: "named in a command", source });
    };
    let mut conn = SqliteConnection::connect_with(&source).await.map_err(failed)?;
    if recognise(&mut conn, from).await? == 0 {
        return Err(StoreError::Empty { path: from.to_path_buf() });
    }
    let all: i64 = query_scalar("select page_count * page_size from pragma_page_count, pragma_page_size")
        .fetch_one(&mut conn)
        .await
        .map_err(failed)?;
    {
        let mut copying = std::pin::pin!(query("vacuum into ?").bind(name).execute(&mut conn));
        let mut clock = tokio::time::interval(TOLD_EVERY);
        loop {
            tokio::select! {
                done = &mut copying => break done.map(drop).map_err(failed)?,
                _ = clock.tick() => progress(length(to), all.cast_unsigned()),
            }
        }
    }
    progress(length(to), length(to));
    conn.close().await.map_err(failed)
}

/// Reads a whole copy: it must be sound before anyone relies on it. A fault is told as one of the original.
pub(crate) async fn checked(copy: &Path, original: &Path) -> Result<Contents, StoreError> {
    let failed = |source| StoreError::database(original, "checking the copy", source);
    let options = SqliteConnectOptions::new().filename(copy).immutable(true);
    let mut conn = SqliteConnection::connect_with(&options).await.map_err(failed)?;
    let faults = faults(&mut conn).await.map_err(failed)?;
    if let Some(fault) = faults.into_iter().next() {
        return Err(StoreError::Damaged {
            path: original.to_path_buf(),
            source: sqlx::Error::Protocol(fault),
        });
    }
    let (tables, events) = query_as("select (select count(*) from tables), (select count(*) from events)")
        .fetch_one(&mut conn)
        .await
        .map_err(failed)?;
    conn.close().await.map_err(failed)?;
    Ok(Contents { tables, events, bytes: length(copy) })
}

fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |file| file.len())
}
