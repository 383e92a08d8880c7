//! A multiset of racing cards in one word.

use crate::{Animal, Card};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// How many cards of each kind: a byte a kind, so that adding, summing and drawing are a few instructions.
/// No kind ever exceeds 18 cards and no multiset 81 (F1), so no byte and no running sum reaches 128.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Counts(u64);

/// One in every kind's byte.
const EACH: u64 = 0x0101_0101_0101;
/// The top bit of every kind's byte.
const TOPS: u64 = EACH << 7;

/// [`Card::ALL`], filled up so that three bits always find a card.
const KINDS: [Card; 8] =
    [Card::Hare, Card::Tortoise, Card::Wolf, Card::Howl, Card::Fox, Card::Lamb, Card::Lamb, Card::Lamb];

impl Counts {
    /// No cards.
    pub const NONE: Counts = Counts(0);

    /// So many of each kind, in the order of [`Card::ALL`].
    #[must_use]
    #[inline]
    pub const fn of(n: [u8; 6]) -> Self {
        Counts(u64::from_le_bytes([n[0], n[1], n[2], n[3], n[4], n[5], 0, 0]))
    }

    /// `n` cards of one kind.
    #[must_use]
    #[inline]
    pub const fn some(card: Card, n: u8) -> Self {
        Counts((n as u64) << (8 * card as u32))
    }

    /// How many of a kind.
    #[must_use]
    #[inline]
    pub const fn get(self, card: Card) -> u8 {
        (self.0 >> (8 * card as u32)) as u8
    }

    /// How many of an animal: the wolf's plain cards and howls together.
    #[must_use]
    #[inline]
    pub const fn of_animal(self, animal: Animal) -> u8 {
        let howls = if matches!(animal, Animal::Wolf) { self.get(Card::Howl) } else { 0 };
        self.get(animal.card()) + howls
    }

    /// How many of each animal, in running order.
    #[must_use]
    #[inline]
    pub const fn by_animal(self) -> [u8; 5] {
        let b = self.0.to_le_bytes();
        [b[0], b[1], b[2] + b[3], b[4], b[5]]
    }

    /// The first animal of which exactly `n` cards are in, below 128.
    #[must_use]
    #[inline]
    pub(crate) const fn animal_with(self, n: u8) -> Option<Animal> {
        let others = self.wolves_together().0 ^ (EACH * n as u64); // an animal's byte is 0 where it has n
        let hits = !(others + (TOPS - EACH)) & TOPS & !(0xFF << 24);
        if hits == 0 { None } else { Some(Card::ALL[(hits.trailing_zeros() / 8) as usize].animal()) }
    }

    /// With the howls counted among the plain wolves too.
    #[must_use]
    #[inline]
    pub(crate) const fn wolves_together(self) -> Self {
        Counts(self.0 + ((self.0 >> 24 & 0xFF) << 16))
    }

    /// `n` of every kind.
    #[must_use]
    #[inline]
    pub(crate) const fn each(n: u8) -> Self {
        Counts(EACH * n as u64)
    }

    /// Of every kind the smaller number of the two.
    #[must_use]
    #[inline]
    pub(crate) const fn least(self, other: Counts) -> Self {
        let more = ((self.0 | TOPS) - other.0) & TOPS; // where `other` is not above
        let mask = more - (more >> 7);
        Counts((other.0 & mask) | (self.0 & !mask))
    }

    /// How many cards in all.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0.wrapping_mul(EACH) >> 40) as u8
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, more: Counts) -> Self {
        Counts(self.0 + more.0)
    }

    /// Without `less`, all of which must be in.
    #[must_use]
    #[inline]
    pub const fn minus(self, less: Counts) -> Self {
        Counts(self.0 - less.0)
    }

    /// Whether all of `part` is in.
    #[must_use]
    #[inline]
    pub const fn holds(self, part: Counts) -> bool {
        ((self.0 | TOPS) - part.0) & TOPS == TOPS
    }

    /// The kind of card number `n` when the cards lie sorted by kind; `n` is below the total.
    #[must_use]
    #[inline]
    pub const fn nth(self, n: u8) -> Card {
        let sums = self.0.wrapping_mul(EACH); // byte k: how many cards of kinds up to k
        let passed = ((EACH * n as u64) | TOPS).wrapping_sub(sums) & TOPS; // where that is at most n
        KINDS[((passed >> 7).wrapping_mul(EACH) >> 40 & 7) as usize]
    }

    /// The kinds that are in, with their numbers.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        Card::ALL.into_iter().map(move |card| (card, self.get(card))).filter(|(_, n)| *n > 0)
    }

    /// Every card, one by one, sorted by kind.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.iter().flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n)))
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Counts::NONE, |sum, card| sum.plus(Counts::some(card, 1)))
    }
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (card, n) in self.iter() {
            map.serialize_entry(card.name(), &n)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DECK;
    use proptest::prelude::*;

    #[test]
    fn f1_the_deck_has_81_cards() {
        assert_eq!(DECK.total(), 81);
        assert_eq!(DECK.by_animal(), [18, 17, 16, 15, 15]);
        assert_eq!((DECK.get(Card::Wolf), DECK.get(Card::Howl)), (13, 3));
    }

    fn counts() -> impl Strategy<Value = Counts> {
        (0u8..=18, 0u8..=17, 0u8..=13, 0u8..=3, 0u8..=15, 0u8..=15)
            .prop_map(|(a, b, c, d, e, f)| Counts::of([a, b, c, d, e, f]))
    }

    proptest! {
        #[test]
        fn the_word_counts_as_a_list_of_cards_does(a in counts(), b in counts()) {
            let list: Vec<Card> = a.cards().collect();
            prop_assert_eq!(a.total() as usize, list.len());
            for (n, card) in list.iter().enumerate() {
                prop_assert_eq!(a.nth(n as u8), *card);
            }
            let holds = Card::ALL.iter().all(|c| a.get(*c) >= b.get(*c));
            prop_assert_eq!(a.holds(b), holds);
            let least = Card::ALL.map(|card| a.get(card).min(b.get(card)));
            prop_assert_eq!(a.least(b), Counts::of(least));
            for n in 0..=18 {
                let first = Animal::ALL.into_iter().find(|animal| a.of_animal(*animal) == n);
                prop_assert_eq!(a.animal_with(n), first);
            }
            if holds {
                prop_assert_eq!(a.minus(b).plus(b), a);
            }
        }
    }
}
