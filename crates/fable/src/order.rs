//! Animals in an order, in one small number.

use crate::Animal;

/// Up to five animals one after the other: three bits each, so that the truth stays small.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Order(u16);

impl Order {
    /// No animal.
    pub(crate) const NONE: Order = Order(0);

    /// How many animals.
    pub(crate) const fn len(self) -> usize {
        (u16::BITS - self.0.leading_zeros()).div_ceil(3) as usize
    }

    /// Puts an animal behind the others; there are at most four.
    pub(crate) const fn push(&mut self, animal: Animal) {
        self.0 |= (animal as u16 + 1) << (3 * self.len());
    }

    /// The animals in order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Animal> {
        let code = move |n: usize| usize::from(self.0 >> (3 * n) & 7);
        (0..self.len()).map(move |n| Animal::ALL[code(n) - 1])
    }

    /// Whether an animal is in.
    pub(crate) fn contains(self, animal: Animal) -> bool {
        self.iter().any(|other| other == animal)
    }
}

impl FromIterator<Animal> for Order {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Self {
        let mut order = Order::NONE;
        animals.into_iter().for_each(|animal| order.push(animal));
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn animals_come_out_in_the_order_they_went_in() {
        let (mut order, mut list) = (Order::NONE, Vec::new());
        for animal in [Animal::Lamb, Animal::Hare, Animal::Fox, Animal::Tortoise, Animal::Wolf] {
            assert!(!order.contains(animal));
            order.push(animal);
            list.push(animal);
            assert_eq!((order.len(), order.iter().collect::<Vec<_>>()), (list.len(), list.clone()));
            assert!(order.contains(animal));
        }
        assert_eq!(list.into_iter().collect::<Order>(), order);
    }
}
