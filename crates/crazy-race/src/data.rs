//! The components of the box (R1 to R4).

use crate::Values;
use std::fmt;

/// The three animals of a player (R1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Animal {
    /// On the ground.
    Sprinter,
    /// On its belly.
    Reptile,
    /// In the air.
    Flyer,
}

impl Animal {
    /// All.
    pub const ALL: [Animal; 3] = [Animal::Sprinter, Animal::Reptile, Animal::Flyer];

    /// The word of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["sprinter", "reptile", "flyer"][self as usize]
    }

    /// Reads the word of the record.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|animal| animal.name() == text)
    }

    /// The letter of a stage card's text (R4).
    #[must_use]
    pub const fn letter(self) -> char {
        ['S', 'R', 'F'][self as usize]
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The eight cards of a player (R2).
pub const HAND: Values = Values::of(&[1, 1, 2, 2, 3, 3, 4, 6]);

/// The progress of an animal at the turnaround (R1).
pub const TURNAROUND: u8 = 6;

/// The progress of an animal that is home (R1).
pub const HOME: u8 = 12;

/// Sides of a stage card (R4).
pub const SIDES: u8 = 4;

/// Stage cards of a deck, all of which are used (R4, R5).
pub const STAGES: u8 = 8;

/// Rounds of laying in a stage (R6).
pub const ROUNDS: u8 = 3;

/// The highest tile at the turnaround and at the finish; one of each number down to 1 lies there (R3).
#[must_use]
pub const fn highest_tile(seats: u8) -> u8 {
    if seats == 3 { 5 } else { 6 }
}

/// The space of the lane at this progress: the same on the way there and back (R1).
#[must_use]
pub const fn space(progress: u8) -> u8 {
    if progress > TURNAROUND { HOME - progress } else { progress }
}
