//! Whole games as they are read out to a seat; `tests/transcript.txt` is one to be read by eye (`UPDATE=1`).

use furrow_fable::{Animal, Beat, FINISH, State, View};
use furrow_game::{Game, Record, Replay, Seat, Turn, Viewer, read_records};
use furrow_text::{Lang, Words as _, fable};
use std::{fs::File, io::BufReader, path::Path};

const NAMES: [&str; 5] = ["Ann", "Bea", "Carl", "Dot", "Eve"];

fn records(name: &str) -> Vec<Record> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("fable/tests/golden");
    let file = File::open(folder.join(name).with_extension("records.jsonl")).unwrap();
    read_records(BufReader::new(file)).collect::<Result<_, _>>().unwrap()
}

/// The beats a viewer sees, as a log tells them.
fn sentences(beats: &[Beat], viewer: Viewer) -> Vec<String> {
    State::news(Lang::En, beats, &NAMES, viewer).into_iter().map(|news| news.sentence).collect()
}

/// Plays a record; all beats as the viewer sees them, and its last view. Every action on the way is put in words.
fn play(record: &Record, viewer: Viewer) -> (Vec<Beat>, View) {
    let mut replay = Replay::<State>::new(record).unwrap();
    let mut beats = Vec::new();
    while replay.advance(&mut beats).unwrap().is_some() {
        let view = replay.game().view(viewer);
        if view.turn() == Turn::Over {
            break;
        }
        for action in view.actions().iter().chain(&view.plays_if_my_turn()) {
            let line = fable::preview(Lang::En, &view.preview(*action), &NAMES, viewer);
            assert!(line.chars().count() <= 60, "{}: {line}", fable::action(Lang::En, action));
        }
    }
    let seen = beats.iter().map(|beat| State::beat_seen(beat, viewer)).collect();
    (seen, replay.game().view(viewer))
}

/// Where a sentence says an animal is now.
fn landing(text: &str) -> Option<(Animal, u8)> {
    let (animal, rest) = text.split_once(", ")?;
    let animal = Animal::ALL.into_iter().find(|a| fable::heading(Lang::En, *a) == animal)?;
    if rest.ends_with("across the finish line.") {
        return Some((animal, FINISH));
    }
    let space = rest.split_once("→ ").or_else(|| rest.split_once("stream on "))?.1;
    Some((animal, space.split(['.', ',']).next()?.parse().ok()?))
}

#[test]
fn positions_and_scores_can_be_told_from_the_sentences() {
    for name in ["fable-2", "fable-3", "fable-4", "fable-5", "fable-4-nap-start", "fable-3-championship"] {
        for record in &records(name) {
            let (beats, view) = play(record, Viewer::Public);
            let told = sentences(&beats, Viewer::Public);
            let last = told.iter().rposition(|text| text.ends_with("of 3 begins.")).map_or(0, |at| at + 1);
            let mut pos = [0; 5];
            told[last..]
                .iter()
                .filter_map(|text| landing(text))
                .for_each(|(animal, to)| pos[animal as usize] = to);
            assert_eq!(pos, view.pos, "{name}: {told:#?}");
            for (seat, score) in view.scores.iter().enumerate() {
                let line = format!(": {}, {score} point", NAMES[seat]);
                assert!(told.iter().any(|text| text.contains(&line)), "{name}: {line}");
            }
        }
    }
}

#[test]
fn a_game_reads_as_it_is_stored() {
    let viewer = Viewer::Seat(Seat::new(0));
    let (beats, _) = play(&records("fable-3")[0], viewer);
    let mut text = sentences(&beats, viewer).join("\n");
    text.push('\n');
    text.push_str(&fable::moral(Lang::En, &fable::MoralFacts::of(beats.iter())));
    text.push('\n');
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcript.txt");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let stored = std::fs::read_to_string(path).unwrap();
    assert!(stored == text, "the transcript has changed: run with UPDATE=1 and read the difference");
}
