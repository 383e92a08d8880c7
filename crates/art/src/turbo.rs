//! The turbo token of the apprentice variant: a flash on a gold disc.

use crate::animals::Cut;
use crate::svg::{reference, symbol};
use maud::Markup;

const DISC: &str = "M25 4.4C36 4.4 44 13 43.6 24.4C43.2 35.4 35 43.8 23.6 43.6C12.4 43.2 4.2 35 4.4 23.6C4.6 12.4 13.4 4.2 25 4.4Z";
const FLASH: &str = "M27.6 8.4L12.4 26.8L21.6 26.4L18.2 40L35.6 20.4L26.2 20.8L30.6 9.4Z";

/// The symbols `turbo-full` and `turbo-small`.
pub(crate) fn symbols() -> String {
    let disc = |marks: &str| {
        format!(
            r#"<path d="{DISC}" fill="$halo" stroke="$halo" stroke-width="7"/><path d="{DISC}" fill="$gold"/>{marks}<path d="{DISC}" fill="none" stroke="$line" stroke-width="2.4"/>"#
        )
    };
    let marks = r#"<path d="M8.6 18Q13 8 24 7.2Q14.6 12.4 11.6 22Z" fill="$halo" fill-opacity=".7"/><path d="M42.6 22Q41 37 25 42.6Q12 42 8 35Q28 40 42.6 22Z" fill="$rim"/>"#;
    let wind = r#"<path d="M8 30.4H12.6M9.6 35.4H15.4" stroke="$line" stroke-width="1.8"/>"#;
    let flash = format!(r#"<path d="{FLASH}" fill="$tongue" stroke="$line" stroke-width="2"/>"#);
    symbol("turbo-full", 48, &format!("{}{wind}{flash}", disc(marks)))
        + &symbol("turbo-small", 48, &format!(r#"{}<path d="{FLASH}" fill="$line"/>"#, disc("")))
}

/// The turbo token, 48 x 48 units.
pub fn turbo(cut: Cut) -> Markup {
    reference("turbo", if cut == Cut::Small { "turbo-small" } else { "turbo-full" }, 48)
}
