//! The words of Hare and Tortoise (David Parlett).

mod rules;
mod sentence;
mod word;

pub use rules::rules;
pub use sentence::sentence;
