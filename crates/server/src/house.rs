//! What whoever keeps the server has to do with it: a key, a page of its own, messages to all, what is kept
//! how long, and what the finished games come to.

mod csv;
mod digest;
mod key;
mod notice;
mod rating_list;
mod ratings;
mod results;
pub mod retention;

pub(crate) use digest::{Digest, Person};
pub(crate) use key::HostKey;
pub use notice::Notice;
pub(crate) use rating_list::rating_list;
pub(crate) use ratings::{Class, Company, Figures, Own, Ranked, Ratings, Sheet};
pub(crate) use results::results;

use time::OffsetDateTime;

/// A time in unix milliseconds as feeds and tables of figures write it: `2026-01-31T12:00:00Z`.
pub(crate) fn stamp(at: i64) -> String {
    let at = OffsetDateTime::from_unix_timestamp(at.div_euclid(1000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
    format!("{}T{:02}:{:02}:{:02}Z", at.date(), at.hour(), at.minute(), at.second())
}

/// The day of a time in unix milliseconds, in UTC: `2026-01-31`.
pub(crate) fn day(at: i64) -> String {
    stamp(at).split('T').next().unwrap_or_default().to_owned()
}
