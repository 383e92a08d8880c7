//! What happened since the viewer's own last action, in two sentences.

use super::{Region, controls, hint, notes};
use crate::page::{Board, Moment, Scene};
use furrow_art::{Icon, icon};
use furrow_text::News;
use maud::html;

/// The strip.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>) -> Region {
    let news = sentences(scene);
    let region = html! {
        section #r-just data-late aria-label=(scene.lang.t("board-just")) {
            p.news {
                @for sentence in &news { span { (sentence) } " " }
                @if news.is_empty() { span { (scene.lang.t("board-just-nothing")) } }
            }
            @if !news.is_empty() {
                button.tool.again type="button" data-do="again" aria-label=(scene.lang.t("board-again")) title=(scene.lang.t("board-again")) {
                    (icon(Icon::Again)) span.again-word { (scene.lang.t("board-again")) }
                }
            }
            (hint::ask(scene))
            @if scene.affairs.device.is_empty() || scene.is_behind_curtain() { (controls::take_back(scene)) }
            (controls::hide(scene))
        }
    };
    ("r-just", region)
}

/// At most two sentences, the weightiest of all: what came of a step first, the others in the order of events; the last
/// note on the table comes after one. Where nothing has come since, it is the viewer's own last action and what that caused.
pub(crate) fn sentences<G: Board>(scene: &Scene<'_, G>) -> Vec<String> {
    let names = scene.names();
    let happenings = match scene.news() {
        [] => &scene.log[scene.log.len().saturating_sub(1)..],
        news => news,
    };
    let told = |beats| G::news(scene.lang, beats, &names, scene.viewer);
    let news: Vec<News<'_, G::Beat>> = happenings.iter().flat_map(|h| told(&h.beats)).collect();
    // Of news of one kind that the next of its kind makes stale, only the last counts.
    let stale = |n: usize, news: &[News<'_, G::Beat>]| {
        news[n + 1..].iter().any(|later| G::replaces(later.beat, news[n].beat))
    };
    // At the end it is the game's outcome that counts.
    let mut steps = happenings.iter().rev().filter(|_| scene.moment != Moment::Over);
    let outcome = steps.find_map(|h| G::outcome(scene.lang, &h.beats));
    let note = notes::recent(scene).last();
    let mut said: Vec<(u8, usize)> = (0..news.len())
        .filter(|n| !stale(*n, &news))
        .map(|n| (G::weight(news[n].beat), n))
        .filter(|(weight, _)| *weight > 0)
        .collect();
    said.sort_by(|a, b| b.cmp(a));
    said.truncate(2 - usize::from(outcome.is_some()) - usize::from(note.is_some()));
    said.sort_by_key(|(_, n)| *n);
    let others = said.into_iter().map(|(_, n)| news[n].sentence.clone());
    outcome.into_iter().chain(others).chain(note).collect()
}
