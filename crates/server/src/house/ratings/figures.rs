//! A player's own statistics.

use furrow_bots::Level;
use furrow_table::registry::GameId;

/// Whom one has had against oneself in a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Company {
    /// Only people.
    People,
    /// Only computer players of one level.
    Computers(Level),
    /// Only programs that are not of the house.
    Programs,
    /// Both, or several levels.
    Mixed,
}

/// Games that are counted together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Class {
    pub(crate) game: GameId,
    pub(crate) seats: u8,
    pub(crate) company: Company,
}

/// How games of a class went.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Figures {
    pub(crate) games: u32,
    /// A first place that several share is divided among them.
    pub(crate) wins: f64,
    /// The sum of all places, from 1.
    pub(crate) ranks: u32,
}

impl Figures {
    pub(crate) fn add(&mut self, rank: u8, win: f64) {
        self.games += 1;
        self.wins += win;
        self.ranks += u32::from(rank);
    }

    /// 1 is the best there is; of no games at all it is nothing.
    pub(crate) fn mean_rank(&self) -> f64 {
        f64::from(self.ranks) / f64::from(self.games.max(1))
    }
}
