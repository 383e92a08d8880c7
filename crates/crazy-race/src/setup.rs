//! Seats and options of the game.

use crate::{Deck, deck::card_text};
use furrow_game::{OptionInfo, OptionReader, Seat, SetupError, WordOrLines};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 3 or 4.
    pub seats: u8,
    /// Who starts; `None`: chance decides (R5).
    pub start: Option<Seat>,
    /// The stage cards (R4).
    pub deck: Deck,
}

impl Setup {
    /// The game with the deck that comes with it; chance says who starts.
    #[must_use]
    pub const fn standard(seats: u8) -> Self {
        Setup { seats, start: None, deck: Deck::RECONSTRUCTED }
    }
}

/// The name of the deck that comes with the game.
const RECONSTRUCTED: &str = "reconstructed";

impl furrow_game::Setup for Setup {
    const SEATS: RangeInclusive<u8> = 3..=4;

    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo { key: "start", takes: "random or a seat", default: "random", about: "who starts (R5)" },
        OptionInfo {
            key: "deck",
            takes: "reconstructed, or 8 lines such as *2 S3 F2 R2: a stage card each, its sides clockwise from the \
                    triangle (S sprinter, R reptile, F flyer, * no animal)",
            default: RECONSTRUCTED,
            about: "the stage cards; the default is reconstructed: no reading of the printed cards was found (R4)",
        },
    ];

    fn new(seats: u8, options: &Map<String, Value>) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { got: seats, allowed: Self::SEATS });
        }
        let mut read = OptionReader::new(options);
        let start = read.start(seats)?;
        let deck = match read.word_or_lines("deck", &[RECONSTRUCTED], "8 cards such as *2 S3 F2 R2")? {
            WordOrLines::Word(_) => Deck::RECONSTRUCTED,
            WordOrLines::Lines(lines) => Deck::read(&lines)?,
        };
        read.finish()?;
        Ok(Setup { seats, start, deck })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Map<String, Value> {
        let start = self.start.map_or(json!("random"), |seat| json!(seat.number()));
        let deck = if self.deck.is_named() {
            json!(RECONSTRUCTED)
        } else {
            json!(self.deck.cards().each_ref().map(card_text))
        };
        [("start".to_owned(), start), ("deck".to_owned(), deck)].into_iter().collect()
    }
}
