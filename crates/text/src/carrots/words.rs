//! The trait of all games' words.

use super::{MoralFacts, action, moral, preview, refusal, rules, sentence};
use crate::{Lang, News, Rules, Words};
use furrow_carrots::{Action, Beat, Refusal, Setup, State, View};
use furrow_game::{Beat as _, Viewer};

impl Words for State {
    fn rules(lang: Lang) -> Rules {
        rules(lang)
    }

    fn opening(setup: &Setup) -> Vec<Beat> {
        let mut beats = Vec::new();
        State::start(setup, &mut beats);
        beats
    }

    fn news<'a>(lang: Lang, beats: &'a [Beat], names: &[&str], viewer: Viewer) -> Vec<News<'a, Beat>> {
        let tell = |beat: &'a Beat| {
            let sentence = sentence(lang, beat, names, viewer)?;
            Some(News { beat, sentence, ruling: beat.ruling() })
        };
        beats.iter().filter_map(tell).collect()
    }

    fn action_words(lang: Lang, view: &View, chosen: Action) -> String {
        action(lang, view, chosen)
    }

    fn preview_words(lang: Lang, view: &View, chosen: Action, _: &[&str]) -> String {
        preview(lang, view, chosen)
    }

    fn refusal_words(lang: Lang, why: &Refusal) -> String {
        refusal(lang, why)
    }

    fn moral<'a>(lang: Lang, beats: impl Iterator<Item = &'a Beat>) -> String {
        moral(lang, &MoralFacts::of(beats))
    }
}
