//! Stopping a match as soon as it is clear.

use crate::Tally;

/// Wald's sequential probability ratio test of a mean share: `low` against `high`. The variance is the sample's, brought to
/// the middle of the two shares: the error rates hold nearly.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The share if the player is no better.
    pub low: f64,
    /// The share if it is.
    pub high: f64,
    /// How often `high` may be taken for true when `low` is, and the other way round.
    pub errors: f64,
}

/// What a test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// The share is `high` rather than `low`.
    High,
    /// The share is `low` rather than `high`.
    Low,
    /// It is not clear yet.
    Open,
}

/// Before so many deals the variance is not known well enough.
const LEAST: u64 = 16;

impl Sprt {
    /// The logarithm of how many times as likely the deals are under `high` as under `low`.
    #[must_use]
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let n = tally.deals as f64;
        let variance = self.variance(tally);
        n * (self.high - self.low) * (2.0 * tally.mean() - self.low - self.high) / (2.0 * variance)
    }

    /// Of a deal at the middle of the two shares: a low mean comes with a low variance, and would seem surer than it is.
    /// Where all deals went alike each counts as one game.
    fn variance(&self, tally: &Tally) -> f64 {
        let spread = |share: f64| share * (1.0 - share);
        let middle = spread((self.low + self.high) / 2.0);
        let end = 1.0 / (tally.deals as f64 + 2.0);
        if tally.is_alike() {
            middle
        } else {
            tally.variance() * middle / spread(tally.mean().clamp(end, 1.0 - end))
        }
    }

    /// What the deals so far say.
    #[must_use]
    pub fn decide(&self, tally: &Tally) -> Decision {
        let bound = ((1.0 - self.errors) / self.errors).ln();
        match self.ratio(tally) {
            _ if tally.deals < LEAST => Decision::Open,
            ratio if ratio >= bound => Decision::High,
            ratio if ratio <= -bound => Decision::Low,
            _ => Decision::Open,
        }
    }
}
