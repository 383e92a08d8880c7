//! The lanes: chalk on night-blue parchment.

use crate::svg::{paint, picture, symbol};
use maud::{Markup, PreEscaped};

/// Pieces a lane is laid from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LaneArt {
    /// A space, 1 to 5.
    Step,
    /// Before the line: where all start and where they come home to.
    Home,
    /// The turning point: a dashed ring with an arrow.
    Turn,
}

impl LaneArt {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Step, Self::Home, Self::Turn];

    /// The id of its symbol.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Step => "lane-step",
            Self::Home => "lane-home",
            Self::Turn => "lane-turn",
        }
    }

    const fn body(self) -> &'static str {
        match self {
            Self::Step => "",
            Self::Home => {
                r#"<path d="M13 38.4V25.6L24.4 16L35.6 25.2V38.2M20.6 38.4V30.2H27.6V38.4" fill="none" stroke="$gold" stroke-opacity=".75" stroke-width="2"/><path d="M46.4 3Q46 24 46.6 45" fill="none" stroke="$halo" stroke-width="3" stroke-dasharray="4.6 5.4"/>"#
            }
            Self::Turn => {
                r#"<path d="M24.4 6.4C34.4 6.2 41.8 14 41.6 24C41.4 34.2 34 41.6 23.8 41.6C13.8 41.4 6.4 33.8 6.6 23.8C6.8 14 14.4 6.6 24.4 6.4Z" fill="$night-pale" stroke="$gold" stroke-width="3" stroke-dasharray="6.6 5.4"/><path d="M17.4 18.4L27.4 17.8Q31.8 18.4 31.6 23.6Q31.2 28.8 26.6 29L17 29.2M20.8 25.4L16.6 29.2L20.6 33" fill="none" stroke="$gold" stroke-opacity=".75" stroke-width="2"/>"#
            }
        }
    }
}

const GROUND: &str = r#"<path d="M6.4 2L41.8 1.6Q46.2 1.8 46.2 6.2L46.4 41.6Q46.4 46.2 42 46.4L6.2 46.2Q1.8 46.2 1.6 41.8L2 6.2Q2 2.2 6.4 2Z" fill="$night"/><path d="M6.4 2L41.8 1.6Q46.2 1.8 46.2 6.2L46.2 9Q30 5.4 18 7.6T2 8V6.2Q2 2.2 6.4 2Z" fill="$night-pale"/><path d="M6.4 2L41.8 1.6Q46.2 1.8 46.2 6.2L46.4 41.6Q46.4 46.2 42 46.4L6.2 46.2Q1.8 46.2 1.6 41.8L2 6.2Q2 2.2 6.4 2Z" fill="none" stroke="$halo" stroke-opacity=".5" stroke-width="1.4"/>"#;

/// The symbols of the lane's pieces.
pub(super) fn symbols() -> String {
    let ground = format!(r#"<defs><g id="lane-ground">{}</g></defs>"#, paint(GROUND));
    let piece =
        |art: LaneArt| symbol(art.id(), 48, &format!(r##"<use href="#lane-ground"/>{}"##, art.body()));
    ground + &LaneArt::ALL.into_iter().map(piece).collect::<String>()
}

/// A piece of a lane, 48 x 48 units, the same in both themes. It fills the width and height of its box, stretched
/// where the box is not square; [`LaneArt::Home`] holds the line at its right edge.
pub fn lane_art(art: LaneArt) -> Markup {
    PreEscaped(format!(
        r##"<svg class="art lane-art" viewBox="0 0 48 48" preserveAspectRatio="none" aria-hidden="true"><use href="#{}" preserveAspectRatio="none"/></svg>"##,
        art.id()
    ))
}

/// A dashed arc with a head between two points, `lift` above the higher of them (below the lower, if negative): ink with a
/// halo, for any ground.
pub(crate) fn arc(from: (f32, f32), to: (f32, f32), lift: f32) -> String {
    let (x, y) = to;
    let side = if x < from.0 { -1.0 } else { 1.0 };
    let up = if lift < 0.0 { -1.0 } else { 1.0 };
    let top = if lift < 0.0 { from.1.max(y) } else { from.1.min(y) } - 2.0 * lift;
    let line =
        format!("M{:.1} {:.1}Q{:.1} {top:.1} {x:.1} {y:.1}", from.0, from.1, from.0 + (x - from.0) * 0.48);
    let head = format!(
        "M{:.1} {:.1}L{x:.1} {y:.1}L{:.1} {:.1}",
        x + side * 0.6,
        y - up * 7.2,
        x - side * 7.4,
        y - up * 0.2
    );
    format!(
        r#"<path d="{line}{head}" fill="none" stroke="$halo" stroke-width="6.4"/><path d="{line}" fill="none" stroke="$line" stroke-width="2.6" stroke-dasharray="6 5"/><path d="{head}" fill="none" stroke="$line" stroke-width="2.6"/>"#
    )
}

/// A jump from the middle of one space to the middle of the `cells`-th after it, 48 units a space and 32 high: a
/// dashed arc with a head, from the lower left to the lower right, or from right to left when it goes `back`.
pub fn jump_arc(cells: u8, back: bool) -> Markup {
    let width = u16::from(cells.max(1)) * 48;
    let (left, right) = ((4.0, 28.0), (f32::from(width) - 4.0, 28.0));
    let body = if back { arc(right, left, 23.0) } else { arc(left, right, 23.0) };
    picture("jump-arc", width, 32, &body)
}

/// The bar across a closed side, 160 x 24 units: a striped plank on two nails.
pub fn closed_bar() -> Markup {
    let plank = "M3.4 6.4L156.4 3.6L157 18.8L4 21Z";
    let body = format!(
        r#"<path d="{plank}" fill="$halo" stroke="$halo" stroke-width="6"/><path d="{plank}" fill="$path-pale"/><path d="M20 6.1L31 5.9L42 20.4L31 20.6ZM47 5.6L58 5.4L69 20L58 20.2ZM74 5.1L85 4.9L96 19.6L85 19.8ZM101 4.6L112 4.4L123 19.2L112 19.4ZM128 4.1L139 3.9L149 18.9L139 19Z" fill="$line"/><path d="{plank}" fill="none" stroke="$line" stroke-width="2.2"/><path d="M10.4 13v.2M152 11.6v.2" stroke="$line" stroke-width="3.6"/>"#
    );
    picture("closed-bar", 160, 24, &body)
}
