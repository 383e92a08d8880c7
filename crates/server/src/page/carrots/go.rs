//! The decision: its radios, what is told of a selection, the buttons.

use super::{
    detail, facts, markers,
    outlook::{Outlook, letter},
};
use crate::page::{
    Moment, Region, Scene,
    table::{self, Choice, button, radios, status_line},
};
use furrow_carrots::{Act, Marker, State, TEN};
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook) -> Region {
    let inner = html! {
        (radios(scene, &outlook.choice))
        (detail::panel(scene, outlook))
        div.facts-row {
            (markers::choose(scene, outlook))
            (facts::lines(scene, outlook))
        }
        div.buttons {
            @for (n, action) in outlook.choice.actions.iter().enumerate() {
                @if let Some(face) = face(scene, action.act, action.marker) {
                    label.second for={ "a" (n) } data-key=[key(action.act)] data-marker=[letter(action.marker)] { (face) }
                }
            }
            (button(scene, &outlook.choice))
        }
    };
    table::actions(scene, &inner)
}

/// The face of a choice that has a button of its own: it leads to no space, or back to the start.
fn face(scene: &Scene<'_, State>, act: Act, marker: Option<Marker>) -> Option<Markup> {
    let lang = scene.lang;
    let key = match act {
        Act::Take => "carrots-board-take",
        Act::Give => "carrots-board-give",
        Act::Restart => "carrots-board-restart",
        Act::Forward(_) | Act::Back => return None,
    };
    let marker = marker.map_or("none", Marker::name);
    Some(html! { span { (lang.with(key, [("marker", marker.into()), ("n", TEN.into())])) } })
}

/// The key of a choice that leads to no space.
const fn key(act: Act) -> Option<&'static str> {
    match act {
        Act::Take => Some("+"),
        Act::Give => Some("-"),
        Act::Forward(_) | Act::Back | Act::Restart => None,
    }
}

/// Both lines of the button while nothing is selected.
pub(super) fn prompt(scene: &Scene<'_, State>, choice: &Choice<State>) -> [String; 2] {
    let lang = scene.lang;
    let starts_over = choice.actions.iter().any(|action| action.act == Act::Restart);
    match (choice.live, choice.actions.is_empty()) {
        (true, _) if starts_over => {
            [lang.t("carrots-board-go-restart"), lang.t("carrots-board-go-restart-hint")]
        }
        (true, _) => [lang.t("carrots-board-go-choose"), lang.t("carrots-board-go-hint")],
        (false, false) => [status_line(scene), lang.t("carrots-board-go-think")],
        (false, true) if scene.moment == Moment::Wait => [status_line(scene), lang.t("board-go-watch")],
        (false, true) => [status_line(scene), String::new()],
    }
}
