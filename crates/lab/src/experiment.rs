//! Playing the games.

use crate::{Observed, Paired, Plan, Studied, Study, Within};
use furrow_arena::in_order;
use furrow_game::Game;
use std::{ops::ControlFlow, sync::atomic::AtomicBool};

/// Games to be played, and what they are compared with.
#[derive(Clone, Debug)]
pub struct Experiment<G: Game> {
    /// Who plays what.
    pub plan: Plan<G>,
    /// What they are compared with, at as many seats and with the same seed: every deal is played so too.
    pub base: Option<Plan<G>>,
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
    /// Soon after somebody says that it is to stop, it is that of the first games, perhaps of none.
    pub fn run(&self, threads: usize, stop: &AtomicBool, mut progress: impl FnMut()) -> Outcome {
        let paired = self.base.as_ref().map(|_| Paired::default());
        let mut outcome = Outcome { study: Study::default(), paired };
        let deal = |n| {
            let game = self.plan.play(n, stop)?;
            let base = self.base.as_ref().map(|base| base.play(n, stop));
            // Of a deal both games count, or none.
            Some((game, if let Some(base) = base { Some(base?) } else { None }))
        };
        in_order(threads, 0..self.games, deal, |deal: Option<(Observed, Option<Observed>)>| {
            let Some((game, base)) = deal else { return ControlFlow::Break(()) };
            outcome.study.add(&game);
            if let (Some(paired), Some(base)) = (&mut outcome.paired, &base) {
                paired.add(&game, base);
            }
            progress();
            ControlFlow::Continue(())
        });
        outcome
    }

    /// Whether something can come up in any of the games.
    pub(crate) fn can(&self, within: Within<G>) -> bool {
        within(&self.plan.setup) || self.base.as_ref().is_some_and(|base| within(&base.setup))
    }
}
