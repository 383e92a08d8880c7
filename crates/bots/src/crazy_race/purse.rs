//! What cards are worth for later, and when to take them back (R7).

use furrow_crazy_race::{Board, HAND, ROUNDS, STAGES, Values};
use furrow_game::Seat;

/// What a point of a card is missed by later, were there a turn to come for each point of the cards to come.
const PRICE: f64 = 0.38;

/// A later turn in this stage counts so much of one in a stage to come.
const HERE: f64 = 0.5;

/// A high card is missed more than low ones of the same sum: v points count v + this · v².
const BEND: f64 = 0.125;

/// Where nothing is missed, the lower of two cards that win as surely is laid.
const THRIFT: f64 = 0.002;

/// A recall is made when the cards to be played after it are worth so much of those after a recall with an empty hand.
const EAGER: f64 = 0.77;

/// The share of the turns left in which a card is expected to be laid.
const TURN_USE: f64 = 1.0;

/// A seat's cards, and the turns it has for them.
pub(super) struct Purse {
    hand: Values,
    used: Values,
    recalled: bool,
    /// Turns left in this stage, this one included.
    here: u8,
    /// Turns left in the stages to come.
    later: u8,
    /// The price of a card's point.
    price: f64,
}

impl Purse {
    /// Of a seat with this hand.
    pub(super) fn new(board: &Board, me: Seat, hand: Values) -> Self {
        let here = ROUNDS + 1 - board.round;
        let later = ROUNDS * (STAGES - board.stage);
        let recalled = board.recalled[me.index()];
        let supply = hand.sum() + if recalled { 0 } else { HAND.sum() };
        let turns = f64::from(later) + HERE * f64::from(here - 1);
        let price = PRICE * turns / f64::from(supply.max(1)) + THRIFT;
        Purse { hand, used: board.used[me.index()], recalled, here, later, price }
    }

    /// Whether the seat has another turn in this stage.
    pub(super) fn has_turns_here(&self) -> bool {
        self.here > 1
    }

    /// What a card laid now is missed by later.
    pub(super) fn price(&self, value: u8) -> f64 {
        self.price * bent(value)
    }

    /// Whether it is time to take the used cards back: the best cards for the turns left are then no worse than the
    /// hand and, after it, the best of all eight. A recall with cards at the stage card gives those up.
    pub(super) fn is_time_to_recall(&self) -> bool {
        let turns = (TURN_USE * f64::from(self.here + self.later)).ceil() as u8;
        let now = best(self.hand.plus(self.used), turns);
        let later = best(self.hand, turns) + best(HAND, turns.saturating_sub(self.hand.len()));
        !self.recalled && now >= EAGER * later
    }
}

/// What a card is worth to have.
fn bent(value: u8) -> f64 {
    let value = f64::from(value);
    value + BEND * value * value
}

/// The worth of the best cards for so many turns.
fn best(cards: Values, turns: u8) -> f64 {
    cards.iter().rev().take(usize::from(turns)).map(bent).sum()
}
