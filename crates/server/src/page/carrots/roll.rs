//! The last roll on a hare space and what came of it, as a chain that is numbered.

use crate::page::{Happening, Scene};
use furrow_art::{die_face, seat_shape};
use furrow_carrots::{Beat, Effect, State};
use furrow_game::Seat;
use maud::{Markup, html};

/// A roll of the die.
#[derive(Clone, Copy)]
pub(super) struct Roll {
    pub(super) seat: Seat,
    pub(super) die: u8,
    pub(super) position: u8,
    pub(super) effect: Effect,
}

/// The rolls of the last happening that had one, in order; none if there was none since the viewer's last action.
pub(super) fn last(scene: &Scene<'_, State>) -> Vec<Roll> {
    let since = scene.since.min(scene.log.len().saturating_sub(1));
    let rolls =
        |happening: &Happening<Beat>| -> Vec<Roll> { happening.beats.iter().filter_map(of).collect() };
    scene.log[since..].iter().rev().map(rolls).find(|rolls| !rolls.is_empty()).unwrap_or_default()
}

fn of(beat: &Beat) -> Option<Roll> {
    match *beat {
        Beat::Rolls { seat, die, position, effect, .. } => Some(Roll { seat, die, position, effect }),
        _ => None,
    }
}

/// The chain; nothing if nobody has rolled.
pub(super) fn chain(scene: &Scene<'_, State>, class: &str) -> Markup {
    let rolls = last(scene);
    html! {
        @if let Some(first) = rolls.first() {
            ol.chain.(class) data-rolls=(rolls.len()) aria-label=(scene.lang.with("carrots-board-rolled", scene.about(first.seat))) {
                @for (n, roll) in (1..).zip(&rolls) {
                    li {
                        @if rolls.len() > 1 { b.nth { (n) } } @else { (seat_shape(roll.seat.number())) }
                        (die_face(roll.die))
                        span { (scene.lang.with("carrots-board-effect", [("effect", roll.effect.name().into())])) }
                    }
                }
            }
        }
    }
}
