//! What a search advises a seat to do.

use crate::{
    Explains, Level,
    explain::why,
    search::{Searcher, Tried, Verdict},
};
use furrow_game::{Game, Sight};
use rand_pcg::Pcg64Mcg;

/// An advice is searched for so many times as long as a move of `hard`.
const CARE: u32 = 3;

/// What a search advises.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<G: Explains> {
    /// All actions, the best first.
    pub tried: Vec<Tried<<G as Game>::Action>>,
    /// What most simulations did, as the seat would see it: the best action, then what follows.
    pub line: Vec<G::Seen>,
    /// What speaks for the best action, rather than for the next.
    pub why: Vec<G::Merit>,
}

impl<G: Explains> Advice<G> {
    /// Searches with some care. Goes by the sight, its actions and the generator alone; takes its time, on the rayon
    /// pool it is called in.
    ///
    /// # Panics
    /// If the sight has no seat, or its seat nothing to choose.
    #[must_use]
    pub fn search(sight: &Sight<G>, rng: &mut Pcg64Mcg) -> Self {
        let actions = G::view_actions(&sight.view);
        let hard = G::effort(Level::Hard, &sight.view).expect("this level searches");
        let mut searcher =
            Searcher::new(crate::search::Effort { simulations: hard.simulations * CARE, ..hard });
        Self::of(sight, searcher.search(sight, actions.as_ref(), rng))
    }

    /// What a search has found out, in order and with reasons.
    #[must_use]
    pub fn of(sight: &Sight<G>, verdict: Verdict<G>) -> Self {
        let Verdict { mut tried, line } = verdict;
        tried.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.payoff.total_cmp(&a.payoff)));
        let other = tried.get(1).map(|tried| tried.action);
        let why = tried.first().map(|best| why(sight, best.action, other)).unwrap_or_default();
        Advice { tried, line, why }
    }

    /// The simulations in all.
    #[must_use]
    pub fn simulations(&self) -> u32 {
        self.tried.iter().map(|tried| tried.visits).sum()
    }
}
