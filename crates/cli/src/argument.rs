//! Arguments that several commands take.

use furrow_bots::Level;
use furrow_table::registry::GameId;
use furrow_text::Lang;
use serde_json::{Map, Value};
use std::fs;

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

/// K=V: true, false, a whole number or a text; `@FILE`: what a file holds, JSON or a text.
pub(crate) fn option(text: &str) -> Result<(String, Value), String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("{text:?} is not of the form K=V"))?;
    let value = match value.strip_prefix('@') {
        Some(file) => {
            let text = fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            serde_json::from_str(&text).unwrap_or_else(|_| Value::from(text.trim()))
        }
        None => match (value.parse::<bool>(), value.parse::<i64>()) {
            (Ok(flag), _) => Value::from(flag),
            (_, Ok(number)) => Value::from(number),
            _ => Value::from(value),
        },
    };
    Ok((key.to_owned(), value))
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
