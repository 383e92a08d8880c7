//! What a game has to say to a person at a terminal.

use furrow_crazy_race::Beat::{Hops, Lost, Moves, Tile};
use furrow_game::{Game, Viewer};
use furrow_text::{Lang, Words, carrots, crazy_race, fable};
use std::fmt;

/// A sentence of a log and the ruling behind it: of several beats in one sentence, the first one's.
pub(crate) struct Entry {
    sentence: String,
    ruling: &'static str,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.sentence, self.ruling)
    }
}

/// A game with words.
pub(crate) trait Told: Game {
    /// What happens by itself before the first step.
    fn opening(_: &Self::Setup) -> Vec<Self::Beat> {
        Vec::new()
    }

    /// Whether two beats, one after the other, may be told in one sentence.
    fn together(_: &Self::Beat, _: &Self::Beat) -> bool {
        false
    }

    /// The log of these beats; `names` has one a seat.
    fn log(beats: &[Self::Beat], names: &[&str]) -> Vec<Entry>;

    /// The rules, as plain text.
    fn rules(lang: Lang) -> String;
}

impl Told for furrow_fable::State {
    fn together(a: &Self::Beat, b: &Self::Beat) -> bool {
        <Self as Words>::together(a, b)
    }

    fn log(beats: &[Self::Beat], names: &[&str]) -> Vec<Entry> {
        let told = <Self as Words>::news(Lang::En, beats, names, Viewer::Public).into_iter();
        told.map(|news| Entry { sentence: news.sentence, ruling: news.ruling }).collect()
    }

    fn rules(lang: Lang) -> String {
        fable::rules(lang).to_text()
    }
}

impl Told for furrow_crazy_race::State {
    /// A move and its hops are one sentence.
    fn together(a: &Self::Beat, b: &Self::Beat) -> bool {
        let hop = |beat: &Self::Beat| matches!(beat, Hops { .. } | Tile { .. } | Lost { .. });
        hop(b) && (hop(a) || matches!(a, Moves { .. }))
    }

    fn log(beats: &[Self::Beat], names: &[&str]) -> Vec<Entry> {
        let told = crazy_race::news(Lang::En, beats, names, Viewer::Public).into_iter();
        told.map(|news| Entry { sentence: news.sentence, ruling: news.ruling }).collect()
    }

    fn rules(lang: Lang) -> String {
        crazy_race::rules(lang).to_text()
    }
}

impl Told for furrow_carrots::State {
    fn opening(setup: &Self::Setup) -> Vec<Self::Beat> {
        let mut beats = Vec::new();
        furrow_carrots::State::start(setup, &mut beats);
        beats
    }

    fn log(beats: &[Self::Beat], names: &[&str]) -> Vec<Entry> {
        let sentence = |beat| carrots::sentence(Lang::En, beat, names, Viewer::Public);
        let entry = |beat| Some(Entry { sentence: sentence(beat)?, ruling: beat.ruling() });
        beats.iter().filter_map(entry).collect()
    }

    fn rules(lang: Lang) -> String {
        carrots::rules(lang).to_text()
    }
}
