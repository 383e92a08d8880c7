//! What a table's log holds.

use crate::Chair;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One entry of a table's log. The game's record is the steps in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub enum Event {
    /// The table is opened.
    Opened {
        /// The game's name.
        game: String,
        /// Revision of the rules.
        rules: u32,
        /// Places at the table.
        places: u8,
        /// Options given.
        options: Map<String, Value>,
        /// The browser that opened it and may start the game.
        host: String,
        /// The server's 32 bytes in hex, whose hash was shown before anyone sat down.
        secret: String,
    },
    /// Someone takes a place.
    Sat {
        /// Which place.
        place: u8,
        /// Who.
        chair: Chair,
    },
    /// Someone leaves before the start.
    Left {
        /// Which place.
        place: u8,
    },
    /// The game starts with those who sit, in the order of their places; then come the chance steps up to the first choice.
    Started {
        /// The chance steps.
        chance: Vec<String>,
    },
    /// A seat acts.
    Moved {
        /// The seat.
        seat: u8,
        /// Its action.
        action: String,
        /// The chance steps it caused.
        chance: Vec<String>,
        /// The posts that asked for it, each its key and its action; the same post again is the same move.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        keys: Vec<String>,
    },
}

/// A choice made before all have made theirs (F4): kept beside the log until then.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Early {
    /// The action.
    pub action: String,
    /// The posts that chose and changed it, each its key and its action.
    pub keys: Vec<String>,
}
