//! Matches among bots: every deal from every seat, shares of the win with their intervals, early stops.

mod contest;
mod fallen;
mod faults;
mod game;
mod line_up;
mod match_so_far;
mod ordered;
mod player;
mod rating;
mod seated;
mod sitting;
mod skills;
mod sprt;
mod standings;
mod tally;

pub use contest::Contest;
pub use fallen::Fallen;
pub use faults::Faults;
pub use game::{Pace, Played};
pub use match_so_far::Match;
pub use ordered::in_order;
pub use player::Player;
pub use rating::Rating;
pub use seated::Seated;
pub use sitting::{Ended, Sitting};
pub use skills::{Skill, Skills};
pub use sprt::{Decision, Sprt};
pub use standings::{Row, Standings};
pub use tally::Tally;
