//! Pages: pure functions from what one viewer may know to HTML.

pub mod fable;
pub mod fields;
mod form;
pub mod front;
pub mod layout;
pub mod lobby;
pub mod notice;
pub mod options;
pub mod prefs;
pub mod rules;
mod scene;
pub mod specimen;

pub use furrow_table::Happening;
pub use scene::{Fair, Moment, Scene, Sitter, Who};
