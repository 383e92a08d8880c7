//! Playing the games.

use crate::{Observed, Paired, Plan, Studied, Study};
use furrow_arena::in_order;
use furrow_game::Game;
use std::ops::ControlFlow;

/// Games to be played, and what they are compared with.
#[derive(Clone, Debug)]
pub struct Experiment<G: Game> {
    /// Who plays what.
    pub plan: Plan<G>,
    /// A set-up for as many seats; every deal is played with it too.
    pub base: Option<G::Setup>,
    /// How many deals.
    pub games: u64,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The games of the plan.
    pub study: Study,
    /// What they are compared with.
    pub paired: Option<Paired>,
}

impl<G: Studied> Experiment<G> {
    /// Plays all games on so many threads; `progress` is called once a deal. What comes of it is the same on any number.
    pub fn run(&self, threads: usize, mut progress: impl FnMut()) -> Outcome {
        let mut outcome = Outcome { study: Study::default(), paired: self.base.map(|_| Paired::default()) };
        let base = self.base.map(|setup| Plan::<G> { setup, ..self.plan.clone() });
        let deal = |n| (self.plan.play(n), base.as_ref().map(|base| base.play(n)));
        in_order(threads, 0..self.games, deal, |(game, base): (Observed, Option<Observed>)| {
            outcome.study.add(&game);
            if let (Some(paired), Some(base)) = (&mut outcome.paired, &base) {
                paired.add(&game, base);
            }
            progress();
            ControlFlow::Continue(())
        });
        outcome
    }
}
