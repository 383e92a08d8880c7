//! What is told of a selection: the space, what it does, what the die could bring, and what to beware of.

use super::outlook::Outlook;
use crate::page::Scene;
use furrow_art::die_face;
use furrow_carrots::{Act, Action, State, View};
use furrow_text::carrots;
use maud::{Markup, html};

/// One panel a selection; without one it says how to select.
pub(super) fn panel(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let lang = scene.lang;
    html! {
        div.detail {
            @if let Some((_, view)) = outlook.chooser() {
                p.hint data-base { (lang.t("carrots-board-hint")) }
                @for (n, action) in outlook.choice.actions.iter().enumerate() {
                    div.about data-for=(n) { (about(scene, view, *action)) }
                }
            }
        }
    }
}

fn about(scene: &Scene<'_, State>, view: &View, action: Action) -> Markup {
    let lang = scene.lang;
    let told = carrots::detail(lang, view, action);
    let stuck = view.outlook(action).stuck;
    let last = told.len() - 1;
    html! {
        p {
            @for (n, sentence) in told.iter().enumerate() {
                @match n {
                    0 => b { (sentence) },
                    _ if stuck && n == last => strong.warn { (sentence) },
                    _ => span { (sentence) },
                }
                " "
            }
        }
        @if !matches!(action.act, Act::Take | Act::Give) {
            @if let Some(outcomes) = carrots::outcomes(lang, view, action) {
                ol.outcomes {
                    @for (die, outcome) in (1..).zip(outcomes) { li { (die_face(die)) span { (outcome) } } }
                }
            }
        }
    }
}
