//! The name in ploughed letters, and the mark in the browser's tab.

use crate::animals;
use crate::svg::{paint_fixed, picture};
use maud::Markup;

const LETTERS: &str = "M21 13.4C14.4 9.6 10.4 13 10.4 20V48M5 27.4L18.6 27M25.4 27.4V39C25.4 45 28.4 48 32.4 48C37.4 48 40.4 44.6 40.4 39V27M40.4 39V48M50 27.4V48M50 36.6C51 29.6 55.6 26.4 61 28M68.6 27V48M68.6 36.6C69.6 29.6 74.2 26.4 79.6 28M121.4 27.2L127.2 47.6L134.2 31L140.8 47.6L147.4 26.8";
const HEAD: &str = "M100 26.4C107.4 26.4 112.4 31 112.2 37.2C112 43.8 107 48.2 99.6 48C92.2 47.8 87.6 43.6 87.6 37.2C87.6 30.8 92.6 26.4 100 26.4Z";
const EARS: &str = "M93.6 28.6C90 20.4 88.6 10 91.6 7.4C95.4 5.6 98.8 15 99 25.6L101.8 25.4C102 18 104.2 11.6 108.2 10C112.4 8.8 118.6 14 118.6 19.6C118.2 22.6 115.6 22 113.8 20.8C111.4 19.4 109.8 19.4 109.2 21.4L107.8 29Z";

/// The name as a picture, 156 x 58 units: letters of three furrows, a hare for the o.
pub fn wordmark() -> Markup {
    let stroke = |token: &str, width: f32| {
        format!(r#"<path d="{LETTERS}" fill="none" stroke="${token}" stroke-width="{width}"/>"#)
    };
    let body = format!(
        r#"<g fill="$halo" stroke="$halo"><path d="{HEAD}" stroke-width="15"/><path d="{EARS}" stroke-width="7"/></g>{}{}{}{}<path d="{EARS}" fill="$hare" stroke="$line" stroke-width="2.4"/><path d="M92.4 11C95 13 96.6 19 96.8 25.4C94.2 22 92 15.4 92.4 11ZM104.4 26.4C104.6 21 105.6 16.4 107.4 13.8Q108.4 17 107.4 20.6L106.2 26.8Z" fill="$hare-pale"/><path d="M108 13.4C110 16.6 112.4 19 114.4 20.8C116.4 22 118.2 21.6 118.4 19.4C118.2 14.4 112.4 9.4 108.4 10.4Z" fill="$hare-deep"/><path d="{HEAD}" fill="$hare-cream" stroke="$line" stroke-width="9"/><path d="{HEAD}" fill="none" stroke="$hare" stroke-width="4.6"/><ellipse cx="97" cy="35.4" rx="1.7" ry="2.1" fill="$line"/><ellipse cx="104.2" cy="35" rx="1.7" ry="2.1" fill="$line"/><path d="M99.2 39.2q1.6-.6 3-.1q-.2 1.6-1.4 1.8q-1.4-.2-1.6-1.7z" fill="$line"/>"#,
        stroke("halo", 15.0),
        stroke("line", 9.4),
        stroke("soil", 6.0),
        stroke("straw", 1.6),
    );
    picture("wordmark", 156, 58, &body)
}

/// The mark as a document of its own, 48 x 48 units, colours inside: the hare, with a red disc when the reader
/// is to move.
pub fn favicon(your_turn: bool) -> String {
    let badge = if your_turn {
        r#"<path d="M35.6 22.6C42.4 22.6 47 27.4 47 34.2C47 41.4 42.2 46.4 35.2 46.4C28.4 46.4 23.8 41.2 23.8 34.6C23.8 27.6 28.6 22.6 35.6 22.6Z" fill="$act" stroke="$halo" stroke-width="3"/>"#
    } else {
        ""
    };
    paint_fixed(&format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" stroke-linejoin="round" stroke-linecap="round">{}{badge}</svg>"#,
        animals::standalone_hare()
    ))
}
