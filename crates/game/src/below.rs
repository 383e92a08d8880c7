//! A random number that costs a multiplication.

use rand::Rng;

/// A number below `bound`. For bounds up to 128, and chance has no larger ones, it is uniform to within 2^-25, as
/// [`crate::Game::sample_chance`] promises.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}
