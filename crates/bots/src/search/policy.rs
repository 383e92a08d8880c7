//! Probabilities out of leanings.

use crate::{Playable, search::Playouts};
use furrow_game::Seat;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;

/// Room for the numbers of one decision, used again and again.
#[derive(Default)]
pub(crate) struct Chances(Vec<f32>);

impl Chances {
    /// How likely the policy makes each action, all together 1.
    pub(super) fn of<G: Playable>(
        &mut self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        sharpness: f32,
    ) -> &[f32] {
        self.0.clear();
        state.lean(seat, actions, &mut self.0);
        debug_assert_eq!(self.0.len(), actions.len(), "a leaning an action");
        soften(&mut self.0, sharpness);
        &self.0
    }

    /// An action as the playouts choose it.
    pub(super) fn choose<G: Playable>(
        &mut self,
        state: &G,
        seat: Seat,
        actions: &[G::Action],
        playouts: Playouts,
        rng: &mut Pcg64Mcg,
    ) -> G::Action {
        match playouts {
            _ if actions.len() == 1 => actions[0],
            Playouts::Random => actions[rng.random_range(0..actions.len())],
            Playouts::Policy { sharpness } => {
                let chances = self.of(state, seat, actions, sharpness);
                actions[draw(chances.iter().copied(), rng)]
            }
        }
    }
}

/// No action is impossible: it can be the best one of a truth all the same.
const LEAST: f32 = 1e-30;

/// Turns leanings into chances that add up to 1.
pub(super) fn soften(leanings: &mut [f32], sharpness: f32) {
    let most = leanings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for leaning in &mut *leanings {
        *leaning = ((*leaning - most) * sharpness).exp().max(LEAST);
        sum += *leaning;
    }
    leanings.iter_mut().for_each(|chance| *chance /= sum);
}

/// The place of one, drawn by weight.
pub(super) fn draw(weights: impl Iterator<Item = f32> + Clone, rng: &mut Pcg64Mcg) -> usize {
    let mut left = rng.random::<f32>() * weights.clone().sum::<f32>();
    let mut last = 0;
    for (place, weight) in weights.enumerate().filter(|(_, weight)| *weight > 0.0) {
        if left < weight {
            return place;
        }
        left -= weight;
        last = place;
    }
    last
}
