//! Scores and ranks (R17, R18).

use crate::{State, rules::penalty, state::Phase};
use furrow_game::ranks_by;

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
}
