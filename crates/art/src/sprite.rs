//! The sprites: every shared drawing once, at the top of a page; which ones depends on the page.

use crate::animals::{self, Animal};
use crate::{cards, carrots, crazy_race, faces, howl, icons, scenery, seats, turbo};
use maud::{Markup, PreEscaped};
use std::sync::LazyLock;

/// What a page can show. Icons, seats, faces and plants are in every set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Set {
    /// A table of Fable: the animals, racing cards, howl, turbo.
    Fable,
    /// A table of Crazy Race: runners, magic cards, points, lanes.
    CrazyRace,
    /// A table of Carrots: hare and tortoise, crops, spaces, markers, the die.
    Carrots,
    /// Pages that belong to no table: the animals, racing cards, runners, crops.
    Front,
    /// Everything: the specimen and the rules.
    All,
}

impl Set {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Fable, Self::CrazyRace, Self::Carrots, Self::Front, Self::All];

    fn symbols(self) -> String {
        let animals = || Animal::ALL.into_iter().map(animals::symbols).collect::<String>();
        match self {
            Self::Fable => [animals(), howl::symbol(), cards::symbols(), turbo::symbols()].concat(),
            Self::CrazyRace => crazy_race::symbols(),
            Self::Carrots => {
                [animals::symbols(Animal::Hare), animals::symbols(Animal::Tortoise), carrots::symbols()]
                    .concat()
            }
            Self::Front => [
                animals(),
                howl::symbol(),
                cards::symbols(),
                crazy_race::runner_symbols(),
                carrots::crop_symbols(),
            ]
            .concat(),
            Self::All => [
                animals(),
                howl::symbol(),
                cards::symbols(),
                turbo::symbols(),
                crazy_race::symbols(),
                carrots::symbols(),
            ]
            .concat(),
        }
    }
}

/// Drawn once a process, in the order of [`Set::ALL`].
static SPRITES: [LazyLock<String>; 5] = [
    LazyLock::new(|| draw(Set::Fable)),
    LazyLock::new(|| draw(Set::CrazyRace)),
    LazyLock::new(|| draw(Set::Carrots)),
    LazyLock::new(|| draw(Set::Front)),
    LazyLock::new(|| draw(Set::All)),
];

/// The element has no size instead of `display: none`, which would switch off the clips.
fn draw(set: Set) -> String {
    format!(
        r#"<svg class="art-sprite" width="0" height="0" aria-hidden="true" focusable="false">{}{}{}{}{}</svg>"#,
        set.symbols(),
        seats::symbols(),
        faces::symbols(),
        scenery::symbols(),
        icons::symbols()
    )
}

/// All symbols of a set in one hidden `<svg>`: put it on a page once, before the first picture. At most 60 kB for
/// a table.
pub fn sprite(set: Set) -> Markup {
    PreEscaped(SPRITES[set as usize].clone())
}
