//! Arguments that several commands take.

use crate::{failure::Failure, input::opened};
use furrow_arena::Player;
use furrow_bots::Level;
use furrow_game::{Game, OptionInfo, Setup, SetupError};
use furrow_table::{for_game, registry::GameId};
use furrow_text::Lang;
use serde_json::{Map, Value};
use std::{
    fmt::Write,
    io::Read,
    path::{Path, PathBuf},
};

/// GAME: a name or one of the usual ones.
pub(crate) fn game(text: &str) -> Result<GameId, String> {
    GameId::find(text).ok_or_else(|| {
        let meant = GameId::nearest(text).map(|(_, name)| format!("did you mean {name}? "));
        format!("there is no game {text:?}; {}the games are: {}", meant.unwrap_or_default(), titles())
    })
}

/// All games by name and title: two of them have the same title in some languages.
fn titles() -> String {
    let title = |id: GameId| {
        let [title, facts] =
            ["title", "facts"].map(|what| Lang::En.t(&format!("front-{}-{what}", id.name())));
        format!("{} ({title}, {})", id.name(), facts.split(" · ").next().unwrap_or_default())
    };
    GameId::ALL.map(title).join(", ")
}

/// The database in a data folder.
pub(crate) fn database(data: &Path) -> PathBuf {
    data.join(furrow_server::DATABASE)
}

/// All games, for a sentence.
pub(crate) fn game_names() -> String {
    GameId::ALL.map(GameId::name).join(", ")
}

/// One player for all seats, or one a seat.
pub(crate) fn a_seat(bots: &[Player], seats: u8) -> Result<Vec<Player>, Failure> {
    match bots {
        [one] => Ok(vec![one.clone(); usize::from(seats)]),
        all if all.len() == usize::from(seats) => Ok(all.to_vec()),
        all => Err(Failure::Usage(format!(
            "--bots names {} bots for {seats} seats; name one for all, or one a seat",
            all.len()
        ))),
    }
}

/// A level that searches.
pub(crate) fn searching(text: &str) -> Result<Level, String> {
    [Level::Hard, Level::Expert]
        .into_iter()
        .find(|level| level.name() == text)
        .ok_or_else(|| format!("{text:?} does not search; hard and expert do"))
}

/// LANG: a language's code.
pub(crate) fn lang(text: &str) -> Result<Lang, String> {
    Lang::parse(text).ok_or_else(|| {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        format!("there is no language {text:?}; the languages are: {codes}")
    })
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

/// An option as it was given.
#[derive(Clone)]
pub(crate) struct Given {
    key: String,
    value: Value,
    /// The file it was read from.
    file: Option<String>,
}

/// K=V: true, false, a whole number or a text; `@FILE`: what a file holds, JSON or a text.
pub(crate) fn option(text: &str) -> Result<Given, String> {
    let (key, value) = text.split_once('=').ok_or_else(|| format!("{text:?} is not of the form K=V"))?;
    let file = value.strip_prefix('@');
    let value = file.map_or_else(|| Ok(typed(value)), held)?;
    Ok(Given { key: key.to_owned(), value, file: file.map(str::to_owned) })
}

/// The longest file that holds a value of an option, in bytes.
const LONGEST: usize = 64 << 10;

/// What a file holds: JSON if it begins like it, else a text, whose lines keep their numbers.
fn held(file: &str) -> Result<Value, String> {
    let text = text(file)?;
    let bare = text.trim();
    if bare.starts_with(['[', '{', '"']) {
        return serde_json::from_str(&text).map_err(|error| format!("{file} is not JSON: {error}"));
    }
    let mut said = bare.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    match (said.next(), said.next()) {
        (None, _) => Err(format!("{file} says nothing")),
        (Some(one), None) => Ok(typed(one)), // one line is a value as it is typed
        _ => Ok(Value::from(text.trim_end())),
    }
}

/// A file's text, with our line ends.
fn text(file: &str) -> Result<String, String> {
    let mut bytes = Vec::new();
    let bounded = opened(file)?.take(LONGEST as u64 + 1).read_to_end(&mut bytes);
    bounded.map_err(|error| format!("{file}: {error}"))?;
    if bytes.len() > LONGEST {
        return Err(format!("{file} is longer than 64 kB, which no deck or table is"));
    }
    let text = String::from_utf8(bytes).map_err(|_| format!("{file} is not a text of UTF-8"))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text); // some programs put it before a text of Unicode
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// True, false, a whole number as it is usually written, or a text.
fn typed(value: &str) -> Value {
    match (value.parse::<bool>(), value.parse::<i64>()) {
        (Ok(flag), _) => Value::from(flag),
        (_, Ok(number)) if number.to_string() == value => Value::from(number),
        _ => Value::from(value),
    }
}

/// The options of a game; the same key twice is a slip.
pub(crate) fn options(given: &[Given]) -> Result<Map<String, Value>, Failure> {
    let mut options = Map::new();
    for Given { key, value, .. } in given {
        if options.insert(key.clone(), value.clone()).is_some() {
            return Err(Failure::Usage(format!("option {key} is given twice")));
        }
    }
    Ok(options)
}

/// Seats and options of a game.
pub(crate) fn setup<G: Game>(seats: u8, given: &[Given]) -> Result<G::Setup, Failure> {
    setup_of::<G>(seats, &options(given)?, given)
}

/// Seats and options of a game, where not all options were given here.
pub(crate) fn setup_of<G: Game>(
    seats: u8,
    options: &Map<String, Value>,
    given: &[Given],
) -> Result<G::Setup, Failure> {
    G::Setup::new(seats, options).map_err(|error| Failure::Usage(blame(given, &error)))
}

/// What is wrong with a set-up, with the file that says so.
fn blame(given: &[Given], error: &SetupError) -> String {
    let of = match error {
        SetupError::BadValue { key, .. } | SetupError::BadLine { key, .. } => {
            given.iter().find(|g| g.key == *key)
        }
        _ => None,
    };
    match of.and_then(|given| given.file.as_ref()) {
        Some(file) => format!("{file}: {error}"),
        None => error.to_string(),
    }
}
