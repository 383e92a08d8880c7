//! Bytes as a file of records: whatever stands in it, reading and replaying answer and never panic.
#![no_main]

use furrow_game::{Game, Record, Replay, Setup, read_records, state_line};
use furrow_table::{for_game, registry::GameId};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    for record in read_records(data).map_while(Result::ok) {
        let text = serde_json::to_string(&record).expect("a record can be written");
        let again = Record::parse(&text, 1).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(again, record, "a record that is written and read is the same");
        if let Some(id) = GameId::named(&record.game) {
            for_game!(id, G => replay::<G>(&record));
        }
    }
});

/// To the end or the first fault; the set-up in full is the same set-up.
fn replay<G: Game>(record: &Record) {
    let Ok(mut replay) = Replay::<G>::new(record) else { return };
    let setup = *replay.game().setup();
    assert_eq!(G::Setup::new(setup.seats(), &setup.options()), Ok(setup), "options with defaults filled in");
    let mut beats = Vec::new();
    while let Ok(Some(step)) = replay.advance(&mut beats) {
        assert_eq!(step.to_string(), record.steps[replay.made() - 1], "a step prints as it was written");
    }
    assert!(state_line(replay.game(), replay.made()).is_object(), "every state can be told");
    let _ = replay.finish();
}
