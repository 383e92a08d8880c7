//! How likely each animal is to be the next one home.

use furrow_fable::{FINISH, POINTS, Podium};

/// By animal and space, e^(head start + pace · spaces + curve · spaces²).
pub(super) fn grown(head: [f32; 5], pace: [f32; 5], curve: f32) -> [[f32; FINISH as usize]; 5] {
    let weight = |a: usize, space: f32| (head[a] + pace[a] * space + curve * space * space).exp();
    std::array::from_fn(|a| std::array::from_fn(|space| weight(a, space as f32)))
}

/// What a bet on each animal is worth on average at the end, in points (F16): places won count in full, the free
/// ones go to the animals on the track one after another, each with a chance by its weight. Home ones weigh nothing.
///
/// In closed form: animal i is second with chance w/W · Σ wⱼ/(W - wⱼ) over the others that may be first, and third
/// with chance w/W · Σ wⱼwₖ (1/(W - wⱼ) + 1/(W - wₖ))/(W - wⱼ - wₖ) over the pairs that may be before it.
pub(super) fn expected(weights: [f32; 5], podium: &Podium) -> [f32; 5] {
    let mut points = [0.0; 5];
    let all: f32 = weights.iter().sum();
    let free = POINTS.get(podium.len()..).unwrap_or_default();
    if all > 0.0 && !free.is_empty() {
        let worth: [f32; 3] = std::array::from_fn(|n| free.get(n).map_or(0.0, |won| f32::from(*won)));
        let rest = weights.map(|weight| 1.0 / (all - weight).max(TINY));
        let first: [f32; 5] = std::array::from_fn(|a| weights[a] * rest[a]);
        let one: f32 = first.iter().sum();
        let (two, of_pairs) = if free.len() > 2 { pairs(weights, rest, all) } else { (0.0, [0.0; 5]) };
        for a in 0..points.len() {
            let chances = [1.0, one - first[a], two - of_pairs[a]];
            let sum: f32 = chances.iter().zip(worth).map(|(chance, worth)| chance * worth).sum();
            points[a] = weights[a] / all * sum;
        }
    }
    podium.iter().zip(POINTS).for_each(|(animal, won)| points[*animal as usize] = f32::from(won));
    points
}

/// Below every sum of weights.
const TINY: f32 = 1e-6;

/// The sum over all pairs, and that over the pairs with each animal.
fn pairs(weights: [f32; 5], rest: [f32; 5], all: f32) -> (f32, [f32; 5]) {
    let (mut two, mut of) = (0.0, [0.0; 5]);
    for a in 1..weights.len() {
        for b in 0..a {
            let both =
                weights[a] * weights[b] * (rest[a] + rest[b]) / (all - weights[a] - weights[b]).max(TINY);
            two += both;
            of[a] += both;
            of[b] += both;
        }
    }
    (two, of)
}
