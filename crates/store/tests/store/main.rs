//! The store as the server uses it: a database per test, in a folder of its own.

mod backup;
mod crash;
#[cfg(target_os = "linux")]
mod disk;
#[cfg(target_os = "linux")]
mod faults;
mod group;
mod index;
mod lobby;
mod log;
mod migrate;
mod open;
#[cfg(target_os = "linux")]
mod power;
mod purge;

use std::path::PathBuf;

use furrow_store::{Append, NewTable, Status, Store};
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tempfile::TempDir;

/// A folder that goes away with the test, and the database in it.
fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("furrow.db");
    (folder, path)
}

/// A connection that knows nothing of the store.
async fn raw(path: &PathBuf) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    SqliteConnection::connect_with(&options).await.unwrap()
}

fn table(code: &str) -> NewTable {
    NewTable {
        id: code.into(),
        game: "fable".to_owned(),
        status: Status::Waiting,
        listed: false,
        at: 1_000,
        events: Vec::new(),
        members: Vec::new(),
    }
}

fn append(code: &str, first: u64, bodies: &[&str]) -> Append {
    Append {
        table: code.into(),
        first,
        at: 2_000,
        events: bodies.iter().map(|&body| body.to_owned()).collect(),
        status: None,
        listed: None,
        clear_pending: false,
        members: Vec::new(),
    }
}

async fn events(store: &Store, code: &str) -> Vec<String> {
    store.events(&code.into(), 0).await.unwrap()
}

/// Says that they are missing where they cannot run.
#[cfg(not(target_os = "linux"))]
#[test]
#[ignore = "power cuts and faults of the disk are made by a library that is preloaded, as Linux does it"]
fn power_cuts_and_faults_of_the_disk() {}
