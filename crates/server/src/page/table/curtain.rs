//! A device that several people share: nobody's cards, and who of them takes it in hand next.

use super::post;
use crate::page::{Board, Scene};
use furrow_game::Seat;
use maud::{Markup, html};

/// In the place of the hand.
pub(crate) fn curtain<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let lang = scene.lang;
    let plays = |seat: &Seat| scene.affairs.awaited.contains(*seat) && !scene.sitters[seat.index()].stands_in;
    let next: Vec<Seat> = scene.mine().iter().filter(plays).collect();
    let says = match next[..] {
        _ if scene.affairs.paused.is_some() => lang.t("curtain-nobody"),
        [] => lang.t("curtain-nobody"),
        [seat] => lang.with("curtain-turn", [("name", scene.name(seat).into())]),
        _ => lang.t("curtain-turns"),
    };
    html! {
        div.curtain {
            p.do { (says) }
            @if scene.affairs.paused.is_none() {
                p.affair-ways {
                    @for seat in next {
                        (post(scene, "look", Some(("seat", &seat.to_string())), &lang.with("curtain-look", [("name", scene.name(seat).into())])))
                    }
                }
            }
        }
    }
}
