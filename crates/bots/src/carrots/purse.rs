//! Carrots on a scale: each number up to 255, then four points an octave.

/// Each number below this is a point.
const FINE: u32 = 256;

/// Points of an octave beyond.
const STEPS: u32 = 4;

/// Octaves beyond: more carrots than any game begins with.
const OCTAVES: u32 = 6;

/// Points of the scale.
pub(super) const POINTS: usize = (FINE + OCTAVES * STEPS + 1) as usize;

/// The first point of the second octave: with fewer carrots a race is a race, with more they have to be got rid of.
pub(super) const RICH: usize = (FINE + STEPS) as usize;

/// What a marker that has to start over is taken to get.
pub(super) const START: u32 = 65;

/// The carrots of a point.
pub(super) const fn carrots(point: usize) -> u32 {
    let point = point as u32;
    if point < FINE {
        return point;
    }
    let (octave, step) = ((point - FINE) / STEPS, (point - FINE) % STEPS);
    (FINE << octave) / STEPS * (STEPS + step)
}

/// Whether the points below are one carrot apart.
pub(super) const fn is_fine(point: usize) -> bool {
    (point as u32) < FINE
}

/// A value on the scale, between points in proportion.
#[inline]
pub(super) fn at(values: &[f32; POINTS], carrots: u32) -> f32 {
    if carrots < FINE {
        return values[carrots as usize];
    }
    let carrots = carrots.min((FINE << OCTAVES) - 1);
    let octave = (carrots / FINE).ilog2();
    let (base, width) = (FINE << octave, (FINE << octave) / STEPS);
    let step = (carrots - base) / width;
    let point = (FINE + octave * STEPS + step) as usize;
    let share = (carrots - base - step * width) as f32 / width as f32;
    values[point] + share * (values[point + 1] - values[point])
}
