//! The words of Crazy Race (Michael Schacht).

mod choice;
mod moral;
mod rules;
mod sentence;
mod why;
mod word;
mod words;

pub use choice::{action, preview, refusal};
pub use moral::{MoralFacts, moral};
pub use rules::rules;
pub use sentence::{news, sentence, sentences};
pub use word::{at, side};
