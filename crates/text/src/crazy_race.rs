//! The words of Crazy Race (Michael Schacht).

mod rules;
mod sentence;
mod word;

pub use rules::rules;
pub use sentence::{cited, sentence, sentences};
