//! Who is where in the race (P6). Sets of spaces are bits: bit n for space n, 1 to 63.

use crate::{FINISH, Marker, State};
use furrow_game::Seat;

/// The spaces after `n`, up to 63.
#[inline]
pub(crate) const fn after(n: u8) -> u64 {
    (u64::MAX << n) << 1
}

/// The spaces from 1 to `n` - 1; none before the finish, 64, from which nobody goes back.
#[inline]
pub(crate) const fn before(n: u8) -> u64 {
    (1u64.wrapping_shl(n as u32) - 1) & !1
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
    #[inline(always)]
    pub(crate) fn occupied(&self) -> u64 {
        // The finish, 64, falls on bit 0 like the start; so do places of the array that no marker has.
        let bit = |at: u8| 1 << (at % FINISH);
        let [a, b, c, d, e, f] = self.at;
        let all = if self.setup.markers() == 2 {
            bit(a[0]) | bit(a[1]) | bit(b[0]) | bit(b[1])
        } else {
            bit(a[0]) | bit(b[0]) | bit(c[0]) | bit(d[0]) | bit(e[0]) | bit(f[0])
        };
        all & !1
    }

    /// The race position of a marker: 1 + the markers ahead of it. Those home are ahead of all others, and among
    /// themselves in order of arrival; those on the start are level (P6).
    #[must_use]
    #[inline]
    pub fn position(&self, seat: Seat, marker: Marker) -> u8 {
        let ahead = if self.is_home(seat, marker) {
            self.finished.iter().take_while(|home| **home != (seat, marker)).count()
        } else {
            // Those home, on 64, are ahead too; places of the array that no marker has, on 0, are ahead of none.
            let from = self.space_of(seat, marker);
            self.at.as_flattened().iter().map(|at| usize::from(*at > from)).sum()
        };
        1 + ahead as u8
    }
}
