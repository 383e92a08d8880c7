//! A side is won: the animals that can move, each with a ghost where it would go. Both select.

use super::{art, lanes, outlook::Outlook, preview::arcs};
use crate::page::{Scene, table::When};
use furrow_crazy_race::{Action, Animal, Points, Preview, State, space};
use furrow_game::Seat;
use furrow_text::crazy_race;
use maud::{Markup, html};

pub(super) fn region(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat) -> Markup {
    let several = animals(outlook).count() > 1;
    html! {
        @for (n, action) in outlook.choice.actions.iter().enumerate() {
            @if let (Action::Move(animal) | Action::Step(animal), Preview::Move(moved)) = (*action, scene.view.preview(*action)) {
                @let when = When::radio(n);
                (arcs(&moved.hops, if several { when } else { when.or(When::BASE) }))
                label.ghost.pick for={ "a" (n) } data-space=(space(moved.to)) data-base data-for=(n) {
                    (art::ghost(animal, seat, moved.to))
                }
                @let (slot, of) = lanes::crowd(&scene.view.board, seat, animal);
                label.grab for={ "a" (n) } data-space=(space(moved.from)) data-grab=(animal) data-slot=(slot) data-of=(of)
                    data-narrow[several] data-lift=(n) {}
            }
        }
    }
}

/// The animals that can move, each with the number of its action.
pub(super) fn animals(outlook: &Outlook) -> impl Iterator<Item = (usize, Animal)> {
    outlook.choice.actions.iter().enumerate().filter_map(|(n, action)| match action {
        Action::Move(animal) | Action::Step(animal) => Some((n, *animal)),
        _ => None,
    })
}

/// Why an animal of the seat that has won a side cannot move (R12).
pub(super) fn why(scene: &Scene<'_, State>, outlook: &Outlook, seat: Seat, animal: Animal) -> Option<String> {
    let won = scene.view.board.won().filter(|_| outlook.choice.live && scene.viewer.is(seat))?;
    let action = match won.points {
        Points::Number(_) => Action::Move(animal),
        Points::PerCard => Action::Step(animal),
    };
    Some(crazy_race::refusal(scene.lang, &scene.view.refusal(action)?))
}
