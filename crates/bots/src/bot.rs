//! A player at a table.

use crate::{Level, Playable, choose};
use furrow_game::{Seat, Sight, fair::Seed};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A bot on a seat: its level and its own generator.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    rng: Pcg64Mcg,
}

impl Bot {
    /// The bot of `seat` in the game that `game_seed` names. Its choices follow from these three and what it sees;
    /// where chance must stay secret (a live table), so must the text.
    #[must_use]
    pub fn new(level: Level, game_seed: &str, seat: Seat) -> Self {
        let seed = Seed::of_game(&format!("{game_seed}/bot"), u64::from(seat.number()));
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&seed.0[..16]);
        Bot { level, rng: Pcg64Mcg::from_seed(bytes) }
    }

    /// Chooses one of `actions`, the legal actions of its seat; see [`choose`].
    ///
    /// # Panics
    /// If there are no actions.
    pub fn choose<G: Playable>(&mut self, sight: &Sight<G>, actions: &[G::Action]) -> G::Action {
        choose(self.level, sight, actions, &mut self.rng)
    }
}
