//! Point tiles: round ones at the turning point, pennants at home.

use crate::numerals;
use crate::svg::{reference, symbol};
use maud::Markup;

/// The two stacks of tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PointArt {
    /// Taken at the turning point: a blue coin.
    Turn,
    /// Taken at home: a golden pennant.
    Home,
}

impl PointArt {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Turn, Self::Home];

    /// Lower-case name: part of ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Home => "home",
        }
    }

    /// Outline, paper, marks, middle of the numeral.
    const fn drawing(self) -> (&'static str, &'static str, &'static str, f32) {
        match self {
            Self::Turn => (
                "M24.4 4.4C35.4 4 43.8 12.6 43.6 23.8C43.4 35.4 35 43.8 23.6 43.6C12.6 43.4 4.2 35 4.4 23.8C4.6 12.8 13 4.8 24.4 4.4Z",
                "water",
                r#"<path d="M8 14Q15 6 26 6.4Q14 10 9.4 21Z" fill="$halo" fill-opacity=".7"/><path d="M42 20Q42 36 27 42Q37 41.6 43 32Z" fill="$water-deep"/>"#,
                24.0,
            ),
            Self::Home => (
                "M7.6 5L40.8 4.2Q42.6 4.4 42.6 6.4L42.2 43.4L24.6 36.6L6.6 44L5.8 7Q5.8 5.2 7.6 5Z",
                "gold",
                r#"<path d="M7 6L30 5.4Q15 9 8.4 22Z" fill="$halo" fill-opacity=".7"/><path d="M38.6 5L43 5V44L36 41Q39.6 24 38.6 5Z" fill="$rim"/>"#,
                20.6,
            ),
        }
    }
}

/// The two papers and the numbers 1 to 6.
pub(super) fn symbols() -> String {
    let mut out = String::new();
    for art in PointArt::ALL {
        let (outline, paper, marks, _) = art.drawing();
        out += &symbol(
            &format!("point-{}", art.name()),
            48,
            &format!(
                r#"<path d="{outline}" fill="$halo" stroke="$halo" stroke-width="6.6"/><path d="{outline}" fill="${paper}"/>{marks}<path d="{outline}" fill="none" stroke="$line" stroke-width="2.4"/>"#
            ),
        );
    }
    for n in 1..=6 {
        out += &symbol(&format!("point-{n}"), 48, &numerals::inked(&n.to_string(), 24.0, 24.0, 20.0));
    }
    out
}

/// A tile of 1 to 6 points, 48 x 48 units, legible from 20 px.
///
/// # Panics
/// If `points` is not 1 to 6.
pub fn point_tile(art: PointArt, points: u8) -> Markup {
    assert!((1..=6).contains(&points), "no tile of {points} points");
    let (.., middle) = art.drawing();
    let body = format!(
        r##"<use href="#point-{}"/><use href="#point-{points}" y="{:.1}"/>"##,
        art.name(),
        middle - 24.0
    );
    crate::svg::picture("point-tile", 48, 48, &body)
}

/// The empty paper of a stack, 48 x 48 units: no tile left, or how many are left written beside it.
pub fn point_stack(art: PointArt) -> Markup {
    reference("point-tile", &format!("point-{}", art.name()), 48)
}
