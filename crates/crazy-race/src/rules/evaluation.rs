//! Who wins a side, and which side is closed (R9, R11).

use crate::{Laid, SIDES, state::SEATS};
use furrow_game::Seat;

/// Who has won a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Win {
    pub(crate) seat: Seat,
    pub(crate) sum: u8,
    /// Whether others are level and its first card there lay earliest.
    pub(crate) by_order: bool,
}

/// Sums by seat of the cards at one side, and how many cards lie there.
#[inline]
pub(crate) fn sums(laid: &[Laid], side: u8) -> ([u8; SEATS], u8) {
    let mut sums = [0; SEATS];
    let mut cards = 0;
    for card in laid.iter().filter(|card| card.side == side) {
        sums[card.seat.index()] += card.value;
        cards += 1;
    }
    (sums, cards)
}

/// The highest sum wins; among those level, the seat whose first card at this side lay earliest. `laid` is in order of
/// laying; `None` if no card lies there.
#[inline]
pub(crate) fn winner(laid: &[Laid], side: u8, sums: &[u8; SEATS]) -> Option<Win> {
    let best = sums.iter().copied().max().filter(|best| *best > 0)?;
    let first = laid.iter().find(|card| card.side == side && sums[card.seat.index()] == best)?;
    let level = sums.iter().filter(|sum| **sum == best).count();
    Some(Win { seat: first.seat, sum: best, by_order: level > 1 })
}

/// The side that is closed: with three players the fourth, once three hold cards (R9). `sides` are those of the cards
/// laid.
#[inline]
pub(crate) fn closed(seats: u8, sides: impl Iterator<Item = u8>) -> Option<u8> {
    if seats != 3 {
        return None;
    }
    let held = sides.fold(0_u8, |bits, side| bits | 1 << (side - 1));
    let free = !held & ((1 << SIDES) - 1);
    (free.count_ones() == 1).then_some(free.trailing_zeros() as u8 + 1)
}
