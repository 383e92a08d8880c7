//! The trait of all games' words.

use super::{MoralFacts, action, moral, news, preview, refusal, rules};
use crate::{Lang, News, Rules, Words};
use furrow_crazy_race::{
    Action,
    Beat::{self, Hops, Lost, Moves, Tile},
    Refusal, State, View,
};
use furrow_game::Viewer;

impl Words for State {
    fn rules(lang: Lang) -> Rules {
        rules(lang)
    }

    /// A move and its hops are one sentence.
    fn together(a: &Beat, b: &Beat) -> bool {
        let hop = |beat: &Beat| matches!(beat, Hops { .. } | Tile { .. } | Lost { .. });
        hop(b) && (hop(a) || matches!(a, Moves { .. }))
    }

    fn news<'a>(lang: Lang, beats: &'a [Beat], names: &[&str], viewer: Viewer) -> Vec<News<'a, Beat>> {
        news(lang, beats, names, viewer)
    }

    fn action_words(lang: Lang, view: &View, chosen: Action) -> String {
        action(lang, view, &chosen)
    }

    fn preview_words(lang: Lang, view: &View, chosen: Action, names: &[&str]) -> String {
        preview(lang, view, chosen, names)
    }

    fn refusal_words(lang: Lang, why: &Refusal) -> String {
        refusal(lang, why)
    }

    fn moral<'a>(lang: Lang, beats: impl Iterator<Item = &'a Beat>) -> String {
        moral(lang, &MoralFacts::of(beats))
    }
}
