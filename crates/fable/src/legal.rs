//! What a seat may choose.

use crate::{
    Action, Animal, Card, Counts, Play, Refusal, Variant,
    data::{ANIMAL_LIMIT, TABLE_LIMIT},
    order::Order,
    rules::apprentice::to_move,
    state::Phase,
};
use arrayvec::ArrayVec;

/// The legal actions of a seat: six cards never give more than twelve plays, which leaves room to write four more.
pub type Actions = ArrayVec<Action, LIST>;

const LIST: usize = 16;

/// How many more cards of an animal the table takes (F6).
#[must_use]
pub const fn fits(table: Counts, animal: Animal) -> u8 {
    let of_animal = ANIMAL_LIMIT - table.of_animal(animal);
    let of_table = TABLE_LIMIT - table.total();
    if of_animal < of_table { of_animal } else { of_table }
}

/// What the actions of a seat depend on, all of it seen by the seat.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) variant: Variant,
    pub(crate) phase: Phase,
    /// The seat's own hand.
    pub(crate) hand: Counts,
    pub(crate) table: Counts,
    /// The animals that have moved in this apprentice race.
    pub(crate) moved: Order,
}

impl Choice {
    /// The actions of a seat that has to choose; none if it has not.
    #[inline]
    pub(crate) fn actions(self, decides: bool) -> Actions {
        match self.phase {
            Phase::Play if decides => plays(self.hand, self.table),
            Phase::SecondBets if decides => self.hand.iter().map(|(card, _)| Action::Bet(card)).collect(),
            Phase::Move if decides => moves(self.table, self.moved),
            _ => Actions::new(),
        }
    }

    /// Whether a seat whose turn it is may do this.
    pub(crate) fn check(self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::SecondBets, Action::Play(_) | Action::Move(_)) => Err(Refusal::BetFirst),
            (Phase::Move, Action::Play(_)) => Err(Refusal::MovesFirst),
            (Phase::Move, Action::Move(animal)) => self.check_move(animal),
            (_, Action::Move(_)) => Err(Refusal::NoMoves),
            (_, Action::Bet(_)) if !self.variant.has_second_bets() => Err(Refusal::NoSecondBets),
            (Phase::Play, Action::Bet(_)) => Err(Refusal::BetsLaid),
            (_, Action::Bet(card)) if self.hand.get(card) == 0 => Err(Refusal::NotInHand(card)),
            (_, Action::Bet(_)) => Ok(()),
            (_, Action::Play(play)) => self.check_play(play),
        }
    }

    fn check_play(self, play: Play) -> Result<(), Refusal> {
        let eight = TABLE_LIMIT - self.table.total();
        let four = ANIMAL_LIMIT - self.table.of_animal(play.animal);
        if play.is_empty() || (play.howls > 0 && play.animal != Animal::Wolf) {
            Err(Refusal::NoCard)
        } else if self.hand.get(play.animal.card()) < play.plain {
            Err(Refusal::NotInHand(play.animal.card()))
        } else if play.howls > 0 && self.hand.get(Card::Howl) < play.howls {
            Err(Refusal::NotInHand(Card::Howl))
        } else if play.len() > four {
            Err(Refusal::FourOfAnAnimal { animal: play.animal, fits: four })
        } else if play.len() > eight {
            Err(Refusal::EightInAll { fits: eight })
        } else {
            Ok(())
        }
    }

    fn check_move(self, animal: Animal) -> Result<(), Refusal> {
        if self.table.of_animal(animal) == 0 {
            Err(Refusal::NoCardOf(animal))
        } else if self.moved.contains(animal) {
            Err(Refusal::HasMoved(animal))
        } else {
            Ok(())
        }
    }
}

#[inline(never)] // the standard game has none
fn moves(table: Counts, moved: Order) -> Actions {
    to_move(table, moved).map(Action::Move).collect()
}

/// Plays of 1 to 4 plain cards, by animal.
const PLAIN: [[Action; 4]; 5] = {
    let mut plays = [[Action::Bet(Card::Hare); 4]; 5];
    let mut i = 0;
    while i < 20 {
        plays[i / 4][i % 4] = Action::Play(Play::plain(Animal::ALL[i / 4], i as u8 % 4 + 1));
        i += 1;
    }
    plays
};

/// Writes all four plays of each animal and keeps as many as hand and table allow: quicker than asking play by play.
fn plays(hand: Counts, table: Counts) -> Actions {
    let mut actions = Actions::from([PLAIN[0][0]; LIST]); // made here and not handed in: it is not moved again
    let room = Counts::each(TABLE_LIMIT - table.total());
    let most = Counts::each(ANIMAL_LIMIT).minus(table.wolves_together()).least(room);
    let plain = hand.least(most);
    let put = |actions: &mut Actions, len: usize, animal: Animal| {
        actions[len..len + 4].copy_from_slice(&PLAIN[animal as usize]);
        len + usize::from(plain.get(animal.card()))
    };
    let mut len = put(&mut actions, 0, Animal::Hare);
    len = put(&mut actions, len, Animal::Tortoise);
    len = match hand.get(Card::Howl) {
        0 => put(&mut actions, len, Animal::Wolf),
        howls => wolves(&mut actions, len, [plain.get(Card::Wolf), howls, most.get(Card::Wolf)]),
    };
    len = put(&mut actions, len, Animal::Fox);
    len = put(&mut actions, len, Animal::Lamb);
    actions.truncate(len);
    actions
}

/// Howls and plain wolves are one animal; which of them are laid is the player's choice (F6): for each number of
/// plain ones every number of howls, at least one card in all. Returns the new length.
fn wolves(actions: &mut Actions, mut len: usize, [plain, howls, most]: [u8; 3]) -> usize {
    for plain in 0..=plain {
        actions[len..len + 4].copy_from_slice(&WOLVES[usize::from(plain)]);
        len += usize::from(howls.min(most - plain) + u8::from(plain > 0));
    }
    len
}

/// Plays of wolves by the number of plain ones, howls ascending; without a plain one they begin with one howl.
const WOLVES: [[Action; 4]; 5] = {
    let mut plays = [[PLAIN[0][0]; 4]; 5];
    let mut i = 0;
    while i < 20 {
        let plain = i as u8 / 4;
        let howls = i as u8 % 4 + (plain == 0) as u8;
        plays[i / 4][i % 4] = Action::Play(Play { animal: Animal::Wolf, plain, howls });
        i += 1;
    }
    plays
};

const _: () = assert!(size_of::<Action>() == 4);
