//! The name in ploughed letters, and the mark in the browser's tab.

use crate::animals;
use crate::svg::{paint_fixed, picture, place};
use maud::Markup;

const LETTERS: &str = "M24.4 13.4C17.8 9.6 13.8 13 13.8 20V48M8.4 27.4L22 27M32.8 27.4V39C32.8 45 35.8 48 39.8 48C44.8 48 47.8 44.6 47.8 39V27M47.8 39V48M62.4 27.4V48M62.4 36.6C63.4 29.6 67.8 26.4 72.6 28M85.2 27V48M85.2 36.6C86.2 29.6 90.6 26.4 95.4 28M145.6 28.2L151.2 47.6L158 31L164.6 47.6L171.2 26.8";

/// The name as a picture, 180 x 58 units: letters of three furrows, a hare for the o.
pub fn wordmark() -> Markup {
    let stroke = |token: &str, width: f32| {
        format!(r#"<path d="{LETTERS}" fill="none" stroke="${token}" stroke-width="{width}"/>"#)
    };
    let letters =
        [stroke("halo", 15.4), stroke("line", 9.4), stroke("soil", 5.6), stroke("straw", 1.6)].concat();
    let hare = place("hare-calm", 92.0, 1.0, 55.0);
    picture("wordmark", 180, 58, &format!("{letters}{hare}"))
}

/// The mark as a document of its own, 48 x 48 units, colours inside: the hare, with a red disc when the reader
/// is to move.
pub fn favicon(your_turn: bool) -> String {
    let badge = if your_turn {
        r#"<path d="M37 26.8C42.6 26.8 46.4 30.8 46.4 36.4C46.4 42.2 42.4 46.2 36.8 46.2C31.2 46.2 27.4 42 27.4 36.6C27.4 30.8 31.4 26.8 37 26.8Z" fill="$act" stroke="$halo" stroke-width="3"/>"#
    } else {
        ""
    };
    paint_fixed(&format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" stroke-linejoin="round" stroke-linecap="round">{}{badge}</svg>"#,
        animals::standalone_hare()
    ))
}
