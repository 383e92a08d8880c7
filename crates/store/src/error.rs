use std::io;
use std::path::{Path, PathBuf};

use crate::{Status, TableId};

/// Why the store did not do what it was asked. Every sentence says what, where, why and what to do.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The log of the table is not where the writer believed; nothing of that append was kept.
    #[error(
        "Table {table} was not saved: its next event is number {next}, not {first}. \
         Another writer was faster, or this event is already there: load the table again."
    )]
    Conflict {
        /// The table whose append was refused.
        table: TableId,
        /// The index the caller gave to his first event.
        first: u64,
        /// The index the next event must have.
        next: u64,
    },
    /// A new table asked for a code that is in use.
    #[error("There is a table {table} already: choose another code.")]
    Taken {
        /// The code in use.
        table: TableId,
    },
    /// A write for a table that was never created.
    #[error("There is no table {table} here: check its code.")]
    NoSuchTable {
        /// The unknown code.
        table: TableId,
    },
    /// A table that plays or is finished was to be deleted.
    #[error("Table {table} is kept because it is {}: only one that waits or is closed can be deleted.", status.name())]
    Kept {
        /// The table.
        table: TableId,
        /// What it is.
        status: Status,
    },
    /// A status that does not come after the one the table has; nothing of that append was kept.
    #[error("Table {table} was not saved: it is {} and cannot become {} any more.", from.name(), to.name())]
    Final {
        /// The table.
        table: TableId,
        /// What it is.
        from: Status,
        /// What it was to become.
        to: Status,
    },
    /// Another process holds the lock file beside the database.
    #[error(
        "{} is open in another Furrow: stop that one first, or give this one another data folder.",
        path.display()
    )]
    InUse {
        /// The database.
        path: PathBuf,
    },
    /// A file to be written is there already. It was left untouched.
    #[error("{} is there already and was left as it is: choose another name, or move it away.", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A database or backup to be read is not there.
    #[error("There is no {}: check the name and the folder.", path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// A database or backup to be read has nothing in it, not even a schema.
    #[error("{} is empty: there is nothing in it to read.", path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The database was migrated by a program newer than this one. It was left untouched.
    #[error(
        "{} was written by a newer Furrow (schema {found}; this one knows up to {known}): \
         start the newer version, or restore a backup made before the update.",
        path.display()
    )]
    NewerSchema {
        /// The database.
        path: PathBuf,
        /// Number of the newest migration applied to it.
        found: i64,
        /// Number of the newest migration of this program.
        known: i64,
    },
    /// A migration was applied whose text is not this program's, or not to its end.
    #[error(
        "{} has a schema this Furrow does not recognise (migration {version} differs): \
         start the version that made it, or restore a backup.",
        path.display()
    )]
    OtherSchema {
        /// The database.
        path: PathBuf,
        /// Number of the first migration that differs.
        version: i64,
    },
    /// A SQLite database of another program. It was left untouched.
    #[error("{} belongs to another program: give Furrow another data folder.", path.display())]
    NotOurs {
        /// The database.
        path: PathBuf,
    },
    /// The file is no database, or its pages contradict one another.
    #[error("{} is damaged or no database ({source}): restore a backup.", path.display())]
    Damaged {
        /// The database.
        path: PathBuf,
        /// What SQLite or sqlx said.
        source: sqlx::Error,
    },
    /// No room for the write. Later writes work again once there is.
    #[error("The disk of {} is full and the last change was not saved: free some space and try again.", path.display())]
    DiskFull {
        /// The database.
        path: PathBuf,
        /// What SQLite said.
        source: sqlx::Error,
    },
    /// The file or its folder may not be written, or is no file.
    #[error(
        "{} cannot be opened for writing ({source}): it must be a file this user may write, \
         in a folder this user may write.",
        path.display()
    )]
    ReadOnly {
        /// The database.
        path: PathBuf,
        /// What SQLite said.
        source: sqlx::Error,
    },
    /// Somebody (a backup tool, a database browser) held the database for longer than the wait of 5 s.
    #[error(
        "{} is locked by another program (a backup, a database browser?): close it and try again.",
        path.display()
    )]
    Busy {
        /// The database.
        path: PathBuf,
    },
    /// The file system does not offer what write-ahead logging needs, as most network shares do not.
    #[error(
        "{} cannot use write-ahead logging (journal mode stays {mode}): \
         put the data folder on a local disk.",
        path.display()
    )]
    NoWal {
        /// The database.
        path: PathBuf,
        /// The journal mode SQLite fell back to.
        mode: String,
    },
    /// The operating system refused a folder or file.
    #[error("{} could not be {doing} ({source}): check the path, its rights and the disk.", path.display())]
    Files {
        /// The folder or file.
        path: PathBuf,
        /// A past participle: `created`, `locked`.
        doing: &'static str,
        /// What the operating system said.
        source: io::Error,
    },
    /// Anything else SQLite or sqlx reports.
    #[error("{} could not be used while {doing} ({source}): check the disk; if it is healthy, report this.", path.display())]
    Database {
        /// The database.
        path: PathBuf,
        /// What was under way: `saving`, `reading`.
        doing: &'static str,
        /// What SQLite or sqlx said.
        source: sqlx::Error,
    },
    /// [`Store::close`](crate::Store::close) was called, or the runtime of the writer has gone.
    #[error("The store is closed because the server is stopping: what was not confirmed may not be saved.")]
    Closed,
}

impl StoreError {
    /// The variant a failure of SQLite calls for; see <https://www.sqlite.org/rescode.html>.
    pub(crate) fn database(path: &Path, doing: &'static str, source: sqlx::Error) -> Self {
        let path = path.to_path_buf();
        if matches!(source, sqlx::Error::PoolClosed) {
            return Self::Closed;
        }
        if matches!(source, sqlx::Error::PoolTimedOut) {
            return Self::Busy { path };
        }
        // A value that is not what its column holds was changed behind SQLite's back.
        if matches!(source, sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. }) {
            return Self::Damaged { path, source };
        }
        match primary_code(&source) {
            Some(5 | 6) => Self::Busy { path },
            Some(8 | 14) => Self::ReadOnly { path, source },
            Some(11 | 26) => Self::Damaged { path, source },
            Some(13) => Self::DiskFull { path, source },
            _ => Self::Database { path, doing, source },
        }
    }
}

/// SQLite's result code without the details it keeps in the higher bytes.
fn primary_code(error: &sqlx::Error) -> Option<i32> {
    let extended: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}
