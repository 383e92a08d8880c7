use std::path::PathBuf;

use furrow_store::{Append, Status, Store};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, SqlSafeStr, query, query_scalar};

use crate::{append, events, place, raw, table};

/// A database as the first version left it, with a table in each state and everything that hangs on one.
pub(crate) async fn first_version(path: &PathBuf) -> SqliteConnection {
    let mut conn = raw(path).await;
    query("pragma journal_mode = wal").execute(&mut conn).await.unwrap();
    let text = include_str!("../../migrations/0001_tables.sql").into_sql_str();
    let first = Migration::new(1, "tables".into(), MigrationType::Simple, text, false);
    Migrator::with_migrations(vec![first]).run(&mut conn).await.unwrap();
    for (code, status) in [("w", "waiting"), ("p", "playing"), ("f", "finished")] {
        query("insert into tables values (?1, 'fable', ?2, 10, 20)")
            .bind(code)
            .bind(status)
            .execute(&mut conn)
            .await
            .unwrap();
        for n in 0..3 {
            query("insert into events values (?1, ?2, 15, 'event ' || ?2)")
                .bind(code)
                .bind(n)
                .execute(&mut conn)
                .await
                .unwrap();
        }
        query("insert into pending values (?, 1, 'fox')").bind(code).execute(&mut conn).await.unwrap();
        query("insert into members values ('ann', ?, 0, 11)").bind(code).execute(&mut conn).await.unwrap();
    }
    query("insert into meta values ('signing', x'0102')").execute(&mut conn).await.unwrap();
    conn
}

#[tokio::test]
async fn a_database_of_the_first_version_keeps_everything() {
    let (_folder, path) = place();
    first_version(&path).await.close().await.unwrap();
    let store = Store::open(&path).await.unwrap();
    for (code, status) in [("w", Status::Waiting), ("p", Status::Playing), ("f", Status::Finished)] {
        let row = store.table(&code.into()).await.unwrap().unwrap();
        assert_eq!((row.status, row.created_at, row.changed_at), (status, 10, 20));
        assert_eq!((row.listed, row.warned_at, row.game.as_str()), (false, None, "fable"));
        assert_eq!(events(&store, code).await, ["event 0", "event 1", "event 2"]);
        assert_eq!(store.pending(&code.into()).await.unwrap(), [(1, "fox".to_owned())]);
    }
    assert_eq!(store.tables_of("ann").await.unwrap().len(), 3);
    assert_eq!(store.meta("signing").await.unwrap(), Some(vec![1, 2]));
    store.append(Append { status: Some(Status::Closed), ..append("p", 3, &["closed"]) }).await.unwrap();
    store.close().await;
    let mut raw = raw(&path).await;
    let orphans = query("pragma foreign_key_check").fetch_all(&mut raw).await.unwrap();
    assert!(orphans.is_empty());
    query("delete from events where table_id = 'f'").execute(&mut raw).await.unwrap_err();
}

#[tokio::test]
async fn an_old_database_and_a_new_one_have_the_same_schema() {
    let (_folder, old) = place();
    first_version(&old).await.close().await.unwrap();
    let (_folder, new) = place();
    let mut schemas = Vec::new();
    for path in [&old, &new] {
        Store::open(path).await.unwrap().close().await;
        let mut raw = raw(path).await;
        let sql: Vec<Option<String>> = query_scalar("select sql from sqlite_schema order by type, name")
            .fetch_all(&mut raw)
            .await
            .unwrap();
        let broken: String = query_scalar("pragma integrity_check").fetch_one(&mut raw).await.unwrap();
        assert_eq!(broken, "ok");
        schemas.push(sql);
    }
    assert_eq!(schemas[0], schemas[1]);
}

#[tokio::test]
async fn a_migration_that_fails_leaves_the_old_database() {
    let (_folder, path) = place();
    let mut conn = first_version(&path).await;
    // In the way of a statement near the end, when `tables` is made anew already.
    query("create table uploads (mine text)").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let refused = Store::open(&path).await.unwrap_err();
    assert!(refused.to_string().contains("updating its schema"), "{refused}");
    let mut conn = raw(&path).await;
    let applied: Vec<i64> =
        query_scalar("select version from _sqlx_migrations").fetch_all(&mut conn).await.unwrap();
    assert_eq!(applied, [1]);
    let tables: i64 = query_scalar("select count(*) from tables").fetch_one(&mut conn).await.unwrap();
    assert_eq!(tables, 3);
    query("drop table uploads").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    Store::open(&path).await.unwrap().create_table(table("a")).await.unwrap();
}
