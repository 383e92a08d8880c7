//! Places, what bets are worth by them, and how ties are broken (F13, F16, F17, F22).

use crate::{Animal, Card, FINISH, POINTS, Podium};

/// The place of each animal, from 1, in running order; 0 for one that has none.
pub type Places = [u8; 5];

/// Whether every place is taken (F13).
pub(crate) const fn is_full(podium: &Podium) -> bool {
    podium.len() >= POINTS.len()
}

/// The place of an animal on the podium, from 1.
pub(crate) fn place(podium: &Podium, animal: Animal) -> Option<u8> {
    podium.iter().position(|a| *a == animal).map(|i| i as u8 + 1)
}

/// Places in order of arrival (F13).
pub(crate) fn places(podium: &Podium) -> Places {
    let mut places = [0; 5];
    podium.iter().zip(1..).for_each(|(animal, place)| places[*animal as usize] = place);
    places
}

/// Places at the end of an apprentice game: in order of crossing, then those on the track, nearest the finish first;
/// level ones share the best free place and use up as many as they are (F22).
#[must_use]
pub fn level_places(pos: [u8; 5], arrived: &Podium) -> Places {
    Animal::ALL.map(|animal| {
        let ahead = |other: &u8| *other < FINISH && *other > pos[animal as usize];
        let behind_all = || 1 + (arrived.len() + pos.iter().filter(|other| ahead(other)).count()) as u8;
        place(arrived, animal).unwrap_or_else(behind_all)
    })
}

/// The animals on the podium by their places, level ones in running order; places after the third are none.
pub(crate) fn podium(places: &Places) -> Podium {
    let at = |place: u8| Animal::ALL.into_iter().filter(move |animal| places[*animal as usize] == place);
    (1..=POINTS.len() as u8).flat_map(at).collect()
}

/// What a bet on an animal at this place scores (F16).
pub(crate) fn worth(place: u8) -> u8 {
    const BY_PLACE: [u8; 6] = [0, POINTS[0], POINTS[1], POINTS[2], 0, 0];
    BY_PLACE[usize::from(place)]
}

/// The points of bets by their animals' places (F16).
pub(crate) fn points(places: &Places, bets: &[Card]) -> u8 {
    bets.iter().map(|card| worth(places[card.animal() as usize])).sum()
}

/// How high the best of these bets stands: 3 for the first place, 0 for none on the podium (F17).
pub(crate) fn best(places: &Places, bets: &[Card]) -> u8 {
    let height = |card: &Card| match places[card.animal() as usize] {
        place @ 1..=3 => 4 - place,
        _ => 0,
    };
    bets.iter().map(height).max().unwrap_or(0)
}
