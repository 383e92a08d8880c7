//! Games at random.

use furrow_game::{Game, Step, Turn};

/// Plays a game at random, the same one for the same number; `see` gets it after each step, with that step's beats.
pub(crate) fn walk<G: Game>(setup: &G::Setup, number: u64, mut see: impl FnMut(&G, &[G::Beat])) -> G {
    let (mut game, mut word) = (G::new(setup), number);
    let mut below = |n: usize| {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (word >> 33) as usize % n
    };
    loop {
        let step = match game.turn() {
            Turn::Over => return game,
            Turn::Act(seat) => {
                let actions = game.legal_actions(seat);
                Step::Act(seat, actions.as_ref()[below(actions.as_ref().len())])
            }
            _ => {
                let mut outcomes = Vec::new();
                game.chance_outcomes(|outcome, _| outcomes.push(outcome));
                Step::Chance(outcomes[below(outcomes.len())])
            }
        };
        let mut beats = Vec::new();
        game.apply(step, &mut beats).unwrap();
        see(&game, &beats);
    }
}
