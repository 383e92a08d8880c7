//! How many ways there are to go on: a change of any rule changes a number.

use crate::{Game, Step, Turn};

/// Paths of `depth` steps, chance and actions alike; a game that is over goes on nowhere.
#[must_use]
pub fn paths<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sum = 0;
    let mut go = |step| {
        let mut next = game.clone();
        next.apply_unchecked(step, &mut ());
        sum += paths(&next, depth - 1);
    };
    match game.turn() {
        Turn::Chance => game.chance_outcomes(|chance, _| go(Step::Chance(chance))),
        Turn::Act(seat) => {
            game.legal_actions(seat).as_ref().iter().for_each(|action| go(Step::Act(seat, *action)));
        }
        Turn::Over => {}
    }
    sum
}
