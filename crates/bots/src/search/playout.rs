//! Playing on by the policy.

use super::{effort::Effort, policy::Chances, prospects::Prospects};
use crate::Playable;
use furrow_game::{Step, Turn};
use rand_pcg::Pcg64Mcg;

/// From a state to the end, or to a quiet point beyond the horizon: what came of it, or is to be expected there.
pub(crate) fn play_out<G: Playable>(
    mut state: G,
    effort: &Effort,
    chances: &mut Chances,
    rng: &mut Pcg64Mcg,
) -> Prospects {
    let mut left = effort.horizon;
    loop {
        match state.turn() {
            Turn::Over => return Prospects::of_end(&state),
            Turn::Chance => {
                let step = Step::Chance(state.sample_chance(rng));
                state.apply_unchecked(step, &mut ());
            }
            Turn::Act(seat) => {
                if let Some(more) = left.filter(|_| state.is_quiet()) {
                    let Some(less) = more.checked_sub(1) else { return state.prospects() };
                    left = Some(less);
                }
                let actions = state.legal_actions(seat);
                let action = chances.choose(&state, seat, actions.as_ref(), effort.playouts, rng);
                state.apply_unchecked(Step::Act(seat, action), &mut ());
            }
        }
    }
}
