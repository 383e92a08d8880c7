//! How a whole number is spread over the games.

use std::collections::BTreeMap;

/// How many games had each value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spread {
    games: BTreeMap<i64, u64>,
}

/// The widths that bins of a histogram can have.
const WIDTHS: [i64; 12] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

impl Spread {
    /// Counts a game.
    pub(crate) fn add(&mut self, value: i64) {
        *self.games.entry(value).or_default() += 1;
    }

    /// How many games were counted.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.games.values().sum()
    }

    /// The least value that at least this part (0 to 1) of the games do not exceed; 0 if there are no games.
    #[must_use]
    pub fn quantile(&self, part: f64) -> i64 {
        let wanted = (part * self.total() as f64).max(1.0);
        let mut below = 0.0;
        let reached = self.games.iter().find(|(_, games)| {
            below += **games as f64;
            below >= wanted
        });
        reached.or(self.games.last_key_value()).map_or(0, |(value, _)| *value)
    }

    /// Bins of equal width, at most so many (at least 2), gaps included: the first and the last value of each, and its
    /// share of the games.
    #[must_use]
    pub fn bins(&self, most: i64) -> Vec<(i64, i64, f64)> {
        let (Some((least, _)), Some((greatest, _))) =
            (self.games.first_key_value(), self.games.last_key_value())
        else {
            return Vec::new();
        };
        let count = |width: i64| greatest.div_euclid(width) - least.div_euclid(width) + 1;
        let fits = WIDTHS.into_iter().find(|width| count(*width) <= most);
        let width = fits.unwrap_or((greatest - least + most) / most);
        let first = least.div_euclid(width) * width;
        let bin = |n: i64| {
            let (from, to) = (first + n * width, first + (n + 1) * width - 1);
            let games: u64 = self.games.range(from..=to).map(|(_, games)| games).sum();
            (from, to, games as f64 / self.total() as f64)
        };
        (0..count(width)).map(bin).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spread(values: &[i64]) -> Spread {
        let mut spread = Spread::default();
        values.iter().for_each(|value| spread.add(*value));
        spread
    }

    #[test]
    fn quantiles_are_values_that_occurred() {
        let spread = spread(&[1, 2, 3, 10]);
        assert_eq!([0.0, 0.25, 0.5, 0.75, 1.0].map(|part| spread.quantile(part)), [1, 1, 2, 3, 10]);
        assert_eq!(Spread::default().quantile(0.5), 0);
    }

    #[test]
    fn bins_hold_every_game_once() {
        for values in [&[7][..], &[0, 100], &[-3, 4, 4, 18], &[0, 99_999]] {
            let bins = spread(values).bins(12);
            assert!(bins.len() <= 12, "{bins:?}");
            assert!((bins.iter().map(|bin| bin.2).sum::<f64>() - 1.0).abs() < 1e-9, "{bins:?}");
        }
    }
}
