//! Pages: pure functions from what one viewer may know to HTML.

pub mod fable;
pub mod front;
pub mod layout;
pub mod lobby;
pub mod notice;
pub mod prefs;
mod scene;
pub mod specimen;

pub use scene::{Fair, Happening, Moment, Scene, Sitter, Who};
