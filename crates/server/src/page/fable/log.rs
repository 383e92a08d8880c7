//! The log, and the rules in short.

use super::{names, told::told};
use crate::page::Scene;
use furrow_fable::State;
use maud::{Markup, html};

/// How many happenings the drawn table shows; the text view has all of them.
const SHOWN: usize = 60;

pub(super) fn region(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    html! {
        section #r-log aria-label=(lang.t("board-log")) {
            div #log.sheet.side popover {
                details #log-fold name="side" open {
                    summary { (lang.t("board-log")) }
                    div.log-scroll tabindex="0" role="group" aria-label=(lang.t("board-log")) { (lines(scene, SHOWN)) }
                    @if scene.log.len() > SHOWN {
                        p { a href={ "/t/" (scene.code) "?view=text#log" } { (lang.t("board-log-all")) } }
                    }
                }
                details #rules-fold name="side" {
                    summary { (lang.t("board-rules")) }
                    ul.rules { @for key in RULES { li { (lang.t(key)) } } }
                    p { a href="/rules/fable" { (lang.t("board-rules-all")) } }
                }
                button.close type="button" popovertarget="log" popovertargetaction="hide" { (lang.t("board-close")) }
            }
        }
    }
}

const RULES: [&str; 9] = [
    "fable-board-rule-play",
    "fable-board-rule-race",
    "fable-board-rule-hare",
    "fable-board-rule-tortoise",
    "fable-board-rule-wolf",
    "fable-board-rule-fox",
    "fable-board-rule-lamb",
    "fable-board-rule-token",
    "fable-board-rule-score",
];

/// The last `most` happenings in sentences, newest last.
pub(super) fn lines(scene: &Scene<'_, State>, most: usize) -> Markup {
    let names = names(scene);
    let from = scene.log.len().saturating_sub(most);
    html! {
        ol.log-lines {
            @for happening in &scene.log[from..] {
                @for news in told(&happening.beats) {
                    @if let Some(sentence) = news.sentence(scene.lang, &names, scene.viewer) {
                        li data-id=(happening.id) data-by=[happening.seat] {
                            span { (sentence) } " " span.ruling { (news.ruling()) }
                        }
                    }
                }
            }
        }
    }
}
