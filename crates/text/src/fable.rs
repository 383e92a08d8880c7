//! The words of The Hare & the Tortoise (Gary Kim).

mod choice;
mod moral;
mod rules;
mod sentence;
mod why;
mod word;
mod words;

pub use choice::{action, landing, preview, refusal};
pub use moral::{MoralFacts, moral};
pub use rules::rules;
pub use sentence::{draws, sentence};
pub use word::{animal, card, heading};
