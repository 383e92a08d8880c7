//! Replays: a finished game, a game that goes on as far as its viewer may see it, or a game file, step by step.
//!
//! A replay has no task and no stream. Its page follows from a record, a step and a pair of eyes: the same table as the
//! live one, with a scrubber where others decide. The eyes that see all ([`furrow_game::Viewer::All`]) are lent nowhere
//! else, and only for games that are over and for files.

mod account;
mod check;
mod cut;
mod draws;
mod eyes;
mod film;
mod report;
mod screen;
mod totals;
mod upload;

pub use account::{Account, Chart, Row};
pub use check::{check, game, unreadable};
pub use cut::Cut;
pub use draws::{Cell, Draws};
pub use eyes::{Blind, Look};
use film::Film;
pub use report::{in_words, report};
pub use screen::{Screen, Source, screen};
pub use totals::{Counted, MOST_GAMES, Totals};
pub use upload::{fair, people, take};
