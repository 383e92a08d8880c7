//! The one button: what it does, and what follows.

use super::{names, outlook::Outlook, status};
use crate::page::{Moment, Scene};
use furrow_fable::{Action, Play, State};
use furrow_text::{Arg, fable};
use maud::{Markup, html};

/// The button, its two lines once for every selection.
pub(super) fn button(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let live = outlook.live;
    let only = live && outlook.actions.len() == 1;
    html! {
        button #go.primary type=(if live { "submit" } else { "button" }) aria-disabled=[(!live).then_some("true")] data-live[live] data-only[only] {
            span.choice data-base {
                span.do { (idle_line(scene, outlook)) }
                span.then { (idle_hint(scene, outlook)) }
            }
            @for n in 0..outlook.actions.len() {
                span.choice data-for=(n) {
                    span.do { (does(scene, outlook, n)) }
                    span.then { (then(scene, outlook, n)) }
                }
            }
        }
    }
}

fn idle_line(scene: &Scene<'_, State>, outlook: &Outlook) -> String {
    match (outlook.live, scene.view.is_betting()) {
        (true, true) => scene.lang.t("fable-board-go-choose-bet"),
        (true, false) => scene.lang.t("fable-board-go-choose"),
        (false, _) => status::sentence(scene),
    }
}

fn idle_hint(scene: &Scene<'_, State>, outlook: &Outlook) -> String {
    match (outlook.live, scene.view.is_betting(), outlook.actions.is_empty()) {
        (true, true, _) => scene.lang.t("fable-board-go-bet-hint"),
        (true, false, _) => scene.lang.t("fable-board-go-hint"),
        (false, _, false) => scene.lang.t("board-go-think"),
        (false, _, true) => scene.lang.t("board-go-watch"),
    }
}

/// The name of a radio: both lines in one.
pub(super) fn label(scene: &Scene<'_, State>, outlook: &Outlook, radio: usize) -> String {
    let (does, then) = (does(scene, outlook, radio), then(scene, outlook, radio));
    scene.lang.with("board-radio", [("do", does.into()), ("then", then.into())])
}

/// Line 1: the action.
fn does(scene: &Scene<'_, State>, outlook: &Outlook, radio: usize) -> String {
    let lang = scene.lang;
    let action = outlook.actions[radio];
    match action {
        Action::Bet(card) if scene.moment == Moment::Chosen => {
            let kept = if outlook.checked == Some(radio) { "yes" } else { "no" };
            lang.with(
                "fable-board-go-rebet",
                [("animal", card.animal().name().into()), ("kept", kept.into())],
            )
        }
        Action::Play(play) if !outlook.live => lang.with("fable-board-go-if", cards(play)),
        Action::Play(play) if outlook.actions.len() == 1 => lang.with("fable-board-go-only", cards(play)),
        _ => fable::action(lang, &action),
    }
}

fn cards(play: Play) -> [(&'static str, Arg<'static>); 3] {
    [("animal", play.animal.name().into()), ("n", play.plain.into()), ("howls", play.howls.into())]
}

/// Line 2: what follows.
fn then(scene: &Scene<'_, State>, outlook: &Outlook, radio: usize) -> String {
    let preview = scene.view.preview(outlook.actions[radio]);
    fable::preview(scene.lang, &preview, &names(scene), scene.viewer)
}
