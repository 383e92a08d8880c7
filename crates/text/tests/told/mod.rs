//! What the tests of the logs do alike: games played from records.

pub(crate) mod stored;

mod walk;

use furrow_game::{Game, Record, Replay, Viewer, read_records};
use std::{fs::File, io::BufReader, path::Path};
use walk::walk;

/// Names for the seats of any game.
pub(crate) const NAMES: [&str; 6] = ["Ann", "Bea", "Carl", "Dot", "Eve", "Finn"];

/// The golden records of that crate.
pub(crate) fn records(game: &str, name: &str) -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join(game).join("tests/golden");
    let file = File::open(folder.join(name).with_extension("records.jsonl")).unwrap();
    read_records(BufReader::new(file)).collect::<Result<_, _>>().unwrap()
}

/// Plays a record: the beats of each step as the viewer sees them, and the game at its end.
pub(crate) fn play<G: Game>(record: &Record, viewer: Viewer) -> (Vec<Vec<G::Beat>>, G) {
    let mut replay = Replay::<G>::new(record).unwrap();
    let mut steps = Vec::new();
    loop {
        let mut beats = Vec::new();
        if replay.advance(&mut beats).unwrap().is_none() {
            break;
        }
        steps.push(beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect());
    }
    (steps, replay.game().clone())
}

/// Plays a game at random, the same one for the same number; as [`play`].
pub(crate) fn wander<G: Game>(setup: &G::Setup, number: u64, viewer: Viewer) -> (Vec<Vec<G::Beat>>, G) {
    let mut steps = Vec::new();
    let game = walk::<G>(setup, number, |_, beats| {
        steps.push(beats.iter().map(|beat| G::beat_seen(beat, viewer)).collect());
    });
    (steps, game)
}

/// The number that follows a piece of a text.
pub(crate) fn number_after(text: &str, piece: &str) -> Option<u32> {
    let rest = text.split_once(piece)?.1;
    rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}
