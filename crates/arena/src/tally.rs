//! What a player won.

/// The shares of the win of one player, a deal a sample: games of one deal are not independent, deals are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Deals.
    pub deals: u64,
    /// Shares, 0 to 1 a deal, added up.
    pub sum: f64,
    /// Their squares, added up.
    pub squares: f64,
}

/// A smaller variance comes from rounding.
const NOTHING: f64 = 1e-9;

/// Half of the normal distribution's 95 % interval, in standard errors.
const WIDTH: f64 = 1.96;

impl Tally {
    /// Counts a deal.
    pub fn add(&mut self, share: f64) {
        self.deals += 1;
        self.sum += share;
        self.squares += share * share;
    }

    /// The mean share; 0 before the first deal.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.deals.max(1) as f64
    }

    /// The variance of a deal's share, as the sample tells; 0 before the second deal.
    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.deals < 2 {
            return 0.0;
        }
        let n = self.deals as f64;
        ((self.squares - n * self.mean().powi(2)) / (n - 1.0)).max(0.0)
    }

    /// Half of the 95 % interval of the mean. Where all deals went alike the variance tells nothing, and the interval is
    /// that of a rule of three: 3 over the deals.
    #[must_use]
    pub fn half(&self) -> f64 {
        let n = self.deals.max(1) as f64;
        if self.variance() < NOTHING { (3.0 / n).min(1.0) } else { WIDTH * (self.variance() / n).sqrt() }
    }

    /// The one-sided chance to see such a mean or a higher one if the true share were `fair`: by the normal
    /// distribution.
    #[must_use]
    pub fn p_above(&self, fair: f64) -> f64 {
        let error = self.half() / WIDTH;
        1.0 - phi((self.mean() - fair) / error)
    }
}

/// The normal distribution function, by a rational approximation of the error function that is good to 1.5e-7
/// (Abramowitz and Stegun 7.1.26).
fn phi(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let poly = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let erf = 1.0 - poly.iter().fold(0.0, |sum, c| (sum + c) * t) * (-x * x).exp();
    if z >= 0.0 { (1.0 + erf) / 2.0 } else { (1.0 - erf) / 2.0 }
}
