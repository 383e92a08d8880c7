//! What happened since the viewer's own last action, in two sentences.

use super::{
    names,
    told::{Told, told},
};
use crate::page::Scene;
use furrow_art::{Icon, icon};
use furrow_fable::{Beat, State, Stay};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>) -> Markup {
    let news = sentences(scene);
    html! {
        section #r-just aria-label=(scene.lang.t("board-just")) {
            p.news {
                @for sentence in &news { span { (sentence) } " " }
                @if news.is_empty() { span { (scene.lang.t("board-just-nothing")) } }
            }
            @if !news.is_empty() {
                button.tool.again type="button" data-do="again" aria-label=(scene.lang.t("board-again")) title=(scene.lang.t("board-again")) {
                    (icon(Icon::Again)) span.again-word { (scene.lang.t("board-again")) }
                }
            }
        }
    }
}

/// At most two sentences, in the order of events, the weightiest of all. Where nothing has come since, it is the
/// viewer's own last action and what that caused.
pub(super) fn sentences(scene: &Scene<'_, State>) -> Vec<String> {
    let names = names(scene);
    let happenings = match scene.news() {
        [] => &scene.log[scene.log.len().saturating_sub(1)..],
        news => news,
    };
    let news: Vec<Told<'_>> = happenings.iter().flat_map(|happening| told(&happening.beats)).collect();
    // Where the token has gone last is all that counts, and that others draw goes without saying.
    let token = news.iter().rposition(|told| matches!(told, Told::Beat(Beat::Token { .. }, _)));
    let worth = |n: usize, told: &Told<'_>| match told {
        Told::Beat(Beat::Token { .. }, _) => Some(n) == token,
        Told::Draws(_, cards, _) => cards.iter().any(Option::is_some),
        Told::Beat(..) => true,
    };
    let said = news.iter().enumerate().filter(|(n, told)| worth(*n, told));
    let said = said
        .filter_map(|(n, told)| Some((weight(told), n, told.sentence(scene.lang, &names, scene.viewer)?)));
    let mut said: Vec<(u8, usize, String)> = said.collect();
    said.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.cmp(&a.1)));
    said.truncate(2);
    said.sort_by_key(|(_, n, _)| *n);
    said.into_iter().map(|(_, _, sentence)| sentence).collect()
}

/// How much a piece of news matters to someone who looks up from something else: races first.
fn weight(told: &Told<'_>) -> u8 {
    let Told::Beat(beat, _) = told else { return 0 };
    match beat {
        Beat::Ranks { rank: 1, .. } => 11,
        Beat::TieBroken { .. } | Beat::NextGame { .. } => 10,
        Beat::Crosses { .. } => 9,
        Beat::Howl { .. } | Beat::Stays { why: Stay::Nap, .. } => 8,
        Beat::Runs { lost: 1.., .. } => 7,
        Beat::RaceStarts { .. } => 6,
        Beat::Token { .. } => 5,
        Beat::Plays { .. } => 4,
        Beat::Starts { .. } => 3,
        Beat::Runs { .. } | Beat::Stream { .. } => 2,
        _ => 1,
    }
}
