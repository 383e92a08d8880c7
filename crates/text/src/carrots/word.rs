//! Single words and numbers.

use crate::Arg;
use furrow_carrots::{FINISH, Stay};

/// The number that is printed on a space (P1).
pub(super) const fn printed(space: u8) -> u8 {
    FINISH - space
}

/// Where a move begins: a printed number or `start`.
pub(super) fn from(space: u8) -> Arg<'static> {
    if space == 0 { "start".into() } else { printed(space).into() }
}

/// Where it ends: a printed number or `finish`.
pub(super) fn to(space: u8) -> Arg<'static> {
    if space == FINISH { "finish".into() } else { printed(space).into() }
}

/// The argument that counts carrots.
pub(super) fn carrots(n: u32) -> (&'static str, Arg<'static>) {
    ("carrots", n.into())
}

/// Why a marker stays, for a message to choose by.
pub(super) const fn stay(why: Stay) -> &'static str {
    match why {
        Stay::NoCarrotSpace => "no-carrot-space",
        Stay::First => "first",
        Stay::Last => "last",
        Stay::NeighbourHome => "neighbour-home",
        Stay::NeighbourOnStart => "neighbour-on-start",
        Stay::NoSpace => "no-space",
        Stay::NoMove => "no-move",
        Stay::FinishClosed => "finish-closed",
    }
}
