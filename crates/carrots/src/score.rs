//! Ranks (P21 to P23); there are no scores.

use crate::{Beat, Decided, FINISH, Phase, State};
use furrow_game::{Seat, Sink, ranks_by};
use std::cmp::Reverse;

/// What ranks go by: arrival, then spaces left, then lettuces held (P21, P23).
type Key = (u8, Reverse<u16>, Reverse<u8>);

impl State {
    /// Ranks once the game is over (C4).
    pub(crate) fn final_ranks(&self) -> Option<Vec<u8>> {
        if self.phase != Phase::Over {
            return None;
        }
        let keys: Vec<Key> = Seat::all(self.setup.seats).map(|seat| self.key(seat)).collect();
        Some(ranks_by(&keys))
    }

    fn key(&self, seat: Seat) -> Key {
        if self.has_finished(seat) {
            let arrived = self.finished.iter().rposition(|(who, _)| *who == seat).unwrap_or_default();
            return (u8::MAX - arrived as u8, Reverse(0), Reverse(0));
        }
        (0, Reverse(self.spaces_left(seat)), Reverse(self.lettuces[seat.index()]))
    }

    /// Spaces left to a seat; two markers: their sum (P23).
    #[must_use]
    pub fn spaces_left(&self, seat: Seat) -> u16 {
        self.markers().map(|marker| u16::from(FINISH - self.space_of(seat, marker))).sum()
    }

    pub(crate) fn tell_ranks<S: Sink<Beat>>(&self, beats: &mut S) {
        if !S::LISTENS {
            return;
        }
        let Some(ranks) = self.final_ranks() else { return };
        let mut order: Vec<Seat> = Seat::all(self.setup.seats).collect();
        order.sort_by_key(|seat| (ranks[seat.index()], seat.number()));
        for seat in order {
            let rank = ranks[seat.index()];
            beats.beat(|| Beat::Ranks { seat, rank, by: self.decided(seat) });
        }
    }

    /// What gave a seat its rank.
    fn decided(&self, seat: Seat) -> Decided {
        let out = |other: &Seat| *other != seat && !self.has_finished(*other);
        let mut rivals = Seat::all(self.setup.seats).filter(out).peekable();
        let (spaces, lettuces) = (self.spaces_left(seat), self.lettuces[seat.index()]);
        if self.has_finished(seat) {
            return if self.setup.markers() == 2 { Decided::BothHome } else { Decided::Home };
        }
        if rivals.peek().is_none() {
            return if self.setup.markers() == 2 { Decided::OtherHome } else { Decided::Left };
        }
        let level: Vec<Seat> = rivals.filter(|rival| self.spaces_left(*rival) == spaces).collect();
        if level.iter().any(|rival| self.lettuces[rival.index()] == lettuces) {
            Decided::Shared
        } else if level.is_empty() {
            Decided::Spaces(spaces as u8)
        } else {
            Decided::Lettuces(lettuces)
        }
    }
}
