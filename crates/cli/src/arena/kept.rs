//! The records of a match: what was played is not played again.

use crate::{failure::Failure, output};
use furrow_arena::{Contest, Played};
use furrow_bots::Playable;
use furrow_game::Record;
use serde::Deserialize;
use serde_json::json;
use std::{
    fs::{File, OpenOptions},
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
#[derive(Clone, PartialEq, Deserialize)]
struct Place {
    seed: String,
    game: u64,
}

impl Kept {
    /// Opens the file, or makes it; nobody else does until we are gone. A last line that was cut short is no game: it will be played again.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let fault = |error: io::Error| Failure::Usage(format!("{}: {error}", path.display()));
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(fault)?;
        file.try_lock().map_err(|_| {
            Failure::Usage(format!(
                "{}: another match is being written to it; wait, or name another file",
                path.display()
            ))
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(fault)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut found = Vec::new();
        for (n, line) in text[..whole].lines().enumerate() {
            let record = Record::parse(line, n + 1);
            let record = record.map_err(|error| Failure::Usage(format!("{}: {error}", path.display())))?;
            let place = record.other.get(KEY).and_then(|text| serde_json::from_str(text).ok());
            let place = place.ok_or_else(|| {
                Failure::Usage(format!(
                    "{}: the record on line {} is of no match; name a new file, or one that `furrow arena` wrote",
                    path.display(),
                    n + 1
                ))
            })?;
            found.push((record, place));
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
            let wanted = Place { seed: contest.seed().to_owned(), game: number };
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
        self.file.set_len(self.whole)?;
        Ok(games)
    }

    /// Adds a game; it is in the file when this returns.
    pub(crate) fn add(&mut self, game: &Played, seed: &str) -> io::Result<()> {
        let mut record = game.record.clone();
        record.other = record.other.with(KEY, &json!({"seed": seed, "game": game.number}));
        let mut line = Vec::new();
        output::line(&mut line, &record)?;
        self.file.write_all(&line)
    }
}

fn other(place: &Place, wanted: &Place) -> String {
    format!(
        "it is game {} of the match with seed {:?}, not game {} of that with seed {:?}",
        place.game, place.seed, wanted.game, wanted.seed
    )
}
