use std::path::Path;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{SqlSafeStr, query, query_scalar};

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
        return Ok(());
    }
    let found: i64 = query_scalar("select coalesce(max(version), 0) from _sqlx_migrations")
        .fetch_one(conn)
        .await
        .map_err(failed)?;
    match MIGRATIONS.iter().map(|&(number, ..)| number).max() {
        Some(known) if found > known => {
            Err(StoreError::NewerSchema { path: path.to_path_buf(), found, known })
        }
        _ => Ok(()),
    }
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
