//! A player at a table.

use crate::{
    Level, Playable, choose,
    search::{Effort, Searcher},
};
use furrow_game::{Seat, Sight, fair::Seed};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A bot on a seat: how it plays, and its own generator.
#[derive(Clone, Debug)]
pub struct Bot<G: Playable> {
    mind: Mind<G>,
    rng: Pcg64Mcg,
}

#[derive(Clone, Debug)]
enum Mind<G: Playable> {
    Level(Level),
    Search(Searcher<G>),
}

impl<G: Playable> Bot<G> {
    /// The bot of `seat` in the game that `game_seed` names. Its choices follow from these three and what it sees;
    /// where chance must stay secret (a live table), so must the text.
    #[must_use]
    pub fn new(level: Level, game_seed: &str, seat: Seat) -> Self {
        Bot { mind: Mind::Level(level), rng: generator(game_seed, seat) }
    }

    /// A bot that searches with an effort of its own, for experiments; see [`Bot::new`].
    #[must_use]
    pub fn searching(effort: Effort, game_seed: &str, seat: Seat) -> Self {
        Bot { mind: Mind::Search(Searcher::new(effort)), rng: generator(game_seed, seat) }
    }

    /// Chooses one of `actions`, the legal actions of its seat; see [`choose`].
    ///
    /// # Panics
    /// If there are no actions.
    pub fn choose(&mut self, sight: &Sight<G>, actions: &[G::Action]) -> G::Action {
        match &mut self.mind {
            _ if actions.len() == 1 => actions[0],
            Mind::Level(level) => choose(*level, sight, actions, &mut self.rng),
            Mind::Search(searcher) => searcher.search(sight, actions, &mut self.rng).best(),
        }
    }
}

/// The generator of the bot of `seat` in the game that `game_seed` names.
#[must_use]
pub fn generator(game_seed: &str, seat: Seat) -> Pcg64Mcg {
    let seed = Seed::of_game(&format!("{game_seed}/bot"), u64::from(seat.number()));
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&seed.0[..16]);
    Pcg64Mcg::from_seed(bytes)
}
