//! What chance can bring.

use crate::{Animal, Card, TRACK, TURBO_SPACES};
use furrow_game::{MAX_SEATS, Seat, Token};
use std::fmt;

/// A random outcome (C3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Who starts (F5).
    Start(Seat),
    /// A starting bet dealt (F3).
    Bet(Seat, Animal),
    /// A stream on this space (F2).
    Stream(u8),
    /// A turbo token of this animal on this space (F19).
    Turbo(u8, Animal),
    /// A card drawn from the pile (F4, F7).
    Draw(Seat, Card),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Start(seat) => write!(f, "start {seat}"),
            Chance::Bet(seat, animal) => write!(f, "bet {seat} {animal}"),
            Chance::Stream(space) => write!(f, "stream {space}"),
            Chance::Turbo(space, animal) => write!(f, "turbo {space} {animal}"),
            Chance::Draw(seat, card) => write!(f, "draw {seat} {card}"),
        }
    }
}

impl Token for Chance {
    fn parse(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').take(4).collect();
        let seat = |text| Seat::parse(text, MAX_SEATS as u8);
        match words[..] {
            ["start", who] => Some(Chance::Start(seat(who)?)),
            ["bet", who, animal] => Some(Chance::Bet(seat(who)?, Animal::parse(animal)?)),
            ["stream", space] => {
                Some(Chance::Stream(space.parse().ok().filter(|n| (1..=TRACK).contains(n))?))
            }
            ["turbo", space, animal] => {
                let space = space.parse().ok().filter(|n| TURBO_SPACES.contains(n))?;
                Some(Chance::Turbo(space, Animal::parse(animal)?))
            }
            ["draw", who, card] => Some(Chance::Draw(seat(who)?, Card::parse(card)?)),
            _ => None,
        }
    }
}
