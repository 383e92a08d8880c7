//! One rule of the game a file.

pub(crate) mod evaluation;
pub(crate) mod movement;
pub(crate) mod penalty;
