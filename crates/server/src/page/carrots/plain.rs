//! The table in words, for screen readers and browsers without scripts or pictures.

use super::{outlook::Outlook, seats};
use crate::page::{
    Moment, Region, Scene,
    table::{Plain, order, plain_regions, section},
};
use furrow_carrots::State;
use maud::html;

/// The regions of the text view, in the order of the document.
pub(super) fn regions(scene: &Scene<'_, State>) -> Vec<Region> {
    let outlook = Outlook::of(scene);
    let state = &scene.view.state;
    let places = html! {
        h2 { (scene.lang.t("board-track")) }
        ul {
            @for seat in order(scene) {
                @for marker in state.markers() { li { (seats::stands(scene, seat, marker)) } }
            }
        }
    };
    let end = html! {
        @if scene.moment == Moment::Over {
            ul { @for seat in crate::page::table::by_rank(scene) { li { (super::end::decided(scene, seat)) } } }
        }
    };
    let parts = Plain { before: html! {}, after: html! {}, end, board: vec![section("r-course", &places)] };
    plain_regions(scene, &outlook.choice, parts)
}
