//! Every drawing: SVG from one shape language. `docs/art.md` describes it.
//!
//! A page starts with [`sprite`] of its [`Set`]; most pictures are references into it. Colours are custom properties, so a page
//! also carries [`tokens::css_tokens`] and [`art_css`]. Pictures hold no words and are hidden from screen readers:
//! what they say is said beside them, from the text catalogue.

mod animals;
mod board;
mod cards;
mod carrots;
mod crazy_race;
mod css;
mod diagrams;
mod eyes;
mod faces;
mod garden;
mod howl;
mod icons;
mod logo;
mod numerals;
mod parchment;
mod scenery;
mod scenes;
mod seats;
mod souvenir;
mod specimen;
mod sprite;
mod svg;
pub mod tokens;
mod turbo;

pub use animals::{Animal, Cut, Mood, animal, blink, ghost};
pub use board::{PODIUM_STEPS, TileArt, podium, tile};
pub use cards::{CardArt, card_face};
pub use carrots::{
    COURSE, COURSE_SIZE, CoursePlace, Crop, MarkerArt, SpaceArt, course_path, crop, die_face, marker,
    space_art, space_tile,
};
pub use crazy_race::{
    Facing, LaneArt, MAGIC_VALUES, PointArt, Runner, StageSide, closed_bar, jump_arc, lane_art, magic_back,
    magic_card, point_stack, point_tile, runner, runner_ghost, runner_plain, stage_card,
};
pub use css::art_css;
pub use diagrams::{Diagram, diagram};
pub use faces::{face, seat_face};
pub use garden::{garden_desktop, garden_phone};
pub use howl::howl_badge;
pub use icons::{Icon, icon};
pub use logo::{favicon, wordmark};
pub use parchment::{parchment_desktop, parchment_phone};
pub use scenery::{meadow_desktop, meadow_phone};
pub use scenes::{Empty, empty_state, front_scene};
pub use seats::{own_class, seat_shape};
pub use souvenir::{SOUVENIR_SIZE, SOUVENIR_TEXT, Souvenir, SouvenirText, souvenir_frame};
pub use specimen::{Plate, specimen_plates};
pub use sprite::{Set, sprite};
pub use turbo::turbo;
