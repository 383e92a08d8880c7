//! What a player can do besides its choices: take back, pause, give the seat to a computer player.

use super::{Region, post};
use crate::page::{Board, Scene};
use furrow_game::{Seat, Viewer};
use maud::{Markup, html};

/// The region `r-controls` of the menu, outside the form of the decision; in words it stands at the end of that. Empty
/// where there is nothing to do.
pub fn region<G: Board>(scene: &Scene<'_, G>, text: bool) -> Region {
    let region = html! {
        section #r-controls aria-label=(scene.lang.t("affair-heading")) { (inner(scene, text)) }
    };
    ("r-controls", region)
}

fn inner<G: Board>(scene: &Scene<'_, G>, text: bool) -> Markup {
    let (lang, affairs) = (scene.lang, scene.affairs);
    let seat = scene.viewer.seat().filter(|seat| !scene.sitters[seat.index()].stands_in);
    let (left, pauses) = (affairs.pauses_left, affairs.pauses.to_string());
    let pause = || post(scene, "pause", Some(("pauses", &pauses)), &lang.t("affair-pause"));
    html! {
        @if scene.goes_on() && !scene.mine().is_empty() && scene.replay.is_none() && scene.coach.is_none() {
            @if !text { h2 { (lang.t("affair-heading")) } (take_back(scene)) }
            @if affairs.paused.is_none() && left > 0 { p.control { (pause()) } }
            @if affairs.paused.is_none() { p.note { (lang.with("affair-pauses-left", [("n", left.into())])) } }
            @if let Some(seat) = seat { (resign(scene, seat)) }
            p.control.script-only {
                button.affair-do type="button" data-notify hidden { (lang.t("affair-notify")) }
            }
        }
    }
}

/// The last move back: freely, or by asking the others.
pub(crate) fn take_back<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let key = if scene.affairs.undo_is_free { "affair-take-back" } else { "affair-ask-back" };
    html! {
        @if let Some(last) = scene.affairs.can_undo.filter(|_| scene.goes_on()) {
            p.control.asks[!scene.affairs.undo_is_free] { (post(scene, "undo", Some(("last", &last.to_string())), &scene.lang.t(key))) }
        }
    }
}

/// On a shared device: away with the hand that is open.
pub(crate) fn hide<G: Board>(scene: &Scene<'_, G>) -> Markup {
    html! {
        @if !scene.affairs.device.is_empty() && scene.viewer != Viewer::Public && scene.goes_on() {
            p.control { (post(scene, "hide", None, &scene.lang.t("affair-hide"))) }
        }
    }
}

/// It is asked once more, by what has to be opened first.
fn resign<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let lang = scene.lang;
    html! {
        details #resign {
            summary { (lang.t("affair-resign")) }
            p { (lang.t("affair-resign-sure")) }
            p.control { (post(scene, "resign", Some(("seat", &seat.to_string())), &lang.t("affair-resign-yes"))) }
        }
    }
}
