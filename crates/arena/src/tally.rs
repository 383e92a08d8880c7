//! What a player won.

/// A number of a player, such as its share of the win, a deal a sample: games of one deal are not independent, deals are.
/// What is said of shares is for numbers of 0 to 1 a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Deals.
    pub deals: u64,
    /// Games, or seats in games, added up over the deals: a deal that was not played to its end has fewer.
    games: f64,
    /// The numbers of all games, added up.
    pub sum: f64,
    /// The squares of the deals' sums.
    pub squares: f64,
    /// By deal, games times sum; and the squares of the games.
    products: [f64; 2],
}

/// A smaller variance comes from rounding.
const NOTHING: f64 = 1e-9;

/// Half of the normal distribution's 95 % interval, in standard errors.
const WIDTH: f64 = 1.96;

impl Tally {
    /// Of whole deals, by their mean numbers: how many, added up, their squares added up.
    #[must_use]
    pub fn of_deals(deals: u64, sum: f64, squares: f64) -> Self {
        let games = deals as f64;
        Tally { deals, games, sum, squares, products: [sum, games] }
    }

    /// Counts a whole deal by its mean number.
    pub fn add(&mut self, share: f64) {
        self.add_games(share, 1.0);
    }

    /// Counts a deal of which so many games were played, by the sum of their numbers.
    pub fn add_games(&mut self, sum: f64, games: f64) {
        self.deals += 1;
        self.games += games;
        self.sum += sum;
        self.squares += sum * sum;
        self.products[0] += sum * games;
        self.products[1] += games * games;
    }

    /// The mean number of a game; 0 before the first deal.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.deals == 0 { 0.0 } else { self.sum / self.games }
    }

    /// The variance of a deal's number, as the sample tells; 0 before the second deal. Deals with fewer games count for
    /// less.
    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.deals < 2 {
            return 0.0;
        }
        let (n, mean) = (self.deals as f64, self.mean());
        let [crossed, games] = self.products;
        let spread = self.squares - 2.0 * mean * crossed + mean * mean * games;
        (spread / (n - 1.0) * (n / self.games).powi(2)).max(0.0)
    }

    /// Whether all deals went alike, as far as rounding tells: their variance says nothing then.
    #[must_use]
    pub fn is_alike(&self) -> bool {
        self.variance() < NOTHING
    }

    /// Half of the 95 % interval of the mean. Where all deals went alike the variance tells nothing, and the interval is
    /// that of a rule of three: 3 over the deals.
    #[must_use]
    pub fn half(&self) -> f64 {
        let n = self.deals.max(1) as f64;
        if self.is_alike() { (3.0 / n).min(1.0) } else { WIDTH * (self.variance() / n).sqrt() }
    }

    /// The 95 % interval of the mean: Wilson's, of as many games as would be as uncertain if none had to do with another;
    /// wider where deals are few. Never empty, always within 0 and 1. Where all deals went alike, each counts as one game.
    #[must_use]
    pub fn range(&self) -> (f64, f64) {
        if self.deals == 0 {
            return (0.0, 1.0);
        }
        let (mean, n) = (self.mean(), self.deals as f64);
        let told = !self.is_alike();
        let games = if told { (mean * (1.0 - mean) * n / self.variance()).max(1.0) } else { n };
        let z = if told { student(self.deals - 1) } else { WIDTH };
        let square = z * z / games;
        let middle = (mean + square / 2.0) / (1.0 + square);
        let half = (square * mean * (1.0 - mean) + square * square / 4.0).sqrt() / (1.0 + square);
        ((middle - half).max(0.0), (middle + half).min(1.0))
    }

    /// The one-sided chance to see such a mean or a higher one if the true share were `fair`: by the normal
    /// distribution.
    #[must_use]
    pub fn p_above(&self, fair: f64) -> f64 {
        let error = self.half() / WIDTH;
        1.0 - phi((self.mean() - fair) / error)
    }
}

/// Half of the 95 % interval of Student's distribution, with so many degrees of freedom from 1: exact for one and two,
/// else by the expansion of Cornish and Fisher, good to 0.03.
fn student(freedom: u64) -> f64 {
    let [z, n] = [WIDTH, freedom as f64];
    let [z3, z5, z7] = [3, 5, 7].map(|power| z.powi(power));
    match freedom {
        0 | 1 => 12.706,
        2 => 4.303,
        _ => {
            z + (z3 + z) / (4.0 * n)
                + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * n * n)
                + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * z) / (384.0 * n * n * n)
        }
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
