//! How many there are of each.

use std::{collections::HashMap, hash::Hash};

/// Counts by key; what comes to nothing is forgotten.
#[derive(Debug)]
pub(crate) struct Counts<K>(HashMap<K, usize>);

impl<K> Default for Counts<K> {
    fn default() -> Self {
        Counts(HashMap::new())
    }
}

impl<K: Hash + Eq> Counts<K> {
    /// One more, unless there are `most` already: whether it was counted.
    pub(crate) fn add(&mut self, key: K, most: usize) -> bool {
        let of = self.of(&key);
        if of < most {
            self.0.insert(key, of + 1);
        }
        of < most
    }

    /// One less.
    pub(crate) fn remove(&mut self, key: &K) {
        if let Some(count) = self.0.get_mut(key) {
            *count -= 1;
            if *count == 0 {
                self.0.remove(key);
            }
        }
    }

    /// How many there are.
    pub(crate) fn of(&self, key: &K) -> usize {
        self.0.get(key).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_counted_and_bounded_by_itself() {
        let mut counts = Counts::default();
        assert!(counts.add("a", 2) && counts.add("a", 2) && counts.add("b", 2));
        assert!(!counts.add("a", 2));
        counts.remove(&"a");
        assert!(counts.add("a", 2));
        ["a", "a", "b", "b"].iter().for_each(|key| counts.remove(key));
        assert!(counts.0.is_empty());
    }
}
