//! Scores and ranks (F16 to F18).

use crate::{Beat, State, rules::podium, state::Phase};
use furrow_game::{Seat, Sink, ranks_by};

impl State {
    /// Points by seat so far: those of finished games, the present one's too once it is over.
    pub(crate) fn totals(&self) -> Vec<i32> {
        self.scores[..self.seats()].iter().map(|points| i32::from(*points)).collect()
    }

    /// Ranks once the game is over: by points, then by the best-placed bet (F17); a championship by points alone (F18).
    pub(crate) fn final_ranks(&self) -> Option<Vec<u8>> {
        if self.phase != Phase::Over {
            return None;
        }
        let keys: Vec<(u8, u8)> = (0..self.seats())
            .map(|seat| {
                let best =
                    if self.setup.championship { 0 } else { podium::best(&self.places, &self.bets[seat]) };
                (self.scores[seat], best)
            })
            .collect();
        Some(ranks_by(&keys))
    }

    /// Tells the final ranks, and what broke ties (C4, F17, F18).
    pub(crate) fn tell_ranks<S: Sink<Beat>>(&self, beats: &mut S) {
        if !S::LISTENS {
            return;
        }
        let Some(ranks) = self.final_ranks() else { return };
        let mut order: Vec<Seat> = Seat::all(self.setup.seats).collect();
        order.sort_by_key(|seat| (ranks[seat.index()], seat.number()));
        for pair in order.windows(2) {
            let (seat, over) = (pair[0], pair[1]);
            let level = self.scores[seat.index()] == self.scores[over.index()];
            if level && ranks[seat.index()] < ranks[over.index()] {
                let best =
                    self.podium.iter().find(|a| self.bets[seat.index()].iter().any(|c| c.animal() == **a));
                best.into_iter()
                    .for_each(|animal| beats.beat(|| Beat::TieBroken { seat, over, animal: *animal }));
            }
        }
        for seat in order {
            let (rank, total) = (ranks[seat.index()], self.scores[seat.index()]);
            beats.beat(|| Beat::Ranks { seat, rank, total });
        }
    }
}
