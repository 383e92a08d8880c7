//! Files of records, each with its place.

use crate::{argument, failure::Failure};
use furrow_game::{Record, read_records, shown};
use furrow_table::registry::GameId;
use std::{
    fmt,
    fs::File,
    io::{BufRead, BufReader, stdin},
};

/// A record and where it stands.
pub(crate) struct Placed {
    pub(crate) record: Record,
    /// Which game it is of.
    pub(crate) game: GameId,
    pub(crate) place: Place,
}

/// Where a record stands; its text is `FILE: game 3 (line 3)`.
#[derive(Clone)]
pub(crate) struct Place {
    file: String,
    /// From 1.
    number: usize,
    /// From 1; a record over several lines starts there.
    line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: game {} (line {})", self.file, self.number, self.line)
    }
}

/// The records of a file; `-` is stdin.
///
/// # Errors
/// A file that cannot be opened is bad usage; each record that cannot be read, and a file without any, a negative
/// answer.
pub(crate) fn records(file: &str) -> Result<impl Iterator<Item = Result<Placed, Failure>> + use<>, Failure> {
    let input: Box<dyn BufRead> = if file == "-" {
        Box::new(stdin().lock())
    } else {
        Box::new(BufReader::new(opened(file).map_err(Failure::Usage)?))
    };
    let mut records = read_records(input);
    let file = file.to_owned();
    let mut number = 0;
    Ok(std::iter::from_fn(move || {
        let read = records.next();
        if read.is_none() && number > 0 {
            return None;
        }
        number += 1;
        Some(match read {
            None => Err(Failure::Negative(format!("{file}: there is no game record in it"))),
            Some(Err(error)) => Err(Failure::Negative(format!("{file}: {error}"))),
            Some(Ok(record)) => placed(record, Place { file: file.clone(), number, line: records.line() }),
        })
    }))
}

/// A file that is no folder: opening one succeeds, and reading it fails later.
pub(crate) fn opened(file: &str) -> Result<File, String> {
    let told = |error| format!("{file}: {error}");
    let opened = File::open(file).map_err(told)?;
    if opened.metadata().map_err(told)?.is_dir() {
        return Err(format!("{file} is a folder, not a file"));
    }
    Ok(opened)
}

fn placed(record: Record, place: Place) -> Result<Placed, Failure> {
    match GameId::named(&record.game) {
        Some(game) => Ok(Placed { record, game, place }),
        None => {
            let (name, games) = (shown(&record.game), argument::game_names());
            Err(Failure::Negative(format!("{place}: there is no game {name:?}; the games are: {games}")))
        }
    }
}
