//! The rules page of Hare and Tortoise (David Parlett).

use crate::{
    Lang, Rules,
    rules::{Translated, translated},
};

const TEXTS: Translated = translated!("carrots-rules.txt");

/// The rules: with the reconstructed hare table (P3).
#[must_use]
pub fn rules(lang: Lang) -> Rules {
    Rules::read(lang, &TEXTS)
}
