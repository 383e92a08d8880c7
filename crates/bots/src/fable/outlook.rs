//! How a game of Fable may end, by where the animals stand.

use furrow_fable::{Animal, FINISH, POINTS, Podium};

/// How likely an animal is to be the next one home, against the others: its weight is
/// e^(`HEAD_START` + `PACE` · spaces run), by maximum likelihood over a quarter of the positions after a race, and the
/// podiums they led to, in 1200 games among four `medium` players and 1200 of one among three random ones.
const HEAD_START: [f64; 5] = [0.0, -0.17, -0.09, -0.38, 0.06];

/// See [`HEAD_START`].
const PACE: [f64; 5] = [0.46, 0.49, 0.42, 0.43, 0.40];

/// What a bet on each animal is worth on average at the end, in points (F16): places won count in full, the free
/// ones go to the animals on the track one after another, each with a chance by its weight.
pub(super) fn outlook(pos: [u8; 5], podium: &Podium) -> [f64; 5] {
    let mut points = [0.0; 5];
    let mut weights = [0.0; 5];
    for animal in Animal::ALL {
        let a = animal as usize;
        if pos[a] < FINISH {
            weights[a] = (HEAD_START[a] + PACE[a] * f64::from(pos[a])).exp();
        }
    }
    for (animal, won) in podium.iter().zip(POINTS) {
        points[*animal as usize] = f64::from(won);
    }
    fill(podium.len(), weights, 1.0, &mut points);
    points
}

/// Gives out the places from `place` on, in the branch that has this `chance`.
fn fill(place: usize, weights: [f64; 5], chance: f64, points: &mut [f64; 5]) {
    let Some(worth) = POINTS.get(place) else { return };
    let sum: f64 = weights.iter().sum();
    for animal in 0..weights.len() {
        if weights[animal] > 0.0 {
            let chance = chance * weights[animal] / sum;
            points[animal] += chance * f64::from(*worth);
            let mut rest = weights;
            rest[animal] = 0.0;
            fill(place + 1, rest, chance, points);
        }
    }
}
