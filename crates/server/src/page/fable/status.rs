//! The status line.

use crate::page::{
    Moment, Region, Scene,
    table::{self, list},
};
use furrow_art::{Icon, icon};
use furrow_fable::State;
use furrow_game::Seat;
use maud::html;

/// The line with the game of a championship and the way to the pile.
pub(super) fn region(scene: &Scene<'_, State>) -> Region {
    let (view, lang) = (scene.view, scene.lang);
    let pile = lang.with("fable-board-pile", [("cards", view.pile.into())]);
    let facts = html! {
        @if view.setup.championship {
            p.game { (lang.with("fable-board-game", [("game", (view.game() + 1).into())])) }
        }
        button.tool.deck type="button" popovertarget="memory" aria-label=(pile) title=(pile) {
            (icon(Icon::Deck)) span.num { (view.pile) }
        }
    };
    table::status(scene, &facts)
}

/// What the table waits for, where it is more than somebody's turn.
pub(super) fn sentence(scene: &Scene<'_, State>) -> Option<String> {
    let lang = scene.lang;
    match (scene.moment, scene.view.is_betting()) {
        (Moment::Choose, _) if scene.view.is_moving() => Some(lang.t("fable-board-status-move")),
        (Moment::Choose, true) => Some(lang.t("fable-board-status-bet")),
        (Moment::Choose, false) => Some(lang.t("fable-board-status-turn")),
        (_, true) => Some(bets(scene)),
        (_, false) => None,
    }
}

/// Who has not laid a second bet yet (F4).
fn bets(scene: &Scene<'_, State>) -> String {
    let lang = scene.lang;
    let late = |seat: &Seat| !scene.chosen.contains(*seat) && !scene.viewer.is(*seat);
    let mut late = scene.view.deciders().iter().filter(late).peekable();
    if late.peek().is_none() {
        return lang.t("fable-board-status-bets-in");
    }
    let late = list(lang, late.map(|seat| scene.name(seat).to_owned()));
    let chosen = scene.moment == Moment::Chosen;
    let key = if chosen { "fable-board-status-chosen" } else { "fable-board-status-bets" };
    lang.with(key, [("list", late.into())])
}
