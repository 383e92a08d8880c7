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

/// The symbols of the six seats.
pub(crate) fn symbols() -> String {
    let shape = |(n, d): (usize, &&str)| {
        symbol(
            &format!("seat-{n}"),
            24,
            &format!(
                r#"<path d="{d}" fill="none" stroke="$halo" stroke-width="3.4"/><path d="{d}" fill="$seat-{n}" stroke="$line" stroke-width="1.8"/>"#
            ),
        )
    };
    SHAPES.iter().enumerate().map(shape).collect()
}

/// The shape of seat `n` (0 to 5, counted round again after that), 24 x 24 units, in the seat's colour.
pub fn seat_shape(n: u8) -> Markup {
    let n = usize::from(n) % SHAPES.len();
    reference(&format!("seat seat-{n}"), &format!("seat-{n}"), 24)
}
