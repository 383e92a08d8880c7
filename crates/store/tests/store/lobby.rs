use furrow_store::{Append, NewTable, Status, Store, StoreError};

use sqlx::{AssertSqlSafe, query};

use crate::{append, place, raw, table};

fn listed(code: &str, at: i64) -> NewTable {
    NewTable { listed: true, at, ..table(code) }
}

async fn lobby(store: &Store, limit: u32) -> Vec<String> {
    store.listed_tables(limit).await.unwrap().into_iter().map(|row| row.id.to_string()).collect()
}

#[tokio::test]
async fn the_lobby_shows_what_waits_and_is_listed() {
    let store = Store::in_memory().await.unwrap();
    store.create_table(table("private")).await.unwrap();
    for (code, at) in [("old", 1), ("new", 3), ("middle", 2)] {
        store.create_table(listed(code, at)).await.unwrap();
    }
    assert_eq!(lobby(&store, 10).await, ["new", "middle", "old"]);
    assert_eq!(lobby(&store, 2).await, ["new", "middle"]);
    let begins = Append { status: Some(Status::Playing), ..append("new", 0, &["{}"]) };
    store.append(begins).await.unwrap();
    store.append(Append { listed: Some(false), ..append("old", 0, &["{}"]) }).await.unwrap();
    store.append(Append { listed: Some(true), ..append("private", 0, &["{}"]) }).await.unwrap();
    store.append(append("middle", 0, &["{}"])).await.unwrap();
    assert_eq!(lobby(&store, 10).await, ["private", "middle"]);
    assert!(store.table(&"new".into()).await.unwrap().unwrap().listed);
}

#[tokio::test]
async fn the_host_sees_every_table_page_by_page() {
    let store = Store::in_memory().await.unwrap();
    for (code, at) in [("a", 1), ("b", 2), ("c", 3), ("d", 4)] {
        store.create_table(NewTable { at, ..table(code) }).await.unwrap();
    }
    for (code, status) in [("a", Status::Finished), ("c", Status::Closed)] {
        store.append(Append { status: Some(status), ..append(code, 0, &[]) }).await.unwrap();
    }
    let page = |limit, offset| {
        let store = store.clone();
        async move {
            let rows = store.all_tables(limit, offset).await.unwrap();
            rows.into_iter().map(|row| row.unwrap().id.to_string()).collect::<Vec<_>>().join("")
        }
    };
    assert_eq!(page(10, 0).await, "acdb");
    assert_eq!((page(2, 0).await, page(2, 2).await, page(2, 4).await), ("ac".into(), "db".into(), "".into()));
    assert_eq!(page(2, u64::MAX).await, "");
    let open: Vec<_> = store.open_tables().await.unwrap().into_iter().map(|row| row.unwrap().id).collect();
    assert_eq!(open, ["d".into(), "b".into()]);
}

#[tokio::test]
async fn a_row_that_cannot_be_read_keeps_no_other_from_being_listed() {
    for column in ["id", "game"] {
        let (_folder, path) = place();
        let store = Store::open(&path).await.unwrap();
        for code in ["bad", "good"] {
            store.create_table(listed(code, 1)).await.unwrap();
        }
        let spoil = format!("update tables set {column} = cast(x'ff41' as text) where id = 'bad'");
        query(AssertSqlSafe(spoil)).execute(&mut raw(&path).await).await.unwrap();
        assert_eq!(lobby(&store, 10).await, ["good"]);
        assert_eq!(store.quiet_tables(9).await.unwrap().len(), 1);
        for rows in [store.open_tables().await.unwrap(), store.all_tables(10, 0).await.unwrap()] {
            let (good, bad): (Vec<_>, Vec<_>) = rows.into_iter().partition(Result::is_ok);
            assert_eq!((good.len(), bad.len()), (1, 1), "{column}");
            let named = bad[0].as_ref().unwrap_err().id.as_str();
            assert_eq!(named, if column == "id" { "\u{fffd}A" } else { "bad" });
        }
    }
}

#[tokio::test]
async fn a_warning_is_kept_and_taken_back() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    store.set_warned("a".into(), Some(7_000)).await.unwrap();
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    store.append(append("a", 0, &["{}"])).await.unwrap();
    assert_eq!(store.table(&"a".into()).await.unwrap().unwrap().warned_at, Some(7_000));
    store.set_warned("a".into(), None).await.unwrap();
    assert_eq!(store.table(&"a".into()).await.unwrap().unwrap().warned_at, None);
    let refused = store.set_warned("b".into(), Some(1)).await.unwrap_err();
    assert!(matches!(refused, StoreError::NoSuchTable { .. }), "{refused}");
}

#[tokio::test]
async fn a_value_can_be_replaced() {
    let store = Store::in_memory().await.unwrap();
    store.set_meta("message", vec![1]).await.unwrap();
    store.set_meta("message", vec![2, 3]).await.unwrap();
    assert_eq!(store.meta("message").await.unwrap(), Some(vec![2, 3]));
    assert_eq!(store.meta_or_insert("message", || vec![4]).await.unwrap(), [2, 3]);
}

#[tokio::test]
async fn uploads_come_back_until_they_are_old_or_too_many() {
    let store = Store::in_memory().await.unwrap();
    for at in 1..=5 {
        store.put_upload(&format!("u{at}"), at, format!("game {at} 🐢")).await.unwrap();
    }
    store.put_upload("u1", 6, "again".to_owned()).await.unwrap();
    assert_eq!(store.upload("u1").await.unwrap().as_deref(), Some("again"));
    assert_eq!(store.upload("u4").await.unwrap().as_deref(), Some("game 4 🐢"));
    assert_eq!(store.upload("u9").await.unwrap(), None);
    let left = |keep, older_than| {
        let store = store.clone();
        async move {
            store.prune_uploads(keep, older_than).await.unwrap();
            let mut left = String::new();
            for n in 1..=5 {
                if store.upload(&format!("u{n}")).await.unwrap().is_some() {
                    left += &n.to_string();
                }
            }
            left
        }
    };
    assert_eq!(left(9, 3).await, "1345");
    assert_eq!(left(2, 0).await, "15");
    assert_eq!(left(0, 0).await, "");
}
