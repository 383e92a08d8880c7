//! How far viewers have read the log. Its lines do not change, so each is made and sent once; the region is sent in
//! pieces, those that its readers have by their place in what they have.

use crate::page::{Board, Scene, table};
use foldhash::quality::RandomState;
use serde::{Serialize, Serializer, ser::SerializeSeq};
use std::hash::{BuildHasher, Hash, Hasher};

/// The lines of one happening in a region that was sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Read {
    /// A hash of what they are made from.
    from: u64,
    /// How long they are, as the browser counts: in UTF-16.
    length: usize,
}

/// What stands before the lines, or after them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
struct Edge {
    text: u64,
    length: usize,
}

/// The log's region as one kind of viewer was sent it last: what each part was, not the text.
#[derive(Clone, Default)]
pub(super) struct Reading {
    hasher: RandomState,
    before: Edge,
    lines: Vec<Read>,
    after: Edge,
}

/// The log's region for those who have read so far.
pub(super) struct Log {
    /// How far they have read then.
    pub(super) reading: Reading,
    /// The length of what they have.
    had: usize,
    pieces: Vec<Piece>,
}

/// Text, or a part of the region as it was: from where to where.
#[derive(PartialEq, Eq, Debug)]
enum Piece {
    New(String),
    Old(usize, usize),
}

fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

impl Reading {
    /// Reads on in the log of a scene. `frame`: the region without its lines.
    pub(super) fn on<G: Board>(&self, scene: &Scene<'_, G>, text: bool, frame: &str) -> Log {
        let hasher = &self.hasher;
        let at = frame.find(table::LOG_LIST).map_or(frame.len(), |at| at + table::LOG_LIST.len());
        let texts = frame.split_at(at);
        let edge = |text: &str| Edge { text: hasher.hash_one(text), length: length(text) };
        let names = hasher.hash_one(scene.names());
        let notes = |index| table::log_notes(scene, index).into_string();
        let now: Vec<(usize, String)> =
            (table::log_first(scene, text)..scene.log.len()).map(|index| (index, notes(index))).collect();
        let from = |(index, notes): &(usize, String)| hasher.hash_one((names, scene.log[*index].id, notes));
        let (gone, kept) = self.common(now.iter().map(from));
        let (before, after) = (edge(texts.0), edge(texts.1));
        let (stays, was) = (&self.lines[gone..gone + kept], self.before.length + sum(&self.lines[..gone]));
        let mut log = Log {
            reading: Reading { hasher: hasher.clone(), before, lines: stays.to_vec(), after },
            had: self.length(),
            pieces: Vec::new(),
        };
        log.add_edge(texts.0, before, self.before, 0);
        log.add_old(was, was + sum(stays));
        for entry in &now[kept..] {
            let lines = table::log_told(scene, entry.0).into_string() + &entry.1;
            log.reading.lines.push(Read { from: from(entry), length: length(&lines) });
            log.add_new(&lines);
        }
        log.add_edge(texts.1, after, self.after, self.length() - self.after.length);
        log
    }

    /// How many happenings have gone from the front, and how many after those are the same.
    fn common(&self, mut now: impl Iterator<Item = u64>) -> (usize, usize) {
        let Some(first) = now.next() else { return (0, 0) };
        let Some(gone) = self.lines.iter().position(|read| read.from == first) else { return (0, 0) };
        let rest = self.lines[gone + 1..].iter().zip(now);
        (gone, 1 + rest.take_while(|(read, from)| read.from == *from).count())
    }

    fn length(&self) -> usize {
        self.before.length + sum(&self.lines) + self.after.length
    }
}

fn sum(lines: &[Read]) -> usize {
    lines.iter().map(|read| read.length).sum()
}

impl Log {
    /// An edge stands in the old region from `at` on, if it is the same.
    fn add_edge(&mut self, text: &str, now: Edge, was: Edge, at: usize) {
        if now == was { self.add_old(at, at + was.length) } else { self.add_new(text) }
    }

    fn add_old(&mut self, from: usize, to: usize) {
        match self.pieces.last_mut() {
            _ if from == to => {}
            Some(Piece::Old(_, end)) if *end == from => *end = to,
            _ => self.pieces.push(Piece::Old(from, to)),
        }
    }

    fn add_new(&mut self, text: &str) {
        match self.pieces.last_mut() {
            _ if text.is_empty() => {}
            Some(Piece::New(before)) => before.push_str(text),
            _ => self.pieces.push(Piece::New(text.to_owned())),
        }
    }
}

/// The text, if all of it is new; else a list: the length of what the reader has, then text, and from where to where
/// that stays.
impl Serialize for Log {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let [Piece::New(text)] = &self.pieces[..] {
            return serializer.serialize_str(text);
        }
        let mut list = serializer.serialize_seq(Some(self.pieces.len() + 1))?;
        list.serialize_element(&self.had)?;
        for piece in &self.pieces {
            match piece {
                Piece::New(text) => list.serialize_element(text)?,
                Piece::Old(from, to) => list.serialize_element(&[from, to])?,
            }
        }
        list.end()
    }
}

/// What was sent is known by how far its readers have read.
impl Hash for Log {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Reading { before, lines, after, .. } = &self.reading;
        (before, lines, after).hash(hasher);
    }
}
