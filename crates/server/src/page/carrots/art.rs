//! Which drawing stands for what.

use furrow_art::{Crop, Cut, MarkerArt, SpaceArt};
use furrow_carrots::{Marker, Space};
use furrow_game::Seat;
use maud::Markup;

/// The drawing of a space.
pub(super) const fn kind(space: Space) -> SpaceArt {
    match space {
        Space::Start => SpaceArt::Start,
        Space::Tortoise => SpaceArt::Tortoise,
        Space::Lettuce => SpaceArt::Lettuce,
        Space::Hare => SpaceArt::Hare,
        Space::Carrot => SpaceArt::Carrot,
        Space::Two | Space::Three | Space::Four | Space::OneFiveSix => SpaceArt::Numeral,
        Space::Finish => SpaceArt::Finish,
    }
}

/// What is printed on a space as a picture; nothing on one with a numeral.
pub(super) fn space(space: Space) -> Markup {
    furrow_art::space_art(kind(space), Cut::Small)
}

/// The numeral of a position space.
pub(super) const fn numeral(space: Space) -> Option<&'static str> {
    match space {
        Space::Two => Some("2"),
        Space::Three => Some("3"),
        Space::Four => Some("4"),
        Space::OneFiveSix => Some("1·5·6"),
        _ => None,
    }
}

/// A racing marker.
pub(super) fn marker(seat: Seat, which: Marker) -> Markup {
    let art = match which {
        Marker::A => MarkerArt::A,
        Marker::B => MarkerArt::B,
    };
    furrow_art::marker(seat.number(), art)
}

/// A small carrot.
pub(super) fn carrot() -> Markup {
    furrow_art::crop(Crop::Carrot, Cut::Small)
}

/// A small lettuce.
pub(super) fn lettuce() -> Markup {
    furrow_art::crop(Crop::Lettuce, Cut::Small)
}
