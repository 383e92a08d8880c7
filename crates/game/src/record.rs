//! The public game record, version 1: set-up plus steps.

use crate::{
    keys::{Keys, Other, shape, syntax},
    shown,
};
use serde::Serialize;
use serde_json::{Map, Value};

/// The value of a record's `format`.
pub const FORMAT: &str = "furrow";
/// The version of the format that this code writes.
pub const VERSION: u32 = 1;

/// The longest options a reader takes, in bytes: a table of 36 words is 700.
const LONGEST_OPTIONS: usize = 64 << 10;

/// A game as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// Revision of the rules.
    pub rules: u32,
    /// The game's name.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// All options, defaults filled in.
    pub options: Map<String, Value>,
    /// Names, one a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<String>>,
    /// 64 hex digits from which every chance step follows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Where the seed came from, at a live table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// The steps, as text.
    pub steps: Vec<String>,
    /// Points by seat, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// Ranks by seat, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Vec<u8>>,
    /// What other programs wrote beside it; kept.
    #[serde(flatten)]
    pub other: Other,
}

/// Where a live table's seed came from; all in hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fair {
    /// SHA-256 of the secret, shown before anyone sat down.
    pub commit: String,
    /// The server's 32 bytes, shown at the end.
    pub secret: String,
    /// 16 bytes a seat from its browser, or nothing.
    pub nonces: Vec<Option<String>>,
}

/// Why a text is no record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// Not readable.
    #[error("line {line}: cannot be read: {why}")]
    Read {
        /// Line, from 1.
        line: usize,
        /// The system's words.
        why: std::io::Error,
    },
    /// Longer than any game.
    #[error("line {line}: longer than 2 MB, which no game record is")]
    TooLong {
        /// Line, from 1.
        line: usize,
    },
    /// Not JSON of this shape.
    #[error("line {line}: not a game record: {why}")]
    Shape {
        /// Line, from 1.
        line: usize,
        /// What is wrong there.
        why: String,
    },
    /// Cut.
    #[error("line {line}: the record breaks off {how}")]
    BreaksOff {
        /// Line, from 1.
        line: usize,
        /// Where in it.
        how: &'static str,
    },
    /// Another format.
    #[error("line {line}: format {format:?} version {version}; this program reads \"furrow\" version 1")]
    Version {
        /// Line, from 1.
        line: usize,
        /// What it says it is.
        format: String,
        /// What version it says.
        version: u32,
    },
}

impl Record {
    /// Reads one record.
    ///
    /// # Errors
    /// See [`RecordError`]; `line` is the number of the text's first line in its file.
    pub fn parse(text: &str, line: usize) -> Result<Self, RecordError> {
        let mut keys = Keys::read(text, line, "")?;
        let format: String = keys.needed("format", "a text")?;
        let version = keys.needed("version", "a number")?;
        if format != FORMAT || version != VERSION {
            return Err(RecordError::Version { line, format: shown(&format), version });
        }
        Ok(Record {
            format,
            version,
            rules: keys.optional("rules", "a number")?.unwrap_or(1),
            game: keys.needed("game", "a text")?,
            seats: keys.needed("seats", "a number of players")?,
            options: options(&mut keys)?,
            players: keys.list("players", "a text")?,
            seed: keys.optional("seed", "a text")?,
            fair: fair(&mut keys)?,
            steps: keys.list("steps", "a text")?.ok_or_else(|| keys.missing("steps"))?,
            scores: keys.list("scores", "a whole number")?,
            ranks: keys.list("ranks", "a rank")?,
            other: Other::left(&keys)?,
        })
    }
}

fn options(keys: &mut Keys<'_>) -> Result<Map<String, Value>, RecordError> {
    let Some((text, line)) = keys.take("options") else { return Ok(Map::new()) };
    if text.len() > LONGEST_OPTIONS {
        return Err(shape(line, format!("options are longer than {LONGEST_OPTIONS} bytes, which none are")));
    }
    let options = Keys::read(text, line, "options.")?;
    let read = |(key, value, line): (&str, &str, usize)| {
        Ok((key.to_owned(), serde_json::from_str(value).map_err(|why| syntax(&why, line))?))
    };
    options.rest().map(read).collect()
}

fn fair(keys: &mut Keys<'_>) -> Result<Option<Fair>, RecordError> {
    let Some((text, line)) = keys.take("fair").filter(|(text, _)| *text != "null") else { return Ok(None) };
    let mut keys = Keys::read(text, line, "fair.")?;
    Ok(Some(Fair {
        commit: keys.needed("commit", "a text")?,
        secret: keys.needed("secret", "a text")?,
        nonces: keys.list("nonces", "a text or null")?.ok_or_else(|| keys.missing("nonces"))?,
    }))
}
