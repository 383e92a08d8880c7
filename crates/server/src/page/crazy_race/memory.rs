//! The cards that each player can still hold: what a careful player could keep in mind (R10).

use crate::page::{Scene, table::order};
use furrow_art::seat_shape;
use furrow_crazy_race::{HAND, State, Values};
use furrow_game::Seat;
use maud::{Markup, html};

/// The eight values of a seat, those that have been turned up struck out; the cards face down are among the rest.
pub(super) fn values(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let remaining = scene.view.remaining(seat);
    html! {
        span.values {
            @for (value, spent) in marked(remaining) {
                @if spent { s.value { (value) } } @else { b.value { (value) } }
            }
            span.sr { (sentence(scene, remaining)) }
        }
    }
}

/// Every card of the box, and whether it has been turned up.
fn marked(remaining: Values) -> Vec<(u8, bool)> {
    let kinds = HAND.kinds().flat_map(|value| {
        let (all, left) = (HAND.get(value), remaining.get(value));
        (0..all).map(move |n| (value, n >= left))
    });
    kinds.collect()
}

/// The same in words.
pub(super) fn sentence(scene: &Scene<'_, State>, remaining: Values) -> String {
    let pairs = [("n", remaining.len().into()), ("cards", remaining.to_string().into())];
    scene.lang.with("crazy-race-board-still", pairs)
}

/// All players' values on one sheet.
pub(super) fn sheet(scene: &Scene<'_, State>) -> Markup {
    let (view, lang) = (scene.view, scene.lang);
    html! {
        div #memory.sheet popover {
            h2 { (lang.t("crazy-race-board-remaining")) }
            p.note { (lang.t("crazy-race-board-remaining-note")) }
            table.known {
                thead { tr {
                    td {}
                    th scope="col" { (lang.t("crazy-race-board-can-hold")) }
                    th scope="col" { (lang.t("crazy-race-board-used-head")) }
                } }
                tbody {
                    @for seat in order(scene) {
                        tr {
                            th scope="row" { (seat_shape(seat.number())) " " span.name { (scene.called(seat)) } }
                            td { (values(scene, seat)) }
                            td.used { (view.board.used[seat.index()]) }
                        }
                    }
                }
            }
            button.close type="button" popovertarget="memory" popovertargetaction="hide" { (lang.t("board-close")) }
        }
    }
}
