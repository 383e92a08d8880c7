//! A multiset of small numbers in one word: the magic cards of a hand or a pile, or a player's tiles.

use serde::ser::{Serialize, Serializer};
use std::fmt;

/// How many of each number from 1 to 6, two bits a number: no player ever has more than two cards or tiles of one
/// number (R2, R3).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Values(u16);

/// The low bit of every number.
const EACH: u16 = 0x555;

impl Values {
    /// Nothing.
    pub const NONE: Values = Values(0);

    /// These numbers, each from 1 to 6 and at most three times.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> Self {
        let mut sum = Values::NONE;
        let mut i = 0;
        while i < numbers.len() {
            sum = sum.plus(Values::one(numbers[i]));
            i += 1;
        }
        sum
    }

    /// One number, from 1 to 6.
    #[must_use]
    #[inline]
    pub const fn one(number: u8) -> Self {
        Values(1 << (2 * (number - 1)))
    }

    /// How often a number is in.
    #[must_use]
    #[inline]
    pub const fn get(self, number: u8) -> u8 {
        if number >= 1 && number <= 6 { (self.0 >> (2 * (number - 1)) & 3) as u8 } else { 0 }
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        ((self.0 & EACH).count_ones() + 2 * (self.0 >> 1 & EACH).count_ones()) as u8
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their sum.
    #[must_use]
    pub fn sum(self) -> u8 {
        (1..=6).map(|number| number * self.get(number)).sum()
    }

    /// The highest.
    #[must_use]
    #[inline]
    pub const fn highest(self) -> Option<u8> {
        if self.is_empty() { None } else { Some((self.0.ilog2() / 2 + 1) as u8) }
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, more: Values) -> Self {
        Values(self.0 + more.0)
    }

    /// Without `less`, all of which must be in.
    #[must_use]
    #[inline]
    pub const fn minus(self, less: Values) -> Self {
        Values(self.0 - less.0)
    }

    /// Every one of them, ascending.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (1..=6).flat_map(move |number| std::iter::repeat_n(number, usize::from(self.get(number))))
    }

    /// The different numbers, ascending.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |number| self.get(*number) > 0)
    }

    /// A bit for each different number, the lowest for 1.
    #[inline]
    pub(crate) const fn kind_bits(self) -> usize {
        let x = (self.0 | self.0 >> 1) & EACH;
        let x = (x | x >> 1) & 0x333;
        let x = (x | x >> 2) & 0xF0F;
        ((x | x >> 4) & 0x3F) as usize
    }
}

impl FromIterator<u8> for Values {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        numbers.into_iter().fold(Values::NONE, |sum, number| sum.plus(Values::one(number)))
    }
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, number) in self.iter().enumerate() {
            write!(f, "{}{number}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::Values;

    #[test]
    fn the_word_counts_as_a_list_does() {
        for word in 0..3_usize.pow(6) {
            let list: Vec<u8> = (1..=6_u8)
                .flat_map(|number| vec![number; word / 3_usize.pow(u32::from(number) - 1) % 3])
                .collect();
            let values = Values::of(&list);
            assert_eq!(values.iter().collect::<Vec<_>>(), list);
            assert_eq!(list.iter().copied().collect::<Values>(), values);
            assert_eq!(usize::from(values.len()), list.len());
            assert_eq!(values.sum(), list.iter().sum::<u8>());
            assert_eq!(values.highest(), list.last().copied());
            assert_eq!(values.is_empty(), list.is_empty());
            let mut kinds = list.clone();
            kinds.dedup();
            assert_eq!(values.kinds().collect::<Vec<_>>(), kinds);
            assert_eq!(values.kind_bits(), kinds.iter().map(|kind| 1 << (kind - 1)).sum::<usize>());
        }
    }
}
