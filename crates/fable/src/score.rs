//! Scores and ranks (F16 to F18).

use crate::{State, rules::podium, state::Phase};
use furrow_game::ranks_by;

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
}
