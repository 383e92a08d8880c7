//! Starting over (P14, P16).

use crate::{Beat, Marker, StartsOver, State};
use furrow_game::{Seat, Sink};

impl State {
    /// The marker goes to the start and the seat's carrots are topped up to the starting amount; eaten lettuces are
    /// not given back (P14).
    pub(crate) fn restart(
        &mut self,
        seat: Seat,
        marker: Marker,
        why: StartsOver,
        beats: &mut impl Sink<Beat>,
    ) {
        let from = self.space_of(seat, marker);
        let topped_up = self.top_up(seat);
        self.carrots[seat.index()] += topped_up;
        beats.beat(|| Beat::Restarts { seat, marker, from, topped_up, why });
        self.put(seat, marker, 0, beats);
    }

    /// The carrots that a restart brings a seat (P14).
    pub(crate) fn top_up(&self, seat: Seat) -> u32 {
        self.setup.start_carrots.saturating_sub(self.carrots[seat.index()])
    }
}
