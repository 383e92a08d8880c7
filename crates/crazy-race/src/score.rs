//! Scores and ranks (R17, R18).

use crate::{Beat, State, rules::penalty, state::Phase};
use furrow_game::{Seat, Sink, ranks_by};

impl State {
    /// The lanes of the seats.
    pub(crate) fn lanes(&self) -> &[[u8; 3]] {
        &self.board.progress[..self.board.seats()]
    }

    /// Points by seat so far: the sum of its tiles.
    pub(crate) fn totals(&self) -> Vec<i32> {
        self.board.tiles[..self.board.seats()].iter().map(|tiles| i32::from(tiles.sum())).collect()
    }

    /// Ranks once the game is over: by points, then by the least-progressed animal (R18).
    pub(crate) fn final_ranks(&self) -> Option<Vec<u8>> {
        if self.board.phase != Phase::Over {
            return None;
        }
        let seats = self.board.tiles.iter().zip(self.lanes());
        let keys: Vec<(u8, u8)> = seats.map(|(tiles, lane)| (tiles.sum(), penalty::last(lane))).collect();
        Some(ranks_by(&keys))
    }

    /// Tells the final ranks, and what broke ties (C4, R18).
    pub(crate) fn tell_ranks<S: Sink<Beat>>(&self, beats: &mut S) {
        if !S::LISTENS {
            return;
        }
        let Some(ranks) = self.final_ranks() else { return };
        let totals = self.totals();
        let mut order: Vec<Seat> = Seat::all(self.board.setup.seats).collect();
        order.sort_by_key(|seat| (ranks[seat.index()], seat.number()));
        for pair in order.windows(2) {
            let (seat, over) = (pair[0], pair[1]);
            if totals[seat.index()] == totals[over.index()] && ranks[seat.index()] < ranks[over.index()] {
                let [progress, behind] =
                    [seat, over].map(|seat| penalty::last(&self.board.progress[seat.index()]));
                beats.beat(|| Beat::TieBroken { seat, over, progress, behind });
            }
        }
        for seat in order {
            let (rank, total) = (ranks[seat.index()], self.board.tiles[seat.index()].sum());
            beats.beat(|| Beat::Ranks { seat, rank, total });
        }
    }
}
