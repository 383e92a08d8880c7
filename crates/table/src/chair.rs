//! Who sits where.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A name shown at the table: 1 to 20 visible characters, no control or direction marks, no double spaces; not one that a
/// record gives to programs, such as `bot:easy`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Name(String);

impl Name {
    /// The most characters of a name.
    pub const LONGEST: usize = 20;

    /// Cleans a name that a person typed; `None` if nothing visible is left, it is too long, or it is a program's.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let clean = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let fits = !clean.is_empty() && clean.chars().count() <= Self::LONGEST;
        let shows = clean.chars().all(is_plain) && clean.chars().any(stands_alone);
        (fits && shows && !is_of_program(&clean)).then_some(Name(clean))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// This name, or one that nobody in `taken` has: `Ann`, `Ann 2`, `Ann 3`, …
    #[must_use]
    pub fn unlike<'a>(self, taken: &(impl Iterator<Item = &'a Name> + Clone)) -> Self {
        let free = |name: &str| !taken.clone().any(|other| other.0.to_lowercase() == name.to_lowercase());
        if free(&self.0) {
            return self;
        }
        let stem: String = self.0.chars().take(Self::LONGEST - 2).collect();
        let numbered = (2..=9).map(|n| format!("{} {n}", stem.trim_end())).find(|name| free(name));
        Name(numbered.unwrap_or(self.0))
    }
}

/// Letters, marks that carry them, and visible signs; nothing that hides, overlaps or turns the text around.
fn is_plain(c: char) -> bool {
    let hidden = matches!(c,
        '\u{AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180E}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFF}' | '\u{1BCA0}'..='\u{1BCA3}'
        | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}');
    !c.is_control() && !hidden
}

/// Whether a sign shows by itself: a mark that is put on another letter does not, and nor does what has no shape.
fn stands_alone(c: char) -> bool {
    // Rust writes both as numbers where it shows text to programmers.
    !c.is_whitespace() && !c.escape_debug().to_string().starts_with("\\u")
}

/// Whether a record would read it as the name of a program that plays.
fn is_of_program(name: &str) -> bool {
    let kind = name.split_once(':').map(|(kind, _)| kind.trim_end().to_ascii_lowercase());
    kind.is_some_and(|kind| matches!(kind.as_str(), "bot" | "cmd"))
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What stands before the name of a program among the levels of computer players: `cmd:Rosa`.
pub const PROGRAM: &str = "cmd:";

/// As records name a computer player of this level: `bot:easy`, `cmd:Rosa`.
#[must_use]
pub fn in_records(level: &str) -> String {
    if level.starts_with(PROGRAM) { level.to_owned() } else { format!("bot:{level}") }
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// A person, known by its browser.
    Person {
        /// Whose signed cookie may act for the seat.
        browser: String,
        /// 16 bytes in hex from that browser, its part of the game's chance; `None` from one without JavaScript.
        nonce: Option<String>,
    },
    /// A computer player of this level.
    Bot {
        /// The level's name, or [`PROGRAM`] and that of a program of the server's host.
        level: String,
    },
}

impl Sitter {
    /// The browser of a person.
    #[must_use]
    pub fn browser(&self) -> Option<&str> {
        match self {
            Sitter::Person { browser, .. } => Some(browser),
            Sitter::Bot { .. } => None,
        }
    }
}

/// A seat that is taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The name shown.
    pub name: Name,
    /// Who it is.
    pub sitter: Sitter,
}

impl Chair {
    /// Whether this browser sits here.
    #[must_use]
    pub fn is_of(&self, who: &str) -> bool {
        self.browser() == Some(who)
    }

    /// The browser of a person.
    #[must_use]
    pub fn browser(&self) -> Option<&str> {
        self.sitter.browser()
    }

    /// The level, of a computer player.
    #[must_use]
    pub fn level(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { level } => Some(level),
            Sitter::Person { .. } => None,
        }
    }

    pub(crate) fn nonce(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Person { nonce, .. } => nonce.as_deref(),
            Sitter::Bot { .. } => None,
        }
    }
}

/// Reads a nonce: 32 lower-case hex digits.
pub(crate) fn nonce_bytes(text: &str) -> Option<[u8; 16]> {
    let mut bytes = [0; 16];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    (hex::encode(bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::Name;

    #[test]
    fn names_are_cleaned_or_refused() {
        assert_eq!(Name::parse("  Ann \t Bea ").map(|n| n.to_string()), Some("Ann Bea".to_owned()));
        assert!(Name::parse("Zoë 兎").is_some());
        let long = "a".repeat(21);
        for bad in ["", "  ", "a\u{202E}b", "a\u{0}b", "\u{200B}", &long] {
            assert_eq!(Name::parse(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn names_of_every_script_are_names() {
        for name in [
            "Zoë",
            "兎",
            "राम",
            "ப்ரியா",
            "მარი",
            "אבי",
            "سارة",
            "Å\u{323}sa",
            "สมชาย",
            "O'Neil",
            "\\o/",
            "🐢",
            "7",
            "Bot",
            "robot: x",
        ] {
            assert_eq!(Name::parse(name).map(|name| name.to_string()).as_deref(), Some(name));
        }
    }

    #[test]
    fn what_shows_nothing_is_no_name_and_nor_is_a_programs() {
        let bad =
            ["\u{301}", "\u{301} \u{302}", "\u{20DD}\u{20E3}", "\u{E000}", "\u{16FE4}", "\u{1D159}\u{301}"];
        for bad in bad.into_iter().chain(["bot:medium", "Bot:easy", "cmd:./x", "CMD :x", "bot:"]) {
            assert_eq!(Name::parse(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn a_second_ann_gets_a_number() {
        let names = ["Ann", "ann 2"].map(|n| Name::parse(n).unwrap());
        assert_eq!(Name::parse("ANN").unwrap().unlike(&names.iter()).as_str(), "ANN 3");
    }
}
