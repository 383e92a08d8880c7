use furrow_store::{Append, Member, NewTable, Status, Store, StoreError};
use sqlx::{query, query_scalar};

use crate::{append, events, place, raw, table};

#[tokio::test]
async fn events_come_back_byte_for_byte_and_in_order() {
    let store = Store::in_memory().await.unwrap();
    store.create_table(NewTable { events: vec!["zero".to_owned()], ..table("a") }).await.unwrap();
    let bodies =
        ["{\"says\":\"Grüße, こんにちは, 🐢🐇\"}", "", "line\nline\0nul", "'; drop table events; --"];
    store.append(append("a", 1, &bodies)).await.unwrap();
    assert_eq!(store.events(&"a".into(), 1).await.unwrap(), bodies);
    assert_eq!(store.events(&"a".into(), 4).await.unwrap(), bodies[3..]);
    assert!(store.events(&"a".into(), 5).await.unwrap().is_empty());
    assert!(store.events(&"a".into(), u64::MAX).await.unwrap().is_empty());
    assert!(events(&store, "nowhere").await.is_empty());
}

#[tokio::test]
async fn a_large_event_is_kept_whole() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    let body = "🐢".repeat(2_000_000);
    store.append(append("a", 0, &[&body])).await.unwrap();
    store.close().await;
    assert!(events(&Store::open(&path).await.unwrap(), "a").await == [body]);
}

#[tokio::test]
async fn an_index_that_exists_or_leaves_a_gap_conflicts_and_changes_nothing() {
    let store = Store::in_memory().await.unwrap();
    store.create_table(table("a")).await.unwrap();
    store.append(append("a", 0, &["0", "1"])).await.unwrap();
    let before = store.table(&"a".into()).await.unwrap();
    for first in [0, 1, 3, u64::MAX] {
        let member = Member { browser: "ann".to_owned(), seat: Some(0) };
        let wrong = Append {
            at: 9_000,
            status: Some(Status::Finished),
            clear_pending: true,
            members: vec![member],
            ..append("a", first, &["x"])
        };
        let refused = store.append(wrong).await.unwrap_err();
        assert!(matches!(refused, StoreError::Conflict { first: f, next: 2, .. } if f == first), "{refused}");
    }
    assert_eq!(events(&store, "a").await, ["0", "1"]);
    assert_eq!(store.table(&"a".into()).await.unwrap(), before);
    assert!(store.tables_of("ann").await.unwrap().is_empty());
}

#[tokio::test]
async fn an_unknown_table_is_named() {
    let store = Store::in_memory().await.unwrap();
    let refused = store.append(append("gone", 0, &["{}"])).await.unwrap_err();
    assert!(matches!(refused, StoreError::NoSuchTable { .. }));
    assert!(refused.to_string().contains("gone"), "{refused}");
}

#[tokio::test]
async fn a_code_is_given_once() {
    let store = Store::in_memory().await.unwrap();
    let first = NewTable { events: vec!["first".to_owned()], ..table("a") };
    store.create_table(first).await.unwrap();
    let second = NewTable { game: "carrots".to_owned(), events: vec!["second".to_owned()], ..table("a") };
    let refused = store.create_table(second).await.unwrap_err();
    assert!(matches!(refused, StoreError::Taken { .. }), "{refused}");
    assert_eq!(events(&store, "a").await, ["first"]);
    assert_eq!(store.table(&"a".into()).await.unwrap().unwrap().game, "fable");
}

#[tokio::test]
async fn the_database_itself_refuses_to_rewrite_a_log() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    let playing = Append { status: Some(Status::Playing), ..append("a", 0, &["0", "1"]) };
    store.append(playing).await.unwrap();
    let mut raw = raw(&path).await;
    for forbidden in [
        "update events set body = 'x'",
        "delete from events",
        "delete from tables",
        "insert or replace into events (table_id, n, at, body) values ('a', 1, 0, 'x')",
        "insert into events (table_id, n, at, body) values ('a', 3, 0, 'x')",
        "insert into events (table_id, n, at, body) values ('a', -1, 0, 'x')",
    ] {
        assert!(query(forbidden).execute(&mut raw).await.is_err(), "{forbidden}");
    }
    assert_eq!(events(&store, "a").await, ["0", "1"]);
}

#[tokio::test]
async fn what_is_acknowledged_another_connection_sees() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    let mut raw = raw(&path).await;
    for n in 0..5 {
        store.append(append("a", n, &["{}"])).await.unwrap();
        let seen: i64 = query_scalar("select count(*) from events").fetch_one(&mut raw).await.unwrap();
        assert_eq!(seen.cast_unsigned(), n + 1);
    }
}
