//! What a viewer may know (R10): an allow-list, built from the truth and never cut out of it.

use crate::{
    Action, Actions, Board, Refusal, State, Values,
    rules::evaluation,
    state::{LAID, Phase, SEATS},
    truth::by_side,
};
use arrayvec::ArrayVec;
use furrow_game::{Seat, SeatSet, Turn, Viewer};
use serde::ser::{Serialize, Serializer};
use serde_json::{Value, json};

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The viewer's own, or one that the viewer sees too; at the end of the game everybody's.
    Known(Values),
    /// Another's: so many cards.
    Hidden(u8),
}

impl Hand {
    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Hand::Known(cards) => cards.len(),
            Hand::Hidden(n) => n,
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A card at the stage card as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    /// The side, 1 to 4.
    pub side: u8,
    /// Whose card.
    pub seat: Seat,
    /// The card; `None` while it lies face down and the viewer may not see it.
    pub value: Option<u8>,
}

/// What a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody knows.
    pub board: Board,
    /// Hands, an entry a seat.
    pub hands: ArrayVec<Hand, SEATS>,
    /// The cards at the stage card, in order of laying.
    pub laid: ArrayVec<Lying, LAID>,
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.board.phase == Phase::Over;
        let hands = Seat::all(self.board.setup.seats).zip(self.hands).map(|(seat, hand)| {
            if over || viewer.sees(seat) { Hand::Known(hand) } else { Hand::Hidden(hand.len()) }
        });
        let laid = self.laid.iter().map(|card| {
            let open = self.board.is_turned_up(card.side) || viewer.sees(card.seat);
            Lying { side: card.side, seat: card.seat, value: open.then_some(card.value) }
        });
        View { viewer, board: self.board, hands: hands.collect(), laid: laid.collect() }
    }
}

impl Board {
    /// Whether the cards at a side have been turned up: sides are evaluated in order (R11).
    #[must_use]
    pub fn is_turned_up(&self, side: u8) -> bool {
        side <= self.side
    }
}

impl View {
    /// Who moves next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.board.turn()
    }

    /// The seat that has to choose now, as a set.
    #[must_use]
    pub fn deciders(&self) -> SeatSet {
        self.board.decider().into_iter().collect()
    }

    /// The viewer's own hand; empty for a spectator.
    #[must_use]
    pub fn hand(&self) -> Values {
        match self.viewer.seat().map(|seat| self.hands[seat.index()]) {
            Some(Hand::Known(cards)) => cards,
            _ => Values::NONE,
        }
    }

    /// The cards that a seat can still hold, as far as everybody knows: in its hand or face down at the stage card
    /// (R10). The same to every viewer.
    #[must_use]
    pub fn remaining(&self, seat: Seat) -> Values {
        let open = self.laid.iter().filter(|card| card.seat == seat && self.board.is_turned_up(card.side));
        self.board.unseen(seat, open.filter_map(|card| card.value).collect())
    }

    /// The side closed for the stage (R9).
    #[must_use]
    pub fn closed(&self) -> Option<u8> {
        evaluation::closed(self.board.setup.seats, self.laid.iter().map(|card| card.side))
    }

    /// How many cards lie at a side.
    #[must_use]
    pub fn cards_at(&self, side: u8) -> u8 {
        self.laid.iter().filter(|card| card.side == side).count() as u8
    }

    /// The sum of a seat's cards at a side, as far as the viewer knows them.
    #[must_use]
    pub fn sum_at(&self, side: u8, seat: Seat) -> u8 {
        let cards = self.laid.iter().filter(|card| card.side == side && card.seat == seat);
        cards.filter_map(|card| card.value).sum()
    }

    /// The actions of the viewer's seat, if it has to choose now.
    #[must_use]
    pub fn actions(&self) -> Actions {
        let decider = self.board.decider().filter(|seat| self.viewer.is(*seat));
        decider
            .map_or_else(Actions::new, |seat| self.board.choice(seat, self.hand(), self.closed()).actions())
    }

    /// The actions of the viewer's seat if it were its turn while cards are being laid, to be thought of off turn (R6).
    #[must_use]
    pub fn actions_if_my_turn(&self) -> Actions {
        let seat = self.viewer.seat().filter(|_| self.board.is_laying());
        seat.map_or_else(Actions::new, |seat| self.board.choice(seat, self.hand(), self.closed()).actions())
    }

    /// Why the viewer's seat cannot do this now.
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        match self.turn() {
            Turn::Over => Some(Refusal::Over),
            Turn::Chance => Some(Refusal::ChanceNext),
            Turn::Act(seat) if !self.viewer.is(seat) => Some(Refusal::NotYourTurn),
            Turn::Act(seat) => self.board.choice(seat, self.hand(), self.closed()).check(action).err(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let hands: Vec<Value> = self
            .hands
            .iter()
            .map(|hand| match hand {
                Hand::Known(cards) => json!(cards),
                Hand::Hidden(n) => json!(n),
            })
            .collect();
        let card = |card: &Lying| match card.value {
            Some(value) => json!({"seat": card.seat.number(), "value": value}),
            None => json!({"seat": card.seat.number()}),
        };
        let remaining: Vec<Values> =
            Seat::all(self.board.setup.seats).map(|seat| self.remaining(seat)).collect();
        let mut view = self.board.json();
        view.insert("hands".to_owned(), json!(hands));
        view.insert("laid".to_owned(), by_side(self.laid.iter().map(|c| (c.side, card(c)))));
        view.insert("remaining".to_owned(), json!(remaining));
        view.serialize(serializer)
    }
}
