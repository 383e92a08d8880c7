//! How long people need to see what happened.

use crate::page::{Board, Happening, prefs::Speed};
use std::time::Duration;

/// The least time between two moves of computer players when someone watches.
pub(super) const LEAST: Duration = Duration::from_millis(150);

/// How long a reader at this speed needs for a happening, before the next computer player moves.
pub(super) fn gap<G: Board>(happening: &Happening<G::Beat>, speed: Speed) -> Duration {
    let normal: u64 = happening.beats.iter().map(G::lasts).sum();
    let percent = match speed {
        Speed::Slow => 160,
        Speed::Normal => 100,
        Speed::Fast => 35,
        Speed::Off => 0,
    };
    Duration::from_millis(normal * percent / 100).max(LEAST)
}
