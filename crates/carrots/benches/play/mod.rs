//! Random games, played as a search plays them: no beats, no heap.

use furrow_carrots::{Setup, State};
use furrow_game::{Game, Step, Turn};
use rand::Rng;
use rand_pcg::Pcg64Mcg;
use std::hint::black_box;

/// Makes so many random decisions and the dice between them, game after game; returns how many games ended.
pub(crate) fn decisions(count: u64, setup: &Setup, rng: &mut Pcg64Mcg) -> u64 {
    let (mut made, mut ended) = (0, 0);
    let mut game = State::new(black_box(setup));
    while made < count {
        match game.turn() {
            Turn::Chance => {
                let chance = game.sample_chance(rng);
                game.apply_unchecked(Step::Chance(chance), &mut ());
            }
            Turn::Act(seat) => {
                let actions = game.legal_actions(seat);
                let pick = (u64::from(rng.next_u32()) * actions.len() as u64) >> 32;
                game.apply_unchecked(Step::Act(seat, actions[pick as usize]), &mut ());
                made += 1;
            }
            Turn::Over => {
                ended += 1;
                game = State::new(black_box(setup));
            }
        }
    }
    black_box(&game);
    ended
}
