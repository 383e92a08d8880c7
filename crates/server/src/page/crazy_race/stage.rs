//! The stage card with its four sides around it, and in the corners what is one tap away.

use super::{art, outlook::Outlook, preview, side, story};
use crate::page::Scene;
use furrow_art::{Icon, icon};
use furrow_crazy_race::State;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        section #r-stage data-board aria-label=(lang.t("crazy-race-board-stage-card")) {
            div.cross data-sides=(view.board.stage) {
                @if let Some(card) = view.board.stage_card() {
                    div.middle { (art::stage_card(card)) }
                    @for (at, asked) in (1..).zip(card) { (side::region(scene, outlook, at, asked)) }
                }
                (corner("memory", "nw", Icon::Deck, &lang.t("crazy-race-board-to-memory")))
                (corner("standing", "ne", Icon::Trophy, &lang.t("crazy-race-board-to-standing")))
                (corner("stages", "sw", Icon::Clock, &lang.t("crazy-race-board-to-stages")))
                (pips(scene))
                (preview::note(scene, outlook))
            }
            (story::fold(scene))
            (story::sheet(scene))
        }
    }
}

fn corner(sheet: &str, at: &str, picture: Icon, word: &str) -> Markup {
    html! {
        button.corner type="button" data-corner=(at) popovertarget=(sheet) { (icon(picture)) span { (word) } }
    }
}

/// The points of a `?` side that are left (R12).
fn pips(scene: &Scene<'_, State>) -> Markup {
    let left = scene.view.board.points;
    let all = scene.view.cards_at(scene.view.board.side).max(left);
    html! {
        @if left > 0 {
            div.pips data-corner="se" {
                span.pip-row aria-hidden="true" { @for n in 0..all { span.pip.spent[n >= left] {} } }
                span { (scene.lang.with("crazy-race-board-points-left", [("points", left.into())])) }
            }
        }
    }
}
