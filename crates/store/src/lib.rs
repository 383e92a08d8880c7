//! Tables and their events, kept in SQLite.
//!
//! What always holds, whatever happens to the process or the machine:
//!
//! - **Acknowledged is durable.** [`Store::append`] and the other changes return `Ok` only after their transaction
//!   was committed and synced; nobody reads a change before that.
//! - **A log only grows.** Events of a table are numbered 0, 1, 2, … without a gap; triggers in the database
//!   itself refuse to change, remove, replace or skip one. It goes only whole and with its table, by
//!   [`Store::purge`], and the log of a table that plays or has a result never does.
//! - **All or nothing.** What one [`NewTable`] or [`Append`] says happens together or not at all, and one that is
//!   refused does not touch the others that share its transaction.
//! - **One writer.** One task makes every change; changes that wait at the same moment share one transaction and
//!   one sync. A second store on the same file is refused, and a killed one leaves nothing to clean up.
//! - **Bodies are opaque.** The text of an event or a pending choice comes back byte for byte; what it means is
//!   the table's business. Times are the caller's, in unix milliseconds: nothing here reads a clock.
//! - **No surprise in an old or new file.** Migrations are numbered and checksummed; a database of a newer
//!   version, or of another program, is refused and left as it was.

mod backup;
mod draft;
mod error;
mod lock;
mod look;
mod read;
mod restore;
mod row;
mod schema;
mod store;
mod survey;
mod write;
mod writer;

pub use backup::{Contents, backup};
pub use error::StoreError;
pub use look::Look;
pub use restore::{Restored, restore};
pub use row::{Append, Illegible, Member, MemberTable, NewTable, Status, TableId, TableRow};
pub use store::Store;
pub use survey::Counts;
