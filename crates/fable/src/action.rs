//! What a seat can choose.

use crate::{Animal, Card, Counts};
use furrow_game::Token;
use std::fmt;

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))] // one word to copy: lists of actions are made at every decision
pub enum Action {
    /// The second bet (F4).
    Bet(Card),
    /// A turn (F6).
    Play(Play),
    /// An animal is moved in an apprentice race (F20).
    Move(Animal),
}

/// Cards of one animal laid in a turn: 1 to 4 in all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Play {
    /// The animal.
    pub animal: Animal,
    /// Cards without the howl.
    pub plain: u8,
    /// Cards with the howl, wolves only.
    pub howls: u8,
}

impl Play {
    /// `n` plain cards of an animal.
    #[must_use]
    pub const fn plain(animal: Animal, n: u8) -> Self {
        Play { animal, plain: n, howls: 0 }
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.plain + self.howls
    }

    /// Whether there are none; no legal play is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The cards.
    #[must_use]
    pub const fn cards(self) -> Counts {
        Counts::some(self.animal.card(), self.plain).plus(Counts::some(Card::Howl, self.howls))
    }

    /// The play of exactly these cards; `None` if they are not 1 to 4 of one animal (F6).
    #[must_use]
    pub fn of(cards: Counts) -> Option<Self> {
        let (first, _) = cards.iter().next()?;
        let animal = first.animal();
        let howls = cards.get(Card::Howl);
        let play = Play {
            animal,
            plain: cards.of_animal(animal) - if animal == Animal::Wolf { howls } else { 0 },
            howls,
        };
        (play.cards() == cards && play.len() <= 4).then_some(play)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bet(card) => write!(f, "bet {card}"),
            Action::Move(animal) => write!(f, "move {animal}"),
            Action::Play(play) => {
                f.write_str("play")?;
                play.cards().cards().try_for_each(|card| write!(f, " {card}"))
            }
        }
    }
}

impl Token for Action {
    fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        match words.next()? {
            "bet" => {
                let card = Card::parse(words.next()?)?;
                words.next().is_none().then_some(Action::Bet(card))
            }
            "move" => {
                let animal = Animal::parse(words.next()?)?;
                words.next().is_none().then_some(Action::Move(animal))
            }
            "play" => {
                let cards: Option<Vec<Card>> = words.map(Card::parse).take(5).collect();
                Play::of(cards?.into_iter().collect()).map(Action::Play)
            }
            _ => None,
        }
    }
}
