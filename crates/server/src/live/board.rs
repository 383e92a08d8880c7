//! What a game needs beside its rules to be played on a page.

use crate::page::{self, Happening, Scene};
use furrow_bots::Playable;
use furrow_fable::{Beat, State, Stay};
use furrow_game::Game;
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::Markup;
use serde_json::{Map, Value};

/// Evaluates a body for the game that a `GameId` names, within it called by the given name, if it has a page; the other
/// body if it has none.
macro_rules! for_board {
    ($id:expr, $G:ident => $body:expr, else => $none:expr) => {
        match $id {
            furrow_table::registry::GameId::Fable => {
                type $G = furrow_table::registry::Fable;
                $body
            }
            furrow_table::registry::GameId::CrazyRace | furrow_table::registry::GameId::Carrots => $none,
        }
    };
}

pub(super) use for_board;

/// A game with a page.
pub trait Board: Game + Playable {
    /// Which game it is.
    const ID: GameId;

    /// Every region of the table's page for one viewer: its id and the whole element.
    fn regions(scene: &Scene<'_, Self>) -> Vec<(&'static str, Markup)>;
    /// Every region of the text view.
    fn text_regions(scene: &Scene<'_, Self>) -> Vec<(&'static str, Markup)>;
    /// The whole table.
    fn table(scene: &Scene<'_, Self>) -> Markup;
    /// The whole table in words.
    fn text_table(scene: &Scene<'_, Self>) -> Markup;
    /// The attributes of the table's element.
    fn attrs(scene: &Scene<'_, Self>) -> Vec<(&'static str, String)>;
    /// What happened, for the browser to play.
    fn beats(scene: &Scene<'_, Self>, happening: &Happening<Self::Beat>) -> Value;
    /// Why something is refused, as a sentence.
    fn refusal_sentence(lang: Lang, refusal: &Self::Refusal) -> String;
    /// The options that differ from the plain game, and the number of players, as sentences.
    fn options_in_words(lang: Lang, places: u8, options: &Map<String, Value>) -> Vec<String> {
        page::options::options_in_words(lang, Self::ID, places, options)
    }
    /// How long a beat lasts at normal speed, in milliseconds.
    fn lasts(beat: &Self::Beat) -> u64;
}

impl Board for State {
    const ID: GameId = GameId::Fable;

    fn regions(scene: &Scene<'_, Self>) -> Vec<(&'static str, Markup)> {
        page::fable::regions(scene)
    }

    fn text_regions(scene: &Scene<'_, Self>) -> Vec<(&'static str, Markup)> {
        page::fable::text_regions(scene)
    }

    fn table(scene: &Scene<'_, Self>) -> Markup {
        page::fable::table(scene)
    }

    fn text_table(scene: &Scene<'_, Self>) -> Markup {
        page::fable::text_table(scene)
    }

    fn attrs(scene: &Scene<'_, Self>) -> Vec<(&'static str, String)> {
        page::fable::attrs(scene)
    }

    fn beats(scene: &Scene<'_, Self>, happening: &Happening<Beat>) -> Value {
        page::fable::beats_json(scene, happening)
    }

    fn refusal_sentence(lang: Lang, refusal: &Self::Refusal) -> String {
        furrow_text::fable::refusal(lang, refusal)
    }

    fn lasts(beat: &Beat) -> u64 {
        match beat {
            Beat::Plays { .. } => 860,
            Beat::RaceStarts { .. } => 500,
            Beat::Howl { .. } => 1200,
            Beat::Stays { why: Stay::Nap, .. } => 1080,
            Beat::Runs { from, to, lost, .. } => {
                180 + 160 * u64::from(to - from) + if *lost > 0 { 550 } else { 0 }
            }
            Beat::Moves { from, to, .. } | Beat::Boosts { from, to, .. } => 180 + 160 * u64::from(to - from),
            Beat::Crosses { .. } | Beat::Arrives { .. } => 700,
            Beat::Token { .. } => 320,
            Beat::Reveals { .. } => 620,
            _ => 0,
        }
    }
}
