//! A beginner at Hare and Tortoise: runs as far as the carrots go, loves the hare, and thinks of the lettuces and of
//! the carrots that are too many only when the finish is near.

use furrow_carrots::{Act, Action, FINISH, Marker, Space, State, TEN};
use furrow_game::Seat;

/// A roll of the die is as nice as so many spaces.
const DIE: f64 = 3.0;

/// From this space on a beginner thinks of the finish: lettuces and carrots.
const NEAR: u8 = 40;

/// A lettuce space, once it comes to mind, is as nice as so many spaces.
const LETTUCE: f64 = 30.0;

/// How much a beginner likes an action.
pub(super) fn likes(state: &State, me: Seat, action: Action) -> f64 {
    let marker = action.marker.unwrap_or(Marker::A);
    let from = state.space_of(me, marker);
    let carrots = state.purse(me, marker);
    let lettuces = state.lettuces[me.index()];
    let near = from >= NEAR;
    let too_many = near && lettuces == 0 && carrots > allowed(state, me, marker, from);
    match action.act {
        Act::Forward(n) if from + n == FINISH => 100.0,
        Act::Forward(n) => {
            let to = from + n;
            let kind = match state.course().space(to) {
                Space::Lettuce if to >= NEAR => LETTUCE,
                Space::Hare => DIE,
                Space::Carrot if too_many && to > 57 => LETTUCE,
                _ => 0.0,
            };
            let past = if lettuces > 0 && to > 57 { -LETTUCE } else { 0.0 };
            f64::from(n) + kind + past
        }
        Act::Back if near && lettuces > 0 && from > 56 => LETTUCE,
        Act::Back => 1.5,
        Act::Give if too_many => 50.0,
        Act::Take if !too_many && carrots < TEN => 3.5,
        Act::Give | Act::Take | Act::Restart => 0.0,
    }
}

/// The carrots that it may have before the last move.
fn allowed(state: &State, me: Seat, marker: Marker, from: u8) -> u32 {
    state.carrots_allowed(me, marker).unwrap_or(u32::MAX / 2) + furrow_carrots::cost(FINISH - from)
}
