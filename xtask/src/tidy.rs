//! `cargo xtask tidy`: the house style, checked over the sources. One file a check; each check is a pure function
//! from sources to faults, and its tests show it failing.

mod length;
mod lock;
mod names;
mod order;
mod rulings;
mod source;
mod space;
mod words;

use std::fmt;

use crate::failure::Failure;
use crate::tidy::source::Source;
use crate::workspace::Workspace;

/// One place that breaks the style.
#[derive(Debug, PartialEq, Eq)]
struct Fault {
    /// Relative to the root, or a package's name.
    place: String,
    /// Counted from 1; none where the whole file is meant.
    line: Option<usize>,
    what: String,
}

impl Fault {
    fn at(source: &Source, line: usize, what: impl Into<String>) -> Self {
        Self { place: source.path.clone(), line: Some(line), what: what.into() }
    }

    fn of(place: impl Into<String>, what: impl Into<String>) -> Self {
        Self { place: place.into(), line: None, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.place, self.what),
            None => write!(f, "{}: {}", self.place, self.what),
        }
    }
}

/// Prints every fault of every check.
///
/// # Errors
/// When there is one, or the sources cannot be read.
pub(crate) fn run(workspace: &Workspace) -> Result<(), Failure> {
    let sources = source::read_all(&workspace.root)?;
    let mut faults = order::check(&workspace.packages);
    faults.extend(rulings::check(&sources));
    for check in [length::check, words::check, names::check, space::check, lock::check] {
        faults.extend(sources.iter().flat_map(check));
    }
    for fault in &faults {
        eprintln!("{fault}");
    }
    match faults.len() {
        0 => {
            eprintln!("{} files are tidy", sources.len());
            Ok(())
        }
        count => Err(Failure::new(format!("tidy found {count} faults"))),
    }
}
