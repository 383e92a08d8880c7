//! Imagining a truth that a view allows (R10).

use crate::{
    Hand, Laid, State, Values, View,
    state::{LAID, SEATS},
};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use rand::{Rng, RngExt};

impl View {
    /// A truth this view allows. For each seat every choice of physical cards, one for each card it has face down, is
    /// equally likely: for a card laid before a recall of this stage out of its hand of then, for others out of what it
    /// can still hold; the rest is its hand.
    pub fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut left = [Values::NONE; SEATS];
        let mut early = [const { ArrayVec::new_const() }; SEATS];
        for seat in Seat::all(self.board.setup.seats) {
            let hidden = self.hidden(seat);
            left[seat.index()] = hidden.all;
            if hidden.early > 0 && !self.viewer.is(seat) {
                early[seat.index()] = hidden.guess(rng).cards;
            }
        }
        let mut laid: ArrayVec<Laid, LAID> = ArrayVec::new();
        for card in &self.laid {
            let of = card.seat.index();
            let value = card.value.or_else(|| early[of].pop_at(0)).unwrap_or_else(|| pick(left[of], rng));
            if !self.board.is_turned_up(card.side) {
                left[of] = left[of].minus(Values::one(value));
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
