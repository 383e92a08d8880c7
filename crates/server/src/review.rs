//! Looks back at games that are over: worked out part by part beside the tables, kept for a while, told as a page.

mod choice;
mod looked;
mod reviews;
mod told;
mod why;

pub(crate) use choice::other_choices;
pub use looked::Looked;
pub use reviews::{Reviews, Standing};
pub use told::{is_over, told};
