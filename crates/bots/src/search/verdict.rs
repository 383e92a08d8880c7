//! What a search found out.

use furrow_game::Game;

/// What is known of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<A> {
    /// Which.
    pub action: A,
    /// Simulations that began with it, those of earlier decisions counted where trees are kept.
    pub visits: u32,
    /// The chance to win with it, 0 to 1, a shared win in part; 0 if it was not tried.
    pub chance: f64,
    /// The standard error of the chance, as far as chance in the simulations goes; 1 if it was tried at most once.
    pub error: f64,
    /// What the searcher gets on average: the chance, and the place a little. From 0 to 1, or a little beyond where payoffs
    /// are told against what each truth promised.
    pub payoff: f64,
}

/// What a search found out.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<G: Game> {
    /// All actions, as they were given.
    pub tried: Vec<Tried<G::Action>>,
    /// What most simulations of the first tree did, as the searcher sees it: an action of its own, then what follows, as
    /// long as enough of them went the same way.
    pub line: Vec<G::Seen>,
}

impl<G: Game> Verdict<G> {
    /// The action to choose: the one that was tried most, of several the one that got more.
    ///
    /// # Panics
    /// If there are no actions.
    #[must_use]
    pub fn best(&self) -> G::Action {
        let most =
            self.tried.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.payoff.total_cmp(&b.payoff)));
        most.expect("there is an action").action
    }
}
