//! Seats and options of the game.

use crate::{Counts, data};
use furrow_game::{OptionInfo, OptionReader, Seat, SetupError};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Which of the rulebooks' games is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// The game of the rulebook.
    Standard,
    /// Its variant for beginners: every animal a step a card, turbo tokens (F19 to F22).
    Apprentice,
    /// The Portuguese digest for two: no second bets (F23).
    Digest,
}

impl Variant {
    /// All, the default first.
    pub const ALL: [Variant; 3] = [Variant::Standard, Variant::Apprentice, Variant::Digest];

    /// The words of the record, in the order of [`Variant::ALL`].
    const NAMES: [&str; 3] = ["standard", "apprentice", "digest"];

    /// The word of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The numbers of players it is for (F23).
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Variant::Digest => 2..=2,
            Variant::Standard | Variant::Apprentice => 2..=5,
        }
    }

    /// The racing cards of the pile (F1, F19).
    #[must_use]
    pub const fn deck(self) -> Counts {
        match self {
            Variant::Apprentice => data::APPRENTICE_DECK,
            Variant::Standard | Variant::Digest => data::DECK,
        }
    }

    /// Whether a second bet is laid (F4, F19, F23).
    #[must_use]
    pub const fn has_second_bets(self) -> bool {
        matches!(self, Variant::Standard)
    }

    /// Whether the seats move the animals, and turbo tokens lie on the track (F19, F20).
    #[must_use]
    pub const fn is_apprentice(self) -> bool {
        matches!(self, Variant::Apprentice)
    }
}

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 5; the digest is for 2 (F23).
    pub seats: u8,
    /// Which game.
    pub variant: Variant,
    /// Three games, scores added up (F18).
    pub championship: bool,
    /// Who starts; `None`: chance decides (F5).
    pub start: Option<Seat>,
    /// Whether animals on the podium count as ahead of the hare (F10); means nothing to apprentices.
    pub nap_counts_podium: bool,
    /// Cards of an apprentice's hand, 5 or 6 (F19); means nothing in the other variants.
    pub apprentice_hand: u8,
}

impl Setup {
    /// The standard game of so many seats, every option at its default.
    #[must_use]
    pub const fn standard(seats: u8) -> Self {
        Setup {
            seats,
            variant: Variant::Standard,
            championship: false,
            start: None,
            nap_counts_podium: false,
            apprentice_hand: *APPRENTICE_HAND.start(),
        }
    }

    /// Cards of a full hand (F7, F19, F23).
    #[must_use]
    pub const fn hand(&self) -> u8 {
        if self.variant.is_apprentice() { self.apprentice_hand } else { data::HAND }
    }

    /// Starting bets of a seat (F3).
    #[must_use]
    pub const fn starting_bets(&self) -> usize {
        if self.seats == 2 { 2 } else { 1 }
    }
}

/// What an apprentice's hand may be (F19), the default first.
const APPRENTICE_HAND: RangeInclusive<u8> = 5..=6;

impl furrow_game::Setup for Setup {
    const SEATS: RangeInclusive<u8> = 2..=5;

    const OPTIONS: &'static [OptionInfo] = &[
        OptionInfo {
            key: "variant",
            takes: "standard, apprentice or digest",
            default: "standard",
            about: "apprentice: a step a card, turbo tokens, no second bets (F19 to F22); digest: two players, \
                    no second bets (F23)",
        },
        OptionInfo {
            key: "championship",
            takes: "true or false",
            default: "false",
            about: "three games, scores added up (F18)",
        },
        OptionInfo { key: "start", takes: "random or a seat", default: "random", about: "who starts (F5)" },
        OptionInfo {
            key: "nap_counts_podium",
            takes: "true or false",
            default: "false",
            about: "animals on the podium count as ahead of the hare (F10)",
        },
        OptionInfo {
            key: "apprentice_hand",
            takes: "5 or 6",
            default: "5",
            about: "cards of a hand in the apprentice variant (F19)",
        },
    ];

    fn new(seats: u8, options: &Map<String, Value>) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { got: seats, allowed: Self::SEATS });
        }
        let mut read = OptionReader::new(options);
        let variant = Variant::ALL[read.word("variant", &Variant::NAMES)?];
        if !variant.seats().contains(&seats) {
            return Err(SetupError::Seats { got: seats, allowed: variant.seats() }); // F23
        }
        let (least, most) = (*APPRENTICE_HAND.start(), *APPRENTICE_HAND.end());
        let setup = Setup {
            seats,
            variant,
            championship: read.flag("championship", false)?,
            start: read.start(seats)?,
            nap_counts_podium: read.flag("nap_counts_podium", false)?,
            apprentice_hand: read.number("apprentice_hand", least.into(), least.into()..=most.into())? as u8,
        };
        read.finish()?;
        Ok(setup)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Map<String, Value> {
        let start = self.start.map_or(json!("random"), |seat| json!(seat.number()));
        let options = json!({
            "variant": self.variant.name(),
            "championship": self.championship,
            "start": start,
            "nap_counts_podium": self.nap_counts_podium,
            "apprentice_hand": self.apprentice_hand,
        });
        options.as_object().cloned().unwrap_or_default()
    }
}
