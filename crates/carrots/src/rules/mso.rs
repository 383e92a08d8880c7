//! Hare spaces by the `mso` table (P24).

use crate::{Beat, Marker, State, TEN, Wait};
use furrow_game::{Seat, Sink};

impl State {
    /// A marker on a hare space waits for its seat's next turn (P24).
    pub(crate) fn wait(&mut self, seat: Seat, marker: Marker, beats: &mut impl Sink<Beat>) {
        self.waits[seat.index()] = Some(Wait { marker, passed: 0 });
        beats.beat(|| Beat::Waits { seat, marker });
    }

    /// A marker that has gone from one space to another has passed those that wait between, in either direction;
    /// coming home and starting over count (P24).
    pub(crate) fn pass(&mut self, seat: Seat, marker: Marker, from: u8, to: u8, beats: &mut impl Sink<Beat>) {
        let (low, high) = (from.min(to), from.max(to));
        for other in Seat::all(self.setup.seats) {
            let Some(mut wait) = self.waits[other.index()] else { continue };
            let at = self.space_of(other, wait.marker);
            if low < at && at < high {
                wait.passed += 1;
                self.waits[other.index()] = Some(wait);
                let waiting = (other, wait.marker);
                beats.beat(|| Beat::Passes { seat, marker, waiting, passed: wait.passed });
            }
        }
    }

    /// At the start of the seat's next turn: 10 carrots if nobody has passed, else 10 to the bank for each that has,
    /// or all there are (P24).
    pub(crate) fn settle(&mut self, seat: Seat, beats: &mut impl Sink<Beat>) {
        let Some(Wait { marker, passed }) = self.waits[seat.index()].take() else { return };
        let carrots = &mut self.carrots[seat.index()];
        if passed == 0 {
            *carrots += TEN;
            beats.beat(|| Beat::NotPassed { seat, marker, income: TEN });
        } else {
            let paid = (TEN * u32::from(passed)).min(*carrots);
            *carrots -= paid;
            beats.beat(|| Beat::Passed { seat, marker, passed, paid });
        }
    }
}
