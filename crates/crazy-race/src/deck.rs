//! Stage cards (R4): the deck is data.

use crate::{Animal, STAGES};
use furrow_game::SetupError;
use std::fmt;

/// What a side of a stage card is worth (R12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Points {
    /// So many, 1 to 4, for one animal.
    Number(u8),
    /// `?`: one for each card at this side, for any of the winner's animals.
    PerCard,
}

/// A side of a stage card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The animal that moves; `None`: the winner chooses.
    pub animal: Option<Animal>,
    /// How far.
    pub points: Points,
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.animal.map_or('*', Animal::letter))?;
        match self.points {
            Points::Number(n) => write!(f, "{n}"),
            Points::PerCard => f.write_str("?"),
        }
    }
}

/// A stage card: its sides clockwise from the triangle.
pub type StageCard = [Side; 4];

/// Eight stage cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck {
    cards: [StageCard; STAGES as usize],
    /// Whether it was named and not written out.
    named: bool,
}

const fn animal(animal: Animal, n: u8) -> Side {
    Side { animal: Some(animal), points: Points::Number(n) }
}

const fn sprinter(n: u8) -> Side {
    animal(Animal::Sprinter, n)
}

const fn reptile(n: u8) -> Side {
    animal(Animal::Reptile, n)
}

const fn flyer(n: u8) -> Side {
    animal(Animal::Flyer, n)
}

const fn any(n: u8) -> Side {
    Side { animal: None, points: Points::Number(n) }
}

const PER_CARD: Side = Side { animal: None, points: Points::PerCard };

impl Deck {
    /// The reconstructed deck: no reading of the printed cards was found (R4).
    pub const RECONSTRUCTED: Deck = Deck {
        cards: [
            [any(2), sprinter(3), flyer(2), reptile(2)],
            [sprinter(1), reptile(4), flyer(3), PER_CARD],
            [reptile(2), sprinter(4), flyer(1), any(1)],
            [flyer(3), sprinter(2), PER_CARD, reptile(3)],
            [any(3), flyer(1), sprinter(4), reptile(3)],
            [sprinter(2), PER_CARD, flyer(4), reptile(1)],
            [reptile(4), sprinter(1), flyer(2), any(2)],
            [flyer(4), reptile(1), sprinter(3), PER_CARD],
        ],
        named: true,
    };

    /// The cards, in deck order.
    #[must_use]
    pub const fn cards(&self) -> &[StageCard; STAGES as usize] {
        &self.cards
    }

    /// A card by its number in deck order, from 1.
    #[must_use]
    #[inline]
    pub(crate) const fn card(&self, number: u8) -> &StageCard {
        &self.cards[number as usize - 1]
    }

    /// Whether it is the reconstructed deck by name.
    #[must_use]
    pub(crate) const fn is_named(&self) -> bool {
        self.named
    }

    /// Reads a card from each line; `lines` come with their numbers from 1.
    ///
    /// # Errors
    /// The first line that breaks R4, or a wrong number of cards.
    pub(crate) fn read(lines: &[(usize, String)]) -> Result<Self, SetupError> {
        let mut deck = Deck { named: false, ..Deck::RECONSTRUCTED };
        for (card, (line, text)) in deck.cards.iter_mut().zip(lines) {
            *card = read_card(text).map_err(|fault| fault.on(*line))?;
        }
        let (got, most) = (lines.len(), usize::from(STAGES));
        if got == most {
            return Ok(deck);
        }
        // The line that is one too many, or the one that is missing.
        let line =
            lines.get(most).map_or_else(|| lines.last().map_or(1, |(line, _)| line + 1), |(line, _)| *line);
        let why = format!("a deck has {STAGES} cards, one a line, and this one has {got}");
        Err(fault("count", got, why).on(line))
    }
}

/// A card as the record writes it: `*2 S3 F2 R2`.
#[must_use]
pub fn card_text(card: &StageCard) -> String {
    card.map(|side| side.to_string()).join(" ")
}

/// What is wrong with a line: a word for it, what was found, and a sentence without its ruling.
struct Fault(&'static str, String, String);

impl Fault {
    fn on(self, line: usize) -> SetupError {
        let Fault(fault, got, why) = self;
        SetupError::BadLine { key: "deck", line, why: format!("{why} (R4)"), fault, got }
    }
}

fn fault(fault: &'static str, got: impl fmt::Display, why: String) -> Fault {
    Fault(fault, got.to_string(), why)
}

fn read_card(text: &str) -> Result<StageCard, Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let got = words.len();
    let four: [&str; 4] = words
        .try_into()
        .map_err(|_| fault("sides", got, format!("a stage card has four sides, this has {got}")))?;
    let mut card = Deck::RECONSTRUCTED.cards[0];
    for (side, word) in card.iter_mut().zip(four) {
        *side = read_side(word)?;
    }
    for animal in Animal::ALL {
        match card.iter().filter(|side| side.animal == Some(animal)).count() {
            1 => {}
            0 => {
                let why = format!("the {animal} is missing; each animal has one side");
                return Err(fault("missing", animal.letter(), why));
            }
            n => {
                let why = format!("the {animal} has {n} sides; each animal has one, and one side has none");
                return Err(fault("twice", animal.letter(), why));
            }
        }
    }
    Ok(card) // three sides have an animal each, so one has none
}

fn read_side(word: &str) -> Result<Side, Fault> {
    let shown: String = word.chars().take(12).collect();
    let mut letters = word.chars();
    let who = letters.next().unwrap_or('*');
    let animal = Animal::ALL.into_iter().find(|animal| animal.letter() == who);
    if animal.is_none() && who != '*' {
        let why = format!("{shown:?} is no side: it begins with S, R, F or *");
        return Err(fault("letter", shown, why));
    }
    let points = match (letters.next(), letters.next()) {
        (Some('?'), None) if animal.is_none() => Points::PerCard,
        (Some('?'), None) => {
            let why = format!("{shown:?}: only the side without an animal can have a ?");
            return Err(fault("query", shown, why));
        }
        (Some(digit @ '1'..='4'), None) => Points::Number(digit as u8 - b'0'),
        _ => {
            let why = format!("{shown:?}: a side's number is 1 to 4");
            return Err(fault("points", shown, why));
        }
    };
    Ok(Side { animal, points })
}
