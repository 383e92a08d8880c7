//! An apprentice race: the animals to be moved, who moves them in which order, and the viewer's hand beside them (F20).

use super::{art, held, outlook::Outlook, track::landing};
use crate::page::{
    Scene,
    table::{When, list},
};
use furrow_art::seat_shape;
use furrow_fable::{Animal, Refusal, State, View};
use furrow_game::{Seat, Turn};
use furrow_text::fable;
use maud::{Markup, html};

/// The animals that are still to be moved in this race.
pub(super) fn to_move(view: &View) -> impl Iterator<Item = Animal> {
    Animal::ALL.into_iter().filter(|animal| view.moved_now(*animal).stays.is_none())
}

/// The seats that move them, the present one first: a seat an animal.
pub(super) fn movers(view: &View) -> Vec<Seat> {
    let Turn::Act(seat) = view.turn() else { return Vec::new() };
    let clockwise = std::iter::successors(Some(seat), |seat| Some(seat.next(view.setup.seats)));
    clockwise.zip(to_move(view)).map(|(seat, _)| seat).collect()
}

/// Who moves or plays after this seat; `None` where that depends on which animal it moves, or the game ends.
pub(super) fn next(view: &View, seat: Seat) -> Option<Seat> {
    let after = |seat: Seat| seat.next(view.setup.seats);
    if to_move(view).count() > 1 {
        return Some(after(seat));
    }
    let crosses = to_move(view).any(|animal| view.moved_now(animal).place.is_some());
    let ends = crosses || !view.podium.is_empty();
    view.first.map(after).filter(|_| !ends)
}

/// In the place of the hand: the order of the seats, the hand in small, all five animals.
pub(super) fn panel(scene: &Scene<'_, State>, outlook: &Outlook) -> Markup {
    html! {
        div.moves {
            div.turns { (order(scene)) (hand(scene)) }
            div.movers { @for animal in Animal::ALL { (mover(scene, outlook, animal)) } }
        }
    }
}

/// "Order: you, Bea, Carl", each with its shape, as far as there is room; the names in full to be heard.
fn order(scene: &Scene<'_, State>) -> Markup {
    html! {
        p.order data-count=(movers(scene.view).len()) title=(in_order(scene)) {
            span.sr { (in_order(scene)) }
            span.order-word aria-hidden="true" { (scene.lang.t("fable-board-order")) }
            @for seat in movers(scene.view) {
                " " span.mover-seat aria-hidden="true" { (seat_shape(seat.number())) span.name { (scene.called(seat)) } }
            }
        }
    }
}

/// The order of the seats as a sentence.
pub(super) fn in_order(scene: &Scene<'_, State>) -> String {
    let who = movers(scene.view).into_iter().map(|seat| scene.lang.part("fable-chooser", scene.about(seat)));
    scene.lang.with("fable-board-movers", [("list", list(scene.lang, who).into())])
}

fn hand(scene: &Scene<'_, State>) -> Markup {
    let (cards, lang) = (scene.view.hand(), scene.lang);
    html! {
        @if !cards.is_empty() {
            p.hand-small title=(lang.t("board-hand")) {
                @for (card, n) in cards.iter() {
                    @for _ in 0..n { span.small-card { (art::small(card.animal())) } }
                    span.sr { (held(lang, card, n)) } " "
                }
            }
        }
    }
}

/// An animal that can be moved, with where it ends; one that cannot says why (F20).
fn mover(scene: &Scene<'_, State>, outlook: &Outlook, animal: Animal) -> Markup {
    let run = scene.view.moved_now(animal);
    let face = html! { (art::small(animal)) };
    let Some(radio) = radio(outlook, animal) else {
        let why = fable::refusal(scene.lang, &refusal(scene.view, animal));
        return html! {
            @if run.stays.is_some() {
                button.mover.off type="button" data-animal=(animal) data-why=(why) title=(why) { (face) span.sr { (why) } }
            } @else {
                span.mover data-animal=(animal) { (face) (landing(scene, &run)) }
            }
        };
    };
    html! {
        label.mover for={ "a" (radio) } data-animal=(animal) data-lift=[When::radio(radio).radios()] {
            (face) (landing(scene, &run))
        }
    }
}

/// The radio that moves an animal.
pub(super) fn radio(outlook: &Outlook, animal: Animal) -> Option<usize> {
    outlook.choice.radio(furrow_fable::Action::Move(animal))
}

fn refusal(view: &View, animal: Animal) -> Refusal {
    if view.moved.contains(&animal) { Refusal::HasMoved(animal) } else { Refusal::NoCardOf(animal) }
}
