//! Pages: pure functions from what one viewer may know to HTML.

pub mod fable;
mod scene;

pub use scene::{Fair, Happening, Moment, Scene, Sitter, Who};
