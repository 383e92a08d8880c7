//! Arguments that several commands take.

use furrow_bots::Level;
use furrow_game::{Game, OptionInfo, Setup};
use furrow_table::{for_game, registry::GameId};
use furrow_text::Lang;
use serde_json::{Map, Value};
use std::{fmt::Write, fs::File, io::Read};

/// GAME: a name or one of the usual ones.
pub(crate) fn game(text: &str) -> Result<GameId, String> {
    GameId::find(text).ok_or_else(|| match GameId::nearest(text) {
        Some((_, name)) => format!("there is no game {text:?}; did you mean {name}?"),
        None => format!("there is no game {text:?}; the games are: {}", game_names()),
    })
}

/// All games, for a sentence.
pub(crate) fn game_names() -> String {
    GameId::ALL.map(GameId::name).join(", ")
}

/// BOT: a level.
pub(crate) fn bot(text: &str) -> Result<Level, String> {
    Level::parse(text).ok_or_else(|| {
        format!("there is no bot {text:?}; the bots are: {}", Level::ALL.map(Level::name).join(", "))
    })
}

/// LANG: a language's code.
pub(crate) fn lang(text: &str) -> Result<Lang, String> {
    let spoken = Lang::En;
    (text == spoken.code())
        .then_some(spoken)
        .ok_or_else(|| format!("there is no language {text:?} yet; there is: {}", spoken.code()))
}

/// The options of every game, for `--help`.
pub(crate) fn options_help() -> String {
    let mut text = String::new();
    for id in GameId::ALL {
        let _ = writeln!(text, "Options of {}:", id.name());
        for option in for_game!(id, G => <<G as Game>::Setup as Setup>::OPTIONS) {
            let OptionInfo { key, takes, default, about } = option;
            let _ = writeln!(text, "  {key}={takes}; by default {default}\n      {about}");
        }
    }
    text
}

/// K=V: true, false, a whole number or a text; `@FILE`: what a file holds, JSON or a text.
pub(crate) fn option(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("{text:?} is not of the form K=V"))?;
    let value = match value.strip_prefix('@') {
        Some(file) => held(file)?,
        None => typed(value),
    };
    Ok((key.to_owned(), value))
}

/// The longest file that holds a value of an option.
const LONGEST: u64 = 64 << 10;

/// What a file holds: JSON if it begins like it, else a text, whose lines keep their numbers.
fn held(file: &str) -> Result<Value, String> {
    let mut text = String::new();
    let opened = File::open(file).map_err(|error| format!("{file}: {error}"))?;
    opened.take(LONGEST + 1).read_to_string(&mut text).map_err(|error| format!("{file}: {error}"))?;
    if text.len() as u64 > LONGEST {
        return Err(format!("{file} is longer than {LONGEST} bytes, which no value of an option is"));
    }
    let text = text.trim_start_matches('\u{feff}'); // some programs put it before a text of Unicode
    let bare = text.trim();
    if bare.starts_with(['[', '{', '"']) {
        return serde_json::from_str(text).map_err(|error| format!("{file} is not JSON: {error}"));
    }
    // One line is a value as it is typed.
    Ok(if bare.contains('\n') { Value::from(text.trim_end()) } else { typed(bare) })
}

/// True, false, a whole number or a text.
fn typed(value: &str) -> Value {
    match (value.parse::<bool>(), value.parse::<i64>()) {
        (Ok(flag), _) => Value::from(flag),
        (_, Ok(number)) => Value::from(number),
        _ => Value::from(value),
    }
}

/// The options of a game; the same key twice is a slip.
pub(crate) fn options(given: &[(String, Value)]) -> Result<Map<String, Value>, String> {
    let mut options = Map::new();
    for (key, value) in given {
        if options.insert(key.clone(), value.clone()).is_some() {
            return Err(format!("option {key} is given twice"));
        }
    }
    Ok(options)
}
