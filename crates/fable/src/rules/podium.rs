//! What bets are worth and how ties are broken (F16, F17).

use crate::{Animal, Card, POINTS, Podium};

/// The place of an animal on the podium, from 1.
pub(crate) fn place(podium: &Podium, animal: Animal) -> Option<u8> {
    podium.iter().position(|a| *a == animal).map(|i| i as u8 + 1)
}

/// The points of a bet: 5, 3 or 2 by its animal's place (F16).
pub(crate) fn points(podium: &Podium, bets: &[Card]) -> u8 {
    bets.iter()
        .filter_map(|card| place(podium, card.animal()))
        .map(|place| POINTS[usize::from(place) - 1])
        .sum()
}

/// How high the best of these bets stands: 3 for the first place, 0 for none on the podium (F17).
pub(crate) fn best(podium: &Podium, bets: &[Card]) -> u8 {
    bets.iter().filter_map(|card| place(podium, card.animal())).min().map_or(0, |place| 4 - place)
}
