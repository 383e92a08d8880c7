//! What a seat can choose.

use crate::{FINISH, Marker};
use furrow_game::Token;
use std::fmt;

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))] // one word to copy: lists of actions are made at every decision
pub struct Action {
    /// With two players the marker; else `None`.
    pub marker: Option<Marker>,
    /// What it does.
    pub act: Act,
}

/// What a marker does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Act {
    /// So many spaces forward, 1 to 64 (P11, P13).
    Forward(u8),
    /// Back to the nearest tortoise (P12).
    Back,
    /// Stays on a carrot space and takes 10 (P10).
    Take,
    /// Stays on a carrot space and gives 10 (P10).
    Give,
    /// Back to the start, two players only (P14, P22).
    Restart,
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Forward(n) => write!(f, "forward {n}"),
            Act::Back => f.write_str("back"),
            Act::Take => f.write_str("take"),
            Act::Give => f.write_str("give"),
            Act::Restart => f.write_str("restart"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(marker) = self.marker {
            write!(f, "{marker} ")?;
        }
        self.act.fmt(f)
    }
}

impl Token for Action {
    fn parse(text: &str) -> Option<Self> {
        let (marker, rest) = match text.split_once(' ') {
            Some((first, rest)) if Marker::parse(first).is_some() => (Marker::parse(first), rest),
            _ => (None, text),
        };
        let act = match rest {
            "back" => Act::Back,
            "take" => Act::Take,
            "give" => Act::Give,
            "restart" if marker.is_some() => Act::Restart,
            _ => {
                let n = rest.strip_prefix("forward ")?.parse().ok()?;
                (1..=FINISH).contains(&n).then_some(Act::Forward(n))?
            }
        };
        Some(Action { marker, act })
    }
}
