//! Growing one tree: selection, playout, counting.

use super::{
    effort::Effort,
    playout::play_out,
    policy::{Chances, draw},
    prospects::Prospects,
    tree::{NodeId, ROOT, Tree},
    truths::Truths,
};
use crate::Playable;
use furrow_game::{Seat, Step, Turn, Viewer};
use rand_pcg::Pcg64Mcg;

/// How sharp the policy is where it says which actions are looked at first.
const PRIOR_SHARPNESS: f32 = 1.0;

/// What one tree found out about one action at its root.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Found {
    /// Simulations that began with it.
    pub(super) visits: u32,
    /// Their payoffs to the searcher, added up.
    pub(super) payoff: f64,
    /// Their shares of the win, added up.
    pub(super) wins: f64,
    /// The squares of these, added up.
    pub(super) squares: f64,
}

/// One tree being grown.
pub(super) struct Grower<'a, G: Playable> {
    effort: &'a Effort,
    me: Seat,
    actions: &'a [G::Action],
    /// By action of the root, how much it is looked at first.
    priors: &'a [f32],
    pub(super) tree: Tree<G>,
    pub(super) found: Vec<Found>,
    rng: Pcg64Mcg,
    chances: Chances,
    groups: Groups,
    path: Vec<(NodeId, usize)>,
}

/// Actions by edge; room that is used again and again.
#[derive(Default)]
struct Groups {
    /// By action, its edge.
    of: Vec<usize>,
    /// Each edge with the prior of all its actions.
    edges: Vec<(usize, f32)>,
    /// None of these comes as far as this.
    next: usize,
}

impl Groups {
    fn clear(&mut self) {
        self.of.clear();
        self.edges.clear();
        self.next = 0;
    }

    fn add(&mut self, edge: usize, prior: f32) {
        self.of.push(edge);
        let known =
            (edge < self.next).then(|| self.edges.iter_mut().find(|(known, _)| *known == edge)).flatten();
        match known {
            Some((_, sum)) => *sum += prior,
            None => self.edges.push((edge, prior)),
        }
        self.next = self.next.max(edge + 1);
    }
}

impl<'a, G: Playable> Grower<'a, G> {
    /// On this tree, which may be grown already.
    pub(super) fn new(
        effort: &'a Effort,
        me: Seat,
        (actions, priors): (&'a [G::Action], &'a [f32]),
        tree: Tree<G>,
        rng: Pcg64Mcg,
    ) -> Self {
        let found = vec![Found::default(); actions.len()];
        Grower {
            effort,
            me,
            actions,
            priors,
            tree,
            found,
            rng,
            chances: Chances::default(),
            groups: Groups::default(),
            path: Vec::new(),
        }
    }

    /// Runs all simulations, each in one of these truths.
    pub(super) fn grow(&mut self, truths: &Truths<G>) {
        for _ in 0..self.effort.simulations {
            let (truth, evening) = truths.draw(&mut self.rng);
            self.simulate(truth.clone(), &evening);
        }
    }

    fn simulate(&mut self, mut state: G, evening: &Prospects) {
        self.path.clear();
        let (first, mut at) = self.step_from_root(&mut state);
        // What nobody chooses is gone through at once: a descent ends at the first new choice.
        while self.tree.node(at).visits > 0 || state.turn() == Turn::Chance {
            let Some(to) = self.step(&mut state, at) else { break };
            at = to;
        }
        let prospects = play_out(state, self.effort, &mut self.chances, &mut self.rng).plus(evening, 1.0);
        self.tree.count(&self.path, at, &prospects.payoffs());
        let (found, me) = (&mut self.found[first], self.me.index());
        let won = f64::from(prospects.wins[me]);
        found.visits += 1;
        found.payoff += f64::from(prospects.payoffs()[me]);
        found.wins += won;
        found.squares += won * won;
    }

    /// The searcher's own action.
    fn step_from_root(&mut self, state: &mut G) -> (usize, NodeId) {
        self.await_turn(state);
        let (me, actions, priors) = (self.me, self.actions, self.priors);
        let first = self.select(ROOT, me, actions, priors);
        let step = Step::Act(me, actions[first]);
        let to = self.go(ROOT, G::seen(step, Viewer::Seat(me)));
        state.apply_unchecked(step, &mut ());
        (first, to)
    }

    /// Where several seats choose in secret the searcher may be asked before its time (F4): those whose turn comes first
    /// choose by the policy.
    fn await_turn(&mut self, state: &mut G) {
        while let Turn::Act(seat) = state.turn()
            && seat != self.me
        {
            let actions = state.legal_actions(seat);
            let action =
                self.chances.choose(state, seat, actions.as_ref(), self.effort.playouts, &mut self.rng);
            state.apply_unchecked(Step::Act(seat, action), &mut ());
        }
    }

    /// A step from a node that has been visited before; `None` at the end of the game.
    fn step(&mut self, state: &mut G, at: NodeId) -> Option<NodeId> {
        match state.turn() {
            Turn::Over => None,
            Turn::Chance => {
                let step = Step::Chance(state.sample_chance(&mut self.rng));
                state.apply_unchecked(step, &mut ());
                Some(if self.effort.chance { self.go(at, G::seen(step, Viewer::Seat(self.me))) } else { at })
            }
            Turn::Act(seat) => {
                let actions = state.legal_actions(seat);
                let actions = actions.as_ref();
                let mut chances = std::mem::take(&mut self.chances);
                let priors = chances.of(state, seat, actions, PRIOR_SHARPNESS);
                let chosen = self.select(at, seat, actions, priors);
                self.chances = chances;
                let step = Step::Act(seat, actions[chosen]);
                let to = self.go(at, G::seen(step, Viewer::Seat(self.me)));
                state.apply_unchecked(step, &mut ());
                Some(to)
            }
        }
    }

    /// Goes along an edge.
    fn go(&mut self, at: NodeId, seen: G::Seen) -> NodeId {
        let edge = self.tree.edge(at, seen, 0);
        self.path.push((at, edge));
        self.tree.follow(at, edge)
    }

    /// Chooses an action: that of the best mean for its seat, those that were tried less often than the priors
    /// would have it preferred. Among actions which the searcher cannot tell apart the policy draws.
    fn select(&mut self, at: NodeId, seat: Seat, actions: &[G::Action], priors: &[f32]) -> usize {
        self.groups.clear();
        let mut likely = 0; // edges are mostly in the order of actions
        for (action, prior) in actions.iter().zip(priors) {
            let seen = G::seen(Step::Act(seat, *action), Viewer::Seat(self.me));
            let edge = self.tree.edge(at, seen, likely);
            self.groups.add(edge, *prior);
            likely = edge + 1;
        }
        let node = self.tree.node_mut(at);
        let unknown = node.sums[seat.index()] / f64::from(node.visits.max(1));
        let mut best = (f64::NEG_INFINITY, 0);
        for (edge, prior) in &self.groups.edges {
            let known = &mut node.edges[*edge];
            known.available += 1;
            let wide = f64::from(known.available).sqrt() / f64::from(1 + known.visits);
            let mean = known.mean(seat.index()).unwrap_or(unknown);
            let score = mean + f64::from(self.effort.bias * prior) * wide;
            if score > best.0 {
                best = (score, *edge);
            }
        }
        let alike =
            self.groups.of.iter().zip(priors).map(|(edge, prior)| if *edge == best.1 { *prior } else { 0.0 });
        draw(alike, &mut self.rng)
    }
}
