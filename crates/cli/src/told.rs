//! What a game has to say to a person at a terminal.

use furrow_fable::Beat;
use furrow_game::{Game, Viewer};
use furrow_text::{Lang, carrots, crazy_race, fable};

/// A game with words.
pub(crate) trait Told: Game {
    /// The log of these beats, a sentence an entry; `names` has one a seat.
    fn log(beats: &[Self::Beat], names: &[&str]) -> Vec<String>;

    /// The rules, as plain text.
    fn rules(lang: Lang) -> String;
}

impl Told for furrow_fable::State {
    /// Cards that one seat draws one after the other are one sentence.
    fn log(beats: &[Beat], names: &[&str]) -> Vec<String> {
        let (lang, viewer) = (Lang::En, Viewer::Public);
        let together = |a: &Beat, b: &Beat| match (a, b) {
            (Beat::Draws { seat: a, .. }, Beat::Draws { seat: b, .. }) => a == b,
            _ => false,
        };
        let sentence = |group: &[Beat]| match group[0] {
            Beat::Draws { seat, .. } => {
                let card = |beat: &Beat| if let Beat::Draws { card, .. } = beat { *card } else { None };
                let cards: Vec<_> = group.iter().map(card).collect();
                fable::draws(lang, seat, &cards, names, viewer)
            }
            beat => fable::sentence(lang, &beat, names, viewer),
        };
        beats.chunk_by(together).filter_map(sentence).collect()
    }

    fn rules(lang: Lang) -> String {
        fable::rules(lang).to_text()
    }
}

impl Told for furrow_crazy_race::State {
    fn log(beats: &[Self::Beat], names: &[&str]) -> Vec<String> {
        crazy_race::sentences(Lang::En, beats, names, Viewer::Public)
    }

    fn rules(lang: Lang) -> String {
        crazy_race::rules(lang).to_text()
    }
}

impl Told for furrow_carrots::State {
    fn log(beats: &[Self::Beat], names: &[&str]) -> Vec<String> {
        beats.iter().filter_map(|beat| carrots::sentence(Lang::En, beat, names, Viewer::Public)).collect()
    }

    fn rules(lang: Lang) -> String {
        carrots::rules(lang).to_text()
    }
}
