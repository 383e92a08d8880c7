//! A side is won: the animals that can move, each with a ghost where it would go. Both select.

use super::{art, outlook::Outlook, preview::arcs};
use crate::page::{Scene, table::When};
use furrow_crazy_race::{Action, Preview, State, space};
use furrow_game::Seat;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    html! {
        @for (n, action) in outlook.choice.actions.iter().enumerate() {
            @if let (Action::Move(animal) | Action::Step(animal), Preview::Move(moved)) = (*action, scene.view.preview(*action)) {
                @let when = When::BASE.or(When::radio(n));
                (arcs(&moved.hops, when))
                label.ghost.pick for={ "a" (n) } data-space=(space(moved.to)) data-base data-for=(n) {
                    (art::ghost(animal, seat, moved.to))
                }
                label.grab for={ "a" (n) } data-space=(space(moved.from)) data-grab=(animal) data-lift=(n) {}
            }
        }
    }
}
