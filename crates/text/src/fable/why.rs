//! What speaks for an action.

use crate::{Arg, Lang, Reasons, reasons::clause};
use furrow_bots::merit::FableMerit as Merit;
use furrow_fable::{Animal, State, View};

impl Reasons for State {
    fn reason(lang: Lang, _: &View, merit: Merit, _: &[&str], who: Option<&str>) -> String {
        match merit {
            Merit::Home { animal, place } => {
                clause(lang, who, "fable-why-home", [named(animal), ("place", place.into())])
            }
            Merit::Runs { animal, spaces } => {
                clause(lang, who, "fable-why-runs", [named(animal), steps(spaces)])
            }
            Merit::Prepares { animal, spaces } => {
                clause(lang, who, "fable-why-prepares", [named(animal), steps(spaces)])
            }
            Merit::Holds { animal, spaces } => {
                clause(lang, who, "fable-why-holds", [named(animal), steps(spaces)])
            }
            Merit::Naps => clause(lang, who, "fable-why-naps", []),
            Merit::Howls => clause(lang, who, "fable-why-howls", []),
            Merit::Waits => clause(lang, who, "fable-why-waits", []),
            Merit::Starts => clause(lang, who, "fable-why-starts", []),
            Merit::Next => clause(lang, who, "fable-why-next", []),
            Merit::Keeps { animal, n } => {
                clause(lang, who, "fable-why-keeps", [named(animal), ("n", n.into())])
            }
            Merit::KeepsHowl => clause(lang, who, "fable-why-keeps-howl", []),
            Merit::Draws { n } => clause(lang, who, "fable-why-draws", [("cards", n.into())]),
            Merit::InHand { animal, n } => {
                clause(lang, who, "fable-why-in-hand", [named(animal), ("n", n.into())])
            }
            Merit::Twice(animal) => clause(lang, who, "fable-why-twice", [named(animal)]),
            Merit::Spreads(animal) => clause(lang, who, "fable-why-spreads", [named(animal)]),
        }
    }
}

fn named(animal: Animal) -> (&'static str, Arg<'static>) {
    ("animal", animal.name().into())
}

fn steps(spaces: u8) -> (&'static str, Arg<'static>) {
    ("steps", spaces.into())
}
