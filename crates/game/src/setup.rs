//! How a game is set up: seats and options, checked on entry.

use crate::{Seat, shown};
use serde_json::{Map, Value};
use std::{fmt::Debug, ops::RangeInclusive};

/// Why a game cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A number of seats the game does not have.
    #[error("this game is for {}, not {got}", players(.allowed))]
    Seats {
        /// What was asked for.
        got: u8,
        /// What the game has.
        allowed: RangeInclusive<u8>,
    },
    /// An option the game does not have.
    #[error("there is no option {key:?} here; the options are: {known}")]
    UnknownOption {
        /// The option asked for.
        key: String,
        /// The options there are.
        known: String,
    },
    /// A value an option does not take.
    #[error("option {key}: {got} will not do; it takes {wanted}")]
    BadValue {
        /// The option.
        key: &'static str,
        /// The value given.
        got: String,
        /// What it takes.
        wanted: String,
    },
    /// Data of several lines, of which one breaks a ruling.
    #[error("option {key}, line {line}: {why}")]
    BadLine {
        /// The option.
        key: &'static str,
        /// The line of the text, or the entry of the list, from 1.
        line: usize,
        /// What is wrong with it, with the ruling.
        why: String,
        /// The same as one word of the option's own, for those who say it in another language.
        fault: &'static str,
        /// What was found there: a word, a letter or a number.
        got: String,
    },
}

/// "2 to 5 players", "2 players".
fn players(allowed: &RangeInclusive<u8>) -> String {
    match (allowed.start(), allowed.end()) {
        (least, most) if least == most => format!("{most} players"),
        (least, most) => format!("{least} to {most} players"),
    }
}

/// What an option is, for help texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name in records and on the command line.
    pub key: &'static str,
    /// What it takes.
    pub takes: &'static str,
    /// What it is if nothing is said.
    pub default: &'static str,
    /// What it does; says "reconstructed" where no reading of the original print was found.
    pub about: &'static str,
}

/// What an option that is a word or a table says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WordOrLines {
    /// The word of this index; the first if nothing is given.
    Word(usize),
    /// Lines with their numbers from 1, none of them blank.
    Lines(Vec<(usize, String)>),
}

/// A game's seats and options.
pub trait Setup: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The numbers of players the game is for.
    const SEATS: RangeInclusive<u8>;

    /// The options there are, in the order in which records write them.
    const OPTIONS: &'static [OptionInfo];

    /// Builds a set-up from a record's `seats` and `options`; what is missing takes its default.
    ///
    /// # Errors
    /// A wrong number of seats, an unknown option, a value out of range.
    fn new(seats: u8, options: &Map<String, Value>) -> Result<Self, SetupError>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// All options, defaults filled in, as the record writes them.
    fn options(&self) -> Map<String, Value>;
}

/// Lines of data that are looked at; no deck or table has as many.
const LINES: usize = 100;

/// The lines that say something, numbered from 1.
fn text_lines(text: &str) -> Vec<(usize, String)> {
    let lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim()));
    let said = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    said.map(|(n, line)| (n, line.to_owned())).collect()
}

/// An entry of a list as a line: a text, or words.
fn entry_text(entry: &Value) -> Option<String> {
    match entry {
        Value::String(text) => Some(text.clone()),
        Value::Array(words) => {
            let words: Option<Vec<&str>> = words.iter().map(Value::as_str).collect();
            Some(words?.join(" "))
        }
        _ => None,
    }
}

/// Reads options one by one, and refuses those that nobody asked for.
pub struct OptionReader<'a> {
    options: &'a Map<String, Value>,
    known: Vec<&'static str>,
}

impl<'a> OptionReader<'a> {
    /// Starts to read.
    #[must_use]
    pub fn new(options: &'a Map<String, Value>) -> Self {
        OptionReader { options, known: Vec::new() }
    }

    fn get(&mut self, key: &'static str) -> Option<&'a Value> {
        self.known.push(key);
        self.options.get(key)
    }

    fn bad(key: &'static str, got: &Value, wanted: impl Into<String>) -> SetupError {
        SetupError::BadValue { key, got: shown(&got.to_string()), wanted: wanted.into() }
    }

    /// A yes or no.
    ///
    /// # Errors
    /// Any other value.
    pub fn flag(&mut self, key: &'static str, default: bool) -> Result<bool, SetupError> {
        match self.get(key) {
            None => Ok(default),
            Some(value) => value.as_bool().ok_or_else(|| Self::bad(key, value, "true or false")),
        }
    }

    /// A whole number within `allowed`.
    ///
    /// # Errors
    /// Any other value.
    pub fn number(
        &mut self,
        key: &'static str,
        default: u64,
        allowed: RangeInclusive<u64>,
    ) -> Result<u64, SetupError> {
        let Some(value) = self.get(key) else { return Ok(default) };
        value.as_u64().filter(|n| allowed.contains(n)).ok_or_else(|| {
            Self::bad(key, value, format!("a number from {} to {}", allowed.start(), allowed.end()))
        })
    }

    /// One of a few words; returns its index.
    ///
    /// # Errors
    /// Any other value.
    pub fn word(&mut self, key: &'static str, words: &[&str]) -> Result<usize, SetupError> {
        let Some(value) = self.get(key) else { return Ok(0) };
        value
            .as_str()
            .and_then(|text| words.iter().position(|w| *w == text))
            .ok_or_else(|| Self::bad(key, value, words.join(", ")))
    }

    /// One of a few words, the first by default, or data of several lines: a text with a line each, blank lines
    /// and those that begin with `#` left out, or a list with an entry each; an entry is a text or a list of words.
    ///
    /// # Errors
    /// Any other value; `or` says what lines it takes.
    pub fn word_or_lines(
        &mut self,
        key: &'static str,
        words: &[&str],
        or: &str,
    ) -> Result<WordOrLines, SetupError> {
        let Some(value) = self.get(key) else { return Ok(WordOrLines::Word(0)) };
        let lines = match value {
            Value::String(text) => match words.iter().position(|word| *word == text) {
                Some(word) => return Ok(WordOrLines::Word(word)),
                // A word has no gap in it: this is one line of several, or all of them.
                None if text.contains(char::is_whitespace) => Some(text_lines(text)),
                None => None,
            },
            Value::Array(entries) if entries.len() > LINES => None,
            Value::Array(entries) => {
                entries.iter().enumerate().map(|(n, entry)| Some((n + 1, entry_text(entry)?))).collect()
            }
            _ => None,
        };
        let wanted = || format!("{}, or {or}", words.join(", "));
        lines.map(WordOrLines::Lines).ok_or_else(|| Self::bad(key, value, wanted()))
    }

    /// Who starts: `"random"` (the default, `None`) or a seat's number (F5).
    ///
    /// # Errors
    /// Any other value.
    pub fn start(&mut self, seats: u8) -> Result<Option<Seat>, SetupError> {
        let Some(value) = self.get("start") else { return Ok(None) };
        match (value.as_str(), value.as_u64()) {
            (Some("random"), _) => Ok(None),
            (_, Some(n)) if n < u64::from(seats) => Ok(Some(Seat::new(n as u8))),
            _ => Err(Self::bad("start", value, format!("\"random\" or a seat from 0 to {}", seats - 1))),
        }
    }

    /// Ends the reading.
    ///
    /// # Errors
    /// The first option that was given and never asked for.
    pub fn finish(self) -> Result<(), SetupError> {
        match self.options.keys().find(|key| !self.known.contains(&key.as_str())) {
            None => Ok(()),
            Some(key) => {
                let known = self.known.join(", ");
                Err(SetupError::UnknownOption { key: shown(key), known })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(value: &Value) -> Result<WordOrLines, SetupError> {
        let options = [("deck".to_owned(), value.clone())].into_iter().collect();
        OptionReader::new(&options).word_or_lines("deck", &["plain", "fancy"], "8 cards")
    }

    #[test]
    fn a_table_is_a_text_or_a_list_and_its_lines_keep_their_numbers() {
        let lines = |lines: &[(usize, &str)]| {
            Ok(WordOrLines::Lines(lines.iter().map(|(n, text)| (*n, (*text).to_owned())).collect()))
        };
        assert_eq!(read(&"fancy".into()), Ok(WordOrLines::Word(1)));
        assert_eq!(read(&"a b".into()), lines(&[(1, "a b")]));
        assert_eq!(read(&"# mine\n\n a b \nc d\n".into()), lines(&[(3, "a b"), (4, "c d")]));
        assert_eq!(read(&serde_json::json!(["a b", ["c", "d"]])), lines(&[(1, "a b"), (2, "c d")]));
    }

    #[test]
    fn what_is_neither_is_refused_and_not_quoted_at_length() {
        for value in [
            Value::from("plane"),
            3.into(),
            serde_json::json!([1]),
            serde_json::json!([["a", 1]]),
            vec!["a b"; 101].into(),
        ] {
            let error = read(&value).expect_err("neither a word nor lines").to_string();
            assert!(error.ends_with("it takes plain, fancy, or 8 cards"), "{error}");
        }
        let error = read(&"x".repeat(10_000).into()).expect_err("no word").to_string();
        assert!(error.len() < 200, "{error}");
    }
}
