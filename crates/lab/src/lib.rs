//! The balance lab: many games among bots, and a report of what they say for designers and researchers.
//!
//! An [`Experiment`] plays the games, each measured by what [`Studied`] knows of it, and adds them up in order, so that
//! the sums are the same on any number of threads. A [`Report`] is made of the sums: tables with their charts, which
//! are written as text, JSON, CSV or one HTML page. With a set-up to compare with, every deal is played both ways, and
//! what is told are the means of the differences a deal.

mod carrots;
mod chart;
mod course;
mod crazy_race;
mod csv;
mod estimate;
mod experiment;
mod fable;
mod figure;
mod findings;
mod html;
mod json;
mod plan;
mod report;
mod sections;
mod spread;
mod studied;
mod study;
mod svg;
mod table;
mod text;
mod warnings;

pub use chart::{Bar, Chart};
pub use estimate::Estimate;
pub use experiment::{Experiment, Outcome};
pub use figure::{Figure, Group, Scale, figures};
pub use plan::{Branching, Observed, Plan};
pub use report::{Made, Report, Section};
pub use spread::Spread;
pub use studied::{Breakdown, Choice, Measure, Ruling, Studied, Told, Within};
pub use study::{Paired, Study};
pub use table::{Cell, Column, Kind, Table};
