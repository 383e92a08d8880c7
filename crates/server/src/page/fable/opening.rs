//! The start of a game without second bets, laid over the board until the viewer plays: the bets dealt, or how the
//! game before ended (F18, F19, F23).

use super::{art, recap, seats};
use crate::page::Scene;
use furrow_fable::{State, View};
use furrow_game::Turn;
use furrow_text::fable;
use maud::{Markup, html};

/// Whether a game without second bets has just begun: its viewer has not played, or nobody has for a spectator.
pub(super) fn is_now(view: &View) -> bool {
    let fresh = match view.viewer.seat() {
        Some(seat) => view.played[seat.index()].is_empty(),
        None => view.played.iter().all(|cards| cards.is_empty()),
    };
    fresh && !view.setup.variant.has_second_bets() && matches!(view.turn(), Turn::Act(_)) && !view.is_moving()
}

/// How the game before ended, else the bets that were dealt. It gives way to a selection.
pub(super) fn fold(scene: &Scene<'_, State>) -> Markup {
    html! {
        @if is_now(scene.view) {
            @if let Some(recap) = recap::fold(scene) { (recap) } @else { (dealt(scene)) }
        }
    }
}

fn dealt(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let own = scene.viewer.seat().map(|seat| scene.view.bets[seat.index()].clone()).unwrap_or_default();
    html! {
        @if !own.is_empty() {
            details #dealt open {
                summary { (lang.with("fable-board-starting-bet", [("n", own.len().into())])) }
                div.over-board.dealt data-base {
                    div.starting {
                        @for card in own.iter().flatten() { span.card.held { (art::card(*card)) span.word { (fable::card(lang, *card)) } } }
                    }
                    div.about {
                        p { (no_second_bet(scene)) }
                        @if scene.view.setup.variant.is_apprentice() { p { (lang.t("fable-board-rule-apprentice-turbo")) } }
                        @else { p { (seats::streams(scene)) } }
                    }
                }
            }
        }
    }
}

/// That there is no second bet, instead of leaving it out in silence.
pub(super) fn no_second_bet(scene: &Scene<'_, State>) -> String {
    let ruling = if scene.view.setup.variant.is_apprentice() { "F19" } else { "F23" };
    scene.lang.with("fable-board-no-second-bet", [("ruling", ruling.into())])
}
