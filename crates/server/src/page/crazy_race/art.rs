//! The drawings of runners, cards, tiles and stage cards.

use furrow_art::{Cut, Facing, PointArt, Runner, StageSide};
use furrow_crazy_race::{Animal, Place, Points, StageCard, TURNAROUND};
use furrow_game::Seat;
use maud::Markup;

const fn drawn(animal: Animal) -> Runner {
    match animal {
        Animal::Sprinter => Runner::Sprinter,
        Animal::Reptile => Runner::Reptile,
        Animal::Flyer => Runner::Flyer,
    }
}

/// Which way an animal of this progress goes: back from the turning point on (R1).
pub(super) const fn facing(progress: u8) -> Facing {
    if progress < TURNAROUND { Facing::Out } else { Facing::Back }
}

/// The word for a facing in `data-facing`.
pub(super) const fn way(progress: u8) -> &'static str {
    if progress < TURNAROUND { "out" } else { "back" }
}

/// A seat's animal. The stylesheet mirrors it by `data-facing`.
pub(super) fn runner(animal: Animal, seat: Seat) -> Markup {
    furrow_art::runner(drawn(animal), seat.number(), Facing::Out, Cut::Full)
}

/// Where a seat's animal would stand.
pub(super) fn ghost(animal: Animal, seat: Seat, progress: u8) -> Markup {
    furrow_art::runner_ghost(drawn(animal), seat.number(), facing(progress))
}

/// An animal that is nobody's.
pub(super) fn plain(animal: Animal) -> Markup {
    furrow_art::runner_plain(drawn(animal), Cut::Small)
}

/// A card of the hand.
pub(super) fn card(value: u8) -> Markup {
    furrow_art::magic_card(value, Cut::Full)
}

/// A card for a few pixels.
pub(super) fn small_card(value: u8) -> Markup {
    furrow_art::magic_card(value, Cut::Small)
}

/// A card face down.
pub(super) fn back(seat: Seat) -> Markup {
    furrow_art::magic_back(seat.number())
}

/// A tile that was or would be taken there.
pub(super) fn tile(place: Place, points: u8) -> Markup {
    furrow_art::point_tile(heap(place), points)
}

/// The empty paper of a stack.
pub(super) fn stack(place: Place) -> Markup {
    furrow_art::point_stack(heap(place))
}

const fn heap(place: Place) -> PointArt {
    match place {
        Place::Turnaround => PointArt::Turn,
        Place::Finish => PointArt::Home,
    }
}

/// A whole stage card.
pub(super) fn stage_card(card: &StageCard) -> Markup {
    furrow_art::stage_card(&card.map(|side| StageSide {
        runner: side.animal.map(drawn),
        points: match side.points {
            Points::Number(n) => Some(n),
            Points::PerCard => None,
        },
    }))
}
