//! Making a step: set-up and the rounds of a stage. What follows the rounds is in `evaluate.rs`, the end in `ending.rs`.

use crate::{Action, Beat, Chance, Laid, ROUNDS, Refusal, State, Values, state::Phase};
use furrow_game::{Seat, Sink, Step, Turn};

impl State {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.board.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Chance => Err(Refusal::ChanceNext),
            Turn::Act(next) if next != seat => Err(Refusal::NotYourTurn),
            Turn::Act(_) => self.board.choice(seat, self.hands[seat.index()], self.closed()).check(action),
        }
    }

    pub(crate) fn check_chance(&self, chance: Chance) -> Result<(), Refusal> {
        match self.board.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Act(seat) => Err(Refusal::ActionNext(seat)),
            Turn::Chance => {
                let mut possible = false;
                self.tell_outcomes(|outcome, _| possible |= outcome == chance);
                possible.then_some(()).ok_or(Refusal::NoSuchChance)
            }
        }
    }

    pub(crate) fn tell_outcomes(&self, mut tell: impl FnMut(Chance, u32)) {
        match self.board.phase {
            Phase::Start => Seat::all(self.board.setup.seats).for_each(|seat| tell(Chance::Start(seat), 1)),
            Phase::Stage => self.board.cards_to_come().for_each(|number| tell(Chance::Stage(number), 1)),
            Phase::Lay | Phase::Move | Phase::Step | Phase::Discard | Phase::Over => {}
        }
    }

    #[inline(always)] // where the kind of step is known, only its own arm remains
    pub(crate) fn make(&mut self, step: Step<Action, Chance>, beats: &mut impl Sink<Beat>) {
        match step {
            Step::Act(seat, Action::Lay { side, value }) => self.lay(seat, side, value, beats),
            Step::Act(seat, Action::Pass) => {
                beats.beat(|| Beat::Passes { seat });
                self.end_turn(beats);
            }
            Step::Act(seat, Action::Recall) => self.recall(seat, beats),
            Step::Act(seat, Action::Move(animal)) => self.move_animal(seat, animal, beats),
            Step::Act(seat, Action::Decline) => {
                beats.beat(|| Beat::Declines { seat, side: self.board.side });
                self.evaluate(beats);
            }
            Step::Act(seat, Action::Step(animal)) => self.step_animal(seat, animal, beats),
            Step::Act(seat, Action::Stop) => {
                beats.beat(|| Beat::Stops { seat, left: self.board.points });
                self.evaluate(beats);
            }
            Step::Act(seat, Action::Discard(tile)) => self.discard(seat, tile, beats),
            Step::Chance(Chance::Start(seat)) => {
                self.board.first = Some(seat);
                self.board.phase = Phase::Stage;
                beats.beat(|| Beat::Starts { seat });
            }
            Step::Chance(Chance::Stage(number)) => self.turn_over(number, beats),
        }
    }

    /// A stage begins with its card turned over, and with the start player (R5, R6).
    fn turn_over(&mut self, number: u8, beats: &mut impl Sink<Beat>) {
        let board = &mut self.board;
        board.stage += 1;
        board.card = number;
        board.turned |= 1 << (number - 1);
        board.phase = Phase::Lay;
        board.round = 1;
        board.seat = board.first();
        let (stage, card) = (board.stage, board.setup.deck.card(number));
        if stage == 1 && board.setup.deck.is_named() {
            beats.beat(|| Beat::Reconstructed);
        }
        beats.beat(|| Beat::Stage { stage, number, card: *card });
        beats.beat(|| Beat::Round { round: 1 });
        self.find_turn(beats);
    }

    #[inline]
    fn lay(&mut self, seat: Seat, side: u8, value: u8, beats: &mut impl Sink<Beat>) {
        let closed = self.closed();
        let hand = &mut self.hands[seat.index()];
        *hand = hand.minus(Values::one(value));
        self.laid.push(Laid { side, seat, value });
        beats.beat(|| {
            let at_side = self.laid.iter().filter(|card| card.side == side).count() as u8;
            Beat::Lays { seat, side, value: Some(value), at_side }
        });
        if let (None, Some(side)) = (closed, self.closed()) {
            beats.beat(|| Beat::Closes { side });
        }
        self.end_turn(beats);
    }

    /// The whole used pile comes back, once a game; the cards at the stage card are not in it (R7).
    fn recall(&mut self, seat: Seat, beats: &mut impl Sink<Beat>) {
        let of = seat.index();
        let cards = std::mem::take(&mut self.board.used[of]);
        self.hands[of] = self.hands[of].plus(cards);
        self.board.recalled[of] = true;
        self.board.back[of] = cards;
        self.board.early[of] = self.laid.iter().filter(|card| card.seat == seat).count() as u8;
        beats.beat(|| Beat::Recalls { seat, cards });
    }

    #[inline]
    fn end_turn(&mut self, beats: &mut impl Sink<Beat>) {
        if self.pass_turn_on(beats) {
            self.find_turn(beats);
        } else {
            self.end_rounds(beats);
        }
    }

    /// Each seat has a turn in each round, from the start player clockwise (R6). False when the rounds are over.
    #[inline]
    fn pass_turn_on(&mut self, beats: &mut impl Sink<Beat>) -> bool {
        let board = &mut self.board;
        board.seat = board.seat.next(board.setup.seats);
        if board.seat == board.first() {
            if board.round == ROUNDS {
                return false;
            }
            board.round += 1;
            beats.beat(|| Beat::Round { round: board.round });
        }
        true
    }

    /// A seat with no card and no recall left is skipped (R8).
    #[inline]
    pub(crate) fn find_turn(&mut self, beats: &mut impl Sink<Beat>) {
        while self.is_done(self.board.seat) {
            beats.beat(|| Beat::Skipped { seat: self.board.seat });
            if !self.pass_turn_on(beats) {
                return self.end_rounds(beats);
            }
        }
    }

    /// Whether a seat has no card in hand and none to come (R8, R16).
    #[inline]
    pub(crate) fn is_done(&self, seat: Seat) -> bool {
        self.hands[seat.index()].is_empty() && self.board.recalled[seat.index()]
    }

    fn end_rounds(&mut self, beats: &mut impl Sink<Beat>) {
        beats.beat(|| Beat::Evaluates);
        self.evaluate(beats);
    }
}
