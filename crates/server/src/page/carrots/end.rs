//! The end of the game: places, what decided them, what is left, and how chance can be checked.

use super::art;
use crate::page::{
    Moment, Region, Scene,
    table::{self, by_rank, rank},
};
use furrow_art::podium;
use furrow_carrots::{Beat, Decided, State};
use furrow_game::Seat;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>) -> Region {
    if scene.moment != Moment::Over {
        return ("r-end", html! { section #r-end data-late hidden {} });
    }
    let region = html! {
        section #r-end data-late aria-label=(scene.lang.t("board-end")) {
            div.evening { div.stage { (stage(scene)) } }
            ol.standing { @for seat in by_rank(scene) { (line(scene, seat)) } }
            p.moral { (table::moral(scene)) }
            (table::after(scene, false))
        }
    };
    ("r-end", region)
}

/// The best three on the podium, equals beside each other on the better step.
fn stage(scene: &Scene<'_, State>) -> Markup {
    html! {
        div.podium-box { (podium()) }
        @for (step, seat) in (1_u8..=3).zip(by_rank(scene)) {
            div.guest data-step=(step) { (art::marker(seat, furrow_carrots::Marker::A)) span.sr { (scene.called(seat)) } }
        }
    }
}

fn line(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (state, lang) = (&scene.view.state, scene.lang);
    let (held, lettuces) = (state.carrots[seat.index()], state.lettuces[seat.index()]);
    let turned = html! {
        span.left { (art::carrot()) span.num { (held) } " " span.sr { (lang.with("carrots-board-carrots", [("n", held.into())])) } }
        span.left { (art::lettuce()) span.num { (lettuces) } " " span.sr { (lang.with("carrots-board-lettuces", [("n", lettuces.into())])) } }
    };
    table::line(scene, seat, &turned)
}

/// What gave a seat its rank.
pub(super) fn decided(scene: &Scene<'_, State>, seat: Seat) -> String {
    let last = scene.log.last().map(|happening| happening.beats.as_slice()).unwrap_or_default();
    let by = last.iter().rev().find_map(|beat| match beat {
        Beat::Ranks { seat: who, by, .. } if *who == seat => Some(*by),
        _ => None,
    });
    let (by, n) = match by {
        Some(Decided::Home | Decided::BothHome) => ("home", 0),
        Some(Decided::Spaces(n)) => ("spaces", n),
        Some(Decided::Lettuces(n)) => ("lettuces", n),
        Some(Decided::Shared) => ("shared", 0),
        Some(Decided::Left | Decided::OtherHome) | None => ("left", 0),
    };
    let place = rank(scene, seat).into();
    scene.lang.with("carrots-board-decided", [("by", by.into()), ("n", n.into()), ("place", place)])
}
