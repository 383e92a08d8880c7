//! Seats and options of the game.

use furrow_game::{OptionInfo, OptionReader, Seat, SetupError};
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// Seats and options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// 2 to 5.
    pub seats: u8,
    /// Three games, scores added up (F18).
    pub championship: bool,
    /// Who starts; `None`: chance decides (F5).
    pub start: Option<Seat>,
    /// Whether animals on the podium count as ahead of the hare (F10).
    pub nap_counts_podium: bool,
}

impl furrow_game::Setup for Setup {
    const SEATS: RangeInclusive<u8> = 2..=5;

    const OPTIONS: &'static [OptionInfo] = &[
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
    ];

    fn new(seats: u8, options: &Map<String, Value>) -> Result<Self, SetupError> {
        if !Self::SEATS.contains(&seats) {
            return Err(SetupError::Seats { got: seats, allowed: Self::SEATS });
        }
        let mut read = OptionReader::new(options);
        read.word("variant", &["standard"])?;
        let setup = Setup {
            seats,
            championship: read.flag("championship", false)?,
            start: read.start(seats)?,
            nap_counts_podium: read.flag("nap_counts_podium", false)?,
        };
        // A hand of the apprentice variant; records of every variant carry it.
        read.number("apprentice_hand", 5, 5..=6)?;
        read.finish()?;
        Ok(setup)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Map<String, Value> {
        let start = self.start.map_or(json!("random"), |seat| json!(seat.number()));
        let options = json!({
            "variant": "standard",
            "championship": self.championship,
            "start": start,
            "nap_counts_podium": self.nap_counts_podium,
            "apprentice_hand": 5,
        });
        options.as_object().cloned().unwrap_or_default()
    }
}
