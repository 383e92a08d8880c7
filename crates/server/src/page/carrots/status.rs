//! The status line.

use super::art;
use crate::page::{Moment, Region, Scene, table};
use furrow_carrots::{Act, Phase, State};
use maud::html;

/// The line with the way to the two tables.
pub(super) fn region(scene: &Scene<'_, State>) -> Region {
    let lang = scene.lang;
    let tables = lang.t("carrots-board-tables");
    let facts = html! {
        p.game.on-desktop { (lang.with("carrots-board-round", [("round", scene.view.state.round.into())])) }
        button.tool.to-tables type="button" popovertarget="tables" aria-label=(tables) title=(tables) { (art::carrot()) }
    };
    table::status(scene, &facts)
}

/// What the table waits for, where it is more than somebody's turn.
pub(super) fn sentence(scene: &Scene<'_, State>) -> Option<String> {
    let lang = scene.lang;
    let state = &scene.view.state;
    if scene.moment != Moment::Choose {
        return matches!(state.phase, Phase::Die(_))
            .then(|| lang.with("carrots-board-status-die", scene.about(state.seat)));
    }
    let actions = scene.view.actions();
    let key = match state.phase {
        Phase::Again(_) => "carrots-board-status-again",
        _ if actions.iter().any(|action| action.act == Act::Restart) => "carrots-board-status-restart",
        _ => "carrots-board-status-turn",
    };
    Some(lang.t(key))
}
