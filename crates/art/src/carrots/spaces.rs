//! The spaces of the course: a paper ground for each kind, and the picture on it.

use super::Crop;
use crate::animals::Cut;
use crate::svg::{picture, reference, symbol};
use maud::Markup;

/// Kinds of space, as far as they look different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpaceArt {
    /// A garden gate.
    Start,
    /// A carrot.
    Carrot,
    /// A lettuce.
    Lettuce,
    /// The hare's head.
    Hare,
    /// The tortoise.
    Tortoise,
    /// Blank: the page writes 2, 3, 4 or 1 5 6 on it in `--line`.
    Numeral,
    /// A chequered flag.
    Finish,
}

impl SpaceArt {
    /// All seven.
    pub const ALL: [Self; 7] =
        [Self::Start, Self::Carrot, Self::Lettuce, Self::Hare, Self::Tortoise, Self::Numeral, Self::Finish];

    /// Lower-case name: part of classes.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Carrot => "carrot",
            Self::Lettuce => "lettuce",
            Self::Hare => "hare",
            Self::Tortoise => "tortoise",
            Self::Numeral => "numeral",
            Self::Finish => "finish",
        }
    }

    /// The token of its ground.
    pub const fn ground(self) -> &'static str {
        match self {
            Self::Carrot => "ground-carrot",
            Self::Lettuce => "ground-lettuce",
            Self::Hare => "ground-hare",
            Self::Tortoise => "ground-tortoise",
            Self::Numeral => "ground-numeral",
            Self::Start | Self::Finish => "ground-line",
        }
    }

    /// The symbol of its picture; a numeral space has none.
    const fn id(self, cut: Cut) -> Option<&'static str> {
        Some(match (self, cut) {
            (Self::Start, _) => "space-start",
            (Self::Finish, _) => "space-finish",
            (Self::Carrot, cut) => Crop::Carrot.id(cut),
            (Self::Lettuce, cut) => Crop::Lettuce.id(cut),
            (Self::Hare, Cut::Full) => "hare-calm",
            (Self::Hare, Cut::Small) => "hare-small",
            (Self::Tortoise, Cut::Full) => "tortoise-calm",
            (Self::Tortoise, Cut::Small) => "tortoise-small",
            (Self::Numeral, _) => return None,
        })
    }
}

const GATE: &str = "M5 43.6L5.6 12.6L9 8.6L12.6 12.2V16.4L35.6 15.6V11.8L39 7.8L42.6 11.6L43.4 43.4H36L35.8 34.8L12.6 35.4V43.8Z";
const FLAG: &str = "M8.6 44L8 5.2Q15 1.4 24 5.6T42.4 5L41.6 27.6Q33.4 31 24.4 27.4T13 28.4L13.6 44Z";
/// A card of the course: not square, no corner like another.
const GROUND: &str = "M7.4 1.8L40.8 1.4Q46.4 1.6 46.4 7.2L46.6 40.4Q46.4 46.4 41 46.4L7.2 46.6Q1.6 46.4 1.6 41.2L1.4 7.4Q1.8 2 7.4 1.8Z";

/// The ground and the two pictures that are nothing else.
pub(super) fn symbols() -> String {
    let sticker = |id: &str, d: &str, paper: &str, marks: &str| {
        symbol(
            id,
            48,
            &format!(
                r#"<path d="{d}" fill="$halo" stroke="$halo" stroke-width="6.6"/><path d="{d}" fill="${paper}"/>{marks}<path d="{d}" fill="none" stroke="$line" stroke-width="2.4"/>"#
            ),
        )
    };
    let gate = r#"<path d="M12.6 22.6L35.8 22M12.6 28.8L35.8 28.4M20.4 16.6V35M28 16.4V34.8" stroke="$line" stroke-width="2"/><path d="M39.6 9L42.6 12L43 43H40Z" fill="$wood-deep"/>"#;
    let flag = r#"<path d="M13.2 12.6Q18 11.2 22.8 12.8L22.6 20.4Q18 19 13.2 20.2ZM22.6 5.2Q27.6 7 32.6 6.4L32.2 14Q27.4 14.4 22.8 12.8ZM32.2 14Q37 13.8 42 12.6L41.8 20Q37 21.6 32 21.4ZM22.6 20.4Q27.2 22 32 21.4L31.6 29.2Q27 28.8 22.4 27Z" fill="$line"/><path d="M13 5V30" stroke="$line" stroke-width="2"/>"#;
    [
        symbol(
            "space-ground",
            48,
            &format!(r#"<path d="{GROUND}" stroke="$path-edge" stroke-width="1.6"/>"#),
        ),
        sticker("space-start", GATE, "wood", gate),
        sticker("space-finish", FLAG, "paper", flag),
    ]
    .concat()
}

/// The picture of a space without its ground, 48 x 48 units; nothing for a numeral space. Below 32 px the small cut.
pub fn space_art(kind: SpaceArt, cut: Cut) -> Markup {
    kind.id(cut).map_or_else(Markup::default, |id| reference(&format!("space space-{}", kind.name()), id, 48))
}

/// A whole space, 48 x 48 units, 44 px or larger: the ground, and the picture in its middle, a little to the
/// lower left, so that a number has the top left corner, a cost the top right and a marker the lower right.
pub fn space_tile(kind: SpaceArt) -> Markup {
    let ground = format!(r##"<use href="#space-ground" fill="${}"/>"##, kind.ground());
    let art = kind.id(Cut::Small).map_or_else(String::new, |id| crate::svg::place(id, 9.0, 13.0, 30.0));
    picture(&format!("space-tile space-{}", kind.name()), 48, 48, &(ground + &art))
}
