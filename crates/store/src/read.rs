use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, query, query_as, query_scalar};

use crate::{Illegible, MemberTable, Status, Store, StoreError, TableId, TableRow};

impl Store {
    /// The bodies of a table's events from index `from` on, in order; empty if there are none, or no such table.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn events(&self, table: &TableId, from: u64) -> Result<Vec<String>, StoreError> {
        query_scalar("select body from events where table_id = ? and n >= ? order by n")
            .bind(table.as_str())
            .bind(i64::try_from(from).unwrap_or(i64::MAX))
            .fetch_all(self.readers())
            .await
            .map_err(|error| self.reading(error))
    }

    /// The pending choices of a table: seat and body, in seat order. // F4
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn pending(&self, table: &TableId) -> Result<Vec<(u8, String)>, StoreError> {
        query_as("select seat, body from pending where table_id = ? order by seat")
            .bind(table.as_str())
            .fetch_all(self.readers())
            .await
            .map_err(|error| self.reading(error))
    }

    /// What is known of a table, if it exists.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        query_as("select * from tables where id = ?")
            .bind(id.as_str())
            .fetch_optional(self.readers())
            .await
            .map_err(|error| self.reading(error))
    }

    /// Every table that waits or plays, the one that changed last first; one whose row cannot be read is named in its
    /// place.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn open_tables(&self) -> Result<Vec<Result<TableRow, Illegible>>, StoreError> {
        query("select * from tables where status in ('waiting', 'playing') order by changed_at desc, id")
            .fetch_all(self.readers())
            .await
            .map(|rows| each(&rows))
            .map_err(|error| self.reading(error))
    }

    /// The lobby: the tables that wait and are listed, the newest first, of at most `limit` those that can be read.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn listed_tables(&self, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        query("select * from tables where listed and status = 'waiting' order by created_at desc, id limit ?")
            .bind(limit)
            .fetch_all(self.readers())
            .await
            .map(|rows| legible(&rows))
            .map_err(|error| self.reading(error))
    }

    /// Every table there is, the one that changed last first: `limit` of them, after the first `offset`; one whose row
    /// cannot be read is named in its place.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn all_tables(
        &self,
        limit: u32,
        offset: u64,
    ) -> Result<Vec<Result<TableRow, Illegible>>, StoreError> {
        query("select * from tables order by changed_at desc, id limit ? offset ?")
            .bind(limit)
            .bind(i64::try_from(offset).unwrap_or(i64::MAX))
            .fetch_all(self.readers())
            .await
            .map(|rows| each(&rows))
            .map_err(|error| self.reading(error))
    }

    /// The tables a browser ever joined and that can be read, finished ones too, the one that changed last first.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn tables_of(&self, browser: &str) -> Result<Vec<MemberTable>, StoreError> {
        query(
            "select tables.*, seat from members join tables on id = table_id \
             where browser = ? order by changed_at desc, id",
        )
        .bind(browser)
        .fetch_all(self.readers())
        .await
        .map(|rows| legible(&rows))
        .map_err(|error| self.reading(error))
    }

    /// The value kept under `key`, see [`Store::meta_or_insert`].
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn meta(&self, key: &str) -> Result<Option<Vec<u8>>, StoreError> {
        query_scalar("select value from meta where key = ?")
            .bind(key)
            .fetch_optional(self.readers())
            .await
            .map_err(|error| self.reading(error))
    }

    /// The text kept by [`Store::put_upload`] under `id`, unless it was pruned since.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn upload(&self, id: &str) -> Result<Option<String>, StoreError> {
        query_scalar("select body from uploads where id = ?")
            .bind(id)
            .fetch_optional(self.readers())
            .await
            .map_err(|error| self.reading(error))
    }
}

/// Every row by itself: one that cannot be read keeps no other from being read.
pub(crate) fn each(rows: &[SqliteRow]) -> Vec<Result<TableRow, Illegible>> {
    let named = |row: &SqliteRow| {
        let id: Vec<u8> = row.try_get("id").unwrap_or_default();
        TableId::from(String::from_utf8_lossy(&id).into_owned())
    };
    let read =
        |row| TableRow::from_row(row).map_err(|error| Illegible { id: named(row), why: error.to_string() });
    rows.iter().map(read).collect()
}

/// The rows that can be read.
pub(crate) fn legible<'r, T: FromRow<'r, SqliteRow>>(rows: &'r [SqliteRow]) -> Vec<T> {
    rows.iter().filter_map(|row| T::from_row(row).ok()).collect()
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        let (id, status): (String, String) = (row.try_get("id")?, row.try_get("status")?);
        let Some(status) = Status::parse(&status) else {
            // The schema forbids it, so the page was changed behind SQLite's back.
            return Err(sqlx::Error::Decode(format!("table {id} is {status:?}").into()));
        };
        Ok(TableRow {
            id: id.into(),
            game: row.try_get("game")?,
            status,
            created_at: row.try_get("created_at")?,
            changed_at: row.try_get("changed_at")?,
            listed: row.try_get("listed")?,
            warned_at: row.try_get("warned_at")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for MemberTable {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(MemberTable { table: TableRow::from_row(row)?, seat: row.try_get("seat")? })
    }
}
