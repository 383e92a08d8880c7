//! docs/views.md explains every key of every view and preview, and every word of a history.

use crate::{
    outsiders::{of_repository, zoo},
    run::furrow,
};
use serde_json::Value;
use std::{collections::BTreeSet, fs, path::Path};
use tempfile::TempDir;

/// All that programs are sent in the conversations of a check, by game.
fn messages(folder: &Path, game: &str) -> Vec<Value> {
    let files = fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path());
    let files = files.filter(|path| {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        name.starts_with(game) && name.ends_with(".in.jsonl")
    });
    let texts = files.map(|path| fs::read_to_string(path).expect("what it was sent"));
    let lines: Vec<String> =
        texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    lines.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// The keys of an object that are words of ours: what stands for a card, an animal or a space is explained as such.
fn keys(of: &Value) -> impl Iterator<Item = String> {
    of.as_object().into_iter().flat_map(|object| object.keys().cloned())
}

fn words(game: &str, sent: &[Value]) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for message in sent {
        words.extend(keys(&message["view"]));
        let previews = message["previews"].as_array().into_iter().flatten();
        words.extend(previews.flat_map(|preview| keys(&preview["preview"])));
        let history = message["history"].as_array().into_iter().flatten().filter_map(Value::as_str);
        words.extend(history.filter_map(|step| {
            let marked = game == "carrots" && [" a ", " b "].iter().any(|marker| step.contains(marker));
            Some(format!("…{}", step.split(' ').nth(if marked { 2 } else { 1 })?))
        }));
    }
    words
}

#[test]
fn every_key_and_every_step_is_explained() {
    let folder = TempDir::new().expect("a folder");
    let (program, _) = zoo("good");
    let ran = furrow(&["bot", "check", &program, "--logs", folder.path().to_str().expect("UTF-8")]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let page = fs::read_to_string(of_repository("docs/views.md")).expect("the page");
    for game in ["fable", "crazy-race", "carrots"] {
        let section = page.split("\n## ").find(|part| part.starts_with(game)).expect("a section");
        let (keys, history) = section.split_once("\nHistory: ").expect("its history");
        let words = words(game, &messages(folder.path(), game));
        assert!(words.len() > 20, "{game}: {words:?}");
        for word in words {
            let is_there = match word.strip_prefix('…') {
                Some(step) => history.contains(&format!(" {step}")),
                None => keys.contains(&format!("`{word}`")),
            };
            assert!(is_there, "{game}: {word} is not on the page");
        }
    }
}
