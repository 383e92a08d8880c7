//! What was counted and timed.

use std::collections::BTreeMap;
use std::time::Duration;

/// Times in microseconds.
#[derive(Clone, Default, Debug)]
pub struct Times(Vec<u32>);

impl Times {
    /// Adds one.
    pub fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// The time that so many of a hundred do not exceed, in milliseconds; 0 where there is none.
    #[must_use]
    pub fn percentile(&mut self, percent: usize) -> f64 {
        self.0.sort_unstable();
        let rank = (self.0.len() * percent).div_ceil(100).max(1) - 1;
        self.0.get(rank).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What happened within the measured time.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// From the post to its answer: one a move that was acknowledged.
    pub answered: Times,
    /// From the post to the moment when every stream of the table had shown it.
    pub seen: Times,
    /// Games that came to their end.
    pub games: u64,
    /// Messages of all streams.
    pub messages: u64,
    /// Their bytes.
    pub bytes: u64,
    /// What went wrong, by its words.
    pub errors: BTreeMap<String, u64>,
}

impl Tally {
    /// Counts what went wrong.
    pub fn error(&mut self, words: String) {
        *self.errors.entry(words).or_default() += 1;
    }

    /// All that went wrong.
    #[must_use]
    pub fn failures(&self) -> u64 {
        self.errors.values().sum()
    }

    /// The size of a message.
    #[must_use]
    pub fn message_bytes(&self) -> u64 {
        self.bytes.checked_div(self.messages).unwrap_or(0)
    }

    /// Takes in what another counted.
    pub fn join(&mut self, other: Tally) {
        self.answered.0.extend(other.answered.0);
        self.seen.0.extend(other.seen.0);
        self.games += other.games;
        self.messages += other.messages;
        self.bytes += other.bytes;
        for (words, count) in other.errors {
            *self.errors.entry(words).or_default() += count;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        assert!(times.percentile(99).abs() < f64::EPSILON);
        (1..=200).rev().for_each(|n| times.add(Duration::from_millis(n)));
        assert_eq!([50, 99, 100].map(|percent| times.percentile(percent)), [100.0, 198.0, 200.0]);
    }
}
