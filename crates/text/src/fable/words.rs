//! The trait of all games' words.

use super::sentence::race;
use super::{MoralFacts, action, draws, moral, preview, refusal, rules, sentence};
use crate::{Lang, News, Rules, Words};
use furrow_fable::{Action, Beat, Refusal, State, View};
use furrow_game::{Beat as _, Viewer};

impl Words for State {
    fn rules(lang: Lang) -> Rules {
        rules(lang)
    }

    /// Cards that one seat draws are told together.
    fn together(a: &Beat, b: &Beat) -> bool {
        match (a, b) {
            (Beat::Draws { seat: a, .. }, Beat::Draws { seat: b, .. }) => a == b,
            _ => false,
        }
    }

    fn news<'a>(lang: Lang, beats: &'a [Beat], names: &[&str], viewer: Viewer) -> Vec<News<'a, Beat>> {
        let mut deal = false;
        let mut told = Vec::new();
        for group in beats.chunk_by(Self::together) {
            let beat = &group[0];
            deal |= matches!(beat, Beat::NextGame { .. } | Beat::BetDealt { .. });
            if let Some(sentence) = of(lang, group, names, viewer) {
                told.push(News { beat, sentence, ruling: ruling(beat, deal) });
            }
        }
        told
    }

    fn outcome(lang: Lang, beats: &[Beat]) -> Option<String> {
        race(lang, beats)
    }

    fn action_words(lang: Lang, _: &View, chosen: Action) -> String {
        action(lang, &chosen)
    }

    fn preview_words(lang: Lang, view: &View, chosen: Action, names: &[&str]) -> String {
        preview(lang, &view.preview(chosen), names, view.viewer)
    }

    fn refusal_words(lang: Lang, why: &Refusal) -> String {
        refusal(lang, why)
    }

    fn moral<'a>(lang: Lang, beats: impl Iterator<Item = &'a Beat>) -> String {
        moral(lang, &MoralFacts::of(beats))
    }
}

fn of(lang: Lang, group: &[Beat], names: &[&str], viewer: Viewer) -> Option<String> {
    let Beat::Draws { seat, .. } = group[0] else { return sentence(lang, &group[0], names, viewer) };
    let card = |beat: &Beat| if let Beat::Draws { card, .. } = beat { *card } else { None };
    let cards: Vec<_> = group.iter().map(card).collect();
    draws(lang, seat, &cards, names, viewer)
}

/// The ruling behind a beat. `deal`: a game is being set up, where cards are dealt before the second bet (F4) and the
/// token goes on between two games (F18).
fn ruling(beat: &Beat, deal: bool) -> &'static str {
    match beat {
        Beat::Draws { .. } if deal => "F4",
        Beat::Token { .. } if deal => "F18",
        _ => beat.ruling(),
    }
}
