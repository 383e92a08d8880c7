//! The faces of the racing cards. The word is the page's; the lowest 16 units of the card are left for it.

use crate::svg::{oblong, place};
use maud::{Markup, PreEscaped};

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardArt {
    /// A hare at dawn.
    Hare,
    /// A tortoise in the meadow.
    Tortoise,
    /// A wolf before the pines.
    Wolf,
    /// The wolf that howls: head raised, full moon.
    Howl,
    /// A fox in the stubble.
    Fox,
    /// A lamb under the clouds.
    Lamb,
    /// The back of every card.
    Back,
}

impl CardArt {
    /// All seven.
    pub const ALL: [Self; 7] =
        [Self::Hare, Self::Tortoise, Self::Wolf, Self::Howl, Self::Fox, Self::Lamb, Self::Back];

    /// The id of its symbol: `card-…`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hare => "card-hare",
            Self::Tortoise => "card-tortoise",
            Self::Wolf => "card-wolf",
            Self::Howl => "card-howl",
            Self::Fox => "card-fox",
            Self::Lamb => "card-lamb",
            Self::Back => "card-back",
        }
    }

    /// Sky, land behind the animal, the animal's symbol, the symbol of the corner, the corner's paper.
    const fn scene(self) -> Scene {
        match self {
            Self::Hare => scene("dusk", HILLS, "hare-calm", "hare-small", "hare"),
            Self::Tortoise => scene("skin", MEADOW, "tortoise-calm", "tortoise-small", "tortoise"),
            Self::Wolf => scene("wolf-pale", PINES, "wolf-calm", "wolf-small", "wolf"),
            Self::Howl => scene("night", NIGHT, "wolf-special", "howl", "gold"),
            Self::Fox => scene("moon", STUBBLE, "fox-calm", "fox-small", "fox"),
            Self::Lamb => scene("water", CLOUDS, "lamb-calm", "lamb-small", "lamb"),
            Self::Back => scene("soil", FURROWS, "", "", ""),
        }
    }
}

struct Scene {
    sky: &'static str,
    land: &'static str,
    animal: &'static str,
    corner: &'static str,
    tab: &'static str,
}

const fn scene(
    sky: &'static str,
    land: &'static str,
    animal: &'static str,
    corner: &'static str,
    tab: &'static str,
) -> Scene {
    Scene { sky, land, animal, corner, tab }
}

const HILLS: &str = r#"<path d="M38 9Q46 9 46 16Q45 23 38 23Q31 22 31 16Q31 9 38 9Z" fill="$moon"/><path d="M0 40Q14 32 28 39T56 36V60H0Z" fill="$path-deep"/><path d="M0 48Q16 42 30 47T56 45V60H0Z" fill="$grass"/>"#;
const MEADOW: &str = r#"<path d="M0 36Q12 28 26 35T56 30V60H0Z" fill="$grass"/><path d="M0 46Q16 40 32 46T56 43V60H0Z" fill="$grass-deep"/>"#;
const PINES: &str = r#"<path d="M-2 50L5 30L9 38L15 22L22 40L27 32L33 42L41 20L46 34L51 27L60 50V60H-2Z" fill="$wolf-mid"/><path d="M0 50Q20 44 56 49V60H0Z" fill="$night-pale"/>"#;
const NIGHT: &str = r#"<path d="M29 9Q44 9 46 25Q45 41 29 42Q13 41 12 25Q13 10 29 9Z" fill="$moon"/><path d="M20 20q3-3 5 0q-1 4-4 3M35 30q4-1 5 2q-3 3-5 1" fill="$gold"/><path d="M47 9v.1M50 40v.1M8 34v.1M49 20v.1" stroke="$moon" stroke-width="1.6"/><path d="M0 50Q20 43 56 48V60H0Z" fill="$line"/>"#;
const STUBBLE: &str = r#"<path d="M0 38Q18 31 34 37T56 33V60H0Z" fill="$straw"/><path d="M0 47Q20 42 56 46V60H0Z" fill="$soil"/><path d="M3 47l1-5M9 46l-1-4M47 46l1-5M53 46l-1-4" stroke="$wood-deep" stroke-width="1.3"/>"#;
const CLOUDS: &str = r#"<path d="M26 15Q27 11 31 12Q33 8 38 10Q43 8 44 13Q49 13 48 18H27Q25 17 26 15Z" fill="$halo"/><path d="M0 44Q16 36 30 42T56 38V60H0Z" fill="$grass"/><path d="M0 51Q20 46 56 50V60H0Z" fill="$grass-deep"/>"#;
const FURROWS: &str = r#"<g fill="none" stroke="$straw" stroke-width="2"><path d="M-4 9Q12 1 28 9T60 8M-4 17Q12 9 28 17T60 16M-4 25Q12 17 28 25T60 24M-4 33Q12 25 28 33T60 32M-4 41Q12 33 28 41T60 40M-4 49Q12 41 28 49T60 48M-4 57Q12 49 28 57T60 56M-4 65Q12 57 28 65T60 64M-4 73Q12 65 28 73T60 72"/></g>"#;

const SPROUT: &str = r#"<path d="M28.4 17.6L44.2 37.2L27.6 57L11.8 36.8Z" fill="$halo" stroke="$line" stroke-width="2"/><path d="M28 47.4Q27.4 40 28.4 34Q20 35.4 18.6 27.8Q26.6 26.8 28.4 34Q30 25.6 38.2 26.4Q38.4 35 28.4 34" fill="$grass-deep" stroke="$line" stroke-width="1.8"/><path d="M23.4 46.6Q28 44.6 32.4 46.8" fill="none" stroke="$soil" stroke-width="2.4"/>"#;

const EDGE: &str = r#"<path d="M6.6 1.2H49.4Q54.8 1.2 54.8 6.6V67.6Q54.8 72.8 49.6 72.8H6.4Q1.2 72.8 1.2 67.4V6.4Q1.2 1.2 6.6 1.2Z" fill="$paper" stroke="$line" stroke-width="2"/>"#;
const WINDOW: &str = "M7 4.4L49 4.2Q51.8 4.2 51.8 7L51.6 54.6Q51.6 57.4 48.8 57.4L7.2 57.6Q4.4 57.6 4.4 54.8L4.2 7.2Q4.2 4.4 7 4.4Z";
const BACK: &str = "M7 4.4L49 4.2Q51.8 4.2 51.8 7L51.6 67Q51.6 69.8 48.8 69.8L7.2 69.6Q4.4 69.6 4.4 66.8L4.2 7.2Q4.2 4.4 7 4.4Z";
const TAB: &str = "M0 0H22Q22.6 12 19 17.6Q12 21.4 0 21Z";

/// The symbols of all cards and the clips of their windows.
pub(crate) fn symbols() -> String {
    let card = |art: CardArt| {
        let Scene { sky, land, animal, corner, tab } = art.scene();
        let body = if matches!(art, CardArt::Back) {
            format!(r#"<g clip-path="url(#card-b)"><path d="{BACK}" fill="${sky}"/>{land}</g>{SPROUT}"#)
        } else {
            let picture = place(animal, 9.0, 15.0, 41.0);
            let corner = place(corner, 2.6, 2.6, 15.0);
            format!(
                r#"<g clip-path="url(#card-w)"><path d="{WINDOW}" fill="${sky}"/>{land}<path d="{TAB}" fill="${tab}"/></g>{picture}{corner}"#
            )
        };
        oblong(art.id(), 56, 74, &format!("{EDGE}{body}"))
    };
    let clips = format!(
        r#"<defs><clipPath id="card-w"><path d="{WINDOW}"/></clipPath><clipPath id="card-b"><path d="{BACK}"/></clipPath></defs>"#
    );
    clips + &CardArt::ALL.into_iter().map(card).collect::<String>()
}

/// A card, 56 x 74 units, its paper light in both themes: write on it in `--line`, in the lowest 16 units.
pub fn card_face(art: CardArt) -> Markup {
    PreEscaped(format!(
        r##"<svg class="art card-art {0}" viewBox="0 0 56 74" aria-hidden="true"><use href="#{0}"/></svg>"##,
        art.id()
    ))
}
