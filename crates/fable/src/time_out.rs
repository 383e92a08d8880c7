//! The default move of a seat whose time is up.

use crate::{Action, Card, View};
use std::cmp::Reverse;

impl View {
    /// The default move of the viewer's seat. A second bet, and a play of one card, is the card of which it holds most,
    /// howls aside; of several the first in running order. There is room for one card of any kind (F6), and no hand is
    /// all howls (F1). In an apprentice race the first animal in running order that may move moves.
    ///
    /// # Panics
    /// If the viewer has nothing to choose.
    #[must_use]
    pub fn at_time_out(&self) -> Action {
        let hand = self.hand();
        let rank = |card: Card| (card == Card::Howl, Reverse(hand.get(card)), card as u8);
        let best = self.actions().into_iter().min_by_key(|action| match *action {
            Action::Play(play) if play.howls > 0 => (play.len(), rank(Card::Howl)),
            Action::Play(play) => (play.len(), rank(play.animal.card())),
            Action::Bet(card) => (1, rank(card)),
            Action::Move(animal) => (1, (false, Reverse(0), animal as u8)),
        });
        best.unwrap_or_else(|| panic!("{} has nothing to choose", self.viewer))
    }
}
