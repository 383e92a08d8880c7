use sqlx::{query, query_as, query_scalar};

use crate::read::{each, legible};
use crate::{Illegible, Status, Store, StoreError, TableRow};

/// How many tables have come how far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Seats are being filled.
    pub waiting: u64,
    /// The game is on.
    pub playing: u64,
    /// Over.
    pub finished: u64,
    /// Ended without a result.
    pub closed: u64,
}

impl Counts {
    /// All of them.
    pub fn all(self) -> u64 {
        self.waiting + self.playing + self.finished + self.closed
    }
}

impl Store {
    /// How many tables there are, by how far they have come.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn counts(&self) -> Result<Counts, StoreError> {
        let rows: Vec<(String, i64)> = query_as("select status, count(*) from tables group by status")
            .fetch_all(self.readers())
            .await
            .map_err(|error| self.reading(error))?;
        let mut counts = Counts::default();
        for (status, count) in rows {
            let of = match Status::parse(&status) {
                Some(Status::Waiting) => &mut counts.waiting,
                Some(Status::Playing) => &mut counts.playing,
                Some(Status::Finished) => &mut counts.finished,
                Some(Status::Closed) => &mut counts.closed,
                None => continue, // the schema forbids it
            };
            *of = count.cast_unsigned();
        }
        Ok(counts)
    }

    /// How large the database is, in bytes, without what still waits beside it in the write-ahead log.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn bytes(&self) -> Result<u64, StoreError> {
        let size: i64 =
            query_scalar("select page_count * page_size from pragma_page_count, pragma_page_size")
                .fetch_one(self.readers())
                .await
                .map_err(|error| self.reading(error))?;
        Ok(size.cast_unsigned())
    }

    /// The tables without a result that have not changed since before `before` unix milliseconds, or are warned, and can
    /// be read; the one that changed first comes first.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn quiet_tables(&self, before: i64) -> Result<Vec<TableRow>, StoreError> {
        query(
            "select * from tables where status <> 'finished' and (changed_at < ? or warned_at is not null) \
             order by changed_at, id",
        )
        .bind(before)
        .fetch_all(self.readers())
        .await
        .map(|rows| legible(&rows))
        .map_err(|error| self.reading(error))
    }

    /// The tables that have a result, in the order in which they came to it: `limit` of them, after the first `offset`;
    /// one whose row cannot be read is named in its place.
    ///
    /// # Errors
    /// The failures of the disk.
    pub async fn finished_tables(
        &self,
        limit: u32,
        offset: u64,
    ) -> Result<Vec<Result<TableRow, Illegible>>, StoreError> {
        query("select * from tables where status = 'finished' order by changed_at, id limit ? offset ?")
            .bind(limit)
            .bind(i64::try_from(offset).unwrap_or(i64::MAX))
            .fetch_all(self.readers())
            .await
            .map(|rows| each(&rows))
            .map_err(|error| self.reading(error))
    }
}
