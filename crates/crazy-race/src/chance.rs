//! What chance can bring.

use crate::STAGES;
use furrow_game::{MAX_SEATS, Seat, Token};
use std::fmt;

/// A random outcome (C3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts (R5).
    Start(Seat),
    /// The stage card with this number in deck order, 1 to 8, is turned over (R5).
    Stage(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Stage(number) => write!(f, "stage {number}"),
        }
    }
}

impl Token for Chance {
    fn parse(text: &str) -> Option<Self> {
        match text.split_once(' ')? {
            ("start", seat) => Some(Chance::Start(Seat::parse(seat, MAX_SEATS as u8)?)),
            ("stage", number) => {
                Some(Chance::Stage(number.parse().ok().filter(|n| (1..=STAGES).contains(n))?))
            }
            _ => None,
        }
    }
}
