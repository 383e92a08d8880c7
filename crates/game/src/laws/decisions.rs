//! For benches: random games, played as a search plays them.

use crate::{Game, Step, Turn, below};
use rand::Rng;
use std::hint::black_box;

/// Makes so many random decisions and the chance between them, game after game, without beats; returns how many games
/// ended. For benches.
pub fn decisions<G: Game>(count: u64, setup: &G::Setup, rng: &mut impl Rng) -> u64 {
    let (mut made, mut ended) = (0, 0);
    let mut game = G::new(black_box(setup));
    while made < count {
        match game.turn() {
            Turn::Chance => {
                let chance = game.sample_chance(rng);
                game.apply_unchecked(Step::Chance(chance), &mut ());
            }
            Turn::Act(seat) => {
                let actions = game.legal_actions(seat);
                let actions = actions.as_ref();
                let pick = below(rng, actions.len() as u32);
                game.apply_unchecked(Step::Act(seat, actions[pick as usize]), &mut ());
                made += 1;
            }
            Turn::Over => {
                ended += 1;
                game = G::new(black_box(setup));
            }
        }
    }
    black_box(&game);
    ended
}
