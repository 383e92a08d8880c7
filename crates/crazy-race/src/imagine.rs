//! Imagining a truth that a view allows (R10).

use crate::{
    Hand, Laid, State, Values, View,
    state::{LAID, SEATS},
};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use rand::{Rng, RngExt};

impl View {
    /// A truth this view allows. For each seat every choice of physical cards out of those it can still hold, one for
    /// each card it has face down, is equally likely; the rest is its hand.
    pub fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut left = [Values::NONE; SEATS];
        for (left, seat) in left.iter_mut().zip(Seat::all(self.board.setup.seats)) {
            *left = self.remaining(seat);
        }
        let mut laid: ArrayVec<Laid, LAID> = ArrayVec::new();
        for card in &self.laid {
            let left = &mut left[card.seat.index()];
            let value = card.value.unwrap_or_else(|| pick(*left, rng));
            if !self.board.is_turned_up(card.side) {
                *left = left.minus(Values::one(value));
            }
            laid.push(Laid { side: card.side, seat: card.seat, value });
        }
        for (left, hand) in left.iter_mut().zip(&self.hands) {
            if let Hand::Known(cards) = hand {
                *left = *cards;
            }
        }
        State { board: self.board, hands: left, laid }
    }
}

/// One of these cards, each as likely as the other.
fn pick(cards: Values, rng: &mut impl Rng) -> u8 {
    let n = rng.random_range(0..usize::from(cards.len()));
    cards.iter().nth(n).unwrap_or_else(|| unreachable!("{n} is below their number"))
}
