//! The words of Crazy Race (Michael Schacht).

mod rules;

pub use rules::rules;
