use sqlx::sqlite::SqliteConnection;
use sqlx::{query, query_scalar};

use crate::{Append, Member, NewTable, StoreError, TableId};

/// One change the writer makes, all or nothing.
#[derive(Debug)]
pub(crate) enum Write {
    Create(NewTable),
    Append(Append),
    PutPending { table: TableId, seat: u8, body: String },
    ClearPending { table: TableId },
    Join { table: TableId, member: Member, at: i64 },
    MetaIfAbsent { key: String, value: Vec<u8> },
}

/// Why a change was not made: the store's own rules, or the database.
#[derive(Debug)]
pub(crate) enum Fault {
    /// This change only; its savepoint undoes it and the others go on.
    Refused(StoreError),
    /// SQLite may have undone the whole transaction, so nothing of it may be believed.
    Database(sqlx::Error),
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

/// Makes one change inside the writer's transaction.
pub(crate) async fn apply(conn: &mut SqliteConnection, write: &Write) -> Result<(), Fault> {
    match write {
        Write::Create(table) => create(conn, table).await,
        Write::Append(append) => add(conn, append).await,
        Write::PutPending { table, seat, body } => put_pending(conn, table, *seat, body).await,
        Write::ClearPending { table } => clear_pending(conn, table).await,
        Write::Join { table, member, at } => {
            require(conn, table).await?;
            join(conn, table, member, *at).await
        }
        Write::MetaIfAbsent { key, value } => meta_if_absent(conn, key, value).await,
    }
}

async fn create(conn: &mut SqliteConnection, new: &NewTable) -> Result<(), Fault> {
    if exists(conn, &new.id).await? {
        return Err(Fault::Refused(StoreError::Taken { table: new.id.clone() }));
    }
    query("insert into tables (id, game, status, created_at, changed_at) values (?1, ?2, ?3, ?4, ?4)")
        .bind(new.id.as_str())
        .bind(&new.game)
        .bind(new.status.as_str())
        .bind(new.at)
        .execute(&mut *conn)
        .await?;
    insert_events(conn, &new.id, 0, new.at, &new.events).await?;
    join_all(conn, &new.id, &new.members, new.at).await
}

async fn add(conn: &mut SqliteConnection, append: &Append) -> Result<(), Fault> {
    let table = &append.table;
    require(conn, table).await?;
    let next: i64 = query_scalar("select coalesce(max(n) + 1, 0) from events where table_id = ?")
        .bind(table.as_str())
        .fetch_one(&mut *conn)
        .await?;
    let next = next.cast_unsigned();
    if next != append.first {
        let table = table.clone();
        return Err(Fault::Refused(StoreError::Conflict { table, first: append.first, next }));
    }
    insert_events(conn, table, next, append.at, &append.events).await?;
    query("update tables set changed_at = ?, status = coalesce(?, status) where id = ?")
        .bind(append.at)
        .bind(append.status.map(crate::Status::as_str))
        .bind(table.as_str())
        .execute(&mut *conn)
        .await?;
    if append.clear_pending {
        clear_pending(conn, table).await?;
    }
    join_all(conn, table, &append.members, append.at).await
}

async fn insert_events(
    conn: &mut SqliteConnection,
    table: &TableId,
    first: u64,
    at: i64,
    bodies: &[String],
) -> Result<(), Fault> {
    for (n, body) in (first..).zip(bodies) {
        query("insert into events (table_id, n, at, body) values (?, ?, ?, ?)")
            .bind(table.as_str())
            .bind(n.cast_signed())
            .bind(at)
            .bind(body)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

/// Keeps a seat's early choice, in place of the one it made before. // F4
async fn put_pending(
    conn: &mut SqliteConnection,
    table: &TableId,
    seat: u8,
    body: &str,
) -> Result<(), Fault> {
    require(conn, table).await?;
    query("insert or replace into pending (table_id, seat, body) values (?, ?, ?)")
        .bind(table.as_str())
        .bind(seat)
        .bind(body)
        .execute(conn)
        .await?;
    Ok(())
}

async fn clear_pending(conn: &mut SqliteConnection, table: &TableId) -> Result<(), Fault> {
    query("delete from pending where table_id = ?").bind(table.as_str()).execute(conn).await?;
    Ok(())
}

async fn join_all(
    conn: &mut SqliteConnection,
    table: &TableId,
    members: &[Member],
    at: i64,
) -> Result<(), Fault> {
    for member in members {
        join(conn, table, member, at).await?;
    }
    Ok(())
}

async fn join(conn: &mut SqliteConnection, table: &TableId, member: &Member, at: i64) -> Result<(), Fault> {
    query(
        "insert into members (browser, table_id, seat, joined_at) values (?, ?, ?, ?) \
         on conflict (browser, table_id) do update set seat = excluded.seat",
    )
    .bind(&member.browser)
    .bind(table.as_str())
    .bind(member.seat)
    .bind(at)
    .execute(conn)
    .await?;
    Ok(())
}

async fn meta_if_absent(conn: &mut SqliteConnection, key: &str, value: &[u8]) -> Result<(), Fault> {
    query("insert into meta (key, value) values (?, ?) on conflict (key) do nothing")
        .bind(key)
        .bind(value)
        .execute(conn)
        .await?;
    Ok(())
}

async fn require(conn: &mut SqliteConnection, table: &TableId) -> Result<(), Fault> {
    if exists(conn, table).await? {
        return Ok(());
    }
    Err(Fault::Refused(StoreError::NoSuchTable { table: table.clone() }))
}

async fn exists(conn: &mut SqliteConnection, table: &TableId) -> Result<bool, Fault> {
    let found: bool = query_scalar("select exists (select 1 from tables where id = ?)")
        .bind(table.as_str())
        .fetch_one(conn)
        .await?;
    Ok(found)
}
