//! The components of the box (F1, F2, F9, F16, F19).

use crate::Counts;
use std::fmt;

/// The five animals, in running order (F9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Animal {
    /// Two steps, and naps.
    Hare,
    /// One step even without a card.
    Tortoise,
    /// Howls.
    Wolf,
    /// A step a card.
    Fox,
    /// A step a card and one more, and drinks.
    Lamb,
}

impl Animal {
    /// All, in running order.
    pub const ALL: [Animal; 5] = [Animal::Hare, Animal::Tortoise, Animal::Wolf, Animal::Fox, Animal::Lamb];

    /// The word of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["hare", "tortoise", "wolf", "fox", "lamb"][self as usize]
    }

    /// Reads the word of the record.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|animal| animal.name() == text)
    }

    /// The plain card of this animal.
    #[must_use]
    pub const fn card(self) -> Card {
        [Card::Hare, Card::Tortoise, Card::Wolf, Card::Fox, Card::Lamb][self as usize]
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The six kinds of racing cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A hare.
    Hare,
    /// A tortoise.
    Tortoise,
    /// A plain wolf.
    Wolf,
    /// A wolf with the howl.
    Howl,
    /// A fox.
    Fox,
    /// A lamb.
    Lamb,
}

impl Card {
    /// All kinds.
    pub const ALL: [Card; 6] = [Card::Hare, Card::Tortoise, Card::Wolf, Card::Howl, Card::Fox, Card::Lamb];

    /// The word of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["hare", "tortoise", "wolf", "howl", "fox", "lamb"][self as usize]
    }

    /// Reads the word of the record.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name() == text)
    }

    /// The animal on it; a howl is a wolf (F4, F6).
    #[must_use]
    pub const fn animal(self) -> Animal {
        [Animal::Hare, Animal::Tortoise, Animal::Wolf, Animal::Wolf, Animal::Fox, Animal::Lamb][self as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The 81 racing cards (F1).
pub const DECK: Counts = Counts::of([18, 17, 13, 3, 15, 15]);

/// The 65 racing cards of the apprentice variant: 13 of each animal, no howls (F19).
pub const APPRENTICE_DECK: Counts = Counts::of([13, 13, 13, 0, 13, 13]);

/// Spaces of the track; 0 is the start line (F2).
pub const TRACK: u8 = 11;

/// The position of an animal that has crossed the finish line (F2).
pub const FINISH: u8 = TRACK + 1;

/// Cards of a full hand (F7, F23), apprentices aside; one more is dealt before the second bet (F4).
pub const HAND: u8 = 6;

/// The spaces of the turbo tokens, ascending (F19).
pub const TURBO_SPACES: [u8; 5] = [2, 4, 6, 8, 10];

/// Steps more for an animal that ends its move on its own turbo token (F21).
pub const TURBO_STEPS: u8 = 2;

/// The most cards on the table, and the most of one animal (F6).
pub(crate) const TABLE_LIMIT: u8 = 8;

/// See [`TABLE_LIMIT`].
pub(crate) const ANIMAL_LIMIT: u8 = 4;

/// Steps by animal and number of its cards on the table, 0 to 4 (F9).
pub const STEPS: [[u8; 5]; 5] =
    [[0, 2, 2, 2, 2], [1, 1, 1, 1, 2], [0, 1, 1, 2, 3], [0, 1, 2, 3, 4], [0, 2, 3, 4, 5]];

/// Points of a bet by podium place (F16).
pub const POINTS: [u8; 3] = [5, 3, 2];
