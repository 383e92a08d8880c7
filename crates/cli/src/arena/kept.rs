//! The records of a match: what was played is not played again.

use crate::{failure::Failure, output};
use furrow_arena::{Contest, Played};
use furrow_bots::Playable;
use furrow_game::Record;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::{
    fmt::Display,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read, Write},
    path::{Path, PathBuf},
};

/// The key of a record that says which game of which match it is.
const KEY: &str = "arena";

/// A file of records, in the order of the games.
pub(crate) struct Kept {
    path: PathBuf,
    file: File,
    /// How long the file is without a line that was cut short.
    whole: u64,
    /// Those that were there, each with its place in the match.
    found: Vec<(Record, Place)>,
}

/// What stands at [`KEY`].
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Place {
    seed: String,
    game: u64,
    /// Of which revision the bots of the house were.
    bots: String,
}

impl Place {
    fn of<G: Playable>(contest: &Contest<G>, game: u64) -> Self {
        Place { seed: contest.seed().to_owned(), game, bots: contest.revision() }
    }
}

impl Kept {
    /// Opens the file, or makes it; nobody else does until we are gone. A last line that was cut short is no game: it will be
    /// played again.
    ///
    /// # Errors
    /// It is no file, or holds something else; it is left as it is.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let fault = |why: &dyn Display| Failure::Usage(format!("{}: {why}", path.display()));
        if fs::metadata(path).is_ok_and(|about| !about.is_file()) {
            return Err(fault(&"it is no file; name a new one, or one that `furrow arena` wrote"));
        }
        let file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = file.map_err(|error| fault(&error))?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                fault(&"another match is being written to it; wait, or name another file")
            }
            TryLockError::Error(error) => fault(&format!("it cannot be kept from others: {error}")),
        })?;
        let (mut bytes, mut found) = (Vec::new(), Vec::new());
        file.read_to_end(&mut bytes).map_err(|error| fault(&error))?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if !is_cut_short(&bytes[whole..]) {
            return Err(fault(&"its last line is no record that was cut short; name another file"));
        }
        for (n, line) in bytes[..whole].split_inclusive(|byte| *byte == b'\n').enumerate() {
            found.push(placed(line, n + 1).map_err(|why| fault(&why))?);
        }
        Ok(Kept { path: path.to_owned(), file, whole: whole as u64, found })
    }

    /// The seed of the match that was begun here.
    pub(crate) fn seed(&self) -> Option<&str> {
        self.found.first().map(|(_, place)| place.seed.as_str())
    }

    /// The games that are there; what was cut short goes.
    ///
    /// # Errors
    /// They are of another match: the file is left as it is.
    pub(crate) fn games<G: Playable>(&mut self, contest: &Contest<G>) -> Result<Vec<Played>, Failure> {
        let read = |(number, (record, place)): (usize, (Record, Place))| {
            let number = number as u64;
            let wanted = Place::of(contest, number);
            let game =
                if place == wanted { contest.kept(number, record) } else { Err(other(&place, &wanted)) };
            game.map_err(|why| {
                Failure::Usage(format!(
                    "{}: line {}: {why}; name another file",
                    self.path.display(),
                    number + 1
                ))
            })
        };
        let games = self.found.drain(..).enumerate().map(read).collect::<Result<_, _>>()?;
        let cut = self.file.set_len(self.whole);
        cut.map_err(|error| Failure::Negative(format!("{}: {error}", self.path.display())))?;
        Ok(games)
    }

    /// Adds a game; it is in the file when this returns.
    pub(crate) fn add<G: Playable>(&mut self, game: &Played, contest: &Contest<G>) -> io::Result<()> {
        let mut record = game.record.clone();
        record.other = record.other.with(KEY, &json!(Place::of(contest, game.number)));
        let mut line = Vec::new();
        output::line(&mut line, &record)?;
        self.file.write_all(&line)
    }
}

/// How every record begins.
const BEGINNING: &[u8] = br#"{"format":"furrow","#;

/// Whether this is nothing, or the beginning of a record.
fn is_cut_short(rest: &[u8]) -> bool {
    let length = rest.len().min(BEGINNING.len());
    rest[..length] == BEGINNING[..length]
}

/// The record of a line, and its place in the match.
fn placed(line: &[u8], number: usize) -> Result<(Record, Place), String> {
    let text = str::from_utf8(line).map_err(|_| format!("line {number} is not UTF-8"))?;
    let record = Record::parse(text.trim_end(), number).map_err(|error| error.to_string())?;
    let place = record.other.get(KEY).and_then(|text| serde_json::from_str(text).ok());
    let place = place.ok_or_else(|| {
        format!(
            "the record on line {number} is of no match; name a new file, or one that `furrow arena` wrote"
        )
    })?;
    Ok((record, place))
}

fn other(place: &Place, wanted: &Place) -> String {
    if (place.game, &place.seed) == (wanted.game, &wanted.seed) {
        return format!(
            "it was played by bots of revision {}, and those of this program are of {}",
            place.bots, wanted.bots
        );
    }
    format!(
        "it is game {} of the match with seed {:?}, not game {} of that with seed {:?}",
        place.game, place.seed, wanted.game, wanted.seed
    )
}
