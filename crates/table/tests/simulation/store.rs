//! A store in memory with the contract of the real one: numbered events, early choices beside them, all or nothing.

use furrow_game::Seat;
use furrow_table::{Early, Entry, Event, Table};
use std::collections::{BTreeMap, HashSet};

use furrow_game::Game;

/// What one table has in the store: texts, as the real one keeps them.
#[derive(Default)]
pub(crate) struct Store {
    log: Vec<String>,
    early: BTreeMap<u8, String>,
    /// Every post that the log holds, by seat.
    keys: HashSet<(u8, String)>,
}

impl Store {
    /// Adds entries at the end, and clears the early choices if a move or a step back is among them.
    ///
    /// # Panics
    /// If the log has gone on meanwhile, or a post is in it a second time: no table may ask for that.
    pub(crate) fn append(&mut self, first: u64, entries: &[Entry]) {
        assert_eq!(first, self.log.len() as u64, "the next event has the next number");
        for entry in entries {
            if let Event::Moved { seat, keys, .. } = &entry.event {
                for key in keys {
                    assert!(self.keys.insert((*seat, key.clone())), "{key:?} of seat {seat} is two moves");
                }
            }
            self.log.push(serde_json::to_string(entry).expect("an event has a text"));
        }
        if entries.iter().any(|entry| matches!(entry.event, Event::Moved { .. } | Event::Undone { .. })) {
            self.early.clear();
        }
    }

    /// Keeps an early choice in place of the one before.
    pub(crate) fn put_early(&mut self, seat: Seat, early: &Early) {
        self.early.insert(seat.number(), serde_json::to_string(early).expect("a choice has a text"));
    }

    /// How many events there are.
    pub(crate) fn len(&self) -> usize {
        self.log.len()
    }

    /// The log, read back from its texts.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        self.log.iter().map(|text| serde_json::from_str(text).expect("an event is read back")).collect()
    }

    /// The early choices, read back from their texts.
    pub(crate) fn early(&self) -> Vec<(u8, Early)> {
        let read = |text: &String| serde_json::from_str(text).expect("a choice is read back");
        self.early.iter().map(|(seat, text)| (*seat, read(text))).collect()
    }

    /// The table as the store leaves it.
    pub(crate) fn wake<G: Game>(&self) -> Table<G> {
        Table::wake(&self.entries(), self.early()).unwrap_or_else(|why| panic!("the log wakes: {why}"))
    }

    /// Whether a post has become a move, or is kept as an early choice.
    pub(crate) fn holds(&self, seat: Seat, key: &str) -> bool {
        let early = |(of, early): &(u8, Early)| *of == seat.number() && early.keys.iter().any(|k| k == key);
        self.keys.contains(&(seat.number(), key.to_owned())) || self.early().iter().any(early)
    }
}
