//! Files of records, read line by line.

use crate::{Record, RecordError, keys::shape};
use std::io::{BufRead, Error, ErrorKind};

/// The longest record a reader takes, in bytes: the longest game that could be made, 10,000 rounds of six, is 0.9 MB.
const LONGEST: usize = 2 << 20;

/// What some programs put before a text of Unicode.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// How a record begins that stands on a line of its own.
const HEAD: [&str; 4] = ["{", "\"format\"", ":", "\"furrow\""];

/// Reads a file of records: one JSON object a line, or one object over many lines. Blank lines are skipped. After an
/// error comes nothing more, but for a record that breaks off where a line begins another: that one comes next.
pub fn read_records<R: BufRead>(input: R) -> Records<R> {
    Records {
        lines: Lines { input, number: 0, bytes: Vec::new(), returned: false },
        start: 0,
        next: Next::Read,
    }
}

/// The records of a file.
pub struct Records<R> {
    lines: Lines<R>,
    start: usize,
    next: Next,
}

/// Where the next line is.
#[derive(PartialEq)]
enum Next {
    /// In the file.
    Read,
    /// Read already: it showed that the record before it breaks off.
    Held,
    /// Nowhere.
    Done,
}

impl<R: BufRead> Iterator for Records<R> {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.next == Next::Done {
            return None;
        }
        let read = self.read_one();
        if !matches!(read, Ok(Some(_))) && self.next == Next::Read {
            self.next = Next::Done;
        }
        read.transpose()
    }
}

impl<R: BufRead> Records<R> {
    /// The line, from 1, on which the record that was read last starts.
    #[must_use]
    pub fn line(&self) -> usize {
        self.start
    }

    /// A record starts on a line and ends on the line that makes it whole JSON.
    fn read_one(&mut self) -> Result<Option<Record>, RecordError> {
        let (mut text, mut nesting) = (String::new(), Nesting::default());
        while self.step()? {
            let (line, number) = (self.lines.text()?, self.lines.number);
            if text.is_empty() {
                self.start = number;
                if line.trim().is_empty() {
                    continue;
                }
                begins(line, number)?;
            } else if is_head(line) {
                self.next = Next::Held;
                return Err(RecordError::BreaksOff {
                    line: number - 1,
                    how: "here: the next line begins another",
                });
            }
            if text.len() + line.len() > LONGEST {
                return Err(RecordError::TooLong { line: self.start });
            }
            text.push_str(line);
            nesting.read(line.as_bytes());
            if nesting.is_closed() {
                return Record::parse(&text, self.start).map(Some);
            }
            if nesting.in_string && line.ends_with('\n') {
                return Err(self.broken_text());
            }
        }
        let broken = RecordError::BreaksOff { line: self.lines.number, how: "here; is the file whole?" };
        if text.is_empty() { Ok(None) } else { Err(broken) }
    }

    /// To the next line; false at the end of the file.
    fn step(&mut self) -> Result<bool, RecordError> {
        if self.next == Next::Held {
            self.next = Next::Read;
            return Ok(true);
        }
        self.lines.read()
    }

    /// A text that its line does not close is never JSON. If another record follows at once, that one can be read.
    fn broken_text(&mut self) -> RecordError {
        let line = self.lines.number;
        if matches!(self.lines.read(), Ok(true)) && self.lines.text().is_ok_and(is_head) {
            self.next = Next::Held;
        }
        RecordError::BreaksOff { line, how: "inside a text" }
    }
}

/// A record is an object.
fn begins(line: &str, number: usize) -> Result<(), RecordError> {
    match line.trim_start().chars().next() {
        Some('[') => Err(shape(number, "it is a list; write one record a line".to_owned())),
        Some(letter) if letter != '{' => {
            Err(shape(number, format!("it begins with {letter:?}, not with '{{'")))
        }
        _ => Ok(()),
    }
}

/// Whether a record on a line of its own begins here; the keys of a record over many lines are not written so.
fn is_head(line: &str) -> bool {
    let mut rest = line;
    HEAD.iter().all(|word| {
        rest.strip_prefix(word).is_some_and(|after| {
            rest = after.trim_start();
            true
        })
    })
}

/// The lines of a file, one at a time. They may end in `\n`, `\r\n` or `\r`.
struct Lines<R> {
    input: R,
    /// How many have been read.
    number: usize,
    /// The last one; `\n` ends it unless the file does.
    bytes: Vec<u8>,
    /// Whether it ended in `\r`, so that a `\n` belongs to it.
    returned: bool,
}

impl<R: BufRead> Lines<R> {
    /// Reads the next line; false at the end of the file.
    fn read(&mut self) -> Result<bool, RecordError> {
        self.bytes.clear();
        let line = self.number + 1;
        loop {
            let ready = match self.input.fill_buf() {
                Err(why) if why.kind() == ErrorKind::Interrupted => continue,
                ready => ready.map_err(|why| RecordError::Read { line, why })?,
            };
            if ready.is_empty() {
                break;
            }
            let paired = std::mem::take(&mut self.returned) && ready[0] == b'\n';
            let ready = &ready[usize::from(paired)..];
            let end = ready.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            self.bytes.extend_from_slice(&ready[..end.unwrap_or(ready.len())]);
            self.returned = end.is_some_and(|end| ready[end] == b'\r');
            let taken = end.map_or(ready.len(), |end| end + 1);
            self.input.consume(taken + usize::from(paired));
            if self.bytes.len() > LONGEST {
                return Err(RecordError::TooLong { line });
            }
            if end.is_some() {
                self.bytes.push(b'\n');
                break;
            }
        }
        if line == 1 && self.bytes.starts_with(MARK) {
            self.bytes.drain(..MARK.len());
        }
        self.number += usize::from(!self.bytes.is_empty());
        Ok(!self.bytes.is_empty())
    }

    /// The last line that was read.
    fn text(&self) -> Result<&str, RecordError> {
        let why = |_| Error::new(ErrorKind::InvalidData, "it is not a text of UTF-8");
        std::str::from_utf8(&self.bytes).map_err(|e| RecordError::Read { line: self.number, why: why(e) })
    }
}

/// How deep a JSON text is nested so far, so that it is parsed once, when it is whole.
#[derive(Default)]
struct Nesting {
    depth: usize,
    in_string: bool,
    escaped: bool,
}

impl Nesting {
    fn read(&mut self, bytes: &[u8]) {
        for byte in bytes {
            match byte {
                _ if self.escaped => self.escaped = false,
                b'\\' if self.in_string => self.escaped = true,
                b'"' => self.in_string = !self.in_string,
                b'{' | b'[' if !self.in_string => self.depth += 1,
                b'}' | b']' if !self.in_string => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
    }

    fn is_closed(&self) -> bool {
        self.depth == 0 && !self.in_string
    }
}
