//! What a program does wrong.

use std::{fmt, time::Duration};

/// Why a program is let go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What it did.
    pub cause: Box<Cause>,
    /// The beginning of the last message it was sent; empty if there was none.
    pub sent: String,
    /// The last 4 KiB of its stderr.
    pub stderr: String,
}

/// What a program did. Each says what was wanted of it, and what came.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Cause {
    /// It could not be run.
    #[error("the program cannot be started: {0}")]
    NotStarted(String),
    /// It ended by itself before the end of the game.
    #[error("the program ended by itself, {how}, where {wanted} was wanted")]
    Crashed {
        /// "with exit status 1", "by signal 11".
        how: String,
        /// What it should have said.
        wanted: String,
    },
    /// It said nothing in time.
    #[error("the program said {} within {} s where {wanted} was wanted", unended(got), time.as_secs_f64())]
    Late {
        /// The beginning of a line that did not end.
        got: String,
        /// What it should have said.
        wanted: String,
        /// How long it had.
        time: Duration,
    },
    /// It wrote too much, or when nobody had asked.
    #[error("the program {0}")]
    Flood(String),
    /// What it said is no message.
    #[error("the program said {got:?}, which is {why}, where {wanted} was wanted")]
    Garbage {
        /// What it said, its beginning.
        got: String,
        /// "not JSON: …".
        why: String,
        /// What it should have said.
        wanted: String,
    },
    /// What it said is another message.
    #[error("the program said {got}, where {wanted} was wanted: {why}")]
    Wrong {
        /// What it said, its beginning.
        got: String,
        /// What is wrong with it.
        why: String,
        /// What it should have said.
        wanted: String,
    },
    /// The action it chose cannot be chosen.
    #[error("the program chose {action:?}, which is not legal; legal are: {legal}")]
    Illegal {
        /// What it chose, its beginning.
        action: String,
        /// The actions there were, the first of them.
        legal: String,
    },
}

/// What a program that is late said.
fn unended(got: &str) -> String {
    match got {
        "" => "nothing (a line counts once it is flushed)".to_owned(),
        got => format!("{got:?} and no end of the line"),
    }
}

impl Cause {
    /// One word for it, as messages and reports have it.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Cause::NotStarted(_) => "not-started",
            Cause::Crashed { .. } => "crashed",
            Cause::Late { .. } => "late",
            Cause::Flood(_) => "flood",
            Cause::Garbage { .. } => "garbage",
            Cause::Wrong { .. } => "wrong",
            Cause::Illegal { .. } => "illegal",
        }
    }
}

impl Fault {
    /// One word for it; see [`Cause::kind`].
    #[must_use]
    pub fn kind(&self) -> &'static str {
        self.cause.kind()
    }
}

impl fmt::Display for Fault {
    /// The sentence alone, without the program's stderr.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cause.fmt(f)
    }
}

impl std::error::Error for Fault {}
