//! The words of The Hare & the Tortoise (Gary Kim).

mod sentence;
mod word;

pub use sentence::{draws, sentence};
pub use word::{animal, card, heading};
