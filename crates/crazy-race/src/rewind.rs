//! The beginning of a stage's laying, for those who ask how likely it is that it went as it did.

use crate::{State, Values};

impl State {
    /// This game as it was when the laying of the present stage began, with its first seat to choose (R6); `None` if
    /// cards are not being laid now.
    #[must_use]
    pub fn laying_begun(&self) -> Option<State> {
        if !self.board.is_laying() {
            return None;
        }
        let mut then = self.clone();
        for card in then.laid.drain(..) {
            let hand = &mut then.hands[card.seat.index()];
            *hand = hand.plus(Values::one(card.value));
        }
        let board = &mut then.board;
        let backs = std::mem::take(&mut board.back);
        for (seat, back) in backs.into_iter().enumerate().filter(|(_, back)| !back.is_empty()) {
            then.hands[seat] = then.hands[seat].minus(back);
            (board.used[seat], board.recalled[seat], board.early[seat]) = (back, false, 0);
        }
        (board.round, board.seat) = (1, board.first());
        then.find_turn(&mut ());
        Some(then)
    }

    /// Whether the laying of a stage has just begun: nobody has chosen anything in it yet (R6).
    #[must_use]
    pub fn is_laying_begun(&self) -> bool {
        let board = &self.board;
        let has_not_chosen = board.is_laying()
            && board.round == 1
            && self.laid.is_empty()
            && board.back[board.seat.index()].is_empty();
        let mut before =
            std::iter::successors(Some(board.first()), |seat| Some(seat.next(board.setup.seats)));
        has_not_chosen && before.find(|seat| !self.is_done(*seat)) == Some(board.seat)
    }
}
