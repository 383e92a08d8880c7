//! Pages: pure functions from what one viewer may know to HTML.

mod affairs;
mod board;
pub mod carrots;
pub mod chance;
pub mod crazy_race;
pub mod fable;
pub mod fields;
mod form;
pub mod front;
pub(crate) mod hint;
pub(crate) mod house;
pub mod layout;
pub mod lobby;
pub(crate) mod named;
pub mod notice;
mod number;
pub mod options;
pub mod prefs;
pub(crate) mod ratings;
pub mod replay;
pub mod replay_upload;
pub mod review;
pub mod rules;
mod scene;
pub mod specimen;
pub mod statistics;
pub mod table;
pub mod tables;
pub mod terms;
pub mod words;

pub use affairs::Affairs;
pub use board::{Board, Held};
pub use furrow_table::Happening;
pub use hint::{Chance, Hint};
pub use scene::{Coach, Fair, Moment, Scene, Sitter, Who};
pub use table::Region;
