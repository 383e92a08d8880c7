//! Players: random, greedy, search; each game's heuristics; the roster of levels.
//!
//! A bot goes by a [`furrow_game::Sight`]: the view and the history of its seat, never the state. Equal sights and
//! equal generators give equal choices.

mod advice;
mod bot;
mod built;
mod carrots;
mod crazy_race;
mod explain;
mod fable;
mod level;
pub mod merit;
mod play;
mod playable;
pub mod review;
pub mod search;

pub use advice::Advice;
pub use bot::{Bot, generator};
pub use explain::{Explains, why};
pub use level::{Level, choose};
pub use play::{Asked, Played, play, try_play};
pub use playable::Playable;

/// Another number whenever the search that all games share chooses otherwise than before: what was measured of the old
/// one holds no more. [`Playable::REVISION`] is for what is of one game.
pub const REVISION: u32 = 3;
