//! A search at each decision of a seat in one game.

use super::{
    effort::Effort,
    grow::{Found, Grower},
    policy::soften,
    tree::{NodeId, ROOT, Tree},
    truths::Truths,
    verdict::{Tried, Verdict},
};
use crate::{Asked, Playable};
use furrow_game::{Seat, Sight, Step, Viewer};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use rayon::prelude::*;

/// How likely worths make an action that is a standard deviation better: e times.
const WORTHS_SHARPNESS: f32 = 1.5;

/// A line is told as long as so many simulations went along it.
const LINE: u32 = 40;

/// Searches for a seat, and may keep its trees from one decision to the next.
#[derive(Clone, Debug)]
pub struct Searcher<G: Playable> {
    effort: Effort,
    trees: Vec<Tree<G>>,
    /// Steps of the game when the trees were grown.
    steps: usize,
}

impl<G: Playable> Searcher<G> {
    /// One that goes about it so.
    #[must_use]
    pub fn new(effort: Effort) -> Self {
        Searcher { effort, trees: Vec::new(), steps: 0 }
    }

    /// Looks into `actions`, the legal actions of the sight's seat.
    ///
    /// Goes by the sight, the actions and the generator; where trees are kept, also by earlier calls. Runs on the
    /// threads of the rayon pool it is called in.
    ///
    /// # Panics
    /// If the sight has no seat.
    pub fn search(&mut self, sight: &Sight<G>, actions: &[G::Action], rng: &mut Pcg64Mcg) -> Verdict<G> {
        let evidence = self.effort.inference.then(|| G::evidence(sight));
        let truths = self.effort.truths;
        let even = self.effort.even;
        let imagine = |rng: &mut Pcg64Mcg| {
            let truths = Truths::imagine(sight, truths, evidence.as_ref(), rng);
            if even { truths.evened() } else { truths }
        };
        self.search_in(&imagine, sight, actions, rng)
    }

    /// The same for one who knows what is true: a cheat, to measure by how much knowing helps.
    ///
    /// # Panics
    /// If the sight has no seat.
    pub fn cheat(&mut self, asked: &Asked<'_, G>, rng: &mut Pcg64Mcg) -> Verdict<G> {
        self.search_in(&|_| Truths::one(asked.truth.clone()), asked.sight, asked.actions, rng)
    }

    fn search_in(
        &mut self,
        imagine: &(impl Fn(&mut Pcg64Mcg) -> Truths<G> + Sync),
        sight: &Sight<G>,
        actions: &[G::Action],
        rng: &mut Pcg64Mcg,
    ) -> Verdict<G> {
        let me = sight.viewer.seat().expect("only who has a seat chooses");
        let effort = self.effort;
        let priors = priors(&G::worths(sight, actions));
        let seeds: Vec<u64> = (0..effort.trees.max(1)).map(|_| rng.random()).collect();
        let kept = self.kept(sight);
        let grown: Vec<(Tree<G>, Vec<Found>)> = seeds
            .into_par_iter()
            .zip(kept)
            .map(|(seed, tree)| {
                let mut rng = Pcg64Mcg::seed_from_u64(seed);
                let truths = imagine(&mut rng);
                let mut grower = Grower::new(&effort, me, (actions, &priors), tree, rng);
                grower.grow(&truths);
                (grower.tree, grower.found)
            })
            .collect();
        let verdict = verdict(me, actions, &grown);
        self.steps = sight.history.len();
        self.trees =
            if effort.reuse { grown.into_iter().map(|(tree, _)| tree).collect() } else { Vec::new() };
        verdict
    }

    /// The trees as far as they have grown behind what was seen since.
    fn kept(&mut self, sight: &Sight<G>) -> Vec<Tree<G>> {
        let since = sight.history.get(self.steps..); // none after a step back
        let kept = |tree: &Tree<G>| since.and_then(|steps| tree.behind(steps)).unwrap_or_else(Tree::new);
        let mut trees: Vec<Tree<G>> = self.trees.iter().map(kept).collect();
        trees.resize_with(self.effort.trees.max(1) as usize, Tree::new);
        trees
    }
}

/// How much each action is looked at first, all together 1: by its worth in standard deviations.
fn priors(worths: &[f64]) -> Vec<f32> {
    let n = worths.len() as f64;
    let mean = worths.iter().sum::<f64>() / n;
    let deviation = (worths.iter().map(|worth| (worth - mean).powi(2)).sum::<f64>() / n).sqrt().max(1e-9);
    let mut priors: Vec<f32> = worths.iter().map(|worth| ((worth - mean) / deviation) as f32).collect();
    soften(&mut priors, WORTHS_SHARPNESS);
    priors
}

fn verdict<G: Playable>(me: Seat, actions: &[G::Action], grown: &[(Tree<G>, Vec<Found>)]) -> Verdict<G> {
    let tried = |(place, action): (usize, &G::Action)| {
        let sum = |what: fn(&Found) -> f64| grown.iter().map(|(_, found)| what(&found[place])).sum::<f64>();
        let seen = G::seen(Step::Act(me, *action), Viewer::Seat(me));
        let visits = |tree: &Tree<G>| {
            tree.node(ROOT).edges.iter().find(|edge| edge.seen == seen).map_or(0, |edge| edge.visits)
        };
        let begun = sum(|found| f64::from(found.visits));
        let chance = sum(|found| found.wins) / begun.max(1.0);
        let spread = (sum(|found| found.squares) / begun.max(1.0) - chance * chance).max(0.0);
        Tried {
            action: *action,
            visits: grown.iter().map(|(tree, _)| visits(tree)).sum(),
            chance: chance.clamp(0.0, 1.0),
            error: if begun > 1.0 { (spread / (begun - 1.0)).sqrt() } else { 1.0 },
            payoff: sum(|found| found.payoff) / begun.max(1.0),
        }
    };
    let tried = actions.iter().enumerate().map(tried).collect();
    Verdict { tried, line: grown.first().map(|(tree, _)| line(tree)).unwrap_or_default() }
}

/// What most simulations did.
fn line<G: Playable>(tree: &Tree<G>) -> Vec<G::Seen> {
    let mut line = Vec::new();
    let mut at: NodeId = ROOT;
    while let Some(edge) =
        tree.node(at).edges.iter().max_by_key(|edge| edge.visits).filter(|edge| edge.visits >= LINE)
    {
        line.push(edge.seen);
        at = edge.to;
    }
    line
}
