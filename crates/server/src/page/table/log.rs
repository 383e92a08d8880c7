//! The log, and the rules in short.

use super::{Region, notes};
use crate::page::{Board, Scene};
use maud::{Markup, html};

/// How many happenings the drawn table shows.
const SHOWN: usize = 60;
/// How many the table in words shows: a page of a game of very many rounds must stay one that can be read.
const SHOWN_IN_WORDS: usize = 200;

/// The sheet.
pub(crate) fn region<G: Board>(scene: &Scene<'_, G>) -> Region {
    let lang = scene.lang;
    let region = html! {
        section #r-log data-late aria-label=(lang.t("board-log")) {
            div #log.sheet.side popover {
                details #log-fold name="side" open {
                    summary { (lang.t("board-log")) }
                    div.log-scroll tabindex="0" role="group" aria-label=(lang.t("board-log")) { (lines(scene, first(scene, false))) }
                    (rest(scene, false))
                }
                details #rules-fold name="side" {
                    summary { (lang.t("board-rules")) }
                    ul.rules { @for key in G::short_rules(scene.view) { li { (lang.t(key)) } } }
                    p { a href={ "/rules/" (G::NAME) } target="rules" { (lang.t("board-rules-all")) } }
                }
                button.close type="button" popovertarget="log" popovertargetaction="hide" { (lang.t("board-close")) }
            }
        }
    };
    ("r-log", region)
}

/// The index of the first happening that the log shows.
pub(crate) fn first<G: Board>(scene: &Scene<'_, G>, text: bool) -> usize {
    scene.log.len().saturating_sub(if text { SHOWN_IN_WORDS } else { SHOWN })
}

/// The way to what the log does not show: to the table in words if that has it, else to the replay.
pub(crate) fn rest<G: Board>(scene: &Scene<'_, G>, text: bool) -> Markup {
    let (lang, long) = (scene.lang, scene.log.len() > SHOWN_IN_WORDS);
    html! {
        @if long && scene.replay.is_none() && scene.coach.is_none() {
            p { a href={ (scene.address()) "/replay" @if text { "?view=text" } } { (lang.t("board-log-earlier")) } }
        } @else if !long && !text && scene.log.len() > SHOWN {
            p { a href={ (scene.in_words()) "#log" } { (lang.t("board-log-all")) } }
        }
    }
}

/// The happenings from an index on in sentences, newest last, each with a link to its ruling.
pub(crate) fn lines<G: Board>(scene: &Scene<'_, G>, from: usize) -> Markup {
    html! {
        ol.log-lines {
            @if !scene.log_apart { @for index in from..scene.log.len() { (told(scene, index)) (notes::lines(scene, index)) } }
        }
    }
}

/// The list of the log as it begins: its lines come right after.
pub(crate) const LIST: &str = "<ol class=\"log-lines\">";

/// The lines of the happening at an index, without the notes after it.
pub(crate) fn told<G: Board>(scene: &Scene<'_, G>, index: usize) -> Markup {
    let happening = &scene.log[index];
    html! {
        @for news in G::news(scene.lang, &happening.beats, &scene.names(), scene.viewer) {
            li data-id=(happening.id) data-by=[happening.seat] {
                span { (news.sentence) } " "
                a.ruling href={ "/rules/" (G::NAME) "#" (news.ruling) } target="rules" { (news.ruling) }
            }
        }
    }
}
