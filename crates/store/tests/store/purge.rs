use furrow_store::{Append, Member, Status, Store, StoreError};
use sqlx::query;

use crate::{append, events, place, raw, table};

/// A table with everything that can hang on one.
async fn full(store: &Store, code: &str, status: Option<Status>) {
    store.create_table(table(code)).await.unwrap();
    let member = Member { browser: "ann".to_owned(), seat: Some(0) };
    let step = Append { status, members: vec![member], ..append(code, 0, &["0", "1"]) };
    store.append(step).await.unwrap();
    store.put_pending(code.into(), 0, "hare".to_owned()).await.unwrap();
}

#[tokio::test]
async fn a_table_that_waits_or_is_closed_goes_with_all_it_has() {
    let store = Store::in_memory().await.unwrap();
    full(&store, "waits", None).await;
    full(&store, "closed", Some(Status::Closed)).await;
    full(&store, "stays", None).await;
    for code in ["waits", "closed"] {
        store.purge(code.into()).await.unwrap();
        assert_eq!(store.table(&code.into()).await.unwrap(), None);
        assert!(events(&store, code).await.is_empty());
        assert!(store.pending(&code.into()).await.unwrap().is_empty());
        let again = store.purge(code.into()).await.unwrap_err();
        assert!(matches!(again, StoreError::NoSuchTable { .. }), "{again}");
    }
    let mine = store.tables_of("ann").await.unwrap();
    assert_eq!(mine.into_iter().map(|mine| mine.table.id.to_string()).collect::<Vec<_>>(), ["stays"]);
    assert_eq!(events(&store, "stays").await.len(), 2);
    // The code is free again, and its log begins anew.
    full(&store, "waits", None).await;
}

#[tokio::test]
async fn a_table_that_plays_or_is_finished_is_kept_whatever_is_asked() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    let mut raw = raw(&path).await;
    for status in [Status::Playing, Status::Finished] {
        let code = status.name();
        full(&store, code, Some(status)).await;
        let refused = store.purge(code.into()).await.unwrap_err();
        assert!(matches!(refused, StoreError::Kept { status: s, .. } if s == status), "{refused}");
        for forbidden in [
            format!("delete from events where table_id = '{code}'"),
            format!("delete from tables where id = '{code}'"),
            format!("update tables set status = 'waiting' where id = '{code}'"),
        ] {
            query(sqlx::AssertSqlSafe(forbidden.clone())).execute(&mut raw).await.expect_err(&forbidden);
        }
        assert_eq!(events(&store, code).await.len(), 2);
        assert_eq!(store.pending(&code.into()).await.unwrap().len(), 1);
    }
    query("pragma foreign_keys = off").execute(&mut raw).await.unwrap();
    for forbidden in ["delete from tables", "update tables set status = 'closed' where status = 'finished'"] {
        query(forbidden).execute(&mut raw).await.expect_err(forbidden);
    }
}

#[tokio::test]
async fn an_end_is_an_end() {
    let store = Store::in_memory().await.unwrap();
    for (code, end) in [("a", Status::Finished), ("b", Status::Closed)] {
        full(&store, code, Some(end)).await;
        for to in [Status::Waiting, Status::Playing, Status::Finished, Status::Closed] {
            let next = events(&store, code).await.len() as u64;
            let outcome = store.append(Append { status: Some(to), ..append(code, next, &["2"]) }).await;
            if to == end {
                outcome.unwrap();
                continue;
            }
            let refused = outcome.unwrap_err();
            assert!(matches!(refused, StoreError::Final { from, .. } if from == end), "{refused}");
            assert_eq!(events(&store, code).await.len() as u64, next);
        }
        assert_eq!(store.table(&code.into()).await.unwrap().unwrap().status, end);
    }
    full(&store, "c", Some(Status::Playing)).await;
    let back = Append { status: Some(Status::Waiting), ..append("c", 2, &[]) };
    assert!(matches!(store.append(back).await, Err(StoreError::Final { .. })));
    store.append(Append { status: Some(Status::Closed), ..append("c", 2, &[]) }).await.unwrap();
}
