//! Games and states from an independent implementation, kept as files beside a game's tests.

use crate::{Game, Record, Replay, Turn, read_records, state_line};
use serde_json::Value;
use std::{fs::File, io::BufReader, path::Path};

/// Replays every game of `NAME.records.jsonl` in a folder: its states, legal actions and chance weights are those of
/// `NAME.states.jsonl`, its scores and ranks those of the record.
///
/// # Panics
/// Where they are not, with the step and both lines.
pub fn agree<G: Game>(folder: &Path, name: &str) {
    let states = open(folder, &format!("{name}.states.jsonl"));
    let mut states = serde_json::Deserializer::from_reader(states).into_iter::<Value>();
    for record in records(folder, name) {
        let mut replay = Replay::<G>::new(&record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        loop {
            let ours = state_line(replay.game(), replay.made());
            let theirs = states.next().unwrap_or_else(|| panic!("{name}: a state for each step"));
            let theirs = theirs.unwrap_or_else(|why| panic!("{name}: {why}"));
            assert!(same(&ours, &theirs), "{name}, step {}\nours   {ours}\ntheirs {theirs}", replay.made());
            if replay.advance(&mut ()).unwrap_or_else(|fault| panic!("{name}: {fault}")).is_none() {
                break;
            }
        }
        assert_eq!(replay.game().turn(), Turn::Over, "{name}");
        assert_eq!(replay.game().scores(), record.scores, "{name}");
        assert_eq!(replay.game().ranks(), record.ranks, "{name}");
    }
    assert!(states.next().is_none(), "{name}: states are left over");
}

/// The first game of a file after so many steps.
///
/// # Panics
/// If there is no such game.
#[must_use]
pub fn after<G: Game>(folder: &Path, name: &str, steps: usize) -> G {
    let records = records(folder, name);
    let mut replay = Replay::<G>::new(&records[0]).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    for _ in 0..steps {
        replay.advance(&mut ()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    }
    replay.game().clone()
}

fn records(folder: &Path, name: &str) -> Vec<Record> {
    let records = read_records(open(folder, &format!("{name}.records.jsonl")));
    records.collect::<Result<_, _>>().unwrap_or_else(|why| panic!("{name}: {why}"))
}

fn open(folder: &Path, file: &str) -> BufReader<File> {
    let path = folder.join(file);
    BufReader::new(File::open(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display())))
}

/// Whether two state lines say the same: zero counts may be left out; a key that means nothing may be absent, null or
/// empty.
#[must_use]
pub fn same(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) => a
            .keys()
            .chain(b.keys())
            .all(|k| same(a.get(k).unwrap_or(&Value::Null), b.get(k).unwrap_or(&Value::Null))),
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Null, nothing) | (nothing, Value::Null) => means_nothing(nothing),
        _ => ours == theirs,
    }
}

fn means_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.values().all(means_nothing),
        other => *other == 0,
    }
}
