//! What a seat can choose.

use crate::{Animal, HAND, SIDES};
use furrow_game::Token;
use std::fmt;

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))] // one word to copy: lists of actions are made at every decision
pub enum Action {
    /// Takes the whole pile of used cards back; then it lays or passes (R7).
    Recall,
    /// Lays a card face down (R6).
    Lay {
        /// The side of the stage card, 1 (the triangle) to 4, clockwise.
        side: u8,
        /// The card.
        value: u8,
    },
    /// Lays no card this time (R6).
    Pass,
    /// Moves this animal by all the points of the side won (R12).
    Move(Animal),
    /// Moves nothing (R12).
    Decline,
    /// Spends one point of a `?` side on this animal (R12).
    Step(Animal),
    /// Spends no more points of a `?` side (R12).
    Stop,
    /// Gives up a tile of this value (R17).
    Discard(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Recall => f.write_str("recall"),
            Action::Lay { side, value } => write!(f, "lay {side} {value}"),
            Action::Pass => f.write_str("pass"),
            Action::Move(animal) => write!(f, "move {animal}"),
            Action::Decline => f.write_str("decline"),
            Action::Step(animal) => write!(f, "step {animal}"),
            Action::Stop => f.write_str("stop"),
            Action::Discard(tile) => write!(f, "discard {tile}"),
        }
    }
}

impl Token for Action {
    fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').take(4).collect();
        let number = |text: &str| text.parse::<u8>().ok();
        match words[..] {
            ["recall"] => Some(Action::Recall),
            ["lay", side, value] => Some(Action::Lay {
                side: number(side).filter(|side| (1..=SIDES).contains(side))?,
                value: number(value).filter(|value| HAND.get(*value) > 0)?,
            }),
            ["pass"] => Some(Action::Pass),
            ["move", animal] => Some(Action::Move(Animal::parse(animal)?)),
            ["decline"] => Some(Action::Decline),
            ["step", animal] => Some(Action::Step(Animal::parse(animal)?)),
            ["stop"] => Some(Action::Stop),
            ["discard", tile] => Some(Action::Discard(number(tile).filter(|tile| (1..=6).contains(tile))?)),
            _ => None,
        }
    }
}
