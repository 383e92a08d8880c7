//! The end of a game: penalties, tiles that add up, ranks.

use super::{art, story};
use crate::page::{
    Moment, Region, Scene,
    table::{self, by_rank},
};
use furrow_crazy_race::{Animal, Place, State};
use furrow_game::Seat;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>) -> Region {
    if scene.moment != Moment::Over {
        return ("r-end", html! { section #r-end data-late hidden {} });
    }
    let region = html! {
        section #r-end data-late aria-label=(scene.lang.t("board-end")) {
            (winners(scene))
            ol.standing { @for seat in by_rank(scene) { (line(scene, seat)) } }
            ul.ending { @for sentence in story::ending(scene) { li { (sentence) } } }
            p.moral { (table::moral(scene)) }
            (table::after(scene, false))
        }
    };
    ("r-end", region)
}

/// The animals of whoever won, in the evening.
fn winners(scene: &Scene<'_, State>) -> Markup {
    let won = by_rank(scene).into_iter().filter(|seat| table::rank(scene, *seat) == 1);
    html! {
        div.evening aria-hidden="true" {
            div.herd { @for seat in won { @for animal in Animal::ALL { (art::runner(animal, seat)) } } }
        }
    }
}

fn line(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let mut lost: Vec<(u8, u8)> = story::tiles_lost(scene, seat);
    let turned = html! {
        @for (place, tile) in story::tiles_taken(scene, seat) {
            @let paid = lost.iter().position(|(gone, _)| *gone == tile).map(|n| lost.remove(n));
            (tile_of(scene, seat, place, tile, paid.map(|(_, number)| number)))
        }
    };
    table::line(scene, seat, &turned)
}

/// A tile, struck out if a penalty took it.
fn tile_of(scene: &Scene<'_, State>, seat: Seat, place: Place, tile: u8, penalty: Option<u8>) -> Markup {
    let key = if penalty.is_some() { "crazy-race-board-tile-lost" } else { "crazy-race-board-tile" };
    let number = ("number", penalty.unwrap_or(0).into());
    html! {
        span.tile-won.lost[penalty.is_some()] data-reveal=(seat) {
            (art::tile(place, tile)) span.sr { (scene.lang.with(key, [("tile", tile.into()), number])) } " "
        }
    }
}
