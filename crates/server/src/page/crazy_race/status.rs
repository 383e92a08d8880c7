//! The status line.

use crate::page::{Moment, Region, Scene, table};
use furrow_crazy_race::{Action, Points, State, View};
use furrow_game::Turn;
use furrow_text::crazy_race::side;
use maud::html;

/// The line with stage and round.
pub(super) fn region(scene: &Scene<'_, State>) -> Region {
    let board = &scene.view.board;
    let pairs = [("stage", board.stage.into()), ("round", board.round.into())];
    let facts = html! {
        @if scene.moment != Moment::Over { p.game { (scene.lang.with("crazy-race-board-stage-round", pairs)) } }
    };
    table::status(scene, &facts)
}

/// What the game is busy with.
pub(super) fn phase(view: &View) -> &'static str {
    match (view.board.is_laying(), view.board.won()) {
        (true, _) => "lay",
        (false, Some(_)) => "move",
        (false, None) => "pay",
    }
}

/// What the table waits for, where it is more than somebody's turn.
pub(super) fn sentence(scene: &Scene<'_, State>) -> Option<String> {
    let (view, lang) = (scene.view, scene.lang);
    let Turn::Act(seat) = view.turn() else { return None };
    if scene.moment != Moment::Choose {
        let [_, name] = scene.about(seat);
        return match phase(view) {
            "move" => {
                let at = view.board.side;
                let [kind, animal, points, number] = side(at, view.board.won().as_ref());
                Some(lang.with("crazy-race-board-status-wins", [name, kind, animal, points, number]))
            }
            "pay" => Some(lang.with("crazy-race-board-status-pays", [name])),
            _ => None,
        };
    }
    let at = view.board.side;
    let [kind, animal, points, number] = side(at, view.board.won().as_ref());
    let sum = ("sum", view.sum_at(at, seat).into());
    Some(match view.board.won().map(|won| won.points) {
        Some(Points::Number(_)) => {
            lang.with("crazy-race-board-status-move", [kind, animal, points, number, sum])
        }
        Some(Points::PerCard) => {
            lang.with("crazy-race-board-status-step", [sum, ("left", view.board.points.into())])
        }
        None if view.board.is_laying() => {
            let empty = view.hand().is_empty();
            let recall = view.actions().contains(&Action::Recall);
            let key = match (empty, recall) {
                (false, _) => "crazy-race-board-status-lay",
                (true, true) => "crazy-race-board-status-recall",
                (true, false) => "crazy-race-board-status-pass",
            };
            lang.t(key)
        }
        None => lang.t("crazy-race-board-status-discard"),
    })
}
