//! Turns and rounds: what happens by itself before a seat chooses (P7 to P9, P14, P21 to P23).

use crate::{Beat, End, Marker, Owes, Phase, Release, StartsOver, State};
use furrow_game::{Seat, Sink};

impl State {
    /// The first turn of the game.
    pub(crate) fn begin(&mut self, beats: &mut impl Sink<Beat>) {
        if !self.open_turn(beats) {
            self.end_turn(beats);
        }
    }

    /// The turn is over: the seats that follow have theirs until one has to choose, or the game has ended.
    pub(crate) fn end_turn(&mut self, beats: &mut impl Sink<Beat>) {
        while self.next_seat(beats) && !self.open_turn(beats) {}
    }

    /// Whoever is next and unfinished (P21). A round ends when the order comes round to the place of the seat that
    /// began, finished or not, and the last one ends the game (P23): then `false`.
    fn next_seat(&mut self, beats: &mut impl Sink<Beat>) -> bool {
        loop {
            self.seat = self.seat.next(self.setup.seats);
            if self.first == Some(self.seat) {
                if self.round == self.setup.round_limit {
                    self.end_game(End::RoundLimit, beats);
                    return false;
                }
                self.round += 1;
                beats.beat(|| Beat::Round { round: self.round });
            }
            if !self.has_finished(self.seat) {
                return true;
            }
        }
    }

    /// What happens at the start of a seat's turn, in this order: `mso` (P24), a lost turn (P7), a lettuce (P8), the
    /// position income of a single marker (P9), a restart (P14). `false` if the turn has passed with it.
    pub(crate) fn open_turn(&mut self, beats: &mut impl Sink<Beat>) -> bool {
        let seat = self.seat;
        self.phase = Phase::Move;
        self.settle(seat, beats);
        match self.owes[seat.index()] {
            Owes::Turn => {
                self.owes[seat.index()] = Owes::Nothing;
                beats.beat(|| Beat::TurnLost { seat });
                false
            }
            Owes::Lettuce => {
                self.owes[seat.index()] = Owes::Nothing;
                self.eat_lettuce(seat, self.bound_to(seat).unwrap_or(Marker::A), beats);
                false
            }
            Owes::Nothing => {
                if self.setup.markers() == 1 {
                    self.take_position_income(seat, Marker::A, beats);
                    return !self.restarts_if_stuck(seat, Marker::A, beats);
                }
                self.release_if_stuck(seat, beats);
                // Two markers, neither home nor bound, leave the choice of which starts over (P22).
                let &[marker] = self.choosable(seat) else { return true };
                !self.restarts_if_stuck(seat, marker, beats)
            }
        }
    }

    /// The seat will eat with this marker, and then move it: with two markers it is bound to it (P8, P22).
    pub(crate) fn owe_lettuce(&mut self, seat: Seat, marker: Marker, beats: &mut impl Sink<Beat>) {
        self.owes[seat.index()] = Owes::Lettuce;
        if self.setup.markers() == 2 {
            self.bound[seat.index()] = Some(marker);
            beats.beat(|| Beat::Bound { seat, marker });
        }
    }

    /// A marker that is bound and has no move binds no longer (P22).
    fn release_if_stuck(&mut self, seat: Seat, beats: &mut impl Sink<Beat>) {
        if self.bound_to(seat).is_some_and(|marker| !self.can_act(seat, marker)) {
            self.release(seat, Release::NoMove, beats);
        }
    }

    pub(crate) fn release(&mut self, seat: Seat, why: Release, beats: &mut impl Sink<Beat>) {
        if let Some(marker) = self.bound_to(seat) {
            self.bound[seat.index()] = None;
            beats.beat(|| Beat::Released { seat, marker, why });
        }
    }

    /// A seat that can act with one marker only, and not with that one, starts over without a choice (P14, P22).
    fn restarts_if_stuck(&mut self, seat: Seat, marker: Marker, beats: &mut impl Sink<Beat>) -> bool {
        let stuck = !self.can_act(seat, marker);
        if stuck {
            // P9 comes before P14: a single marker has been paid. One of two has nothing to come, for on neither layout
            // can the three others take every space that its income reaches.
            self.restart(seat, marker, StartsOver::Stuck, beats);
        }
        stuck
    }
}
