//! One rule of the game a file.

pub(crate) mod apprentice;
pub(crate) mod podium;
pub(crate) mod race;
pub(crate) mod trigger;
