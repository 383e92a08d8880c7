//! Who is where in the race (P6). Sets of spaces are bits: bit n for space n, 1 to 63.

use crate::{FINISH, Marker, State};
use furrow_game::Seat;

/// The spaces after `n`, up to 63.
#[inline]
pub(crate) const fn after(n: u8) -> u64 {
    (u64::MAX << n) << 1
}

/// The spaces from 1 to `n` - 1.
#[inline]
pub(crate) const fn before(n: u8) -> u64 {
    ((1 << n) - 1) & !1
}

/// The nearest of these spaces, from behind.
#[inline]
pub(crate) fn lowest(spaces: u64) -> Option<u8> {
    (spaces != 0).then(|| spaces.trailing_zeros() as u8)
}

/// The nearest of these spaces, from ahead.
#[inline]
pub(crate) fn highest(spaces: u64) -> Option<u8> {
    (spaces != 0).then(|| 63 - spaces.leading_zeros() as u8)
}

impl State {
    /// The spaces of the course that hold a marker; start and finish have room for all.
    #[inline]
    pub(crate) fn occupied(&self) -> u64 {
        let each = self.setup.markers();
        let seats = self.at.iter().take(usize::from(self.setup.seats));
        // The finish, 64, falls on bit 0 like the start.
        seats.flat_map(|at| &at[..each]).fold(0, |bits, at| bits | 1 << (at % FINISH)) & !1
    }

    /// The race position of a marker: 1 + the markers ahead of it. Those home are ahead of all others, and among
    /// themselves in order of arrival; those on the start are level (P6).
    #[must_use]
    #[inline]
    pub fn position(&self, seat: Seat, marker: Marker) -> u8 {
        let ahead = if self.is_home(seat, marker) {
            self.finished.iter().take_while(|home| **home != (seat, marker)).count()
        } else {
            let ahead = self.occupied() & after(self.space_of(seat, marker));
            self.finished.len() + ahead.count_ones() as usize
        };
        1 + ahead as u8
    }
}
