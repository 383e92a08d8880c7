//! The drawings of animals and cards.

use furrow_art::{Animal as Drawn, CardArt, Cut, Mood};
use furrow_fable::{Animal, Card};
use maud::Markup;

/// The animal as the drawings call it.
pub(super) const fn drawn(animal: Animal) -> Drawn {
    match animal {
        Animal::Hare => Drawn::Hare,
        Animal::Tortoise => Drawn::Tortoise,
        Animal::Wolf => Drawn::Wolf,
        Animal::Fox => Drawn::Fox,
        Animal::Lamb => Drawn::Lamb,
    }
}

/// An animal with a face.
pub(super) fn animal(animal: Animal, mood: Mood) -> Markup {
    furrow_art::animal(drawn(animal), mood, Cut::Full)
}

/// An animal for a few pixels.
pub(super) fn small(animal: Animal) -> Markup {
    furrow_art::animal(drawn(animal), Mood::Calm, Cut::Small)
}

/// Where an animal would stand.
pub(super) fn ghost(animal: Animal) -> Markup {
    furrow_art::ghost(drawn(animal))
}

/// A card's face.
pub(super) fn card(card: Card) -> Markup {
    furrow_art::card_face(match card {
        Card::Hare => CardArt::Hare,
        Card::Tortoise => CardArt::Tortoise,
        Card::Wolf => CardArt::Wolf,
        Card::Howl => CardArt::Howl,
        Card::Fox => CardArt::Fox,
        Card::Lamb => CardArt::Lamb,
    })
}
