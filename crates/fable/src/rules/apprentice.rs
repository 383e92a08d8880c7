//! How an animal moves in an apprentice race (F20, F21).

use crate::{Animal, Counts, FINISH, Podium, Run, Stay, TURBO_SPACES, TURBO_STEPS, order::Order};

/// What apprentices' moves need to know, all of it public.
#[derive(Clone, Copy)]
pub(crate) struct Track<'a> {
    /// Spaces by animal, 0 to 12.
    pub(crate) pos: [u8; 5],
    /// Animals across the line, in order.
    pub(crate) podium: &'a Podium,
    /// The animals of the turbo tokens by their spaces.
    pub(crate) turbo: Order,
    /// The animals that have moved in this race: they do not move again (F20).
    pub(crate) moved: Order,
}

impl Track<'_> {
    /// The animal moves a step a card, and 2 more if it ends on its own turbo token (F21); no special rules.
    pub(crate) fn run(&self, animal: Animal, table: Counts) -> Run {
        let cards = if self.moved.contains(animal) { 0 } else { table.of_animal(animal) };
        let from = self.pos[animal as usize];
        let mut to = (from + cards).min(FINISH);
        let mut boost = 0;
        if cards > 0 && self.turbo_of(animal) == Some(to) {
            (to, boost) = ((to + TURBO_STEPS).min(FINISH), TURBO_STEPS);
        }
        let place = (to == FINISH && from < FINISH).then_some(self.podium.len() as u8 + 1);
        let stays = (cards == 0).then_some(Stay::NoCard);
        Run { animal, cards, steps: cards, from, to, stays, lost: 0, boost, place }
    }

    /// The space of an animal's turbo token, once it lies there.
    fn turbo_of(&self, animal: Animal) -> Option<u8> {
        let mut tokens = self.turbo.iter().zip(TURBO_SPACES);
        tokens.find(|(other, _)| *other == animal).map(|(_, space)| space)
    }
}

/// The animals still to be moved in this race: those with cards on the table that have not moved (F20).
pub(crate) fn to_move(table: Counts, moved: Order) -> impl Iterator<Item = Animal> {
    Animal::ALL.into_iter().filter(move |animal| table.of_animal(*animal) > 0 && !moved.contains(*animal))
}
