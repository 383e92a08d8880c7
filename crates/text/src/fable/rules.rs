//! The rules page of The Hare & the Tortoise (Gary Kim).

use crate::{
    Lang, Rules,
    rules::{Translated, translated},
};

const TEXTS: Translated = translated!("fable-rules.txt");

/// The rules: the standard game, the championship, the apprentice variant, the digest.
#[must_use]
pub fn rules(lang: Lang) -> Rules {
    Rules::read(lang, &TEXTS)
}
