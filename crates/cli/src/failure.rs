//! How a command ends when it does not do what it was asked.

use crate::output::say;
pub(crate) use furrow_game::printable;
use furrow_store::StoreError;
use std::{io, process::ExitCode};

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked wrongly: exit 2.
    Usage(String),
    /// The answer is no: exit 1.
    Negative(String),
    /// Somebody stopped it: exit 130, as shells have it.
    Stopped(String),
    /// Whoever read our output has had enough: exit 0, silently.
    Unread,
}

impl Failure {
    /// Says why, on stderr.
    pub(crate) fn report(self) -> ExitCode {
        let (why, code) = match self {
            Failure::Usage(why) => (why, 2),
            Failure::Negative(why) => (why, 1),
            Failure::Stopped(how) => {
                say(format_args!("stopped: {}", printable(&how)));
                return ExitCode::from(130);
            }
            Failure::Unread => return ExitCode::SUCCESS,
        };
        say(format_args!("error: {}", printable(&why)));
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

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        let why = error.to_string();
        match error {
            StoreError::Missing { .. } | StoreError::Exists { .. } => Failure::Usage(why),
            _ => Failure::Negative(why),
        }
    }
}

/// Tells the fault that came before, if one did, and keeps the new one for the end.
pub(crate) fn tell(before: Result<(), Failure>, fault: Failure) -> Result<(), Failure> {
    if let Err(before) = before {
        before.report();
    }
    Err(fault)
}
