//! The words of Hare and Tortoise (David Parlett).

mod choice;
mod moral;
mod rules;
mod sentence;
mod why;
mod word;
mod words;

pub use choice::{action, detail, finish_check, outcomes, preview, refusal};
pub use moral::{MoralFacts, moral};
pub use rules::rules;
pub use sentence::sentence;
