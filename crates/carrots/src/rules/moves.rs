//! What moves there are and what they cost (P10 to P13).

use crate::{
    FINISH, Marker, Space, State, TEN,
    rules::position::{after, before, highest},
};
use furrow_game::Seat;

/// What `n` spaces forward cost: n(n+1)/2 (P11).
#[must_use]
#[inline]
pub const fn cost(n: u8) -> u32 {
    let n = n as u32;
    n * (n + 1) / 2
}

/// The most spaces that so many carrots pay for, 64 at most (P11).
#[must_use]
#[inline]
pub const fn reach(carrots: u32) -> u8 {
    if carrots >= cost(FINISH) { FINISH } else { REACH[carrots as usize] }
}

/// The spaces by the carrots, as far as not all can be paid (P11).
static REACH: [u8; cost(FINISH) as usize] = {
    let mut reach = [0; cost(FINISH) as usize];
    let mut carrots = 1;
    while carrots < reach.len() {
        let before = reach[carrots - 1];
        reach[carrots] = if carrots as u32 == cost(before + 1) { before + 1 } else { before };
        carrots += 1;
    }
    reach
};

impl State {
    /// The free spaces that a seat may enter from behind: no tortoise, and no lettuce without one in hand (P11, P18).
    #[inline(always)]
    pub(crate) fn permitted(&self, seat: Seat) -> u64 {
        let course = self.course();
        let lettuces = if self.lettuces[seat.index()] == 0 { course.lettuces } else { 0 };
        !(self.occupied() | course.tortoises | lettuces | 1)
    }

    /// The spaces 1 to 63 that a marker can go forward to with so many carrots (P11).
    #[inline(always)]
    pub(crate) fn forwards(&self, seat: Seat, marker: Marker, carrots: u32) -> u64 {
        let from = self.space_of(seat, marker);
        let farthest = (from + reach(carrots)).min(FINISH - 1);
        self.permitted(seat) & after(from) & !after(farthest)
    }

    /// The nearest tortoise space behind a marker (P12); none once it is home.
    #[must_use]
    #[inline(always)]
    pub fn tortoise_behind(&self, seat: Seat, marker: Marker) -> Option<u8> {
        highest(self.course().tortoises & before(self.space_of(seat, marker)))
    }

    /// That tortoise space, if it is free (P12).
    #[inline(always)]
    pub(crate) fn back_to(&self, seat: Seat, marker: Marker) -> Option<u8> {
        self.tortoise_behind(seat, marker).filter(|to| self.occupied() >> to & 1 == 0)
    }

    /// Whether a marker that is not home can pay the way to the finish and may go in (P13).
    #[inline(always)]
    pub(crate) fn can_finish(&self, seat: Seat, marker: Marker, carrots: u32) -> bool {
        let left = carrots.checked_sub(cost(FINISH - self.space_of(seat, marker)));
        left.is_some_and(|left| self.finish_is_open(seat, marker, left))
    }

    /// Whether it stands on a carrot space (P10).
    #[inline]
    pub(crate) fn on_carrot(&self, seat: Seat, marker: Marker) -> bool {
        self.course().space(self.space_of(seat, marker)) == Space::Carrot
    }

    /// Whether a seat has 10 carrots to give (P10).
    #[inline]
    pub(crate) fn can_give(&self, seat: Seat) -> bool {
        self.carrots[seat.index()] >= TEN
    }

    /// Whether a marker that is not home has a move (P11 to P13).
    #[inline]
    pub(crate) fn can_move(&self, seat: Seat, marker: Marker) -> bool {
        let carrots = self.purse(seat, marker);
        self.back_to(seat, marker).is_some()
            || self.forwards(seat, marker, carrots) != 0
            || self.can_finish(seat, marker, carrots)
    }

    /// Whether a marker has anything to do on its seat's turn (P10 to P13).
    #[inline]
    pub(crate) fn can_act(&self, seat: Seat, marker: Marker) -> bool {
        !self.is_home(seat, marker) && (self.on_carrot(seat, marker) || self.can_move(seat, marker))
    }

    /// Whether a seat has no legal action but to start over (P14).
    #[inline]
    pub(crate) fn is_stuck(&self, seat: Seat) -> bool {
        !self.choosable(seat).iter().any(|marker| self.can_act(seat, *marker))
    }

    /// The markers that a seat may act with: all that are not home, or the one it is bound to (P22).
    #[inline(always)]
    pub(crate) fn choosable(&self, seat: Seat) -> &'static [Marker] {
        let (bound, at) = (self.bound_to(seat), self.at[seat.index()]);
        let a = at[0] != FINISH && bound != Some(Marker::B);
        let b = at[1] != FINISH && bound != Some(Marker::A) && self.setup.markers() == 2;
        SETS[usize::from(a) + 2 * usize::from(b)]
    }
}

/// No marker, a, b, both.
static SETS: [&[Marker]; 4] = [&[], &[Marker::A], &[Marker::B], &Marker::ALL];

#[cfg(test)]
mod tests {
    use super::{cost, reach};

    #[test]
    fn what_is_within_reach_can_be_paid_and_the_next_space_cannot() {
        for carrots in 0..3_000 {
            let n = reach(carrots);
            assert!(cost(n) <= carrots && (n == 64 || cost(n + 1) > carrots), "{carrots}");
        }
        assert_eq!(reach(u32::MAX), 64);
    }
}
