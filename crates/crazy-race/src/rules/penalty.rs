//! The end of a game: penalties (R17), and whose animals are furthest behind (R17, R18).

use crate::{Beat, Board, HOME, State, Values, state::Phase};
use furrow_game::{Seat, SeatSet, Sink};

/// A penalty as the lanes stand (R17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Penalty {
    /// The progress of the animals on which it falls.
    pub progress: u8,
    /// Their owners.
    pub owners: SeatSet,
}

impl Board {
    /// Penalties 1 and 2 if the game ended now; `None`: there is no such animal (R17).
    #[must_use]
    pub fn penalties(&self) -> [Option<Penalty>; 2] {
        let lanes = &self.progress[..self.seats()];
        let first = least(lanes, None);
        let second = first.and_then(|first| least(lanes, Some(first)));
        [first, second].map(|at| at.map(|progress| Penalty { progress, owners: owners(lanes, progress) }))
    }
}

impl State {
    /// Penalty 1 takes the most valuable tile; penalty 2 falls on the next distinct progress, and its payers choose
    /// (R17).
    pub(crate) fn end_game(&mut self, beats: &mut impl Sink<Beat>) {
        let first = least(self.lanes(), None);
        beats.beat(|| Beat::Penalty { number: 1, progress: first });
        for seat in self.payers(first) {
            let tile = self.board.tiles[seat.index()].highest();
            self.lose(seat, 1, tile, beats);
        }
        let second = first.and_then(|first| least(self.lanes(), Some(first)));
        beats.beat(|| Beat::Penalty { number: 2, progress: second });
        let mut owing = SeatSet::NONE;
        for seat in self.payers(second) {
            if self.board.tiles[seat.index()].is_empty() {
                self.lose(seat, 2, None, beats);
            } else {
                owing = owing.iter().chain([seat]).collect();
            }
        }
        self.board.owing = owing;
        self.ask(beats);
    }

    /// A tile of the payer's choice (R17).
    pub(crate) fn discard(&mut self, seat: Seat, tile: u8, beats: &mut impl Sink<Beat>) {
        self.lose(seat, 2, Some(tile), beats);
        self.board.owing = self.board.owing.iter().filter(|other| *other != seat).collect();
        self.ask(beats);
    }

    fn ask(&mut self, beats: &mut impl Sink<Beat>) {
        match self.clockwise().find(|seat| self.board.owing.contains(*seat)) {
            Some(seat) => (self.board.phase, self.board.seat) = (Phase::Discard, seat),
            None => {
                self.board.phase = Phase::Over;
                self.tell_ranks(beats);
            }
        }
    }

    fn lose(&mut self, seat: Seat, number: u8, tile: Option<u8>, beats: &mut impl Sink<Beat>) {
        let tiles = &mut self.board.tiles[seat.index()];
        *tiles = tile.map_or(*tiles, |tile| tiles.minus(Values::one(tile)));
        beats.beat(|| Beat::LosesTile { seat, number, tile });
    }

    /// The owners of animals with this progress, from the last stage's start player (R17).
    fn payers(&self, progress: Option<u8>) -> impl Iterator<Item = Seat> + use<> {
        let owners = progress.map_or(SeatSet::NONE, |progress| owners(self.lanes(), progress));
        self.clockwise().filter(move |seat| owners.contains(*seat))
    }

    /// The seats clockwise from the start player.
    fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.board.setup.seats;
        let first = self.board.first();
        std::iter::successors(Some(first), move |seat| Some(seat.next(seats))).take(usize::from(seats))
    }
}

/// The least progress of an unfinished animal that is more than `than`, if given (R17).
pub(crate) fn least(progress: &[[u8; 3]], than: Option<u8>) -> Option<u8> {
    let unfinished = progress.iter().flatten().copied().filter(|progress| *progress < HOME);
    unfinished.filter(|progress| than.is_none_or(|than| *progress > than)).min()
}

/// The owners of animals with this progress.
pub(crate) fn owners(progress: &[[u8; 3]], at: u8) -> SeatSet {
    let seats = Seat::all(progress.len() as u8).zip(progress);
    seats.filter(|(_, lane)| lane.contains(&at)).map(|(seat, _)| seat).collect()
}

/// The progress of a player's least-progressed animal (R18).
pub(crate) fn last(lane: &[u8; 3]) -> u8 {
    lane.iter().copied().min().unwrap_or(HOME)
}
