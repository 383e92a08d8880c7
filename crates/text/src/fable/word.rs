//! Single words.

use crate::{Arg, Lang};
use furrow_fable::{Animal, Card, Play};

/// "fox".
#[must_use]
pub fn animal(lang: Lang, animal: Animal) -> String {
    lang.with("fable-animal", [("animal", animal.name().into())])
}

/// "Fox", as the head of a row.
#[must_use]
pub fn heading(lang: Lang, animal: Animal) -> String {
    lang.with("fable-animal-heading", [("animal", animal.name().into())])
}

/// "fox"; a wolf with the howl is a "howl".
#[must_use]
pub fn card(lang: Lang, card: Card) -> String {
    lang.with("fable-card", [("card", card.name().into())])
}

/// The three arguments of `fable-cards`.
pub(super) fn cards(play: Play) -> [(&'static str, Arg<'static>); 3] {
    [("animal", play.animal.name().into()), ("n", play.plain.into()), ("howls", play.howls.into())]
}
