//! Where an animal would go if its side were won: dashed in the viewer's lane.

use super::{art, outlook::Outlook};
use crate::page::{Scene, table::When};
use furrow_art::jump_arc;
use furrow_crazy_race::{Animal, Hop, Points, State, TURNAROUND, space};
use furrow_game::Seat;
use maud::{Markup, html};

/// The selections that lay a card at this side.
fn at(outlook: &Outlook, side: u8) -> When {
    outlook.picks(|picked| picked.is_at(side))
}

/// What winning a side would bring, shown while it is selected.
pub(super) fn ghosts(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    let (view, card) = (scene.view, scene.view.board.stage_card());
    html! {
        @if outlook.lays() {
            @for (side, asked) in (1..).zip(card.into_iter().flatten()) {
                // Nothing can be laid at a closed side.
                @if let (Points::Number(points), Some(_)) = (asked.points, at(outlook, side).radios()) {
                    @for animal in Animal::ALL.into_iter().filter(|one| asked.animal.is_none_or(|only| only == *one)) {
                        @let moved = view.moved(animal, points);
                        @if moved.to > moved.from {
                            @if asked.animal.is_some() { (arcs(&moved.hops, at(outlook, side))) }
                            div.ghost data-space=(space(moved.to)) data-for=[at(outlook, side).radios()] aria-hidden="true" {
                                (art::ghost(animal, seat, moved.to))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Sides before this one move first, so a lane may look different then.
pub(super) fn note(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    let first = (1..=4).find(|side| scene.view.cards_at(*side) > 0).unwrap_or(4);
    let later = outlook.picks(|picked| (first + 1..=4).any(|side| picked.is_at(side)));
    html! {
        @if let Some(radios) = later.radios() {
            span.as-now data-corner="se" data-for=(radios) title=(scene.lang.t("crazy-race-board-as-now-why")) { (scene.lang.t("crazy-race-board-as-now")) }
        }
    }
}

/// An arc for each hop; one that goes round the turning point has two.
pub(super) fn arcs(hops: &[Hop], when: When) -> Markup {
    html! {
        @for (from, to) in hops.iter().flat_map(legs) {
            @let (left, right) = (space(from).min(space(to)), space(from).max(space(to)));
            @if left < right {
                div.arc data-arc={ (left) "-" (right) } data-base[when.is_base()] data-for=[when.radios()] aria-hidden="true" {
                    (jump_arc(right - left, from >= TURNAROUND))
                }
            }
        }
    }
}

fn legs(hop: &Hop) -> Vec<(u8, u8)> {
    if hop.from < TURNAROUND && hop.to > TURNAROUND {
        vec![(hop.from, TURNAROUND), (TURNAROUND, hop.to)]
    } else {
        vec![(hop.from, hop.to)]
    }
}
