use furrow_store::{Store, StoreError};
use sqlx::query;
use tokio::task::JoinSet;

use crate::{append, events, place, raw, table};

const TABLES: usize = 200;

#[tokio::test]
async fn many_appends_at_a_time_share_transactions_and_all_are_kept() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    let mut tasks = JoinSet::new();
    for t in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let code = format!("t{t}");
            store.create_table(table(&code)).await.unwrap();
            for n in 0..5 {
                store.append(append(&code, n, &[&format!("{t} {n}")])).await.unwrap();
            }
        });
    }
    tasks.join_all().await;
    let (commits, changes) = (store.commits(), TABLES as u64 * 6);
    assert!(commits * 10 < changes, "{commits} transactions for {changes} changes");
    drop(store);
    let store = reopened(&path).await;
    for t in 0..TABLES {
        let expected: Vec<String> = (0..5).map(|n| format!("{t} {n}")).collect();
        assert_eq!(events(&store, &format!("t{t}")).await, expected);
    }
}

/// A dropped store lets go of its lock a moment later, when its writer has ended.
async fn reopened(path: &std::path::Path) -> Store {
    loop {
        match Store::open(path).await {
            Err(StoreError::InUse { .. }) => tokio::task::yield_now().await,
            outcome => return outcome.unwrap(),
        }
    }
}

#[tokio::test]
async fn a_conflict_does_not_touch_those_that_share_its_transaction() {
    let store = Store::in_memory().await.unwrap();
    for t in 0..TABLES {
        store.create_table(table(&t.to_string())).await.unwrap();
    }
    let before = store.commits();
    let mut tasks = JoinSet::new();
    for t in 0..TABLES {
        let store = store.clone();
        let first = u64::from(t % 3 == 0);
        tasks.spawn(async move { (t, store.append(append(&t.to_string(), first, &["{}"])).await) });
    }
    for (t, outcome) in tasks.join_all().await {
        assert_eq!(matches!(outcome, Err(StoreError::Conflict { .. })), t % 3 == 0);
        assert_eq!(outcome.is_ok(), t % 3 != 0);
        assert_eq!(events(&store, &t.to_string()).await.len(), usize::from(t % 3 != 0));
    }
    assert!(store.commits() - before < TABLES as u64 / 2);
}

#[tokio::test]
async fn of_many_writers_to_one_index_one_wins() {
    let store = Store::in_memory().await.unwrap();
    store.create_table(table("a")).await.unwrap();
    let mut tasks = JoinSet::new();
    for t in 0..50 {
        let store = store.clone();
        tasks.spawn(async move { store.append(append("a", 0, &[&t.to_string()])).await.is_ok() });
    }
    assert_eq!(tasks.join_all().await.into_iter().filter(|won| *won).count(), 1);
    assert_eq!(events(&store, "a").await.len(), 1);
}

#[tokio::test]
async fn closing_finishes_what_was_accepted() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    let mut tasks = JoinSet::new();
    for t in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move { store.create_table(table(&t.to_string())).await.is_ok() });
    }
    tokio::task::yield_now().await;
    store.close().await;
    let accepted = tasks.join_all().await.into_iter().filter(|ok| *ok).count();
    assert!(accepted > 0);
    assert_eq!(Store::open(&path).await.unwrap().open_tables().await.unwrap().len(), accepted);
}

#[tokio::test]
async fn a_lock_held_by_another_program_fails_the_group_and_not_the_store() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("b")).await.unwrap();
    let mut other = raw(&path).await;
    query("begin immediate").execute(&mut other).await.unwrap();
    let start = std::time::Instant::now();
    let (a, b, c, d) = tokio::join!(
        store.create_table(table("a")),
        store.append(append("b", 0, &["0"])),
        store.put_pending("b".into(), 0, "fox".to_owned()),
        store.set_meta("key", vec![1])
    );
    for outcome in [a, b, c, d] {
        assert!(matches!(outcome, Err(StoreError::Busy { .. })), "{outcome:?}");
    }
    // One wait of 5 s for all, not one each.
    assert!(start.elapsed().as_secs() < 10, "{:?}", start.elapsed());
    query("rollback").execute(&mut other).await.unwrap();
    assert!(events(&store, "b").await.is_empty() && store.pending(&"b".into()).await.unwrap().is_empty());
    assert_eq!((store.open_tables().await.unwrap().len(), store.meta("key").await.unwrap()), (1, None));
    store.create_table(table("a")).await.unwrap();
    store.append(append("b", 0, &["0"])).await.unwrap();
}
