//! The whole truth of a game, and the part of it that is public.

use crate::{
    Animal, HAND, SIDES, STAGES, Setup, Side, StageCard, Values, highest_tile, rules::movement::Lane,
};
use arrayvec::ArrayVec;
use furrow_game::{MAX_SEATS, Seat, SeatSet, Turn};

/// Seats the box has room for.
pub(crate) const SEATS: usize = 4;

/// Cards that can lie at a stage card: one a seat and round (R6).
pub(crate) const LAID: usize = 12;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Chance says who starts (R5).
    Start,
    /// Chance turns a stage card over (R5).
    Stage,
    /// A seat lays a card or passes (R6).
    Lay,
    /// The winner of a numbered side moves an animal or declines (R12).
    Move,
    /// The winner of a `?` side spends a point or stops (R12).
    Step,
    /// A seat gives up a tile (R17).
    Discard,
    /// Over.
    Over,
}

/// A card at the stage card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// The side, 1 to 4.
    pub side: u8,
    /// Whose card.
    pub seat: Seat,
    /// The card.
    pub value: u8,
}

/// All that everybody knows. Arrays by seat have room for four; what belongs to no seat is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Seats and options.
    pub setup: Setup,
    pub(crate) phase: Phase,
    /// The seat that acts, if one does.
    pub(crate) seat: Seat,
    /// Stage cards turned over so far.
    pub stage: u8,
    /// The number in deck order, from 1, of the card turned over last; 0 before the first.
    pub card: u8,
    /// A bit for each stage card that has been turned over, the lowest for card 1.
    pub(crate) turned: u8,
    /// The round of laying, 1 to 3; the last one during the evaluation.
    pub round: u8,
    /// The start player, once known.
    pub first: Option<Seat>,
    /// The used piles: every card in them has been turned up (R10).
    pub used: [Values; SEATS],
    /// Who has taken used cards back (R7).
    pub recalled: [bool; SEATS],
    /// The used cards that each seat has taken back in the present stage (R7).
    pub(crate) back: [Values; SEATS],
    /// How many cards of its own lay at the stage card then.
    pub(crate) early: [u8; SEATS],
    /// Progress, 0 to 12, by seat and animal.
    pub progress: [[u8; 3]; SEATS],
    /// Tiles by seat.
    pub tiles: [Values; SEATS],
    /// The highest tile left at the turnaround, with all below it; 0: none.
    pub turn_tile: u8,
    /// The highest tile left at the finish, with all below it; 0: none.
    pub finish_tile: u8,
    /// The side being evaluated, 1 to 4; 0: none.
    pub side: u8,
    /// Points left on a `?` side.
    pub points: u8,
    /// Who has still to give up a tile (R17).
    pub(crate) owing: SeatSet,
}

/// The whole truth. A plain value: no heap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) hands: [Values; SEATS],
    /// The cards at the stage card, in order of laying.
    pub(crate) laid: ArrayVec<Laid, LAID>,
}

impl Board {
    pub(crate) fn start(setup: &Setup) -> Self {
        let highest = highest_tile(setup.seats);
        Board {
            setup: *setup,
            phase: if setup.start.is_some() { Phase::Stage } else { Phase::Start },
            seat: Seat::new(0),
            stage: 0,
            card: 0,
            turned: 0,
            round: 0,
            first: setup.start,
            used: [Values::NONE; SEATS],
            recalled: [false; SEATS],
            back: [Values::NONE; SEATS],
            early: [0; SEATS],
            progress: [[0; 3]; SEATS],
            tiles: [Values::NONE; SEATS],
            turn_tile: highest,
            finish_tile: highest,
            side: 0,
            points: 0,
            owing: SeatSet::NONE,
        }
    }

    /// The number of seats, as a length.
    #[must_use]
    pub fn seats(&self) -> usize {
        usize::from(self.setup.seats)
    }

    /// The start player; asked only once there is one.
    #[inline]
    pub(crate) fn first(&self) -> Seat {
        self.first.unwrap_or(Seat::new(0))
    }

    /// Who moves next.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Start | Phase::Stage => Turn::Chance,
            Phase::Lay | Phase::Move | Phase::Step | Phase::Discard => Turn::Act(self.seat),
            Phase::Over => Turn::Over,
        }
    }

    /// The seat that has to choose now.
    #[must_use]
    #[inline]
    pub fn decider(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Act(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether cards are being laid (R6).
    #[must_use]
    pub fn is_laying(&self) -> bool {
        self.phase == Phase::Lay
    }

    /// The card turned over last; `None` before the first.
    #[must_use]
    pub fn stage_card(&self) -> Option<&StageCard> {
        (self.card > 0).then(|| self.setup.deck.card(self.card))
    }

    /// The side being evaluated; `None` outside the evaluation. When a seat has to choose there, it has won it.
    #[must_use]
    #[inline]
    pub fn won(&self) -> Option<Side> {
        (1..=SIDES).contains(&self.side).then(|| self.setup.deck.card(self.card)[usize::from(self.side) - 1])
    }

    /// The numbers of the stage cards that are still to come, ascending (R5).
    pub(crate) fn cards_to_come(&self) -> impl Iterator<Item = u8> {
        let turned = self.turned;
        (1..=STAGES).filter(move |number| turned >> (number - 1) & 1 == 0)
    }

    /// The cards of a seat that lie open nowhere: all but its used pile and `open`, those turned up in the present stage
    /// (R10).
    pub(crate) fn unseen(&self, seat: Seat, open: Values) -> Values {
        HAND.minus(self.used[seat.index()]).minus(open)
    }

    /// A seat's lane and the tiles, for moving.
    #[must_use]
    #[inline]
    pub fn lane(&self, seat: Seat) -> Lane {
        Lane {
            progress: self.progress[seat.index()],
            tiles: self.tiles[seat.index()],
            turn_tile: self.turn_tile,
            finish_tile: self.finish_tile,
        }
    }

    /// The progress of a seat's animal.
    #[must_use]
    pub fn progress_of(&self, seat: Seat, animal: Animal) -> u8 {
        self.progress[seat.index()][animal as usize]
    }
}

impl State {
    pub(crate) fn start(setup: &Setup) -> Self {
        let mut hands = [Values::NONE; SEATS];
        hands[..usize::from(setup.seats)].fill(HAND);
        State { board: Board::start(setup), hands, laid: ArrayVec::new() }
    }

    /// What everybody knows.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The hand of a seat.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> Values {
        self.hands[seat.index()]
    }

    /// The cards at the stage card, in order of laying, face down or not.
    #[must_use]
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }

    /// The side closed for the stage (R9).
    #[must_use]
    #[inline]
    pub fn closed(&self) -> Option<u8> {
        crate::rules::evaluation::closed(self.board.setup.seats, self.laid.iter().map(|card| card.side))
    }
}

const _: () = assert!(size_of::<State>() <= 256 && SEATS <= MAX_SEATS);
