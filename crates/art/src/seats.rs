//! The seats' shapes: colour and form together say whose a thing is.

use crate::svg::{reference, symbol};
use maud::Markup;

/// Triangle, square, disc, diamond, star, pentagon; none of them quite regular.
const SHAPES: [&str; 6] = [
    "M12.4 3.2L21.4 20L2.8 20.6Z",
    "M4.2 4.4L19.8 3.8L20.2 19.8L3.8 20.2Z",
    "M12.2 3C17.2 3 21 7 21 12C21 17 17.2 21 12 21C7 21 3 17.2 3 12.2C3 7 7.2 3 12.2 3Z",
    "M12.2 1.8L21.8 12.2L11.8 22.2L2.2 11.8Z",
    "M12.2 1.8L15 8.8L22.4 9.2L16.6 14L18.6 21.4L12 17.4L5.6 21.6L7.4 14.2L1.6 9.6L9.2 8.8Z",
    "M12.2 2.2L21.8 9.4L18.2 20.8L6 21L2.2 9.8Z",
];

/// The bare shapes and the symbols of the six seats.
pub(crate) fn symbols() -> String {
    let bare = |(n, d): (usize, &&str)| format!(r#"<path id="shape-{n}" d="{d}"/>"#);
    let shape = |n: usize| {
        symbol(
            &format!("seat-{n}"),
            24,
            &format!(
                r##"<use href="#shape-{n}" fill="none" stroke="$halo" stroke-width="3.4"/><use href="#shape-{n}" fill="$seat-{n}" stroke="$line" stroke-width="1.8"/>"##
            ),
        )
    };
    let bare: String = SHAPES.iter().enumerate().map(bare).collect();
    format!("<defs>{bare}</defs>{}", (0..SHAPES.len()).map(shape).collect::<String>())
}

/// The shape of seat `n` (0 to 5, counted round again after that), 24 x 24 units, in the seat's colour.
pub fn seat_shape(n: u8) -> Markup {
    let n = index(n);
    reference(&format!("seat seat-{n}"), &format!("seat-{n}"), 24)
}

fn index(seat: u8) -> usize {
    usize::from(seat) % SHAPES.len()
}

/// The class that gives a picture, or all pictures within an element, the colour of a seat: `own-0` to `own-5`, counted round
/// again after that. It sets `--own`, cream without it, for pieces that one drawing serves all seats with.
pub fn own_class(seat: u8) -> String {
    format!("own-{}", index(seat))
}

/// The colour of a seat, `#RRGGBB`.
pub(crate) fn colour(seat: u8) -> &'static str {
    crate::tokens::SEATS[index(seat)].value
}

/// A seat's shape in cream, 24 units times `scale` wide, its middle at `x`, `y`: the mark on a piece of the seat's colour.
pub(crate) fn mark(seat: u8, x: f32, y: f32, scale: f32) -> String {
    let (left, top) = (x - 12.0 * scale, y - 12.0 * scale);
    format!(
        r##"<use href="#shape-{}" transform="translate({left:.1} {top:.1})scale({scale})" fill="$halo" stroke="$line" stroke-width="2"/>"##,
        index(seat)
    )
}
