//! What spaces pay (P8, P9).

use crate::{Beat, Marker, State, TEN};
use furrow_game::{Seat, Sink};

impl State {
    /// What the position space under a marker pays it now: 10 times its position, if the space has that number (P9).
    #[must_use]
    #[inline]
    pub fn position_income(&self, seat: Seat, marker: Marker) -> u32 {
        let space = self.course().space(self.space_of(seat, marker));
        if !space.is_position() {
            return 0; // half of the course: nobody is counted
        }
        space.income(self.position(seat, marker))
    }

    /// What a marker has to pay with on its seat's turn: with two markers the position income of the one that moves
    /// counts; with one it has been taken when the turn began (P9, P22).
    #[must_use]
    #[inline(always)]
    pub fn purse(&self, seat: Seat, marker: Marker) -> u32 {
        let pays_now = self.setup.markers() == 2 && self.phase == crate::Phase::Move;
        let income = if pays_now { self.position_income(seat, marker) } else { 0 };
        self.carrots[seat.index()] + income
    }

    /// Pays the position income before the marker moves (P9).
    pub(crate) fn take_position_income(&mut self, seat: Seat, marker: Marker, beats: &mut impl Sink<Beat>) {
        let income = self.position_income(seat, marker);
        if income > 0 {
            self.carrots[seat.index()] += income;
            let (space, position) = (self.space_of(seat, marker), (income / TEN) as u8);
            beats.beat(|| Beat::PositionIncome { seat, marker, space, position, income });
        }
    }

    /// Eats a lettuce: 10 times the position of this moment (P8).
    pub(crate) fn eat_lettuce(&mut self, seat: Seat, marker: Marker, beats: &mut impl Sink<Beat>) {
        let position = self.position(seat, marker);
        let income = TEN * u32::from(position);
        self.lettuces[seat.index()] -= 1;
        self.carrots[seat.index()] += income;
        beats.beat(|| Beat::Eats { seat, marker, position, income });
    }
}
