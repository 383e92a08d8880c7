//! What follows the rounds of a stage: its sides are evaluated, and the stage ends (R9, R11 to R16).

use crate::{
    Animal, Beat, HOME, Laid, Points, SIDES, STAGES, State, Stay, Values,
    rules::movement::Event,
    state::{Phase, SEATS},
};
use furrow_game::{Seat, Sink};

impl State {
    /// Goes on with the next side, as far as a winner has to choose (R11).
    pub(crate) fn evaluate(&mut self, beats: &mut impl Sink<Beat>) {
        self.board.points = 0;
        while self.board.side < SIDES {
            self.board.side += 1;
            if self.turn_up(beats) {
                return;
            }
        }
        self.end_stage(beats);
    }

    /// Turns a side's cards up; true if its winner can move something, and so has to choose (R12).
    fn turn_up(&mut self, beats: &mut impl Sink<Beat>) -> bool {
        let side = self.board.side;
        let (sums, count) = sums(&self.laid, side);
        let Some(win) = winner(&self.laid, side, &sums) else {
            beats.beat(|| Beat::Stay { side, seat: None, why: Stay::NoCards });
            return false;
        };
        let seat = win.seat;
        beats.beat(|| {
            let cards = self.laid.iter().filter(|card| card.side == side).copied().collect();
            Beat::TurnsUp { side, cards, sums }
        });
        beats.beat(|| Beat::Wins { side, seat, sum: win.sum, by_order: win.by_order });
        let asked = self.board.setup.deck.card(self.board.card)[usize::from(side) - 1];
        let is_home = |animal: Animal| self.board.progress_of(seat, animal) == HOME;
        let why = match asked.animal {
            Some(animal) => is_home(animal).then_some(Stay::Home(animal)),
            None => Animal::ALL.into_iter().all(is_home).then_some(Stay::AllHome),
        };
        if let Some(why) = why {
            beats.beat(|| Beat::Stay { side, seat: Some(seat), why });
            return false;
        }
        self.board.seat = seat;
        match asked.points {
            Points::Number(_) => self.board.phase = Phase::Move,
            Points::PerCard => (self.board.phase, self.board.points) = (Phase::Step, count),
        }
        true
    }

    /// All the points of a numbered side for one animal (R12).
    pub(crate) fn move_animal(&mut self, seat: Seat, animal: Animal, beats: &mut impl Sink<Beat>) {
        let Some(Points::Number(points)) = self.board.won().map(|side| side.points) else {
            unreachable!("the step is legal: a numbered side is won")
        };
        beats.beat(|| Beat::Moves { seat, animal, points });
        self.go(seat, animal, points, beats);
        self.evaluate(beats);
    }

    /// One point of a `?` side; the next is asked for while points and unfinished animals are left (R12).
    pub(crate) fn step_animal(&mut self, seat: Seat, animal: Animal, beats: &mut impl Sink<Beat>) {
        self.go(seat, animal, 1, beats);
        self.board.points -= 1;
        let left = self.board.points;
        let all_home = self.board.progress[seat.index()] == [HOME; 3];
        if all_home && left > 0 {
            beats.beat(|| Beat::Lost { seat, animal, points: left });
        }
        if all_home || left == 0 {
            self.evaluate(beats);
        }
    }

    fn go(&mut self, seat: Seat, animal: Animal, points: u8, beats: &mut impl Sink<Beat>) {
        let mut lane = self.board.lane(seat);
        lane.go(animal, points, |event| match event {
            Event::Hop(hop) => beats.beat(|| Beat::Hops { seat, animal, hop }),
            Event::Tile(place, tile) => beats.beat(|| Beat::Tile { seat, animal, place, tile }),
            Event::Lost(points) => beats.beat(|| Beat::Lost { seat, animal, points }),
        });
        let board = &mut self.board;
        board.progress[seat.index()] = lane.progress;
        board.tiles[seat.index()] = lane.tiles;
        (board.turn_tile, board.finish_tile) = (lane.turn_tile, lane.finish_tile);
    }

    /// Every card laid goes to its owner's used pile (R11). The token goes on, but not after the last stage (R15, R16).
    fn end_stage(&mut self, beats: &mut impl Sink<Beat>) {
        let mut cards = [Values::NONE; SEATS];
        for card in self.laid.drain(..) {
            let of = &mut cards[card.seat.index()];
            *of = of.plus(Values::one(card.value));
        }
        let board = &mut self.board;
        board.used.iter_mut().zip(cards).for_each(|(used, cards)| *used = used.plus(cards));
        (board.back, board.early) = ([Values::NONE; SEATS], [0; SEATS]);
        board.side = 0;
        beats.beat(|| Beat::Clears { cards });
        let done = Seat::all(self.board.setup.seats).all(|seat| self.is_done(seat));
        if done || self.board.stage == STAGES {
            let early = self.board.stage < STAGES;
            beats.beat(|| Beat::GameEnds { early });
            self.end_game(beats);
        } else {
            let to = self.board.first().next(self.board.setup.seats);
            self.board.first = Some(to);
            self.board.phase = Phase::Stage;
            beats.beat(|| Beat::Token { to });
        }
    }
}

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
