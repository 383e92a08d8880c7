//! The options of a game in words, and why a game cannot be set up so.

use super::fields::{Field, MOST_ROUNDS, OWN, check};
use furrow_game::SetupError;
use furrow_table::registry::GameId;
use furrow_text::Lang;
use serde_json::{Map, Value};

/// The message of the catalogue about an option: its name there has dashes.
pub(super) fn key(option: &str, more: &str) -> String {
    format!("option-{}{more}", option.replace('_', "-"))
}

/// The number of players, the options that differ from the plain game, and who starts, each as a sentence.
#[must_use]
pub fn options_in_words(lang: Lang, game: GameId, places: u8, options: &Map<String, Value>) -> Vec<String> {
    let mut words = vec![lang.with("option-seats-words", [("n", i64::from(places).into())])];
    // What means nothing in the variant that is played is not said (F10, F19).
    let apprentice = options.get("variant").is_some_and(|variant| variant == "apprentice");
    let idle = if apprentice { "nap_counts_podium" } else { "apprentice_hand" };
    for field in Field::of(game).iter().filter(|field| field.key() != idle) {
        words.extend(options.get(field.key()).and_then(|value| in_words(lang, *field, value)));
    }
    if !options.contains_key("start") {
        words.push(lang.t("option-start-random-words"));
    }
    words
}

/// An option that says something; `None`: it is what the plain game has.
fn in_words(lang: Lang, field: Field, value: &Value) -> Option<String> {
    let line = |option: &str, value: String| {
        let option = lang.part(&key(option, ""), []);
        lang.with("option-line", [("option", option.into()), ("value", value.into())])
    };
    match field {
        Field::Tick(option) => value.as_bool()?.then(|| lang.t(&key(option, ""))),
        Field::Start => Some(match value.as_i64() {
            Some(seat) => lang.with("option-start-place-words", [("n", (seat + 1).into())]),
            None => lang.t("option-start-random-words"),
        }),
        Field::Number(option) => Some(lang.with(&key(option, "-words"), [("n", value.as_i64()?.into())])),
        Field::Picks(option, values) if value.is_number() => {
            let plain = values.first() == Some(&value.to_string().as_str());
            (!plain).then(|| lang.with(&key(option, "-words"), [("n", value.as_i64().unwrap_or(0).into())]))
        }
        Field::Picks(option, values) => {
            let word = value.as_str().filter(|word| values[1..].contains(word))?;
            Some(line(option, lang.part(&key(option, &format!("-{word}")), [])))
        }
        // What is reconstructed is said, though it is the default.
        Field::Lines(option, words) => {
            let word = value.as_str().filter(|word| words.contains(word)).unwrap_or(OWN);
            Some(line(option, lang.part(&key(option, &format!("-{word}")), [])))
        }
    }
}

/// Why a game cannot be set up so at a table, as a sentence; `None`: it can.
#[must_use]
pub fn refusal(lang: Lang, game: GameId, seats: u8, options: &Map<String, Value>) -> Option<String> {
    check(game, seats, options).err().map(|error| sentence(lang, &error, MOST_ROUNDS))
}

/// Why there is no such game, as a sentence. `rounds`: how many it can have at most.
pub(crate) fn sentence(lang: Lang, error: &SetupError, rounds: u64) -> String {
    match error {
        SetupError::Seats { got, allowed } if allowed.start() == allowed.end() => {
            lang.with("setup-seats-digest", [("got", i64::from(*got).into())])
        }
        SetupError::Seats { got, allowed } => {
            let [least, most, got] = [allowed.start(), allowed.end(), got].map(|n| i64::from(*n).into());
            lang.with("setup-seats", [("least", least), ("most", most), ("got", got)])
        }
        SetupError::BadValue { key: "start", got, .. } => {
            // Places are counted from 1; what is no number is said as it came.
            let got = got.trim_matches('"');
            let place = got.parse::<u64>().ok().and_then(|seat| seat.checked_add(1));
            let place = place.map_or_else(|| got.to_owned(), |place| place.to_string());
            lang.with("setup-start", [("got", place.into())])
        }
        SetupError::BadValue { key: "start_carrots", got, .. } => {
            lang.with("setup-start-carrots", [("got", got.trim_matches('"').into())])
        }
        SetupError::BadValue { key: "round_limit", got, .. } => {
            let got = got.trim_matches('"').into();
            lang.with("setup-round-limit", [("got", got), ("most", (rounds as i64).into())])
        }
        SetupError::BadLine { key: option, line, fault, got, .. } => {
            let why = lang.part(&format!("setup-{option}-{fault}"), [("got", got.clone().into())]);
            let option = lang.part(&key(option, "-lines"), []);
            let line = (*line as i64).into();
            lang.with("setup-line", [("option", option.into()), ("line", line), ("why", why.into())])
        }
        SetupError::BadValue { key: option, got, .. } => bad_value(lang, option, got.trim_matches('"')),
        SetupError::UnknownOption { key: option, known } => {
            lang.with("setup-unknown", [("got", option.as_str().into()), ("list", known.as_str().into())])
        }
    }
}

/// An option that is set to what it does not take, as no form does and a game's file can.
fn bad_value(lang: Lang, option: &str, got: &str) -> String {
    let field = GameId::ALL.into_iter().flat_map(Field::of).find(|field| field.key() == option);
    let (words, own): (&[&str], bool) = match field {
        Some(Field::Lines(_, words)) => (words, true),
        Some(Field::Picks(_, words)) => (words, false),
        _ => (&["true", "false"], false),
    };
    let pairs = [
        ("option", option.into()),
        ("got", got.into()),
        ("list", words.join(", ").into()),
        ("own", if own { "yes" } else { "no" }.into()),
    ];
    lang.with("setup-value", pairs)
}
