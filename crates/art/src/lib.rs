//! Every drawing: SVG from one shape language. `docs/art.md` describes it.
//!
//! A page starts with [`sprite`]; most pictures are references into it. Colours are custom properties, so a page
//! also carries [`tokens::css_tokens`] and [`art_css`]. Pictures hold no words and are hidden from screen readers:
//! what they say is said beside them, from the text catalogue.

mod animals;
mod board;
mod cards;
mod css;
mod eyes;
mod faces;
mod howl;
mod icons;
mod logo;
mod scenery;
mod scenes;
mod seats;
mod specimen;
mod sprite;
mod svg;
pub mod tokens;

pub use animals::{Animal, Cut, Mood, animal, blink, ghost};
pub use board::{PODIUM_STEPS, TileArt, podium, tile};
pub use cards::{CardArt, card_face};
pub use css::art_css;
pub use faces::face;
pub use howl::howl_badge;
pub use icons::{Icon, icon};
pub use logo::{favicon, wordmark};
pub use scenery::{meadow_desktop, meadow_phone};
pub use scenes::{Empty, empty_state, front_scene};
pub use seats::seat_shape;
pub use specimen::{Plate, specimen_plates};
pub use sprite::sprite;
