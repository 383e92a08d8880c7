//! The stage card: four paper triangles around a middle, one a side.

use super::Runner;
use crate::animals::Cut;
use crate::numerals;
use crate::svg::{picture, place};
use maud::Markup;

/// What a side of a stage card is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageSide {
    /// The runner that moves; `None`: the winner chooses.
    pub runner: Option<Runner>,
    /// How far, 1 to 4; `None`: one point for each card, "?".
    pub points: Option<u8>,
}

impl StageSide {
    const fn paper(self) -> &'static str {
        match self.runner {
            Some(Runner::Sprinter) => "dusk",
            Some(Runner::Reptile) => "skin",
            Some(Runner::Flyer) => "water",
            None => "moon",
        }
    }
}

/// Triangles clockwise from the top, not quite meeting in the middle of a square of 120.
const WEDGES: [&str; 4] = [
    "M8.6 6.4L111 5.8L61.4 57Z",
    "M114.4 8.8L113.8 111.6L64 59.8Z",
    "M111.2 114.4L9 113.8L59 63Z",
    "M6 110.8L5.8 9L56.8 60.4Z",
];
/// Middles of the runner and of the number, clockwise from the top.
const PLACES: [[(f32, f32); 2]; 4] = [
    [(39.0, 23.0), (81.0, 25.0)],
    [(100.0, 47.0), (99.0, 75.0)],
    [(43.0, 97.0), (76.0, 98.0)],
    [(20.0, 47.0), (21.0, 75.0)],
];
/// Middles of the number where there is no runner.
const ALONE: [(f32, f32); 4] = [(60.6, 29.0), (95.0, 60.0), (60.0, 94.0), (25.0, 60.0)];
/// The mark of the side that is looked at first: under the top edge, pointing inward.
const MARK: &str = "M51.6 1.6L70 1.2L61 13Z";

/// A stage card, 120 x 120 units: its sides clockwise from the top, which bears the triangle and comes first.
/// Its runners are the small cut, legible from 72 px.
pub fn stage_card(sides: &[StageSide; 4]) -> Markup {
    picture("stage-card", 120, 120, &stage_body(sides))
}

/// What is on a stage card, unpainted.
pub(crate) fn stage_body(sides: &[StageSide; 4]) -> String {
    let edge = "M9 1.8L111 1.4Q118.6 1.6 118.6 9.2L118.4 110.8Q118.4 118.4 110.8 118.6L9.2 118.4Q1.6 118.4 1.4 110.6L1.8 9Q1.8 2 9 1.8Z";
    let mut body = format!(r#"<path d="{edge}" fill="$paper" stroke="$line" stroke-width="2.4"/>"#);
    for (((side, wedge), [runner, number]), alone) in sides.iter().zip(WEDGES).zip(PLACES).zip(ALONE) {
        body += &format!(r#"<path d="{wedge}" fill="${}"/>"#, side.paper());
        if let Some(animal) = side.runner {
            body += &place(animal.id(Cut::Small), runner.0 - 15.0, runner.1 - 15.0, 30.0);
        }
        let text = side.points.map_or_else(|| "?".to_owned(), |n| n.to_string());
        let (x, y) = if side.runner.is_some() { number } else { alone };
        body += &numerals::inked(&text, x, y, 20.0);
    }
    body + &format!(r#"<path d="{MARK}" fill="$seat-0" stroke="$line" stroke-width="2"/>"#)
}
