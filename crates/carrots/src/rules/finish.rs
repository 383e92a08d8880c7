//! Coming home, and the end (P13, P21, P22).

use crate::{Beat, End, Marker, Phase, State, TEN};
use furrow_game::{Seat, Sink};

impl State {
    /// The carrots that may be left to a marker that comes home now: 10 times its place. With two markers the first
    /// home may leave any number (P13, P22): `None`.
    #[must_use]
    #[inline]
    pub fn carrots_allowed(&self, seat: Seat, marker: Marker) -> Option<u32> {
        let first_of_two = self.setup.markers() == 2 && !self.is_home(seat, marker.other());
        (!first_of_two).then(|| TEN * (self.finished.len() as u32 + 1))
    }

    /// Whether a marker may go into the finish with so many carrots left, and no lettuce (P13, P22).
    #[inline]
    pub(crate) fn finish_is_open(&self, seat: Seat, marker: Marker, left: u32) -> bool {
        self.lettuces[seat.index()] == 0
            && self.carrots_allowed(seat, marker).is_none_or(|allowed| left <= allowed)
    }

    /// Whether the game is over once this marker is home too: one player is left, or with two players both markers
    /// of one are home (P21, P22).
    #[inline]
    pub(crate) fn ends_with(&self, seat: Seat, marker: Marker) -> bool {
        if self.setup.markers() == 2 {
            self.is_home(seat, marker.other())
        } else {
            self.finished.len() + 2 == usize::from(self.setup.seats)
        }
    }

    /// Gives a marker in the finish its place; the game goes on or ends (P21, P22).
    pub(crate) fn come_home(&mut self, seat: Seat, marker: Marker, beats: &mut impl Sink<Beat>) {
        let ends = self.ends_with(seat, marker);
        self.finished.push((seat, marker));
        let (of, place) = (self.setup.markers() as u8, self.finished.len() as u8);
        beats.beat(|| Beat::MarkerHome { seat, marker, of, place });
        if self.has_finished(seat) {
            let place = if of == 2 { 1 } else { place };
            beats.beat(|| Beat::PlayerHome { seat, of, place });
        }
        if ends {
            let why = if self.setup.markers() == 2 { End::BothHome } else { End::OneLeft };
            self.end_game(why, beats);
        } else {
            self.end_turn(beats);
        }
    }

    pub(crate) fn end_game(&mut self, why: End, beats: &mut impl Sink<Beat>) {
        self.phase = Phase::Over;
        beats.beat(|| Beat::GameEnds { why });
        self.tell_ranks(beats);
    }
}
