//! Whether chance comes as its weights say.

use crate::Game;
use rand::Rng;

/// So many outcomes are drawn.
const DRAWN: u32 = 4_000;

/// Draws outcomes of the chance step that comes next: each is one of those that are told, and none comes more often or
/// less often than its weight says, by more than five standard deviations. Where chance is not next there is nothing
/// to draw, and the law holds.
///
/// # Panics
/// Where the law is broken, with the outcome.
pub fn sampled_by_weight<G: Game>(game: &G, rng: &mut impl Rng) {
    let mut outcomes = Vec::new();
    game.chance_outcomes(|chance, weight| outcomes.push((chance, f64::from(weight), 0.0)));
    for _ in 0..if outcomes.is_empty() { 0 } else { DRAWN } {
        let chance = game.sample_chance(rng);
        let told = outcomes.iter_mut().find(|(outcome, ..)| *outcome == chance);
        let (.., count) = told.unwrap_or_else(|| panic!("{chance} is drawn and was not told"));
        *count += 1.0;
    }
    let (sum, drawn) = (outcomes.iter().map(|(_, weight, _)| weight).sum::<f64>(), f64::from(DRAWN));
    for (outcome, weight, count) in outcomes {
        let share = weight / sum;
        let deviation = (drawn * share * (1.0 - share)).sqrt();
        assert!((count - drawn * share).abs() <= 5.0 * deviation, "{outcome}: {count} of {DRAWN}");
    }
}
