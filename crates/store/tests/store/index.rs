use furrow_store::{Append, Member, NewTable, Status, Store, StoreError};

use crate::{append, place, table};

fn member(browser: &str, seat: Option<u8>) -> Member {
    Member { browser: browser.to_owned(), seat }
}

#[tokio::test]
async fn a_pending_choice_can_be_changed_and_survives_a_restart() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    for code in ["a", "b"] {
        store.create_table(table(code)).await.unwrap();
    }
    for (seat, body) in [(2, "fox"), (0, "wolf"), (2, "hare")] {
        store.put_pending("a".into(), seat, body.to_owned()).await.unwrap();
    }
    store.put_pending("b".into(), 1, "tortoise".to_owned()).await.unwrap();
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    let kept = store.pending(&"a".into()).await.unwrap();
    assert_eq!(kept, [(0, "wolf".to_owned()), (2, "hare".to_owned())]);
    let all = Append { clear_pending: true, ..append("a", 0, &["wolf", "hare"]) };
    store.append(all).await.unwrap();
    assert!(store.pending(&"a".into()).await.unwrap().is_empty());
    assert_eq!(store.pending(&"b".into()).await.unwrap().len(), 1);
    store.clear_pending("b".into()).await.unwrap();
    assert!(store.pending(&"b".into()).await.unwrap().is_empty());
    let refused = store.put_pending("c".into(), 0, "fox".to_owned()).await.unwrap_err();
    assert!(matches!(refused, StoreError::NoSuchTable { .. }), "{refused}");
}

#[tokio::test]
async fn a_finished_table_is_no_longer_open() {
    let store = Store::in_memory().await.unwrap();
    for code in ["a", "b", "c"] {
        store.create_table(table(code)).await.unwrap();
    }
    let playing = Append { at: 5_000, status: Some(Status::Playing), ..append("b", 0, &["{}"]) };
    store.append(playing).await.unwrap();
    store.append(append("b", 1, &["{}"])).await.unwrap();
    store.append(Append { status: Some(Status::Finished), ..append("a", 0, &[]) }).await.unwrap();
    let open: Vec<_> =
        store.open_tables().await.unwrap().into_iter().flatten().map(|row| (row.id, row.status)).collect();
    assert_eq!(open, [("b".into(), Status::Playing), ("c".into(), Status::Waiting)]);
    let finished = store.table(&"a".into()).await.unwrap().unwrap();
    assert_eq!((finished.status, finished.created_at, finished.changed_at), (Status::Finished, 1_000, 2_000));
    assert_eq!(store.table(&"d".into()).await.unwrap(), None);
}

#[tokio::test]
async fn my_games_are_mine_and_the_liveliest_comes_first() {
    let store = Store::in_memory().await.unwrap();
    let founded = NewTable { members: vec![member("ann", Some(0))], ..table("a") };
    store.create_table(founded).await.unwrap();
    store.create_table(table("b")).await.unwrap();
    store.join_member("b".into(), member("ann", None), 1_500).await.unwrap();
    let joining = Append { members: vec![member("bea", Some(1))], ..append("a", 0, &["{}"]) };
    store.append(joining).await.unwrap();
    let mine = |browser: &'static str| {
        let store = store.clone();
        async move {
            let found = store.tables_of(browser).await.unwrap();
            found.into_iter().map(|mine| (mine.table.id.to_string(), mine.seat)).collect::<Vec<_>>()
        }
    };
    assert_eq!(mine("ann").await, [("a".to_owned(), Some(0)), ("b".to_owned(), None)]);
    assert_eq!(mine("bea").await, [("a".to_owned(), Some(1))]);
    store.join_member("b".into(), member("ann", Some(3)), 1_600).await.unwrap();
    assert_eq!(mine("ann").await[1], ("b".to_owned(), Some(3)));
    assert!(mine("carl").await.is_empty());
    let refused = store.join_member("z".into(), member("ann", None), 0).await.unwrap_err();
    assert!(matches!(refused, StoreError::NoSuchTable { .. }), "{refused}");
}

#[tokio::test]
async fn a_key_is_made_once() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.meta("signing").await.unwrap(), None);
    let (one, two) = tokio::join!(
        store.meta_or_insert("signing", || vec![1, 0, 255]),
        store.meta_or_insert("signing", || vec![2])
    );
    let key = one.unwrap();
    assert_eq!(two.unwrap(), key);
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    let again = store.meta_or_insert("signing", || unreachable!("there is a key")).await.unwrap();
    assert_eq!(again, key);
}
