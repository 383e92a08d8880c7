//! What a seat may choose.

use crate::{
    Action, Animal, Card, Counts, Play,
    data::{ANIMAL_LIMIT, TABLE_LIMIT},
    state::Phase,
};
use arrayvec::ArrayVec;

/// The legal actions of a seat: six cards never give more than twelve plays.
pub type Actions = ArrayVec<Action, 12>;

/// How many more cards of an animal the table takes (F6).
#[must_use]
pub const fn fits(table: Counts, animal: Animal) -> u8 {
    let of_animal = ANIMAL_LIMIT - table.of_animal(animal);
    let of_table = TABLE_LIMIT - table.total();
    if of_animal < of_table { of_animal } else { of_table }
}

/// The actions of a seat that has to choose, from what it sees: its hand and the table.
pub(crate) fn actions(phase: Phase, hand: Counts, table: Counts) -> Actions {
    match phase {
        Phase::SecondBets => hand.iter().map(|(card, _)| Action::Bet(card)).collect(),
        Phase::Play => plays(hand, table),
        _ => Actions::new(),
    }
}

fn plays(hand: Counts, table: Counts) -> Actions {
    let mut actions = Actions::new();
    let room = TABLE_LIMIT - table.total();
    let laid = table.by_animal();
    for animal in Animal::ALL {
        let most = room.min(ANIMAL_LIMIT - laid[animal as usize]);
        let plain = hand.get(animal.card()).min(most);
        if animal == Animal::Wolf {
            wolves(&mut actions, plain, hand.get(Card::Howl), most);
        } else {
            actions.extend((1..=plain).map(|n| Action::Play(Play::plain(animal, n))));
        }
    }
    actions
}

/// Howls and plain wolves are one animal; which of them are laid is the player's choice (F6).
fn wolves(actions: &mut Actions, plain: u8, howls: u8, most: u8) {
    for plain in 0..=plain {
        for howls in u8::from(plain == 0)..=howls.min(most - plain) {
            actions.push(Action::Play(Play { animal: Animal::Wolf, plain, howls }));
        }
    }
}
