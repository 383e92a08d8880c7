//! The catalogue and the sources ask for the same keys.
//!
//! A key is used if it stands in quotes in some source, if another message takes it in, or if it is computed:
//! a `format!("level-{…}")` uses every key that begins with `level-`. So computed keys begin with a fixed part
//! that ends with a hyphen.

use furrow_text::Lang;
use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn read_all(folder: &Path, ending: &str, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            read_all(&path, ending, texts);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// The sources of every crate; tests ask for keys that exist, but do not keep one alive.
fn sources() -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(crates()).unwrap().map(Result::unwrap) {
        let folder = entry.path().join("src");
        if folder.is_dir() {
            read_all(&folder, "rs", &mut texts);
        }
    }
    texts
}

fn messages() -> String {
    let mut texts = Vec::new();
    read_all(&crates().join("text/i18n/en"), "ftl", &mut texts);
    texts.join("\n")
}

fn is_key(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn keys(messages: &str) -> BTreeSet<&str> {
    messages.lines().filter_map(|line| Some(line.split_once(" =")?.0)).filter(|key| is_key(key)).collect()
}

/// What is in quotes, with or without a hole.
fn quoted(source: &str) -> impl Iterator<Item = &str> {
    source.split('"').map(str::trim)
}

/// The keys handed to [`Lang::t`], [`Lang::with`] and [`Lang::part`] as they are.
fn asked(source: &str) -> impl Iterator<Item = &str> {
    let calls = [".t(", ".with(", ".part("];
    calls.into_iter().flat_map(move |call| {
        source.split(call).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
    })
}

#[test]
fn no_key_is_missing() {
    let sources = sources();
    let missing: BTreeSet<&str> =
        sources.iter().flat_map(|source| asked(source)).filter(|key| !Lang::En.has(key)).collect();
    assert!(missing.is_empty(), "sources ask for keys that are not in the catalogue: {missing:#?}");
}

/// The keys of the notes that lessons name.
fn notes() -> BTreeSet<String> {
    let mut notes = BTreeSet::new();
    for entry in fs::read_dir(crates().join("server/lessons")).unwrap().map(Result::unwrap) {
        let game = entry.path().file_stem().unwrap().to_string_lossy().into_owned();
        let script = fs::read_to_string(entry.path()).unwrap();
        let named = script.lines().filter_map(|line| line.strip_prefix("? ")?.split(' ').next());
        notes.extend(named.map(|note| format!("{game}-tutorial-{note}")));
    }
    notes
}

#[test]
fn no_key_is_unused() {
    let (messages, sources, notes) = (messages(), sources(), notes());
    let words: BTreeSet<&str> = sources.iter().flat_map(|source| quoted(source)).collect();
    let computed: Vec<&str> = words
        .iter()
        .filter_map(|word| Some(word.split_once('{')?.0))
        .filter(|fixed| fixed.ends_with('-') && is_key(fixed))
        .collect();
    let taken_in: BTreeSet<&str> =
        messages.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0.trim())).collect();
    let unused: Vec<&str> = keys(&messages)
        .into_iter()
        .filter(|key| !words.contains(key) && !taken_in.contains(key) && !notes.contains(*key))
        .filter(|key| !computed.iter().any(|fixed| key.starts_with(fixed)))
        .collect();
    assert!(unused.is_empty(), "the catalogue has keys that nobody asks for: {unused:#?}");
}

#[test]
fn every_file_of_the_catalogue_is_embedded() {
    let messages = messages();
    let keys = keys(&messages);
    assert!(keys.len() > 100);
    keys.into_iter().for_each(|key| assert!(Lang::En.has(key), "{key} is in a file that is not embedded"));
}

/// Brazil's message of a run takes in Portugal's word for the start.
#[test]
fn the_messages_of_portugal_and_brazil_take_in_each_others_words() {
    let run = |lang: Lang| {
        let more = [("from", 0), ("to", 2), ("cards", 1), ("steps", 2)].map(|(key, n)| (key, n.into()));
        let [from, to, cards, steps] = more;
        lang.with("fable-log-runs", [("animal", "hare".into()), from, to, cards, steps])
    };
    assert_eq!(run(Lang::Pt), "Lebre, 1 carta: 2 passos, largada → 2.");
    assert_eq!(run(Lang::PtPt), "Lebre, 1 carta: 2 passos, partida → 2.");
}
