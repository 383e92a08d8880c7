//! The pieces of Crazy Race: three beasts of four wizards, magic cards, tiles, stage cards, lanes.

mod lanes;
mod magic;
mod plates;
mod points;
mod runners;
mod stage;

pub(crate) use lanes::arc;
pub use lanes::{LaneArt, closed_bar, jump_arc, lane_art};
pub use magic::{MAGIC_VALUES, magic_back, magic_card};
pub(crate) use plates::plates;
pub use points::{PointArt, point_stack, point_tile};
pub use runners::{Facing, Runner, runner, runner_ghost, runner_plain};
pub(crate) use stage::stage_body;
pub use stage::{StageSide, stage_card};

/// The symbols of this game.
pub(crate) fn symbols() -> String {
    [runners::symbols(), magic::symbols(), points::symbols(), lanes::symbols()].concat()
}

/// The symbols of the runners alone, for pages that speak of the game.
pub(crate) fn runner_symbols() -> String {
    runners::symbols()
}
