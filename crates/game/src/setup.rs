//! How a game is set up: seats and options, checked on entry.

use crate::Seat;
use serde_json::{Map, Value};
use std::{fmt::Debug, ops::RangeInclusive};

/// Why a game cannot be set up so.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// A number of seats the game does not have.
    #[error("this game is for {} to {} players, not {got}", .allowed.start(), .allowed.end())]
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
}

/// A game's seats and options.
pub trait Setup: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The numbers of players the game is for.
    const SEATS: RangeInclusive<u8>;

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
        SetupError::BadValue { key, got: got.to_string(), wanted: wanted.into() }
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
                Err(SetupError::UnknownOption { key: key.chars().take(40).collect(), known })
            }
        }
    }
}
