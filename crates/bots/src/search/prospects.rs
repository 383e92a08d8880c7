//! What seats can expect of the end of a game.

use furrow_game::{Game, MAX_SEATS};

/// By seat, what the end brings, certain or on average.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Prospects {
    /// The share of the win, 0 to 1: one that is shared is split, so that all shares add up to 1.
    pub wins: [f32; MAX_SEATS],
    /// The place, 1 for the first and 0 for the last of all.
    pub places: [f32; MAX_SEATS],
}

/// How much the place counts beside the win.
const PLACE: f32 = 0.15;

impl Prospects {
    /// Of ranks by seat (C4).
    #[must_use]
    pub fn of_ranks(ranks: &[u8]) -> Self {
        let mut prospects = Prospects::default();
        let winners = ranks.iter().filter(|rank| **rank == 1).count();
        for (seat, rank) in ranks.iter().enumerate() {
            let (better, level) =
                ranks.iter().fold((0.0, 0.0), |(better, level), other| match other.cmp(rank) {
                    std::cmp::Ordering::Less => (better + 1.0, level),
                    std::cmp::Ordering::Equal => (better, level + 1.0),
                    std::cmp::Ordering::Greater => (better, level),
                });
            prospects.wins[seat] = if *rank == 1 { 1.0 / winners as f32 } else { 0.0 };
            prospects.places[seat] = 1.0 - (better + (level - 1.0) / 2.0) / (ranks.len() as f32 - 1.0);
        }
        prospects
    }

    /// Of a game that is over.
    pub(super) fn of_end<G: Game>(game: &G) -> Self {
        Self::of_ranks(&game.ranks().unwrap_or_default())
    }

    /// With so much of others added.
    pub(super) fn plus(mut self, others: &Self, share: f32) -> Self {
        self.wins.iter_mut().zip(others.wins).for_each(|(win, other)| *win += share * other);
        self.places.iter_mut().zip(others.places).for_each(|(place, other)| *place += share * other);
        self
    }

    /// By seat, what the search wants more of, 0 to 1: the win, and the place a little.
    pub(super) fn payoffs(&self) -> Payoffs {
        std::array::from_fn(|seat| (1.0 - PLACE) * self.wins[seat] + PLACE * self.places[seat])
    }
}

/// By seat, 0 to 1.
pub(super) type Payoffs = [f32; MAX_SEATS];
