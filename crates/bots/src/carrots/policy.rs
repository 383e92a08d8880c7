//! How playouts choose: by the turns that are left after an action.

use super::{IMPATIENCE, LONGEST, PATIENT, pace::Pace};
use furrow_carrots::{Act, Action, State};
use furrow_game::Seat;

/// An action after which so many turns more are left is e times less likely.
const TURNS: f32 = 0.4;

/// Adds the leanings of a seat.
pub(super) fn lean(state: &State, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
    let pace = Pace::new(state, seat, state.setup.seats);
    let late = f32::from(state.round.saturating_sub(PATIENT)) * IMPATIENCE as f32;
    leanings.extend(actions.iter().map(|action| {
        let stays = matches!(action.act, Act::Take | Act::Give);
        let late = if stays { late.min(LONGEST as f32) } else { 0.0 };
        -(pace.turns_after(*action) + late) / TURNS
    }));
}
