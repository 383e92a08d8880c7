use std::path::Path;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{SqlSafeStr, query, query_as, query_scalar};

use crate::StoreError;

/// `application_id` of our databases, as the first migration sets it.
const APPLICATION_ID: i64 = 1_181_905_527;

/// Every migration there is: number, name, text. Numbers only grow; a published text never changes, because
/// its checksum is kept in each database and compared at every start.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "lobby", include_str!("../migrations/0002_lobby.sql")),
];

/// Brings a database to this program's schema, or refuses it before anything in it is changed.
pub(crate) async fn migrate(conn: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    refuse_strangers(conn, path).await?;
    prefer_write_ahead(conn, path).await?;
    migrator().run(conn).await.map_err(|error| match error {
        MigrateError::VersionMissing(version)
        | MigrateError::VersionMismatch(version)
        | MigrateError::Dirty(version) => StoreError::OtherSchema { path: path.to_path_buf(), version },
        MigrateError::Execute(source) | MigrateError::ExecuteMigration(source, _) => {
            StoreError::database(path, "updating its schema", source)
        }
        other => StoreError::database(path, "updating its schema", sqlx::Error::Migrate(Box::new(other))),
    })
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.iter().map(|&(number, name, text)| {
        Migration::new(number, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// Refuses what is read-only, of another program, or of a newer version of this one.
async fn refuse_strangers(conn: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let failed = |source| StoreError::database(path, "opening it", source);
    // SQLite opens a write-protected file without complaint; asking for the write lock finds out.
    query("begin immediate").execute(&mut *conn).await.map_err(failed)?;
    query("rollback").execute(&mut *conn).await.map_err(failed)?;
    recognise(conn, path).await.map(drop)
}

/// The number of the newest migration of this program that a database has, 0 for an empty one. Only reads.
pub(crate) async fn recognise(conn: &mut SqliteConnection, path: &Path) -> Result<i64, StoreError> {
    let failed = |source| StoreError::database(path, "opening it", source);
    let id: i64 = query_scalar("pragma application_id").fetch_one(&mut *conn).await.map_err(failed)?;
    let names: Vec<String> =
        query_scalar("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
            .fetch_all(&mut *conn)
            .await
            .map_err(failed)?;
    let (history, others): (Vec<_>, Vec<_>) = names.iter().partition(|name| *name == "_sqlx_migrations");
    if id != APPLICATION_ID && !(id == 0 && others.is_empty()) {
        return Err(StoreError::NotOurs { path: path.to_path_buf() });
    }
    if history.is_empty() {
        return Ok(0);
    }
    let applied: Vec<(i64, bool, Vec<u8>)> =
        query_as("select version, success, checksum from _sqlx_migrations order by version")
            .fetch_all(conn)
            .await
            .map_err(failed)?;
    let found = applied.last().map_or(0, |(version, ..)| *version);
    if found > newest() {
        return Err(StoreError::NewerSchema { path: path.to_path_buf(), found, known: newest() });
    }
    let ours = migrator();
    let is_ours = |(version, success, checksum): &&(i64, bool, Vec<u8>)| {
        *success && ours.iter().any(|m| m.version == *version && m.checksum[..] == checksum[..])
    };
    match applied.iter().find(|row| !is_ours(row)) {
        Some(&(version, ..)) => Err(StoreError::OtherSchema { path: path.to_path_buf(), version }),
        None => Ok(found),
    }
}

/// Number of the newest migration there is.
pub(crate) fn newest() -> i64 {
    MIGRATIONS.iter().map(|&(number, ..)| number).max().unwrap_or(0)
}

/// Switches the file to write-ahead logging: readers never wait for the writer, a commit is one sync.
async fn prefer_write_ahead(conn: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let mode: String = query_scalar("pragma journal_mode = wal")
        .fetch_one(conn)
        .await
        .map_err(|source| StoreError::database(path, "opening it", source))?;
    match mode.as_str() {
        "wal" | "memory" => Ok(()),
        _ => Err(StoreError::NoWal { path: path.to_path_buf(), mode }),
    }
}
