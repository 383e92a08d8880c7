//! The public game record, version 1: set-up plus steps.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::io::BufRead;

/// The value of a record's `format`.
pub const FORMAT: &str = "furrow";
/// The version of the format that this code writes.
pub const VERSION: u32 = 1;

/// The longest record a reader takes: the longest game that could be made, 10,000 rounds of six, is 0.9 MB.
const MAX_LINE: usize = 2 << 20;

/// What some programs put before a text of Unicode.
const BOM: char = '\u{feff}';

/// A game as it is written down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// [`VERSION`].
    pub version: u32,
    /// Revision of the rules.
    #[serde(default = "first_revision")]
    pub rules: u32,
    /// The game's name.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// All options, defaults filled in.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Names, one a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<String>>,
    /// 64 hex digits from which every chance step follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Where the seed came from, at a live table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<Fair>,
    /// The steps, as text.
    pub steps: Vec<String>,
    /// Points by seat, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// Ranks by seat, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranks: Option<Vec<u8>>,
    /// What other programs wrote beside it; kept.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Where a live table's seed came from; all in hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    #[error("line {line}: longer than {MAX_LINE} bytes, which no game record is")]
    TooLong {
        /// Line, from 1.
        line: usize,
    },
    /// Not JSON of this shape.
    #[error("line {line}: not a game record: {why}")]
    Shape {
        /// Line, from 1.
        line: usize,
        /// What is wrong where.
        why: serde_json::Error,
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

fn first_revision() -> u32 {
    1
}

impl Record {
    /// Reads one line.
    ///
    /// # Errors
    /// See [`RecordError`]; `line` is the number that the error shall name.
    pub fn parse(text: &str, line: usize) -> Result<Self, RecordError> {
        let record: Record = serde_json::from_str(text).map_err(|why| RecordError::Shape { line, why })?;
        if record.format != FORMAT || record.version != VERSION {
            return Err(RecordError::Version { line, format: record.format, version: record.version });
        }
        Ok(record)
    }
}

/// Reads a file of records: one JSON object a line, or one object over many lines. Blank lines are skipped.
pub fn read_records(mut input: impl BufRead) -> impl Iterator<Item = Result<Record, RecordError>> {
    let mut line = 0;
    let mut done = false;
    std::iter::from_fn(move || {
        while !done {
            match read_one(&mut input, &mut line) {
                Ok(None) => done = true,
                Ok(Some(record)) => return Some(Ok(record)),
                Err(error) => {
                    done = true;
                    return Some(Err(error));
                }
            }
        }
        None
    })
}

/// A record starts on a line and ends on the line that makes it whole JSON.
fn read_one(input: &mut impl BufRead, line: &mut usize) -> Result<Option<Record>, RecordError> {
    let (mut text, mut nesting) = (String::new(), Nesting::default());
    let (mut start, mut started) = (*line + 1, false);
    loop {
        let before = text.len();
        let mut bounded = std::io::Read::take(&mut *input, (MAX_LINE + 1 - before) as u64);
        let read = bounded.read_line(&mut text).map_err(|why| RecordError::Read { line: *line + 1, why })?;
        if text.len() > MAX_LINE {
            return Err(RecordError::TooLong { line: start });
        }
        if read == 0 {
            let text = text.trim_start_matches(BOM);
            return if started { Record::parse(text, start).map(Some) } else { Ok(None) };
        }
        *line += 1;
        // Only the new piece is looked at: what was gathered before may be long.
        let piece = &text[before..];
        if !started && piece.trim_start_matches(BOM).trim().is_empty() {
            text.clear();
            start = *line + 1;
            continue;
        }
        started = true;
        nesting.read(piece.as_bytes());
        if nesting.is_closed() {
            return Record::parse(text.trim_start_matches(BOM), start).map(Some);
        }
    }
}

/// How deep a JSON text is nested so far, so that it is parsed once, when it is whole.
#[derive(Default)]
struct Nesting {
    depth: usize,
    in_string: bool,
    escaped: bool,
}

impl Nesting {
    fn read(&mut self, bytes: &[u8]) {
        for byte in bytes {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.in_string => self.escaped = true,
                b'"' => self.in_string = !self.in_string,
                b'{' | b'[' if !self.in_string => self.depth += 1,
                b'}' | b']' if !self.in_string => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
    }

    fn is_closed(&self) -> bool {
        self.depth == 0 && !self.in_string
    }
}
