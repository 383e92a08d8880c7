use sqlx::sqlite::SqliteConnection;
use sqlx::{query, query_scalar};

use crate::{Append, Member, NewTable, Status, StoreError, TableId};

/// One change the writer makes, all or nothing.
#[derive(Debug)]
pub(crate) enum Write {
    Create(NewTable),
    Append(Append),
    PutPending { table: TableId, seat: u8, body: String },
    ClearPending { table: TableId },
    Join { table: TableId, member: Member, at: i64 },
    MetaIfAbsent { key: String, value: Vec<u8> },
    Meta { key: String, value: Vec<u8> },
    Warned { table: TableId, at: Option<i64> },
    Purge { table: TableId },
    Upload { id: String, at: i64, body: String },
    PruneUploads { keep: u32, older_than: i64 },
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
        Write::Meta { key, value } => meta(conn, key, value).await,
        Write::Warned { table, at } => warned(conn, table, *at).await,
        Write::Purge { table } => purge(conn, table).await,
        Write::Upload { id, at, body } => upload(conn, id, *at, body).await,
        Write::PruneUploads { keep, older_than } => prune_uploads(conn, *keep, *older_than).await,
    }
}

async fn create(conn: &mut SqliteConnection, new: &NewTable) -> Result<(), Fault> {
    if status(conn, &new.id).await?.is_some() {
        return Err(Fault::Refused(StoreError::Taken { table: new.id.clone() }));
    }
    query(
        "insert into tables (id, game, status, created_at, changed_at, listed) \
         values (?1, ?2, ?3, ?4, ?4, ?5)",
    )
    .bind(new.id.as_str())
    .bind(&new.game)
    .bind(new.status.name())
    .bind(new.at)
    .bind(new.listed)
    .execute(&mut *conn)
    .await?;
    insert_events(conn, &new.id, 0, new.at, &new.events).await?;
    join_all(conn, &new.id, &new.members, new.at).await
}

async fn add(conn: &mut SqliteConnection, append: &Append) -> Result<(), Fault> {
    let table = &append.table;
    let before = require(conn, table).await?;
    let next: i64 = query_scalar("select coalesce(max(n) + 1, 0) from events where table_id = ?")
        .bind(table.as_str())
        .fetch_one(&mut *conn)
        .await?;
    let next = next.cast_unsigned();
    if next != append.first {
        let table = table.clone();
        return Err(Fault::Refused(StoreError::Conflict { table, first: append.first, next }));
    }
    if let Some(to) = append.status.filter(|to| !leads_to(before, *to)) {
        return Err(Fault::Refused(StoreError::Final { table: table.clone(), from: before, to }));
    }
    insert_events(conn, table, next, append.at, &append.events).await?;
    query(
        "update tables set changed_at = ?, status = coalesce(?, status), listed = coalesce(?, listed) \
         where id = ?",
    )
    .bind(append.at)
    .bind(append.status.map(Status::name))
    .bind(append.listed)
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

async fn meta(conn: &mut SqliteConnection, key: &str, value: &[u8]) -> Result<(), Fault> {
    query(
        "insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value",
    )
    .bind(key)
    .bind(value)
    .execute(conn)
    .await?;
    Ok(())
}

async fn warned(conn: &mut SqliteConnection, table: &TableId, at: Option<i64>) -> Result<(), Fault> {
    require(conn, table).await?;
    query("update tables set warned_at = ? where id = ?").bind(at).bind(table.as_str()).execute(conn).await?;
    Ok(())
}

/// Deletes a table that waits or is closed, with all that hangs on it.
async fn purge(conn: &mut SqliteConnection, table: &TableId) -> Result<(), Fault> {
    let status = require(conn, table).await?;
    if !matches!(status, Status::Waiting | Status::Closed) {
        return Err(Fault::Refused(StoreError::Kept { table: table.clone(), status }));
    }
    // The table itself last: the rows of the others point at it.
    for delete in [
        "delete from events where table_id = ?",
        "delete from pending where table_id = ?",
        "delete from members where table_id = ?",
        "delete from tables where id = ?",
    ] {
        query(delete).bind(table.as_str()).execute(&mut *conn).await?;
    }
    Ok(())
}

async fn upload(conn: &mut SqliteConnection, id: &str, at: i64, body: &str) -> Result<(), Fault> {
    query("insert or replace into uploads (id, at, body) values (?, ?, ?)")
        .bind(id)
        .bind(at)
        .bind(body)
        .execute(conn)
        .await?;
    Ok(())
}

async fn prune_uploads(conn: &mut SqliteConnection, keep: u32, older_than: i64) -> Result<(), Fault> {
    query(
        "delete from uploads where at < ? \
         or id not in (select id from uploads order by at desc, id limit ?)",
    )
    .bind(older_than)
    .bind(keep)
    .execute(conn)
    .await?;
    Ok(())
}

/// Whether a table may go from one status to the other, as the triggers have it too.
fn leads_to(from: Status, to: Status) -> bool {
    from == to || to != Status::Waiting && matches!(from, Status::Waiting | Status::Playing)
}

/// The status of a table that has to exist.
async fn require(conn: &mut SqliteConnection, table: &TableId) -> Result<Status, Fault> {
    let found = status(conn, table).await?;
    found.ok_or_else(|| Fault::Refused(StoreError::NoSuchTable { table: table.clone() }))
}

async fn status(conn: &mut SqliteConnection, table: &TableId) -> Result<Option<Status>, Fault> {
    let name: Option<String> = query_scalar("select status from tables where id = ?")
        .bind(table.as_str())
        .fetch_optional(conn)
        .await?;
    Ok(name.as_deref().and_then(Status::parse))
}
