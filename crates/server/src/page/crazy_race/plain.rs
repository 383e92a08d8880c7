//! The table in words.

use super::{lanes, outlook::Outlook};
use crate::page::{
    Region, Scene,
    table::{Plain, order, plain_regions, section},
};
use furrow_crazy_race::{Animal, State};
use maud::html;

/// The regions of the text view, in the order of the document.
pub(super) fn regions(scene: &Scene<'_, State>) -> Vec<Region> {
    let outlook = Outlook::of(scene);
    let (view, lang) = (scene.view, scene.lang);
    let seats = html! {
        h2 { (lang.t("board-seats")) }
        @for seat in order(scene) {
            h3 { (scene.called(seat)) }
            @for animal in Animal::ALL { p { (lanes::stands(lang, animal, view.board.progress_of(seat, animal))) } }
        }
    };
    let parts =
        Plain { before: html! {}, after: html! {}, end: html! {}, board: vec![section("r-seats", &seats)] };
    plain_regions(scene, &outlook.choice, parts)
}
