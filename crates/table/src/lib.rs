//! One live game: the truth, the log, who sits where; and the registry of games.
//!
//! A [`Table`] does no I/O and has no clock. It is asked for the events that a command means ([`Table::sit`],
//! [`Table::act`], …), which changes nothing; whoever runs it stores those events with their time and only then lets it
//! [`Table::absorb`] them. A table that is woken absorbs its stored events in order and stands where it stood. What is to
//! happen by itself, and when, it tells by [`Table::next_due`].

mod absorb;
mod act;
mod chair;
mod clocks;
mod denied;
mod due;
mod entry;
mod event;
mod hint;
mod note;
mod pause;
mod play;
pub mod registry;
mod rematch;
mod seating;
mod stand_in;
mod start;
mod table;
mod terms;
mod undo;

pub use act::{Made, Post};
pub use chair::{Chair, Name, PROGRAM, Sitter, in_records};
pub use clocks::Clocks;
pub use denied::Denied;
pub use due::Due;
pub use entry::Entry;
pub use event::{By, Early, Event, Why};
pub use note::{News, Note};
pub use pause::Pause;
pub use play::Happening;
pub use seating::Reservation;
pub use stand_in::StandIn;
pub use start::ReadyCheck;
pub use table::{NewTable, Table};
pub use terms::{Hints, Pace, Terms};
pub use undo::Request;
