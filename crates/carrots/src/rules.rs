//! One rule of the game a file.

pub(crate) mod finish;
pub(crate) mod hare;
pub(crate) mod income;
pub(crate) mod moves;
pub(crate) mod mso;
pub(crate) mod position;
pub(crate) mod restart;
pub(crate) mod turn;
