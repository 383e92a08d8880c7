//! Magic cards: gold on night blue, and backs that say whose they are.

use crate::animals::Cut;
use crate::numerals;
use crate::seats::{mark, own_class};
use crate::svg::{oblong, paint};
use maud::{Markup, PreEscaped};

/// The values of magic cards; a hand has 1, 2 and 3 twice.
pub const MAGIC_VALUES: [u8; 5] = [1, 2, 3, 4, 6];

const EDGE: &str = r#"<path d="M6.6 1.2H49.4Q54.8 1.2 54.8 6.6V67.6Q54.8 72.8 49.6 72.8H6.4Q1.2 72.8 1.2 67.4V6.4Q1.2 1.2 6.6 1.2Z" fill="$paper" stroke="$line" stroke-width="2"/>"#;
const WINDOW: &str = "M7 4.4L49 4.2Q51.8 4.2 51.8 7L51.6 67Q51.6 69.8 48.8 69.8L7.2 69.6Q4.4 69.6 4.4 66.8L4.2 7.2Q4.2 4.4 7 4.4Z";
const STAR: &str = "M0-4.6L1.2-1.3L4.6-.2L1.3 1.2L.2 4.6L-1.2 1.2L-4.6.2L-1.3-1.2Z";

/// One star for each point, in two rows when there are more than four.
fn stars(value: u8) -> String {
    let rows: &[u8] = if value > 4 { &[3, 3] } else { &[value] };
    let mut out = String::new();
    for (row, &count) in rows.iter().enumerate() {
        for n in 0..count {
            let x = 28.0 + (f32::from(n) - f32::from(count - 1) / 2.0) * 10.4;
            let y = 61.6 - (rows.len() - 1 - row) as f32 * 10.0 + f32::from(n % 2) * 0.8;
            out += &format!(r##"<use href="#magic-star" x="{x:.1}" y="{y:.1}"/>"##);
        }
    }
    out
}

fn face(value: u8) -> String {
    let (height, middle) = if value > 4 { (26.0, 27.0) } else { (33.0, 33.0) };
    let number = numerals::cut(&value.to_string(), 25.8, middle, height, "moon");
    format!(
        r#"{EDGE}<path d="{WINDOW}" fill="$night"/><path d="M4.4 50Q16 40 30 46T51.7 41V57Q30 62 4.4 57ZM4.3 8Q4.2 4.4 7 4.4L24 4.3Q14 8 10 16.4Q8 22 4.3 24Z" fill="$night-pale"/><path d="M45 8.6Q39.4 9.6 40.4 14.6Q41.8 18.6 46.6 17.4Q42.4 13.6 45 8.6ZM9.6 40v.1M47 30v.1M12 30.4v.1" fill="$gold" stroke="$gold" stroke-width="1.4"/>{number}<g fill="$gold">{}</g>"#,
        stars(value)
    )
}

/// All faces in two cuts, and the back without its mark.
pub(super) fn symbols() -> String {
    let mut out = format!(r#"<defs><path id="magic-star" d="{STAR}"/></defs>"#);
    for value in MAGIC_VALUES {
        out += &oblong(&format!("magic-{value}"), 56, 74, &face(value));
        let small = numerals::inked(&value.to_string(), 28.2, 37.0, 42.0);
        out += &oblong(&format!("magic-{value}-small"), 56, 74, &format!("{EDGE}{small}"));
    }
    let lattice = r#"<path d="M4.3 16L16 4.4M4.3 58L16.4 69.7M39.4 4.3L51.7 16.4M39.8 69.7L51.6 58.4" stroke="$halo" stroke-opacity=".6" stroke-width="2.4"/>"#;
    out + &oblong("magic-back", 56, 74, &format!(r#"{EDGE}<path d="{WINDOW}" fill="$own"/>{lattice}"#))
}

fn card(class: &str, body: &str) -> Markup {
    PreEscaped(paint(&format!(
        r#"<svg class="art card-art {class}" viewBox="0 0 56 74" aria-hidden="true">{body}</svg>"#
    )))
}

/// A magic card, 56 x 74 units, its paper the same in both themes. Below 32 px wide the small cut: the number on cream.
///
/// # Panics
/// If no card has that value; see [`MAGIC_VALUES`].
pub fn magic_card(value: u8, cut: Cut) -> Markup {
    assert!(MAGIC_VALUES.contains(&value), "no magic card of {value}");
    let suffix = if cut == Cut::Small { "-small" } else { "" };
    card("magic", &format!(r##"<use href="#magic-{value}{suffix}"/>"##))
}

/// A magic card face down, 56 x 74 units at any size: the colour and the shape of its owner's seat.
pub fn magic_back(seat: u8) -> Markup {
    let body = format!(r##"<use href="#magic-back"/>{}"##, mark(seat, 28.0, 37.0, 1.25));
    card(&format!("magic {}", own_class(seat)), &body)
}
