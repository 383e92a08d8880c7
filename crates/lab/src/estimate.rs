//! A mean of many games, and how far it can be from the truth.

use crate::Scale;
use furrow_arena::Tally;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of all games.
    pub mean: f64,
    /// Half of the interval; `None` if there is one game, which says nothing of how games differ. For a share that was
    /// the same in every game it is that of a rule of three: 3 over the games.
    pub half: Option<f64>,
    /// Whether the number was the same in every game; the interval of an amount is then 0 wide.
    pub alike: bool,
}

/// A smaller variance comes from rounding, as for [`Tally`].
const NOTHING: f64 = 1e-9;

impl Estimate {
    pub(crate) fn of(tally: &Tally, scale: Scale) -> Self {
        let alike = tally.variance() < NOTHING;
        let half = match scale {
            Scale::Share => Some(tally.half()),
            Scale::Amount | Scale::Points if tally.deals < 2 => None,
            Scale::Amount | Scale::Points => Some(if alike { 0.0 } else { tally.half() }),
        };
        Estimate { mean: tally.mean(), half, alike }
    }

    /// The lower end of the interval; the mean where there is none.
    #[must_use]
    pub fn low(&self) -> f64 {
        self.mean - self.half.unwrap_or_default()
    }

    /// The upper end; see [`Estimate::low`].
    #[must_use]
    pub fn high(&self) -> f64 {
        self.mean + self.half.unwrap_or_default()
    }

    /// Whether the interval leaves `value` out.
    #[must_use]
    pub fn excludes(&self, value: f64) -> bool {
        self.half.is_some() && (value < self.low() || value > self.high())
    }
}
