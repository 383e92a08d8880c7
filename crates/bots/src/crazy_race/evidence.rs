//! What lies face down at this stage card, by how likely the others would have laid it there (R10).

use super::policy::lean;
use furrow_crazy_race::{Action, Chance, Seen, State};
use furrow_game::{Game, Seat, Sight, Step};

/// What was seen of the laying of this stage, in order.
pub struct Evidence {
    me: Option<Seat>,
    steps: Vec<Seen>,
}

impl Evidence {
    /// Of the stage the sight is at; empty once its cards are being turned up.
    pub(super) fn new(sight: &Sight<State>) -> Self {
        let is_stage = |seen: &Seen| matches!(seen, Seen::Step(Step::Chance(Chance::Stage(_))));
        let begun = sight.history.iter().rposition(is_stage).map_or(0, |place| place + 1);
        let steps = if sight.view.board.is_laying() { sight.history[begun..].to_vec() } else { Vec::new() };
        Evidence { me: sight.viewer.seat(), steps }
    }

    /// The logarithm of how likely all this is in a truth, up to a constant: the laying is gone through again with the
    /// hands that the truth gives.
    pub(super) fn likelihood(&self, truth: &State) -> f32 {
        let Some(mut then) = truth.laying_begun() else { return 0.0 };
        let (mut sum, mut leanings) = (0.0, Vec::new());
        for seen in &self.steps {
            let (seat, action) = match *seen {
                Seen::Step(Step::Act(seat, action)) => (seat, action),
                Seen::Lay { seat, side } => {
                    let value = truth.laid()[then.laid().len()].value;
                    (seat, Action::Lay { side, value })
                }
                Seen::Step(Step::Chance(_)) => continue,
            };
            if self.me != Some(seat) {
                sum += chance(&then, seat, action, &mut leanings);
            }
            then.apply_unchecked(Step::Act(seat, action), &mut ());
        }
        sum
    }
}

/// The logarithm of how likely a seat is to choose an action.
fn chance(state: &State, seat: Seat, action: Action, leanings: &mut Vec<f32>) -> f32 {
    let actions = state.legal_actions(seat);
    leanings.clear();
    lean(state, seat, &actions, leanings);
    let Some(place) = actions.iter().position(|other| *other == action) else { return f32::NEG_INFINITY };
    let most = leanings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let all: f32 = leanings.iter().map(|leaning| (leaning - most).exp()).sum();
    leanings[place] - most - all.ln()
}
