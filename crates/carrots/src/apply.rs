//! Making a step.

use crate::{
    Act, Action, Beat, Chance, FINISH, Hare, Marker, Phase, Refusal, Release, Space, StartsOver, State, TEN,
    rules::moves::cost,
};
use furrow_game::{Seat, Sink, Step, Turn};

impl State {
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Chance => Err(Refusal::ChanceNext),
            Turn::Act(next) if next != seat => Err(Refusal::NotYourTurn),
            Turn::Act(_) => self.check_act(action),
        }
    }

    pub(crate) fn check_chance(&self, chance: Chance) -> Result<(), Refusal> {
        match self.turn() {
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
        match self.phase {
            Phase::Start => Seat::all(self.setup.seats).for_each(|seat| tell(Chance::Start(seat), 1)),
            Phase::Die(_) => (1..=6).for_each(|n| tell(Chance::Die(n), 1)),
            Phase::Move | Phase::Again(_) | Phase::Over => {}
        }
    }

    #[inline(always)] // where the kind of step is known, only its own arm remains
    pub(crate) fn make(&mut self, step: Step<Action, Chance>, beats: &mut impl Sink<Beat>) {
        match step {
            Step::Act(_, action) => self.act(action, beats),
            Step::Chance(Chance::Die(n)) => self.roll(n, beats),
            Step::Chance(Chance::Start(seat)) => {
                (self.first, self.seat) = (Some(seat), seat);
                beats.beat(|| Beat::Starts { seat });
                self.begin(beats);
            }
        }
    }

    fn act(&mut self, action: Action, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        let marker = action.marker.unwrap_or(Marker::A);
        if self.setup.markers() == 2 && self.phase == Phase::Move {
            self.take_position_income(seat, marker, beats); // P22
        }
        match action.act {
            Act::Forward(n) => self.forward(marker, n, beats),
            Act::Back => self.back(marker, beats),
            Act::Take => {
                self.carrots[seat.index()] += TEN;
                beats.beat(|| Beat::Takes { seat, marker });
                self.end_turn(beats);
            }
            Act::Give => {
                self.carrots[seat.index()] -= TEN;
                beats.beat(|| Beat::Gives { seat, marker });
                self.end_turn(beats);
            }
            Act::Restart => {
                self.restart(seat, marker, StartsOver::Stuck, beats);
                self.end_turn(beats);
            }
        }
    }

    /// P11, P13.
    fn forward(&mut self, marker: Marker, n: u8, beats: &mut impl Sink<Beat>) {
        let (seat, cost) = (self.seat, cost(n));
        let from = self.space_of(seat, marker);
        self.carrots[seat.index()] -= cost;
        beats.beat(|| Beat::Forward { seat, marker, from, to: from + n, cost });
        self.release(seat, Release::Moves, beats);
        self.put(seat, marker, from + n, beats);
        self.land(marker, cost, beats);
    }

    /// P12.
    fn back(&mut self, marker: Marker, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        let from = self.space_of(seat, marker);
        let to = self.tortoise_behind(seat, marker).unwrap_or(from);
        let income = TEN * u32::from(from - to);
        self.carrots[seat.index()] += income;
        beats.beat(|| Beat::Back { seat, marker, from, to, income });
        self.release(seat, Release::Moves, beats);
        self.put(seat, marker, to, beats);
        self.end_turn(beats);
    }

    /// Puts a marker on a space; those that wait between have been passed (P24).
    pub(crate) fn put(&mut self, seat: Seat, marker: Marker, to: u8, beats: &mut impl Sink<Beat>) {
        let from = std::mem::replace(&mut self.at[seat.index()][marker.index()], to);
        if matches!(self.setup.hare, Hare::Mso) {
            self.pass(seat, marker, from, to, beats);
        }
    }

    /// What the space does to the marker that has come to it, by a move that cost so much.
    pub(crate) fn land(&mut self, marker: Marker, paid: u32, beats: &mut impl Sink<Beat>) {
        let seat = self.seat;
        let space = self.space_of(seat, marker);
        match self.course().space(space) {
            Space::Hare => self.on_hare(marker, paid, beats),
            Space::Finish => self.come_home(seat, marker, beats),
            Space::Lettuce => {
                beats.beat(|| Beat::OnLettuce { seat, marker, space });
                self.owe_lettuce(seat, marker, beats);
                self.end_turn(beats);
            }
            _ => self.end_turn(beats),
        }
    }
}

const _: () = assert!(cost(FINISH) <= u16::MAX as u32);
