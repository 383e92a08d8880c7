//! The howl badge: a full moon on a night-blue disc. It lies on the race board until the race.

use crate::svg;
use maud::Markup;

const DISC: &str = "M24.2 4.4C35.4 4.2 43.6 13 43.6 24C43.6 35.2 35 43.6 24 43.6C12.8 43.6 4.4 35.2 4.4 24.2C4.4 13 12.8 4.6 24.2 4.4Z";

/// The symbol `howl`.
pub(crate) fn symbol() -> String {
    let body = format!(
        r#"<path d="{DISC}" fill="$halo" stroke="$halo" stroke-width="7"/><path d="{DISC}" fill="$night" stroke="$line" stroke-width="2.4"/><path d="M25 10.4C33 10.2 38 15.6 38 22.6C38 30 32.6 34.8 25.4 34.8C18 34.8 13 29.6 13 22.8C13 15.8 18 10.6 25 10.4Z" fill="$moon"/><path d="M34 13.6Q39 22 32 29.6Q26 34.4 18 33Q22 35.4 27 34.8Q37 33 38 22.6Q37.6 17 34 13.6Z" fill="$gold"/><path d="M20 18.4q2.6-2.4 4.6 0q-.6 3.2-3.8 2.4M27.4 25.2q2.6-1.6 4 .8q-1.4 2.8-4 1.4" fill="$gold"/><path d="M9.4 13v.2M8.6 32.4v.2M36.4 37.8v.2" stroke="$moon" stroke-width="2"/><path d="M7 36.6Q15 31.4 23 36.2T41.4 33.6Q36 43.4 24 43.4Q13 43 7 36.6Z" fill="$line"/>"#
    );
    svg::symbol("howl", 48, &body)
}

/// The badge, 48 x 48 units.
pub fn howl_badge() -> Markup {
    svg::reference("art-howl", "howl", 48)
}
