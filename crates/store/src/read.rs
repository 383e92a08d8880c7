use sqlx::{query_as, query_scalar};

use crate::{MemberTable, Status, Store, StoreError, TableId, TableRow};

/// A row of `tables` as SQLite gives it.
type Columns = (String, String, String, i64, i64);

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
        let found: Option<Columns> =
            query_as("select id, game, status, created_at, changed_at from tables where id = ?")
                .bind(id.as_str())
                .fetch_optional(self.readers())
                .await
                .map_err(|error| self.reading(error))?;
        found.map(|columns| self.row(columns)).transpose()
    }

    /// Every table that is not finished, the one that changed last first.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn open_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let found: Vec<Columns> = query_as(
            "select id, game, status, created_at, changed_at from tables \
             where status <> 'finished' order by changed_at desc, id",
        )
        .fetch_all(self.readers())
        .await
        .map_err(|error| self.reading(error))?;
        found.into_iter().map(|columns| self.row(columns)).collect()
    }

    /// The tables a browser ever joined, finished ones too, the one that changed last first.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn tables_of(&self, browser: &str) -> Result<Vec<MemberTable>, StoreError> {
        let found: Vec<(String, String, String, i64, i64, Option<u8>)> = query_as(
            "select id, game, status, created_at, changed_at, seat from members join tables on id = table_id \
             where browser = ? order by changed_at desc, id",
        )
        .bind(browser)
        .fetch_all(self.readers())
        .await
        .map_err(|error| self.reading(error))?;
        let member = |(id, game, status, created, changed, seat)| {
            Ok(MemberTable { table: self.row((id, game, status, created, changed))?, seat })
        };
        found.into_iter().map(member).collect()
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

    fn row(&self, (id, game, status, created_at, changed_at): Columns) -> Result<TableRow, StoreError> {
        let Some(status) = Status::parse(&status) else {
            // The schema forbids it, so the page was changed behind SQLite's back.
            return Err(self.reading(sqlx::Error::Decode(format!("table {id} is {status:?}").into())));
        };
        Ok(TableRow { id: id.into(), game, status, created_at, changed_at })
    }
}
