//! A match as far as it has come.

use crate::{Decision, Played, Player, Sprt, Standings};

/// So many games between players, or fewer if a test stops them early.
#[derive(Clone, Debug)]
pub struct Match {
    /// What it has come to.
    pub standings: Standings,
    /// How many games it has at most.
    pub games: u64,
    /// When it stops early: by the share of the win of the first player.
    pub sprt: Option<Sprt>,
    /// What the test says.
    pub decision: Decision,
}

impl Match {
    /// Before the first game, which so many seats have.
    #[must_use]
    pub fn new(players: &[Player], seats: u8, games: u64, sprt: Option<Sprt>) -> Self {
        Match { standings: Standings::new(players, seats), games, sprt, decision: Decision::Open }
    }

    /// Counts a game; they come in order. What comes after the end is not counted: nobody would have played it.
    pub fn add(&mut self, game: &Played) {
        if self.is_over() {
            return;
        }
        self.standings.add(game);
        if let Some(sprt) = self.sprt.filter(|_| self.standings.is_whole()) {
            self.decision = sprt.decide(&self.standings.first().wins);
        }
    }

    /// Whether all games are played, or no more are needed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.standings.games() >= self.games || self.decision != Decision::Open
    }
}
