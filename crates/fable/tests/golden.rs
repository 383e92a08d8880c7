//! Games and states from an independent implementation: records, states, legal actions and chance weights match
//! to the letter.

use furrow_fable::State;
use furrow_game::{Game, Record, Replay, Turn, read_records, state_line};
use serde_json::Value;
use std::{fs::File, io::BufReader, path::PathBuf};

fn open(name: &str) -> BufReader<File> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    BufReader::new(File::open(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())))
}

/// Zero counts may be left out; a line without `chance` has none.
fn same(ours: &Value, theirs: &Value) -> bool {
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) => a
            .keys()
            .chain(b.keys())
            .all(|k| same(a.get(k).unwrap_or(&Value::Null), b.get(k).unwrap_or(&Value::Null))),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Null, zero) | (zero, Value::Null) => zero.is_null() || zero == 0,
        _ => ours == theirs,
    }
}

fn compare(name: &str) {
    let records: Vec<Record> =
        read_records(open(&format!("{name}.records.jsonl"))).collect::<Result<_, _>>().expect("records");
    let mut states =
        serde_json::Deserializer::from_reader(open(&format!("{name}.states.jsonl"))).into_iter::<Value>();
    for record in &records {
        let mut replay = Replay::<State>::new(record).expect("set-up");
        loop {
            let ours = state_line(replay.game(), replay.made());
            let theirs = states.next().expect("a state for each step").expect("JSON");
            assert!(same(&ours, &theirs), "{name}, step {}\nours   {ours}\ntheirs {theirs}", replay.made());
            if replay.advance(&mut ()).unwrap_or_else(|fault| panic!("{name}: {fault}")).is_none() {
                break;
            }
        }
        assert_eq!(replay.game().turn(), Turn::Over);
        assert_eq!(replay.game().scores(), record.scores, "{name}");
        assert_eq!(replay.game().ranks(), record.ranks, "{name}");
    }
    assert!(states.next().is_none(), "{name}: states are left over");
}

#[test]
fn two_to_five_players() {
    ["fable-2", "fable-3", "fable-4", "fable-5"].into_iter().for_each(compare);
}

#[test]
fn f18_a_championship() {
    compare("fable-3-championship");
}

#[test]
fn f10_podium_animals_ahead_of_the_hare_and_a_chosen_start() {
    compare("fable-4-nap-start");
}
