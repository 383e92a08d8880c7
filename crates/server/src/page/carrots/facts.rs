//! The line that is always there: how far the carrots reach, and near the finish what it takes to come home.

use super::outlook::Outlook;
use crate::page::Scene;
use furrow_art::{Icon, icon};
use furrow_carrots::{FINISH, Marker, State, reach};
use furrow_game::Seat;
use furrow_text::carrots;
use maud::{Markup, html};

/// So many spaces before the finish its conditions begin to count.
const NEAR: u8 = 25;

/// A line for each marker that can be chosen, of which the stylesheet shows the selected one's; else for the first that
/// is on its way.
pub(super) fn lines(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let state = &scene.view.state;
    let two = state.setup.markers() == 2;
    let Some(seat) = scene.viewer.seat() else { return html! {} };
    let mut markers = outlook.markers();
    if markers.is_empty() {
        markers.extend(state.markers().find(|marker| !state.is_home(seat, *marker)));
    }
    html! {
        @for marker in markers {
            div.fact data-marker=[two.then_some(marker.name())] { (line(scene, seat, marker)) }
        }
    }
}

fn line(scene: &Scene<'_, State>, seat: Seat, marker: Marker) -> Markup {
    let (state, lang) = (&scene.view.state, scene.lang);
    let left = FINISH - state.space_of(seat, marker);
    html! {
        @if left <= NEAR {
            ul.finish-check aria-label=(lang.t("carrots-board-finish-check")) {
                @for (met, condition) in carrots::finish_check(lang, scene.view, seat, marker) {
                    li.met[met].unmet[!met] {
                        (icon(if met { Icon::Check } else { Icon::Cross }))
                        span { (condition) } " "
                        span.sr { (lang.t(if met { "carrots-board-met" } else { "carrots-board-unmet" })) }
                    }
                }
            }
        } @else {
            p.reach {
                @let held = state.purse(seat, marker);
                (lang.with("carrots-board-reach", [("carrots", held.into()), ("spaces", reach(held).min(left).into())]))
            }
        }
    }
}
