//! The words of Hare and Tortoise (David Parlett).

mod rules;

pub use rules::rules;
