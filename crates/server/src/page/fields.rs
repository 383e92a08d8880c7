//! The options of each game as the fields of its form on the front page.

use super::terms;
use furrow_carrots::{Effect, Hare, Layout};
use furrow_fable::Variant;
use furrow_game::{Game, Setup, SetupError};
use furrow_table::{Name, PROGRAM, for_game, registry::GameId};
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// The levels of computer players, the one that only plays at random standing back.
pub const LEVELS: [&str; 5] = ["easy", "medium", "hard", "expert", "random"];

/// Whether a computer player can be asked for: of a level, or a program of the host's by its name.
#[must_use]
pub fn offers(level: &str, programs: &[Name]) -> bool {
    LEVELS.contains(&level) || programs.iter().any(|name| level_of(name) == level)
}

/// How a form asks for a program of the host's.
#[must_use]
pub fn level_of(program: &Name) -> String {
    format!("{PROGRAM}{program}")
}

/// The one that is proposed.
pub const PROPOSED: &str = "medium";

/// The value of a field of [`Field::Lines`] that says: as in the lines below.
pub(super) const OWN: &str = "own";

/// The most letters of a card deck or a table that a form takes.
pub(super) const LONGEST_LINES: usize = 3000;

/// The most rounds of Carrots that are played here, far beyond any game of people's: a page shows a game as it stands, and
/// what is played here can be replayed here. The rules of the program take more.
pub const MOST_ROUNDS: u64 = 500;

/// What every form has beside the options of its game.
const COMMON: [&str; 8] = ["game", "kind", "seats", "level", "name", "offer", "nonce", "view"];

/// An option of a game, named as in the record; the word that stands first is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// One of a few words or numbers.
    Picks(&'static str, &'static [&'static str]),
    /// Yes or no.
    Tick(&'static str),
    /// A whole number; empty is the default.
    Number(&'static str),
    /// One of a few words, or lines of one's own, which are a field of their own.
    Lines(&'static str, &'static [&'static str]),
    /// Who starts: chance, or a place.
    Start,
}

const VARIANTS: [&str; 3] = [Variant::ALL[0].name(), Variant::ALL[1].name(), Variant::ALL[2].name()];

const FABLE: &[Field] = &[
    Field::Picks("variant", &VARIANTS),
    Field::Picks("apprentice_hand", &["5", "6"]),
    Field::Start,
    Field::Tick("championship"),
    Field::Tick("nap_counts_podium"),
];
const CRAZY_RACE: &[Field] = &[Field::Lines("deck", &["reconstructed"]), Field::Start];
const CARROTS: &[Field] = &[
    Field::Lines("hare", &Hare::NAMES),
    Field::Picks("layout", &Layout::NAMES),
    Field::Start,
    Field::Number("start_carrots"),
    Field::Number("round_limit"),
];

impl Field {
    /// The options of a game, in the order of its form.
    #[must_use]
    pub const fn of(game: GameId) -> &'static [Field] {
        match game {
            GameId::Fable => FABLE,
            GameId::CrazyRace => CRAZY_RACE,
            GameId::Carrots => CARROTS,
        }
    }

    /// The name of the option.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Field::Picks(key, _) | Field::Tick(key) | Field::Number(key) | Field::Lines(key, _) => key,
            Field::Start => "start",
        }
    }

    /// The option as it was typed; `None`: it was left at its default.
    fn read(self, typed: &Typed) -> Option<Value> {
        let text = typed.get(self.key());
        match self {
            Field::Tick(_) => Some(json!(text.is_some())),
            // With an end a single line, or none at all, is lines: without one it would be read as a word.
            Field::Lines(key, _) if text == Some(OWN) => {
                Some(json!(format!("{}\n", typed.get(&lines_of(key)).unwrap_or_default())))
            }
            Field::Lines(..) => text.map(|word| json!(word)),
            Field::Picks(..) | Field::Number(_) | Field::Start => {
                let text = text.map(str::trim).filter(|text| !text.is_empty())?;
                Some(text.parse::<u64>().map_or_else(|_| json!(text), |number| json!(number)))
            }
        }
    }
}

/// The name of the field that holds the lines of an option.
pub(super) fn lines_of(key: &str) -> String {
    format!("{key}_lines")
}

/// The words that the lines of the option may hold, where there are only a few.
pub(super) fn words_of(key: &str) -> Vec<&'static str> {
    if key == "hare" { Effect::ALL.map(Effect::name).to_vec() } else { Vec::new() }
}

/// The numbers of players of a game.
#[must_use]
pub fn seats(game: GameId) -> RangeInclusive<u8> {
    for_game!(game, G => <<G as Game>::Setup as Setup>::SEATS)
}

/// What somebody has typed into the form of one game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Typed(BTreeMap<String, String>);

impl Typed {
    /// The fields of a form; a field that the form of this game does not have wants another table.
    ///
    /// # Errors
    /// The name of that field.
    pub fn new(game: GameId, fields: BTreeMap<String, String>) -> Result<Self, String> {
        let options = Field::of(game);
        let known = |name: &str| {
            COMMON.contains(&name)
                || terms::FIELDS.contains(&name)
                || options.iter().any(|field| match field {
                    Field::Lines(key, _) => *key == name || lines_of(key) == name,
                    _ => field.key() == name,
                })
        };
        match fields.keys().find(|name| !known(name)) {
            Some(name) => Err(name.clone()),
            None => Ok(Typed(fields)),
        }
    }

    /// What a field holds; `None`: it was not sent.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The options, as records write them.
    #[must_use]
    pub fn options(&self, game: GameId) -> Map<String, Value> {
        let read = |field: &Field| Some((field.key().to_owned(), field.read(self)?));
        Field::of(game).iter().filter_map(read).collect()
    }
}

/// Whether a game can be set up so at a table.
///
/// # Errors
/// Why it cannot.
pub fn check(game: GameId, seats: u8, options: &Map<String, Value>) -> Result<(), SetupError> {
    for_game!(game, G => <<G as Game>::Setup as Setup>::new(seats, options).map(drop))?;
    match options.get("round_limit").filter(|limit| limit.as_u64() > Some(MOST_ROUNDS)) {
        Some(limit) => {
            let (got, wanted) = (limit.to_string(), format!("a number from 1 to {MOST_ROUNDS}"));
            Err(SetupError::BadValue { key: "round_limit", got, wanted })
        }
        None => Ok(()),
    }
}
