//! Whose animals are furthest behind at the end (R17, R18).

use crate::HOME;
use furrow_game::{Seat, SeatSet};

/// The least progress of an unfinished animal that is more than `than`, if given (R17).
pub(crate) fn least(progress: &[[u8; 3]], than: Option<u8>) -> Option<u8> {
    let unfinished = progress.iter().flatten().copied().filter(|progress| *progress < HOME);
    unfinished.filter(|progress| than.is_none_or(|than| *progress > than)).min()
}

/// The owners of animals with this progress.
pub(crate) fn owners(progress: &[[u8; 3]], at: u8) -> SeatSet {
    let seats = Seat::all(progress.len() as u8).zip(progress);
    seats.filter(|(_, lane)| lane.contains(&at)).map(|(seat, _)| seat).collect()
}

/// The progress of a player's least-progressed animal (R18).
pub(crate) fn last(lane: &[u8; 3]) -> u8 {
    lane.iter().copied().min().unwrap_or(HOME)
}
