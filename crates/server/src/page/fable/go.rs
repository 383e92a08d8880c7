//! The words of the button.

use crate::page::{
    Moment, Scene,
    table::{Choice, status_line},
};
use furrow_fable::{Action, Play, State};
use furrow_text::{Arg, fable};

/// Both lines while nothing is selected.
pub(super) fn prompt(scene: &Scene<'_, State>, choice: &Choice<State>) -> [String; 2] {
    let lang = scene.lang;
    match (choice.live, scene.view.is_betting(), choice.actions.is_empty()) {
        (true, true, _) => [lang.t("fable-board-go-choose-bet"), lang.t("fable-board-go-bet-hint")],
        (true, false, _) => [lang.t("fable-board-go-choose"), lang.t("fable-board-go-hint")],
        (false, _, false) => [status_line(scene), lang.t("board-go-think")],
        (false, _, true) => [status_line(scene), lang.t("board-go-watch")],
    }
}

/// Line 1 of a selection: the action.
pub(super) fn does(scene: &Scene<'_, State>, choice: &Choice<State>, radio: usize) -> String {
    let lang = scene.lang;
    let action = choice.actions[radio];
    match action {
        Action::Bet(card) if scene.moment == Moment::Chosen => {
            let kept = if choice.checked == Some(radio) { "yes" } else { "no" };
            lang.with(
                "fable-board-go-rebet",
                [("animal", card.animal().name().into()), ("kept", kept.into())],
            )
        }
        Action::Play(play) if !choice.live => lang.with("fable-board-go-if", cards(play)),
        Action::Play(play) if choice.is_forced() => lang.with("fable-board-go-only", cards(play)),
        _ => fable::action(lang, &action),
    }
}

fn cards(play: Play) -> [(&'static str, Arg<'static>); 3] {
    [("animal", play.animal.name().into()), ("n", play.plain.into()), ("howls", play.howls.into())]
}
