use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, query};

use crate::backup::{checked, copy};
use crate::draft::Draft;
use crate::lock::{beside, claim, from_root};
use crate::{Contents, StoreError};

/// What SQLite keeps beside a database that is in use, or was when its process died.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// How a restore went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    /// What the database holds now.
    pub contents: Contents,
    /// Where the former database is, if there was one.
    pub aside: Option<PathBuf>,
}

/// Puts a copy of a backup where a server will look for its database. The backup is copied and checked before anything
/// else happens; a database that is there is put aside, never deleted, and only if `replace` allows it.
///
/// # Errors
/// [`StoreError::InUse`] while a server runs on the database; [`StoreError::Exists`] if there is one and `replace` is
/// not given; the refusals of [`Store::open`](crate::Store::open) about the backup; the failures of the disk. After any
/// of them the former database is where it was.
pub async fn restore(
    backup: &Path,
    database: &Path,
    replace: bool,
    progress: impl FnMut(u64, u64),
) -> Result<Restored, StoreError> {
    if !backup.exists() {
        return Err(StoreError::Missing { path: backup.to_path_buf() });
    }
    let backup = &from_root(backup)?;
    let (database, _lock) = claim(database)?;
    // A log without its database is games too, unless it is the empty one that a reader leaves.
    let log = fs::metadata(beside(&database, "-wal")).map_or(0, |log| log.len());
    let stands = database.exists() || log > 0;
    if stands && !replace {
        return Err(StoreError::Exists { path: database });
    }
    let draft = beside(&database, ".restoring");
    Draft::clear(&draft); // of a restore that was killed: the lock is ours
    let draft = Draft::new(draft)?;
    copy(at_rest(backup), backup, draft.path(), progress).await?;
    let contents = checked(draft.path(), backup).await?;
    let aside = if stands { Some(put_aside(&database).await?) } else { None };
    draft.keep_as(&database)?;
    Ok(Restored { contents, aside })
}

/// A backup as nobody else uses it. One that was copied from a running server by other means may have companions, whose
/// changes belong to it; without them it can be read where nothing can be written.
fn at_rest(backup: &Path) -> SqliteConnectOptions {
    let alone = !COMPANIONS.iter().any(|end| beside(backup, end).exists());
    SqliteConnectOptions::new().filename(backup).read_only(true).immutable(alone)
}

/// Gives the former database a free name; where the file system can, the old name stays until the new file takes it.
async fn put_aside(database: &Path) -> Result<PathBuf, StoreError> {
    // A log beside the database would be taken for the new one's: into the file with it.
    let folded = fold(database).await;
    let aside = free_name(database);
    let moved = |source| StoreError::Files { path: database.to_path_buf(), doing: "put aside", source };
    if let Err(error) = folded {
        tracing::warn!(%error, "the former database cannot be opened; its files are put aside as they are");
    }
    for end in COMPANIONS {
        let companion = beside(database, end);
        if companion.exists() {
            fs::rename(&companion, beside(&aside, end)).map_err(moved)?;
        }
    }
    if database.exists() && fs::hard_link(database, &aside).is_err() {
        fs::rename(database, &aside).map_err(moved)?;
    }
    Ok(aside)
}

/// Moves what is in the log of the former database into its file.
async fn fold(database: &Path) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(database);
    let mut conn = SqliteConnection::connect_with(&options).await?;
    query("pragma journal_mode = delete").execute(&mut conn).await?;
    conn.close().await
}

/// `NAME.before-restore`, or with a number if there is one already.
fn free_name(database: &Path) -> PathBuf {
    let mut number = 1_u32;
    loop {
        let end = if number == 1 { String::new() } else { format!("-{number}") };
        let name = beside(database, &format!(".before-restore{end}"));
        if !name.exists() && !COMPANIONS.iter().any(|end| beside(&name, end).exists()) {
            return name;
        }
        number += 1;
    }
}
