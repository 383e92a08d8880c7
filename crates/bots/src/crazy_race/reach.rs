//! What so many cards of a hand add up to, looked up.

use super::rivals::sums_of;
use furrow_crazy_race::{HAND, Values};
use std::sync::LazyLock;

/// Sums of three cards run from 0 to 13 (R2); the last place is free.
pub(super) const BELOW: usize = 16;

/// By sum, how likely less than it is. The place after a sum says how likely no more than it is.
pub(super) type Below = [f32; BELOW];

/// By number of cards up to three: how likely less than each sum is, and the mean.
pub(super) struct Reach {
    pub(super) below: [Below; 4],
    pub(super) mean: [f32; 4],
}

/// Hands that differ: up to two each of 1, 2 and 3, up to one of 4 and 6.
const HANDS: usize = 3 * 3 * 3 * 2 * 2;

static REACHES: LazyLock<Vec<Reach>> = LazyLock::new(|| {
    let hand = |place: usize| {
        let copies = |value: u8| match value {
            1 => place % 3,
            2 => place / 3 % 3,
            3 => place / 9 % 3,
            4 => place / 27 % 2,
            _ => place / 54,
        };
        HAND.kinds().flat_map(|value| std::iter::repeat_n(value, copies(value))).collect()
    };
    (0..HANDS).map(|place| Reach::new(hand(place))).collect()
});

/// The place of a hand among all.
#[inline]
fn place(cards: Values) -> usize {
    let copies = |value| usize::from(cards.get(value));
    copies(1) + 3 * copies(2) + 9 * copies(3) + 27 * copies(4) + 54 * copies(6)
}

/// Of a hand, or what a seat can still hold.
#[inline]
pub(super) fn reach(cards: Values) -> &'static Reach {
    &REACHES[place(cards)]
}

impl Reach {
    fn new(cards: Values) -> Self {
        let sums = sums_of(cards);
        let mut reach = Reach { below: [[0.0; BELOW]; 4], mean: [0.0; 4] };
        for (n, sums) in sums.iter().enumerate() {
            let mut below = 0.0;
            for (sum, likely) in sums.iter().enumerate() {
                reach.below[n][sum] = below as f32;
                reach.mean[n] += (sum as f64 * likely) as f32;
                below += likely;
            }
            reach.below[n][sums.len()..].fill(1.0);
        }
        reach
    }
}
