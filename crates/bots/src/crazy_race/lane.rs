//! Lanes in thought: where moves would lead (R13, R14).

use furrow_crazy_race::{Board, HOME, TURNAROUND, Values, space};
use furrow_game::Seat;

/// A player's animals and tiles, and the tiles left.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    /// Progress by animal.
    pub(super) progress: [u8; 3],
    /// The player's tiles.
    pub(super) tiles: Values,
    /// The highest tile left at the turnaround; 0: none.
    pub(super) turn_tile: u8,
    /// The highest tile left at the finish; 0: none.
    pub(super) finish_tile: u8,
}

impl Lane {
    /// As it is.
    pub(super) fn of(board: &Board, seat: Seat) -> Self {
        Lane {
            progress: board.progress[seat.index()],
            tiles: board.tiles[seat.index()],
            turn_tile: board.turn_tile,
            finish_tile: board.finish_tile,
        }
    }

    /// The animals on their way, by number.
    pub(super) fn unfinished(&self) -> impl Iterator<Item = usize> + use<> {
        let progress = self.progress;
        (0..progress.len()).filter(move |animal| progress[*animal] < HOME)
    }

    /// A bit for each progress at which this animal would stand where another of the lane does, whichever way that one
    /// faces; start and home are free.
    #[inline]
    pub(super) fn held(&self, animal: usize) -> u16 {
        let others = self.progress.iter().enumerate().filter(|(other, _)| *other != animal);
        let spaces = others.map(|(_, progress)| space(*progress)).filter(|space| *space > 0);
        spaces.fold(0, |held, space| held | 1 << space | 1 << (HOME - space))
    }

    /// After so many points; those beyond home are lost.
    #[inline]
    pub(super) fn after(mut self, animal: usize, points: u8) -> Self {
        let held = self.held(animal);
        let from = self.progress[animal];
        let mut to = from;
        for _ in 0..points {
            if to < HOME {
                to += 1 + (held >> (to + 1)).trailing_ones() as u8;
            }
        }
        if from < TURNAROUND && to >= TURNAROUND {
            take(&mut self.turn_tile, &mut self.tiles);
        }
        if from < HOME && to == HOME {
            take(&mut self.finish_tile, &mut self.tiles);
        }
        self.progress[animal] = to;
        self
    }
}

/// Takes the highest tile, if one is left.
fn take(highest: &mut u8, tiles: &mut Values) {
    if *highest > 0 {
        *tiles = tiles.plus(Values::one(*highest));
        *highest -= 1;
    }
}
