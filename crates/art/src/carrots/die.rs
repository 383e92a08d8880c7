//! The die of the hare spaces.

use crate::svg::{reference, symbol};
use maud::Markup;

const BODY: &str = "M11 5.4L37.6 4.6Q43 4.8 43.2 10L43.8 37Q43.6 43 38 43.2L10.6 43.8Q5 43.4 4.8 38L4.2 11.2Q4.8 5.8 11 5.4Z";
/// Where pips lie: left, middle and right columns; none quite in line.
const PIPS: [&str; 7] =
    ["M14.6 14.4", "M14.2 24.2", "M14.8 33.8", "M24.2 24", "M33.6 14", "M34 23.8", "M33.4 33.6"];
const FACES: [&[usize]; 6] =
    [&[3], &[0, 6], &[0, 3, 6], &[0, 2, 4, 6], &[0, 2, 3, 4, 6], &[0, 1, 2, 4, 5, 6]];

/// The symbols `die-1` to `die-6`.
pub(super) fn symbols() -> String {
    let body = format!(
        r#"<path d="{BODY}" fill="$halo" stroke="$halo" stroke-width="6.6"/><path d="{BODY}" fill="$paper"/><path d="M39 5Q38.6 30 37 36.6Q30 39.4 6 39.8Q7 43 11 43.6L38 43Q43.4 42.6 43.6 37L43 10Q42.6 6 39 5Z" fill="$hare-cream"/><path d="{BODY}" fill="none" stroke="$line" stroke-width="2.4"/>"#
    );
    let mut out = crate::svg::paint(&format!(r#"<defs><g id="die-body">{body}</g></defs>"#));
    for (n, face) in FACES.iter().enumerate() {
        let pips: String = face.iter().map(|&pip| format!("{}v.1", PIPS[pip])).collect();
        let wide = if n == 0 { "9.4" } else { "7.6" };
        out += &symbol(
            &format!("die-{}", n + 1),
            48,
            &format!(r##"<use href="#die-body"/><path d="{pips}" stroke="$line" stroke-width="{wide}"/>"##),
        );
    }
    out
}

/// A face of the die, 1 to 6, 48 x 48 units, legible from 20 px.
///
/// # Panics
/// If `n` is not 1 to 6.
pub fn die_face(n: u8) -> Markup {
    assert!((1..=6).contains(&n), "no face {n} on a die");
    reference("die", &format!("die-{n}"), 48)
}
