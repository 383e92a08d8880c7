//! What is kept how long, as docs/hosting.md promises it.
//!
//! A game that has a result is kept for good. One that goes on is never deleted: after a long silence its people are
//! warned, later it is closed, and only a closed table is deleted, a while after that. Any event begins the count anew.

use crate::live::{Command, HouseDeed, Hub, NotWoken, legible};
use furrow_store::{Status, Store, StoreError, TableRow};
use std::collections::HashMap;
use tokio::sync::oneshot;

/// A day in milliseconds.
pub const DAY: i64 = 86_400_000;
/// A table that waits for players and that nobody has touched is deleted after this time.
pub const WAITING: i64 = 30 * DAY;
/// A game in which nothing has happened is warned after this time. Longer than any clock: where there is one, something does.
pub const QUIET: i64 = 90 * DAY;
/// A warned game in which still nothing happens is closed after this time.
pub const WARNED: i64 = 30 * DAY;
/// A closed table, whose game can be downloaded, is deleted after this time.
pub const CLOSED: i64 = 60 * DAY;
/// A server that was away for longer begins all counts anew: nobody could come by meanwhile.
pub const ABSENCE: i64 = 7 * DAY;
/// Where it is kept since when counts run, in unix milliseconds.
const RESUMED: &str = "resumed";

/// What is to be done with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing.
    Keep,
    /// Its people are warned.
    Warn,
    /// The warning is taken back: something happened.
    TakeBack,
    /// It is closed without a result.
    Abandon,
    /// It is deleted.
    Purge,
}

/// What is to be done with a table `now`. Times in unix milliseconds; no count begins before `resumed`.
#[must_use]
pub fn verdict(row: &TableRow, now: i64, resumed: i64) -> Verdict {
    let passed = |since: i64, time: i64| now - since.max(resumed) >= time;
    match (row.status, row.warned_at) {
        (Status::Waiting, _) if passed(row.changed_at, WAITING) => Verdict::Purge,
        (Status::Closed, _) if passed(row.changed_at, CLOSED) => Verdict::Purge,
        (Status::Playing, Some(warned)) if row.changed_at > warned => Verdict::TakeBack,
        (Status::Playing, Some(warned)) if passed(warned, WARNED) => Verdict::Abandon,
        (Status::Playing, None) if passed(row.changed_at, QUIET) => Verdict::Warn,
        _ => Verdict::Keep,
    }
}

/// When a warned table will be closed, in unix milliseconds, unless something happens there; `None`: it is not warned, or
/// something has happened since.
#[must_use]
pub fn closes_at(row: &TableRow, resumed: i64) -> Option<i64> {
    let warned = row.warned_at.filter(|warned| row.status == Status::Playing && row.changed_at <= *warned)?;
    Some(warned.max(resumed) + WARNED)
}

/// Since when counts run, now that the server is back: `alive` is when it was last known to run, if it was.
///
/// # Errors
/// The store's.
pub async fn resumed(store: &Store, alive: Option<i64>, now: i64) -> Result<i64, StoreError> {
    let kept = store.meta(RESUMED).await?.and_then(|text| String::from_utf8(text).ok()?.parse::<i64>().ok());
    // A time to come was noted by a clock that was wrong.
    let kept = kept.filter(|at| *at <= now);
    match kept.filter(|_| alive.is_some_and(|alive| now - alive < ABSENCE)) {
        Some(at) => Ok(at),
        None => {
            store.set_meta(RESUMED, now.to_string().into_bytes()).await?;
            Ok(now)
        }
    }
}

/// Does with every table what is to be done now.
///
/// # Errors
/// The store's; what is left is done the next time.
pub async fn tidy(hub: &Hub, resumed: i64) -> Result<(), StoreError> {
    let mut warned = HashMap::new();
    for row in hub.store().quiet_tables(hub.time().now() - WAITING).await? {
        if legible(judge(hub, &row, resumed).await)?.is_none() {
            continue; // damaged: that is no reason to leave the others as they are
        }
        let row = legible(hub.store().table(&row.id).await)?.flatten();
        warned.extend(row.and_then(|row| Some((row.id.as_str().to_owned(), closes_at(&row, resumed)?))));
    }
    hub.set_warned(warned);
    Ok(())
}

async fn judge(hub: &Hub, row: &TableRow, resumed: i64) -> Result<(), StoreError> {
    let (store, now) = (hub.store(), hub.time().now());
    let verdict = verdict(row, now, resumed);
    if verdict != Verdict::Keep {
        tracing::info!(table = %row.id, ?verdict, "a table that was quiet for long");
    }
    match verdict {
        Verdict::Keep => Ok(()),
        Verdict::Warn => store.set_warned(row.id.clone(), Some(now)).await,
        Verdict::TakeBack => store.set_warned(row.id.clone(), None).await,
        Verdict::Abandon => abandon(hub, row).await,
        // Somebody is looking at it just now.
        Verdict::Purge if hub.is_awake(row.id.as_str()).await => Ok(()),
        Verdict::Purge => match store.purge(row.id.clone()).await {
            // It began in this very moment.
            Err(StoreError::Kept { .. } | StoreError::NoSuchTable { .. }) => Ok(()),
            done => done,
        },
    }
}

/// Closes a table. One that cannot be read is left as it is.
async fn abandon(hub: &Hub, row: &TableRow) -> Result<(), StoreError> {
    let (reply, answer) = oneshot::channel();
    let command = Command::House { deed: HouseDeed::Abandon, reply };
    match hub.send(row.id.as_str(), command).await {
        Err(NotWoken::Store(error)) => return Err(error),
        Ok(true) => drop(answer.await), // what it could not do it does the next time
        Ok(false) | Err(NotWoken::Aside { .. }) => {}
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(status: Status, changed_at: i64, warned_at: Option<i64>) -> TableRow {
        let (id, game) = ("T".into(), "fable".to_owned());
        TableRow { id, game, status, created_at: 0, changed_at, listed: false, warned_at }
    }

    #[test]
    fn every_table_has_its_time() {
        let at = |status, warned, now| verdict(&row(status, 0, warned), now, 0);
        assert_eq!(at(Status::Finished, None, 9_999 * DAY), Verdict::Keep);
        assert_eq!(at(Status::Waiting, None, WAITING - 1), Verdict::Keep);
        assert_eq!(at(Status::Waiting, None, WAITING), Verdict::Purge);
        assert_eq!(at(Status::Playing, None, QUIET - 1), Verdict::Keep);
        assert_eq!(at(Status::Playing, None, 9_999 * DAY), Verdict::Warn, "first of all a warning");
        assert_eq!(at(Status::Playing, Some(QUIET), QUIET + WARNED - 1), Verdict::Keep);
        assert_eq!(at(Status::Playing, Some(QUIET), QUIET + WARNED), Verdict::Abandon);
        assert_eq!(at(Status::Closed, Some(1), CLOSED - 1), Verdict::Keep);
        assert_eq!(at(Status::Closed, Some(1), CLOSED), Verdict::Purge);
    }

    #[test]
    fn a_move_takes_the_warning_back() {
        let moved = row(Status::Playing, QUIET + 5, Some(QUIET));
        assert_eq!(verdict(&moved, QUIET + WARNED, 0), Verdict::TakeBack);
        assert_eq!(closes_at(&moved, 0), None);
        assert_eq!(closes_at(&row(Status::Playing, 0, Some(QUIET)), 0), Some(QUIET + WARNED));
    }

    #[test]
    fn no_clock_is_as_slow_as_a_table_that_is_warned() {
        let slowest = furrow_table::Pace::parse("move-2592000").expect("30 days for each choice");
        let furrow_table::Pace::Move(each) = slowest else { unreachable!("a clock for each choice") };
        assert!(i64::from(each) * 2 < QUIET && furrow_table::Pace::parse("move-2592001").is_none());
    }

    #[test]
    fn an_absence_begins_all_counts_anew() {
        let back = 400 * DAY;
        for (status, warned) in [(Status::Waiting, None), (Status::Playing, Some(10)), (Status::Closed, None)]
        {
            assert_eq!(verdict(&row(status, 0, warned), back, back), Verdict::Keep, "{status:?}");
        }
        assert_eq!(verdict(&row(Status::Playing, 0, Some(10)), back + WARNED, back), Verdict::Abandon);
        assert_eq!(verdict(&row(Status::Playing, 0, None), back + QUIET, back), Verdict::Warn);
    }

    #[tokio::test]
    async fn short_nights_count_and_long_absences_do_not() {
        let store = Store::in_memory().await.expect("a store");
        let since = async |alive: Option<i64>, now: i64| resumed(&store, alive, now).await.expect("a time");
        assert_eq!(since(None, 5).await, 5, "the first start");
        assert_eq!(since(Some(6), 6 + ABSENCE - 1).await, 5, "a few days");
        assert_eq!(since(Some(6), 6 + ABSENCE).await, 6 + ABSENCE, "a week");
        assert_eq!(since(Some(3 * ABSENCE), 3 * ABSENCE).await, 6 + ABSENCE);
        assert_eq!(since(Some(9), 10).await, 10, "the clock was wrong before");
    }
}
