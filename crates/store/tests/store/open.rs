use furrow_store::{Store, StoreError};
use sqlx::{Connection, query, query_scalar};

use crate::{append, events, place, raw, table};

#[tokio::test]
async fn an_empty_place_becomes_a_database_in_a_new_folder() {
    let (folder, _) = place();
    let path = folder.path().join("neu? 100%20#é").join("furrow.db");
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    store.close().await;
    let mut raw = raw(&path).await;
    let mode: String = query_scalar("pragma journal_mode").fetch_one(&mut raw).await.unwrap();
    let applied: Vec<i64> =
        query_scalar("select version from _sqlx_migrations").fetch_all(&mut raw).await.unwrap();
    assert_eq!((mode.as_str(), applied.as_slice()), ("wal", [1, 2].as_slice()));
}

#[cfg(unix)]
#[tokio::test]
async fn other_users_cannot_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    for entry in folder.path().read_dir().unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", entry.path().display());
    }
}

#[tokio::test]
async fn a_closed_store_opens_again_with_everything() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    store.append(append("a", 0, &["{}", "[1]"])).await.unwrap();
    store.close().await;
    store.close().await;
    assert!(matches!(store.append(append("a", 2, &["{}"])).await, Err(StoreError::Closed)));
    assert!(matches!(store.events(&"a".into(), 0).await, Err(StoreError::Closed)));
    assert_eq!(events(&Store::open(&path).await.unwrap(), "a").await, ["{}", "[1]"]);
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_opener_is_refused_by_any_name_of_the_file() {
    let (folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    for name in [&path, &link] {
        let refused = Store::open(name).await.unwrap_err();
        assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
        assert!(refused.to_string().contains("furrow.db is open in another Furrow"), "{refused}");
    }
    // The first is none the worse for it.
    store.create_table(table("a")).await.unwrap();
    store.close().await;
    Store::open(&link).await.unwrap();
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_alone() {
    let (_folder, path) = place();
    Store::open(&path).await.unwrap().close().await;
    let mut newer = raw(&path).await;
    query(
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
         values (99, 'later', true, x'00', 0)",
    )
    .execute(&mut newer)
    .await
    .unwrap();
    newer.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    let refused = Store::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::NewerSchema { found: 99, known: 2, .. }), "{refused}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn a_changed_migration_is_refused() {
    let (_folder, path) = place();
    Store::open(&path).await.unwrap().close().await;
    let mut changed = raw(&path).await;
    query("update _sqlx_migrations set checksum = x'00'").execute(&mut changed).await.unwrap();
    changed.close().await.unwrap();
    let refused = Store::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::OtherSchema { version: 1, .. }), "{refused}");
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_alone() {
    let (_folder, path) = place();
    let mut theirs = raw(&path).await;
    query("create table bookmarks (url text)").execute(&mut theirs).await.unwrap();
    theirs.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    let refused = Store::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::NotOurs { .. }), "{refused}");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

#[tokio::test]
async fn what_is_no_database_is_called_so() {
    let (folder, path) = place();
    std::fs::write(&path, "my diary, ".repeat(500)).unwrap();
    let refused = Store::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused}");
    let refused = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, StoreError::ReadOnly { .. }), "{refused}");
}

#[tokio::test]
async fn a_first_start_killed_before_its_migration_is_no_stranger() {
    let (_folder, path) = place();
    let mut cut_short = raw(&path).await;
    query(
        "create table _sqlx_migrations (version bigint primary key, description text not null, \
         installed_on timestamp not null default current_timestamp, success boolean not null, \
         checksum blob not null, execution_time bigint not null)",
    )
    .execute(&mut cut_short)
    .await
    .unwrap();
    cut_short.close().await.unwrap();
    Store::open(&path).await.unwrap().create_table(table("a")).await.unwrap();
}
