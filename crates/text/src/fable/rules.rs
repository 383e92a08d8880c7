//! The rules page of The Hare & the Tortoise (Gary Kim).

use crate::{Lang, Rules};

const ENGLISH: &str = include_str!("../../i18n/en/fable-rules.txt");

/// The rules: the standard game, the championship, the apprentice variant, the digest.
#[must_use]
pub fn rules(lang: Lang) -> Rules {
    Rules::read(lang, ENGLISH)
}
