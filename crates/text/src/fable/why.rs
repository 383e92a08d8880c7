//! What speaks for an action.

use crate::{Arg, Lang, Reasons};
use furrow_bots::merit::FableMerit as Merit;
use furrow_fable::{Animal, State, View};

impl Reasons for State {
    fn reason(lang: Lang, _: &View, merit: Merit, _: &[&str]) -> String {
        match merit {
            Merit::Home { animal, place } => {
                lang.part("fable-why-home", [named(animal), ("place", place.into())])
            }
            Merit::Runs { animal, spaces } => lang.part("fable-why-runs", [named(animal), steps(spaces)]),
            Merit::Prepares { animal, spaces } => {
                lang.part("fable-why-prepares", [named(animal), steps(spaces)])
            }
            Merit::Holds { animal, spaces } => lang.part("fable-why-holds", [named(animal), steps(spaces)]),
            Merit::Naps => lang.part("fable-why-naps", []),
            Merit::Howls => lang.part("fable-why-howls", []),
            Merit::Waits => lang.part("fable-why-waits", []),
            Merit::Starts => lang.part("fable-why-starts", []),
            Merit::Next => lang.part("fable-why-next", []),
            Merit::Keeps { animal, n } => lang.part("fable-why-keeps", [named(animal), ("n", n.into())]),
            Merit::KeepsHowl => lang.part("fable-why-keeps-howl", []),
            Merit::Draws { n } => lang.part("fable-why-draws", [("cards", n.into())]),
            Merit::InHand { animal, n } => lang.part("fable-why-in-hand", [named(animal), ("n", n.into())]),
            Merit::Twice(animal) => lang.part("fable-why-twice", [named(animal)]),
            Merit::Spreads(animal) => lang.part("fable-why-spreads", [named(animal)]),
        }
    }
}

fn named(animal: Animal) -> (&'static str, Arg<'static>) {
    ("animal", animal.name().into())
}

fn steps(spaces: u8) -> (&'static str, Arg<'static>) {
    ("steps", spaces.into())
}
