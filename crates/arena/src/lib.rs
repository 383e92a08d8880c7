//! Matches among bots: every deal from every seat, shares of the win with their intervals, early stops.

mod contest;
mod player;
mod sprt;
mod tally;

pub use contest::Contest;
pub use player::{Player, Seated};
pub use sprt::{Decision, Sprt};
pub use tally::Tally;
