//! One live game: the truth, the log, who sits where; and the registry of games.
//!
//! A [`Table`] does no I/O. It is asked for the events that a command means ([`Table::sit`], [`Table::act`], …),
//! which changes nothing; whoever runs it stores those events and only then lets it [`Table::absorb`] them. A
//! table that is woken absorbs its stored events in order and stands where it stood.

mod chair;
mod denied;
mod event;
mod play;
pub mod registry;
mod table;

pub use chair::{Chair, Name, Sitter};
pub use denied::Denied;
pub use event::{Early, Event};
pub use play::Happening;
pub use table::{Made, Table};
