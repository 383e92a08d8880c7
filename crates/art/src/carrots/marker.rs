//! The racing markers: discs in the colour and with the shape of a seat.

use crate::seats::{mark, own_class};
use crate::svg::{picture, symbol};
use maud::Markup;

/// Which of a seat's markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkerArt {
    /// The first, or the only one: a whole disc.
    A,
    /// The second of a two-player race: notched, with a dashed ring.
    B,
}

const DISC: &str = "M24.6 4.2C35.6 4 44 12.6 43.8 24C43.6 35.4 35.2 44 23.8 43.8C12.6 43.6 4 35.2 4.2 23.8C4.4 12.8 13 4.4 24.6 4.2Z";
const NOTCHED: &str = "M24.6 4.2L27.2 13.4L36.2 8Q44 14 43.8 24C43.6 35.4 35.2 44 23.8 43.8C12.6 43.6 4 35.2 4.2 23.8C4.4 12.8 13 4.4 24.6 4.2Z";

/// Both discs without a shape.
pub(super) fn symbols() -> String {
    let disc = |id: &str, d: &str, ring: &str| {
        symbol(
            id,
            48,
            &format!(
                r#"<path d="{d}" fill="$halo" stroke="$halo" stroke-width="7"/><path d="{d}" fill="$own"/><path d="M9 17Q14 8 25 7Q15 12 11.6 23Z" fill="$halo" fill-opacity=".5"/>{ring}<path d="{d}" fill="none" stroke="$line" stroke-width="2.4"/>"#
            ),
        )
    };
    let ring = r#"<path d="M34 14Q39.6 18 39.4 24.2C39 33.6 32.6 39.4 23.8 39.4C15 39.2 8.8 32.8 8.8 23.8Q9.2 13.6 18 9.8" fill="none" stroke="$halo" stroke-width="2.2" stroke-dasharray="3.4 5"/>"#;
    disc("marker-a", DISC, "") + &disc("marker-b", NOTCHED, ring)
}

/// A racing marker, 48 x 48 units, legible from 20 px: the seat's colour and its shape in cream.
pub fn marker(seat: u8, which: MarkerArt) -> Markup {
    let id = match which {
        MarkerArt::A => "marker-a",
        MarkerArt::B => "marker-b",
    };
    let body = format!(r##"<use href="#{id}"/>{}"##, mark(seat, 24.0, 25.0, 1.0));
    picture(&format!("marker {id} {}", own_class(seat)), 48, 48, &body)
}
