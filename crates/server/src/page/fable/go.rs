//! The words of the button.

use super::track::{Standing, standings};
use crate::page::{
    Moment, Scene,
    table::{Choice, list, status_line},
};
use furrow_fable::{Action, FINISH, Places, Play, Preview, Run, State};
use furrow_text::{Arg, Lang, Words as _, fable};

/// Both lines while nothing is selected.
pub(super) fn prompt(scene: &Scene<'_, State>, choice: &Choice<State>) -> [String; 2] {
    let lang = scene.lang;
    match (choice.live, scene.view.is_betting(), choice.actions.is_empty()) {
        (true, ..) if scene.view.is_moving() => {
            [lang.t("fable-board-go-choose-move"), lang.t("fable-board-go-move-hint")]
        }
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
        Action::Move(animal) => {
            let key = match (choice.live, choice.is_forced()) {
                (false, _) => "fable-board-go-move-if",
                (true, true) => "fable-board-go-move-only",
                (true, false) => "fable-board-go-move",
            };
            lang.with(key, way(&scene.view.moved_now(animal)))
        }
        Action::Play(play) if !choice.live => lang.with("fable-board-go-if", cards(play)),
        Action::Play(play) if choice.is_forced() => lang.with("fable-board-go-only", cards(play)),
        _ => fable::action(lang, &action),
    }
}

/// From where to where an animal is moved: the finish line has no number (F20, F21).
fn way(run: &Run) -> [(&'static str, Arg<'static>); 5] {
    let lands = match (run.to, run.boost) {
        (FINISH, 0) => "home",
        (FINISH, _) => "turbo-home",
        (_, 0) => "space",
        _ => "turbo",
    };
    [
        ("animal", run.animal.name().into()),
        ("lands", lands.into()),
        ("from", run.from.into()),
        ("mid", (run.from + run.steps).into()),
        ("to", run.to.into()),
    ]
}

/// Line 2 of a selection: what follows. Line 1 says already where an animal ends.
pub(super) fn follows(scene: &Scene<'_, State>, action: Action) -> String {
    let (view, lang) = (scene.view, scene.lang);
    let Preview::Move { left, ends, places, next, .. } = view.preview(action) else {
        return State::preview_words(lang, view, action, &scene.names());
    };
    if let Some(places) = places {
        return lang.with("fable-board-then-game-over", [("list", list(lang, podium(lang, &places)).into())]);
    }
    let [you, name] = next.map_or([("you", "nobody".into()), ("name", "".into())], |seat| scene.about(seat));
    let key = match (left, ends) {
        (0, _) => "fable-board-then-race-over",
        (_, true) => "fable-board-then-move-last-race",
        (_, false) => "fable-board-then-move",
    };
    lang.with(key, [("left", left.into()), you, name])
}

/// "fox 1st", by place; level ones share theirs (F22).
fn podium(lang: Lang, places: &Places) -> impl Iterator<Item = String> {
    let arrival = move |Standing { animal, place, .. }| {
        lang.part("fable-preview-arrival", [("animal", animal.name().into()), ("place", place.into())])
    };
    standings(places).into_iter().map(arrival)
}

fn cards(play: Play) -> [(&'static str, Arg<'static>); 3] {
    [("animal", play.animal.name().into()), ("n", play.plain.into()), ("howls", play.howls.into())]
}
