//! Choices, looked into again.

use super::Care;
use crate::{
    Level, Playable,
    search::{Effort, Searcher, Tried, Verdict},
};
use furrow_game::{Game, Seat, Sight, Step, StepOf, Viewer};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A choice among several actions, searched again from what its seat knew.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<G: Game> {
    /// Its index in the game's steps, from 0.
    pub step: usize,
    /// Whose.
    pub seat: Seat,
    /// What was chosen.
    pub chosen: G::Action,
    /// What the search would have chosen.
    pub best: G::Action,
    /// The chance to win with what was chosen, as the seat could know it.
    pub chance: f64,
    /// How much more the best one promised, in chances to win; 0 if it was chosen. When the two were compared once more,
    /// the other way round may have come out: then it is less, so that errors even out where costs are added up.
    pub cost: f64,
    /// The standard error of `cost`.
    pub error: f64,
    /// What the search found out about all actions.
    pub verdict: Verdict<G>,
}

/// A choice that a seat had.
#[derive(Clone, Debug)]
pub(super) struct Decision<G: Game> {
    step: usize,
    seat: Seat,
    view: G::View,
    chosen: G::Action,
}

/// All choices of a game among several actions.
pub(super) fn decisions<G: Game>(setup: &G::Setup, steps: &[StepOf<G>]) -> Vec<Decision<G>> {
    let mut game = G::new(setup);
    let mut decisions = Vec::new();
    for (n, step) in steps.iter().enumerate() {
        if let Step::Act(seat, chosen) = *step
            && game.legal_actions(seat).as_ref().len() > 1
        {
            decisions.push(Decision { step: n, seat, view: game.view(Viewer::Seat(seat)), chosen });
        }
        game.apply_unchecked(*step, &mut ());
    }
    decisions
}

impl<G: Playable> Decision<G> {
    /// Searches it again; `steps` are those of the game.
    pub(super) fn look(&self, steps: &[StepOf<G>], care: Care, seed: u64) -> Choice<G> {
        let Decision { step, seat, chosen, .. } = *self;
        let viewer = Viewer::Seat(seat);
        let history = steps[..step].iter().map(|step| G::seen(*step, viewer)).collect();
        let sight = Sight { viewer, view: self.view.clone(), history };
        let of_level = |level| G::effort(level, &sight.view);
        let effort = of_level(care.level).or_else(|| of_level(Level::Hard)).unwrap_or(Effort::of(1000));
        let effort = Effort { simulations: care.simulations.unwrap_or(effort.simulations), ..effort };
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut search = |actions: &[G::Action]| Searcher::new(effort).search(&sight, actions, &mut rng);
        let verdict = search(G::view_actions(&sight.view).as_ref());
        let best = verdict.best();
        let (chance, cost, error) = if best == chosen {
            (tried(&verdict, best).chance, 0.0, 0.0)
        } else {
            // The search has hardly tried what it does not like: the two are compared alone.
            let pair = search(&[best, chosen]);
            let (best, chosen) = (tried(&pair, best), tried(&pair, chosen));
            (chosen.chance, best.chance - chosen.chance, best.error.hypot(chosen.error))
        };
        Choice { step, seat, chosen, best, chance, cost, error, verdict }
    }
}

fn tried<G: Playable>(verdict: &Verdict<G>, wanted: G::Action) -> &Tried<G::Action> {
    verdict.tried.iter().find(|tried| tried.action == wanted).expect("it was among the actions")
}
