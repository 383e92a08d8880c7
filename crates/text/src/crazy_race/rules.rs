//! The rules page of Crazy Race (Michael Schacht).

use crate::{
    Lang, Rules,
    rules::{Translated, translated},
};

const TEXTS: Translated = translated!("crazy-race-rules.txt");

/// The rules: with the reconstructed stage cards (R4).
#[must_use]
pub fn rules(lang: Lang) -> Rules {
    Rules::read(lang, &TEXTS)
}
