//! The words of the button, and what is selected from the start.

use super::outlook::{Picked, half, halves};
use crate::page::{
    Scene,
    table::{Choice, Part, status_line},
};
use furrow_crazy_race::{Action, State};
use furrow_text::crazy_race::side;

/// Both lines while nothing is selected.
pub(super) fn prompt(scene: &Scene<'_, State>, choice: &Choice<State>) -> [String; 2] {
    let lang = scene.lang;
    if !choice.live {
        let hint = if choice.actions.is_empty() { "board-go-watch" } else { "board-go-think" };
        return [status_line(scene), lang.t(hint)];
    }
    if choice.actions[..] == [Action::Recall, Action::Pass] {
        return [lang.t("crazy-race-board-go-rest"), lang.t("crazy-race-board-recall-ready")];
    }
    let key = match choice.actions.first() {
        Some(Action::Move(_) | Action::Decline) => "move",
        Some(Action::Step(_) | Action::Stop) => "step",
        Some(Action::Discard(_)) => "discard",
        _ => "lay",
    };
    let points = ("points", scene.view.board.points.into());
    [
        lang.with(&format!("crazy-race-board-go-{key}"), [points]),
        lang.t(&format!("crazy-race-board-hint-{key}")),
    ]
}

/// A card without a side, and a side without a card.
pub(super) fn parts(scene: &Scene<'_, State>, choice: &Choice<State>) -> Vec<Part> {
    let lang = scene.lang;
    let part = |picked: Picked| {
        let (id, number) = half(picked)?;
        let (does, then) = match picked {
            Picked::Card(value) => (
                lang.with("crazy-race-board-part-card", [("value", value.into())]),
                lang.t("crazy-race-board-part-card-then"),
            ),
            Picked::Side(at) => {
                let asked = scene.view.board.stage_card().and_then(|card| card.get(usize::from(at) - 1));
                (
                    lang.with("crazy-race-board-part-side", side(at, asked)),
                    lang.t("crazy-race-board-part-side-then"),
                )
            }
            Picked::Nothing | Picked::Lay(..) => return None,
        };
        Some(Part { id, number, does, then })
    };
    halves(&choice.actions).into_iter().filter_map(part).collect()
}

/// Where only one animal can move, it is likely to; of tiles the least valuable one goes.
pub(super) fn preselected(actions: &[Action]) -> Option<Action> {
    match actions {
        [only @ Action::Move(_), Action::Decline] | [only @ Action::Discard(_), ..] => Some(*only),
        _ => None,
    }
}

/// Cards can be taken back once a game (R7).
pub(super) fn asks(scene: &Scene<'_, State>, action: Action) -> Option<String> {
    let seat = scene.viewer.seat().filter(|_| action == Action::Recall)?;
    let cards = scene.view.board.used[seat.index()];
    let pairs = [("n", cards.len().into()), ("cards", cards.to_string().into())];
    Some(scene.lang.with("crazy-race-board-recall-asks", pairs))
}
