//! Files of records, each with its place.

use crate::{argument, failure::Failure};
use furrow_game::{Record, read_records};
use furrow_table::registry::GameId;
use std::{
    cell::Cell,
    fmt,
    fs::File,
    io::{self, BufRead, BufReader, Read, stdin},
    rc::Rc,
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
pub(crate) fn records(file: &str) -> Result<impl Iterator<Item = Result<Placed, Failure>>, Failure> {
    let input: Box<dyn BufRead> = if file == "-" {
        Box::new(stdin().lock())
    } else {
        let opened = File::open(file).map_err(|error| Failure::Usage(format!("{file}: {error}")))?;
        Box::new(BufReader::new(opened))
    };
    let lines = Rc::new(Lines::default());
    let mut records = read_records(Counted { input, lines: lines.clone() });
    let file = file.to_owned();
    let mut number = 0;
    Ok(std::iter::from_fn(move || {
        lines.start.set(None);
        match records.next() {
            None if number == 0 => {
                number = 1;
                Some(Err(Failure::Negative(format!("{file}: there is no game record in it"))))
            }
            None => None,
            Some(Err(error)) => {
                number += 1;
                Some(Err(Failure::Negative(format!("{file}: {error}"))))
            }
            Some(Ok(record)) => {
                number += 1;
                let line = lines.start.get().unwrap_or(0) + 1;
                Some(placed(record, Place { file: file.clone(), number, line }))
            }
        }
    }))
}

fn placed(record: Record, place: Place) -> Result<Placed, Failure> {
    match GameId::named(&record.game) {
        Some(game) => Ok(Placed { record, game, place }),
        None => {
            let (name, games) = (record.game.chars().take(40).collect::<String>(), argument::game_names());
            Err(Failure::Negative(format!("{place}: there is no game {name:?}; the games are: {games}")))
        }
    }
}

/// What has been read of a file.
#[derive(Default)]
struct Lines {
    /// Line ends passed.
    passed: Cell<usize>,
    /// Line ends before the first mark on the paper since this was last cleared.
    start: Cell<Option<usize>>,
}

/// A reader that counts lines as they are taken.
struct Counted<R> {
    input: R,
    lines: Rc<Lines>,
}

impl<R: BufRead> Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut ready = self.fill_buf()?;
        let taken = ready.read(into)?;
        self.consume(taken);
        Ok(taken)
    }
}

impl<R: BufRead> BufRead for Counted<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.input.fill_buf()
    }

    fn consume(&mut self, taken: usize) {
        // What is taken has been filled in before, so this reads nothing and cannot fail.
        let ready = self.input.fill_buf().unwrap_or_default();
        for byte in ready.iter().take(taken) {
            let passed = self.lines.passed.get();
            if !byte.is_ascii_whitespace() && self.lines.start.get().is_none() {
                self.lines.start.set(Some(passed));
            }
            self.lines.passed.set(passed + usize::from(*byte == b'\n'));
        }
        self.input.consume(taken);
    }
}
