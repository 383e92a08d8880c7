//! What people agree on beside the rules: time, stand-ins, taking back.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What holds at a table beside the rules of its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// How long people may think.
    pub clock: Pace,
    /// Milliseconds after which a computer player takes the seat of somebody who left while others wait for it; `None`: never.
    pub takeover: Option<u32>,
    /// Whether a move can be taken back.
    pub undo: bool,
    /// Who may ask for a hint.
    pub hints: Hints,
    /// The level of computer players that was chosen with the table: those who fill its free places have it unless its host
    /// says otherwise. `None`: none was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
}

impl Default for Terms {
    fn default() -> Self {
        Terms { clock: Pace::None, takeover: Some(120_000), undo: true, hints: Hints::Alone, level: None }
    }
}

/// Who may ask for a hint at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hints {
    /// One who plays alone against computer players.
    #[default]
    Alone,
    /// Everybody who plays.
    Yes,
    /// Nobody.
    No,
}

impl Hints {
    /// All of them, the usual one first.
    pub const ALL: [Hints; 3] = [Hints::Alone, Hints::Yes, Hints::No];

    /// The word of forms and stored tables.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Hints::Alone => "alone",
            Hints::Yes => "yes",
            Hints::No => "no",
        }
    }

    /// Reads [`Hints::name`].
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hints| hints.name() == text)
    }
}

/// How long people may think; all in milliseconds. When the time is up, the game's default move is made.
///
/// The text is what forms and stored tables hold: `none`, `move-60` (60 s for each choice), `game-900-10` (900 s for
/// the whole game, and 10 s more with each choice made).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Pace {
    /// No clock.
    #[default]
    None,
    /// So long for each choice.
    Move(u32),
    /// So long for all choices of a game, and so much more with each that is made.
    Game(u32, u32),
}

/// The longest time a clock can be set to: 30 days, in seconds.
pub(crate) const LONGEST: u32 = 30 * 24 * 3600;

impl Pace {
    /// Reads the text.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let ms = |text: &str| {
            let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            let seconds: u32 = text.parse().ok().filter(|_| plain)?;
            (1..=LONGEST).contains(&seconds).then(|| seconds.checked_mul(1000))?
        };
        let words: Vec<&str> = text.split('-').collect();
        match words[..] {
            ["none"] => Some(Pace::None),
            ["move", each] => Some(Pace::Move(ms(each)?)),
            ["game", all, more] => Some(Pace::Game(ms(all)?, ms(more)?)),
            _ => None,
        }
    }

    /// Whether people play over days: nobody is missed who is away.
    #[must_use]
    pub const fn is_slow(self) -> bool {
        matches!(self, Pace::Move(ms) if ms >= 3_600_000)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::None => f.write_str("none"),
            Pace::Move(ms) => write!(f, "move-{}", ms / 1000),
            Pace::Game(all, more) => write!(f, "game-{}-{}", all / 1000, more / 1000),
        }
    }
}

impl From<Pace> for String {
    fn from(pace: Pace) -> Self {
        pace.to_string()
    }
}

impl TryFrom<String> for Pace {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Pace::parse(&text).ok_or_else(|| format!("{text:?} is no clock: none, move-60, game-900-10"))
    }
}

#[cfg(test)]
mod tests {
    use super::Pace;

    #[test]
    fn a_clock_reads_what_it_writes_and_nothing_else() {
        for text in ["none", "move-1", "move-259200", "game-900-10"] {
            assert_eq!(Pace::parse(text).map(|pace| pace.to_string()).as_deref(), Some(text));
        }
        for bad in [
            "",
            "move",
            "move-0",
            "move--1",
            "move-+5",
            "move-2592001",
            "move-99999999999",
            "game-5",
            "game-5-0",
        ] {
            assert_eq!(Pace::parse(bad), None, "{bad}");
        }
    }
}
