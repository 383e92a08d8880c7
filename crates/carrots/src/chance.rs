//! What chance can bring.

use furrow_game::{MAX_SEATS, Seat, Token};
use std::fmt;

/// A random outcome (C3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts (P5).
    Start(Seat),
    /// The die on a hare space, 1 to 6 (P3).
    Die(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Die(n) => write!(f, "die {n}"),
        }
    }
}

impl Token for Chance {
    fn parse(text: &str) -> Option<Self> {
        match text.split_once(' ')? {
            ("start", who) => Some(Chance::Start(Seat::parse(who, MAX_SEATS as u8)?)),
            ("die", n) => Some(Chance::Die(n.parse().ok().filter(|n| (1..=6).contains(n))?)),
            _ => None,
        }
    }
}
