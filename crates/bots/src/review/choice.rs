//! Choices, looked into again.

use super::Care;
use crate::{
    Level, Playable,
    search::{Effort, Searcher, Tried, Verdict},
};
use furrow_game::{Game, Seat, Setup, Sight, Step, StepOf, Viewer};
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
    /// How much more the best one promised, in chances to win; 0 if it was chosen, never less.
    pub cost: f64,
    /// The standard error of `cost`.
    pub error: f64,
    /// What the search found out about all actions.
    pub verdict: Verdict<G>,
}

/// A choice that a seat had.
#[derive(Clone, Debug)]
pub(super) struct Asked<G: Game> {
    step: usize,
    sight: Sight<G>,
    chosen: G::Action,
}

/// All choices of a game among several actions.
pub(super) fn asked<G: Game>(setup: &G::Setup, steps: &[StepOf<G>]) -> Vec<Asked<G>> {
    let mut game = G::new(setup);
    let mut histories: Vec<Vec<G::Seen>> = vec![Vec::new(); usize::from(setup.seats())];
    let mut asked = Vec::new();
    for (n, step) in steps.iter().enumerate() {
        if let Step::Act(seat, chosen) = step
            && game.legal_actions(*seat).as_ref().len() > 1
        {
            let viewer = Viewer::Seat(*seat);
            let sight = Sight { viewer, view: game.view(viewer), history: histories[seat.index()].clone() };
            asked.push(Asked { step: n, sight, chosen: *chosen });
        }
        game.apply_unchecked(*step, &mut ());
        for (seat, history) in Seat::all(setup.seats()).zip(&mut histories) {
            history.push(G::seen(*step, Viewer::Seat(seat)));
        }
    }
    asked
}

impl<G: Playable> Asked<G> {
    /// Searches it again.
    pub(super) fn look(&self, care: Care, seed: u64) -> Choice<G> {
        let Asked { step, sight, chosen } = self;
        let seat = sight.viewer.seat().expect("who chose");
        let of_level = |level| G::effort(level, &sight.view);
        let effort = of_level(care.level).or_else(|| of_level(Level::Hard)).unwrap_or(Effort::of(1000));
        let effort = Effort { simulations: care.simulations.unwrap_or(effort.simulations), ..effort };
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut search = |actions: &[G::Action]| Searcher::new(effort).search(sight, actions, &mut rng);
        let verdict = search(G::view_actions(&sight.view).as_ref());
        let best = verdict.best();
        let (chance, cost, error) = if best == *chosen {
            (tried(&verdict, best).chance, 0.0, 0.0)
        } else {
            // The search has hardly tried what it does not like: the two are compared alone.
            let pair = search(&[best, *chosen]);
            let (best, chosen) = (tried(&pair, best), tried(&pair, *chosen));
            (chosen.chance, (best.chance - chosen.chance).max(0.0), best.error.hypot(chosen.error))
        };
        Choice { step: *step, seat, chosen: *chosen, best, chance, cost, error, verdict }
    }
}

fn tried<G: Playable>(verdict: &Verdict<G>, wanted: G::Action) -> &Tried<G::Action> {
    verdict.tried.iter().find(|tried| tried.action == wanted).expect("it was among the actions")
}
