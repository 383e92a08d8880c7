//! The catalogues of all languages hold the same messages with the same arguments.

use furrow_text::Lang;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// The messages of a language, by key.
fn messages(code: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(code);
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
        if entry.path().extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let mut last = None;
        for line in fs::read_to_string(entry.path()).unwrap().lines() {
            let key = line.split_once(" =").map(|(key, _)| key);
            if let Some(key) = key.filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase())) {
                let before = found.insert(key.to_owned(), String::new());
                assert_eq!(before, None, "{code}: {key} stands there twice");
                last = Some(key.to_owned());
            } else if !line.starts_with([' ', '}']) {
                last = None;
            }
            if let Some(key) = &last {
                found.get_mut(key).unwrap().push_str(line);
                found.get_mut(key).unwrap().push('\n');
            }
        }
    }
    found
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// The arguments that a message asks for, those of the messages it takes in among them.
fn arguments(all: &BTreeMap<String, String>, key: &str) -> BTreeSet<String> {
    let mut asked = BTreeSet::new();
    for part in all[key].split('$').skip(1) {
        asked.insert(part.split(|c| !is_name(c)).next().unwrap().to_owned());
    }
    for part in all[key].split('{').skip(1) {
        let name = part.trim_start().split(|c| !is_name(c)).next().unwrap();
        if !name.is_empty() && all.contains_key(name) {
            asked.extend(arguments(all, name));
        }
    }
    asked
}

#[test]
fn every_language_has_every_message_with_its_arguments() {
    let english = messages("en");
    assert!(english.len() > 500);
    let mut faults = Vec::new();
    for lang in [Lang::Fr, Lang::Pt, Lang::De] {
        let own = messages(lang.code());
        let missing = english.keys().filter(|key| !own.contains_key(*key));
        faults.extend(missing.map(|key| format!("{}: {key} is missing", lang.code())));
        for key in own.keys() {
            if !english.contains_key(key) {
                faults.push(format!("{}: {key} is in no English file", lang.code()));
                continue;
            }
            let (theirs, ours) = (arguments(&english, key), arguments(&own, key));
            if theirs != ours {
                faults.push(format!("{}: {key} takes {ours:?}, English takes {theirs:?}", lang.code()));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn the_overlay_of_portugal_changes_messages_that_there_are() {
    let (base, overlay) = (messages("pt"), messages("pt-PT"));
    for key in overlay.keys() {
        assert!(base.contains_key(key), "{key} is in no file of pt");
        assert_ne!(overlay[key], base[key], "{key} is the same in pt-PT as in pt");
    }
}

/// A narrow no-break space stands before ? ! : ; and inside « », and an apostrophe is a curly one.
#[test]
fn french_is_set_as_the_french_set_it() {
    let rules = ["fable", "crazy-race", "carrots"].map(|game| format!("{game}-rules.txt"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n/fr");
    let pages = rules.iter().map(|name| fs::read_to_string(folder.join(name)).unwrap());
    for text in messages("fr").into_values().chain(pages) {
        for wrong in [" ?", " !", " :", " ;", " »", "« ", "'"] {
            assert!(!text.contains(wrong), "{wrong:?} in {text}");
        }
    }
}
