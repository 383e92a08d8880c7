//! The places on the board: the track's tiles and the podium.

use crate::svg::picture;
use maud::Markup;

/// Kinds of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileArt {
    /// A step of the path.
    Path,
    /// A step with the stream.
    Stream,
    /// Where all animals wait.
    Start,
    /// The line after the last step.
    Finish,
}

impl TileArt {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Path, Self::Stream, Self::Start, Self::Finish];

    /// Lower-case name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Path => "path",
            Self::Stream => "stream",
            Self::Start => "start",
            Self::Finish => "finish",
        }
    }
}

/// Trodden earth: three tones and a dashed seam where the next tile begins.
const EARTH: &str = r#"<path d="M0 0H64V64H0Z" fill="$path"/><path d="M0 0H64V6Q52 9.4 40 6.4T14 7T0 6Z" fill="$path-pale"/><path d="M0 64H64V58.6Q50 55.4 36 58.2T10 57.6T0 58.6Z" fill="$path-deep"/>"#;
const FLECKS: &str = r#"<g fill="$path-deep"><path d="M10 20.6l3.4-.8.8 1.8-3.6.8zM44 16l2.6.6-.4 1.8-2.8-.6zM52 38.4l3.2-.6.4 1.8-3.2.6zM18.4 44l2.6.8-.6 1.6-2.6-.8z"/></g><path d="M28 28l2.6-.6.4 1.4-2.6.6zM8 36l2 .6-.4 1.4-2-.4zM38 46.6l2.4-.2v1.6h-2.2z" fill="$path-pale"/>"#;
const SEAM: &str = r#"<path d="M63 9V58" stroke="$path-edge" stroke-width="1.8" stroke-dasharray="3.4 5"/>"#;
const STREAM: &str = r#"<path d="M7 0Q12 10 8 20T9.6 42T7.4 64H57Q60.4 52 56.4 42T57.4 20T55 0Z" fill="$water"/><path d="M7 0Q12 10 8 20T9.6 42T7.4 64M55 0Q60 10 57.4 20T56.4 42T57 64" fill="none" stroke="$water-deep" stroke-width="2.4"/><g fill="none" stroke="$halo" stroke-width="2.4"><path d="M14 11q4.6-4 9.2 0t9.2 0t9.2 0t8.4-.4M13.6 54q4.6-4 9.2 0t9.2 0t9.2 0t9-.4"/></g><path d="M15 33q4.6-3.6 9.2 0M42 31q4.6-3.6 9.2 0" fill="none" stroke="$water-deep" stroke-width="2"/><path d="M4 60Q4.6 52 1.6 47M4 60Q5.4 54 9 50M60.4 15Q61 8 58.6 4" fill="none" stroke="$grass-deep" stroke-width="2"/>"#;
const START: &str = r#"<path d="M57.4 5Q58.6 32 57.2 59.4" fill="none" stroke="$halo" stroke-width="4.4"/><g fill="$path-edge" opacity=".55"><path d="M15 26.6q3.4-.6 3.6 2.6t-3.4 3t-3.2-2.6q.2-2.6 3-3zM20.4 25l1.8-1.2M21 28.4l2.2 0M20.6 31.6l2 1M34 37.4q3.4-.6 3.6 2.6t-3.4 3t-3.2-2.6q.2-2.6 3-3z"/><path d="M20.6 25.4l1.4-1M21.4 29h1.8M20.8 32.4l1.6.8M39.6 36.2l1.4-1M40.4 39.8h1.8M39.8 43.2l1.6.8" stroke="$path-edge" stroke-width="2.2"/></g>"#;
/// The chequered line, on a tile of 64.
pub(crate) const FINISH: &str = r#"<path d="M20 0H44V64H20Z" fill="$paper"/><path d="M20 0H32V10.6H20ZM32 10.6H44V21.4H32ZM20 21.4H32V32H20ZM32 32H44V42.6H32ZM20 42.6H32V53.4H20ZM32 53.4H44V64H32Z" fill="$line"/><path d="M20 0V64M44 0V64" stroke="$line" stroke-width="2"/>"#;

/// A tile, 64 x 64 units, that joins its like left and right without a seam of its own; its lowest 10 units are
/// calm enough for a number on a paper tag.
pub fn tile(kind: TileArt) -> Markup {
    let body = match kind {
        TileArt::Path => format!("{EARTH}{FLECKS}{SEAM}"),
        TileArt::Stream => format!("{EARTH}{STREAM}{SEAM}"),
        TileArt::Start => format!("{EARTH}{START}"),
        TileArt::Finish => format!("{EARTH}{FINISH}"),
    };
    picture(&format!("tile tile-{}", kind.name()), 64, 64, &body)
}

/// Where to stand on the podium, in its units: middle and height of the tread of the 1st, 2nd and 3rd step.
pub const PODIUM_STEPS: [(f32, f32); 3] = [(75.0, 22.0), (28.0, 38.0), (122.0, 50.0)];

const PODIUM: &str = "M4.4 38.6L52 37.8V22.4L98.2 21.8L98.4 50.2L145.4 49.6L146 80.4L4 81Z";

/// The podium, 150 x 84 units: second step left, first in the middle, third right; see [`PODIUM_STEPS`].
pub fn podium() -> Markup {
    let body = format!(
        r#"<path d="{PODIUM}" fill="$halo" stroke="$halo" stroke-width="7"/><path d="{PODIUM}" fill="$wood"/><path d="M4.4 38.6L52 37.8V43L4.4 43.8ZM52 22.4L98.2 21.8V27L52 27.6ZM98.4 50.2L145.4 49.6V54.8L98.4 55.4Z" fill="$path-pale"/><path d="M88 27L98.2 27V81H88ZM42.6 43L52 43V81H42.6ZM137 55H146V81H137Z" fill="$wood-deep"/><path d="M10 50.4q8 1.6 15-.2M9 73q10 1.8 20 0M58 70.6q9 1.6 18 0M104 73.6q9 1.6 17 .2" fill="none" stroke="$wood-deep" stroke-width="1.5"/><path d="M52 22.4V81M98.3 50.2V81" stroke="$line" stroke-width="2.4"/><path d="{PODIUM}" fill="none" stroke="$line" stroke-width="2.4"/>{}{}{}"#,
        plaque(72.0, 51.0, "gold", "M-3 -3.6L.6 -5.8V5.4M-3.4 5.4H4.4"),
        plaque(23.6, 61.4, "wolf-pale", "M-3.8 -3Q-2.8 -6 .4 -5.8Q4 -5.2 3.2 -1.8Q1.8 1.6 -4 5.6L4.2 5.4"),
        plaque(
            118.4,
            66.6,
            "hare-pale",
            "M-3.4 -5.2Q0 -6.6 2.6 -4.8Q4.2 -2.2 1.8 -.6L-.8 -.2Q4.4 .4 3.8 3.6Q2.4 6.8 -3.8 5.2"
        ),
    );
    picture("podium", 150, 84, &body)
}

/// A paper disc with a numeral cut for it.
fn plaque(x: f32, y: f32, paper: &str, numeral: &str) -> String {
    format!(
        r#"<g transform="translate({x} {y})"><path d="M.3 -10.8C6.4 -10.7 10.8 -6.2 10.6 0C10.5 6.4 6.2 10.8 -.1 10.6C-6.4 10.5 -10.8 6.1 -10.6 -.3C-10.5 -6.5 -5.9 -10.9 .3 -10.8Z" fill="${paper}" stroke="$line" stroke-width="2.2"/><path d="{numeral}" fill="none" stroke="$line" stroke-width="2.6"/></g>"#
    )
}
