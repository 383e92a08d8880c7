//! Charts: what is drawn beside a table.

use crate::{Estimate, Scale};

/// A horizontal bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What it is about.
    pub label: String,
    /// How long it is; its interval is drawn as whiskers.
    pub mean: Estimate,
}

/// What is drawn; every number of it also stands in the section's table.
#[derive(Clone, PartialEq, Debug)]
pub enum Chart {
    /// Bars from 0, with whiskers.
    Bars {
        /// From top to bottom.
        bars: Vec<Bar>,
        /// What they count.
        scale: Scale,
        /// Where a line is drawn to compare with, and its name.
        mark: Option<(f64, String)>,
    },
    /// A bar a row, made of parts that add up to 1.
    Stack {
        /// The names of the parts, at most four.
        parts: Vec<String>,
        /// Label, and the share of each part.
        rows: Vec<(String, Vec<f64>)>,
    },
    /// A histogram.
    Columns {
        /// What stands below the columns.
        axis: String,
        /// Label, and the share of the games, 0 to 1.
        bins: Vec<(String, f64)>,
    },
    /// A line of shares over the parts of a game, with its interval as a band.
    Curve {
        /// The part of the game, 0 to 1, and the share.
        points: Vec<(f64, Estimate)>,
        /// Where a line is drawn to compare with, and its name.
        mark: (f64, String),
    },
}
