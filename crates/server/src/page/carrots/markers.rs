//! With two players: which of the two markers is meant (P22).

use super::{art, outlook::Outlook, printed};
use crate::page::Scene;
use furrow_carrots::{Act, Action, FINISH, Marker, State};
use furrow_text::{Arg, Words as _};
use maud::{Markup, html};

/// Two parts, a marker each: radios where there is a choice; what cannot move says why.
pub(super) fn choose(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let lang = scene.lang;
    let shown = scene.view.state.setup.markers() == 2 && scene.viewer.seat().is_some();
    let can = outlook.markers();
    let restarts = outlook.choice.actions.iter().any(|action| action.act == Act::Restart);
    html! {
        @if shown && !restarts {
            div.markers role="radiogroup" aria-label=(lang.t("carrots-board-markers")) {
                @for marker in Marker::ALL { (part(scene, outlook, marker, &can)) }
            }
        }
    }
}

fn part(scene: &Scene<'_, State>, outlook: &Outlook, marker: Marker, can: &[Marker]) -> Markup {
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let text = stands(scene, marker, scene.view.state.space_of(seat, marker));
    let face = html! { (art::marker(seat, marker)) span { (text) } };
    let id = format!("pick-{marker}");
    match can {
        [_, _] => html! {
            input.sr type="radio" name="marker" id=(id) value=(marker) checked[marker == Marker::A];
            label.segment for=(id) data-key=(marker) data-part=(marker) { (face) }
        },
        [only] if *only == marker => html! { span.segment.on data-part=(marker) { (face) } },
        _ => html! {
            button.segment.off type="button" data-part=(marker) data-why=[why(scene, outlook, marker)] { (face) }
        },
    }
}

/// "A on 40".
fn stands(scene: &Scene<'_, State>, marker: Marker, space: u8) -> String {
    let at: Arg<'_> = match space {
        0 => "start".into(),
        FINISH => "finish".into(),
        _ => printed(space).into(),
    };
    scene.lang.with("carrots-board-marker-on", [("marker", marker.name().into()), ("at", at)])
}

/// Why nothing can be done with a marker.
fn why(scene: &Scene<'_, State>, outlook: &Outlook, marker: Marker) -> Option<String> {
    let view = outlook.view.as_ref().unwrap_or(scene.view);
    let action = Action { marker: Some(marker), act: Act::Back };
    view.refusal(action).map(|refusal| State::refusal_words(scene.lang, &refusal))
}
