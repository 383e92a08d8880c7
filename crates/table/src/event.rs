//! What a table's log holds.

use crate::{Chair, Name, Terms};
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
        /// What holds beside the rules.
        #[serde(default)]
        terms: Terms,
        /// The table whose players go on here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<String>,
    },
    /// A place is kept for a player of the table before.
    Reserved {
        /// Which place.
        place: u8,
        /// Its browser.
        browser: String,
        /// Its name.
        name: Name,
    },
    /// Someone takes a place.
    Sat {
        /// Which place.
        place: u8,
        /// Who.
        chair: Chair,
    },
    /// Someone who sits there has another name from now on.
    Renamed {
        /// Which place.
        place: u8,
        /// The new name, unlike those of the others.
        name: Name,
    },
    /// Someone leaves before the start.
    Left {
        /// Which place.
        place: u8,
    },
    /// The host sends somebody away, or gives up a place that was kept.
    Kicked {
        /// Which place.
        place: u8,
    },
    /// Anybody may find the table in the list of open tables, or not any more.
    Listed {
        /// Whether.
        yes: bool,
    },
    /// All people are asked whether they are ready; the game starts when they are.
    ReadyAsked {
        /// When the question lapses, in unix milliseconds.
        until: i64,
        /// Computer players for the free places: name and level.
        fill: Vec<(String, String)>,
    },
    /// Somebody is ready.
    Ready {
        /// Which place.
        place: u8,
    },
    /// Not all were ready in time.
    ReadyLapsed,
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
        /// Who made the choice.
        #[serde(default, skip_serializing_if = "By::is_player")]
        by: By,
        /// Whether it was made together with the one before (F4).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        joined: bool,
        /// Of a choice made in secret with others: the milliseconds its seat had left once it had chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<i64>,
    },
    /// A computer player takes a seat over.
    TakenOver {
        /// The seat.
        seat: u8,
        /// Its level.
        level: String,
        /// Why.
        why: Why,
    },
    /// A seat's own player is back.
    Returned {
        /// The seat.
        seat: u8,
    },
    /// A seat asks to take its last move back.
    UndoAsked {
        /// The seat.
        seat: u8,
        /// Who has to agree.
        ask: Vec<u8>,
        /// When the question lapses, in unix milliseconds.
        until: i64,
    },
    /// A seat agrees.
    UndoAgreed {
        /// The seat.
        seat: u8,
    },
    /// A seat does not agree, or (`None`) not all have answered in time.
    UndoRefused {
        /// The seat.
        seat: Option<u8>,
    },
    /// A seat takes back its last move and all that came after it.
    Undone {
        /// The seat.
        seat: u8,
        /// How many happenings stay.
        keep: u64,
    },
    /// A seat stops the clocks.
    Paused {
        /// The seat.
        seat: u8,
        /// When the pause ends by itself, in unix milliseconds.
        until: i64,
    },
    /// The game goes on, by a seat's wish or (`None`) by itself.
    Resumed {
        /// The seat.
        seat: Option<u8>,
    },
    /// A seat has asked for a hint, the first time for its decision.
    Hinted {
        /// The seat.
        seat: u8,
    },
    /// The server was away: no clock ran.
    Down {
        /// When it was last known to run, in unix milliseconds.
        from: i64,
        /// When it ran again.
        to: i64,
    },
    /// The table ends without a result.
    Closed {
        /// Why.
        why: Why,
    },
}

/// Who made a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The player whose seat it is.
    #[default]
    Player,
    /// The computer player that stands in.
    StandIn,
    /// The clock: it is the game's default move.
    Clock,
}

impl By {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
    fn is_player(&self) -> bool {
        *self == By::Player
    }
}

/// Why somebody does not play on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It left and did not come back in time.
    Away,
    /// It gave the seat up.
    Resigned,
    /// The host of the server decided so.
    Host,
    /// Nobody has come by for very long.
    Abandoned,
    /// It is a program that did not answer in time.
    Late,
    /// It is a program that could not be run, or ended by itself.
    Crashed,
    /// It is a program that said something else than was wanted.
    Faulty,
    /// It is a computer player that this server does not have.
    Missing,
}

/// A choice made before all have made theirs (F4): kept beside the log until then.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Early {
    /// The action.
    pub action: String,
    /// The posts that chose and changed it, each its key and its action.
    pub keys: Vec<String>,
    /// The milliseconds the seat had left once it had chosen first: its clock stands still from then on.
    #[serde(default)]
    pub left: Option<i64>,
    /// Who made it.
    #[serde(default, skip_serializing_if = "By::is_player")]
    pub by: By,
}
