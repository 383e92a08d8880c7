//! How a command ends when it does not do what it was asked.

use std::{io, process::ExitCode};

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked wrongly: exit 2.
    Usage(String),
    /// The answer is no: exit 1.
    Negative(String),
    /// Whoever read our output has had enough: exit 0, silently.
    Unread,
}

impl Failure {
    /// Says why, on stderr.
    pub(crate) fn report(self) -> ExitCode {
        let (why, code) = match self {
            Failure::Usage(why) => (why, 2),
            Failure::Negative(why) => (why, 1),
            Failure::Unread => return ExitCode::SUCCESS,
        };
        eprintln!("error: {}", printable(&why));
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    /// Of writing our output.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Negative(format!("the output cannot be written: {error}")),
        }
    }
}

/// A text from a file, fit for a terminal: it holds no escape sequences, no line of its own, and no mark that hides or
/// turns round what stands beside it.
pub(crate) fn printable(text: &str) -> String {
    let marks = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    text.chars().map(|c| if c.is_control() || marks(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}
