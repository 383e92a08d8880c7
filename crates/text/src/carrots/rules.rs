//! The rules page of Hare and Tortoise (David Parlett).

use crate::{Lang, Rules};

const ENGLISH: &str = include_str!("../../i18n/en/carrots-rules.txt");

/// The rules: with the reconstructed hare table (P3).
#[must_use]
pub fn rules(lang: Lang) -> Rules {
    Rules::read(lang, ENGLISH)
}
