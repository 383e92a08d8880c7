//! The status line: one sentence, and the ways to everything that is one tap away.

use super::{about, called, list};
use crate::page::{Moment, Scene, Who};
use furrow_art::{Icon, icon};
use furrow_fable::State;
use furrow_game::{Seat, Turn};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>) -> Markup {
    let lang = scene.lang;
    let pile = lang.with("fable-board-pile", [("cards", scene.view.pile.into())]);
    html! {
        section #r-status {
            h1 { (sentence(scene)) }
            @if scene.view.setup.championship {
                p.game { (lang.with("fable-board-game", [("game", (scene.view.game() + 1).into())])) }
            }
            button.tool.deck type="button" popovertarget="memory" aria-label=(pile) title=(pile) {
                (icon(Icon::Deck)) span.num { (scene.view.pile) }
            }
            button.tool.to-log type="button" popovertarget="log" { (lang.t("board-log")) }
            button.tool type="button" popovertarget="menu" aria-label=(lang.t("board-menu")) title=(lang.t("board-menu")) {
                (icon(Icon::Menu))
            }
        }
    }
}

/// What the table waits for.
pub(super) fn sentence(scene: &Scene<'_, State>) -> String {
    let lang = scene.lang;
    match (scene.moment, scene.view.is_betting()) {
        (Moment::Over, _) => over(scene),
        (Moment::Choose, true) => lang.t("fable-board-status-bet"),
        (Moment::Choose, false) => lang.t("fable-board-status-turn"),
        (_, true) => {
            let late = |seat: &Seat| !scene.chosen.contains(*seat) && !scene.viewer.is(*seat);
            let mut late = scene.view.deciders().iter().filter(late).peekable();
            if late.peek().is_none() {
                return lang.t("fable-board-status-bets-in");
            }
            let late = list(lang, late.map(|seat| scene.name(seat).to_owned()));
            let key = if scene.moment == Moment::Chosen {
                "fable-board-status-chosen"
            } else {
                "fable-board-status-bets"
            };
            lang.with(key, [("list", late.into())])
        }
        (_, false) => waiting(scene),
    }
}

fn waiting(scene: &Scene<'_, State>) -> String {
    let Turn::Act(seat) = scene.view.turn() else { return scene.lang.t("fable-board-status-deal") };
    let key = match scene.sitters[seat.index()].who {
        Who::Bot { .. } => "board-status-thinks",
        Who::Person { here: true } => "board-status-waits",
        Who::Person { here: false } => "board-status-away",
    };
    scene.lang.with(key, [("name", scene.name(seat).into())])
}

fn over(scene: &Scene<'_, State>) -> String {
    let ranks = scene.ranks.as_deref().unwrap_or_default();
    let winners: Vec<Seat> =
        Seat::all(scene.view.setup.seats).filter(|s| ranks.get(s.index()) == Some(&1)).collect();
    match winners[..] {
        [seat] => scene.lang.with("board-status-won", about(scene, seat)),
        _ => {
            let winners = list(scene.lang, winners.into_iter().map(|seat| called(scene, seat)));
            scene.lang.with("board-status-shared", [("list", winners.into())])
        }
    }
}
