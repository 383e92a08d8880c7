//! What a seat may choose.

use crate::{
    Action, Animal, HOME, Points, Refusal, SIDES, Side, Values,
    state::{Board, Phase},
};
use arrayvec::ArrayVec;
use furrow_game::Seat;

/// The legal actions of a seat: five different cards at four sides, pass and recall are 22; there is room to write four
/// more.
pub type Actions = ArrayVec<Action, LIST>;

const LIST: usize = 26;

/// Different cards of a player (R2).
const KINDS: usize = 5;

/// By side and by the kinds of cards in hand, a bit a kind: the ways to lay one of them, and whatever fills the row.
static LAYS: [[[Action; KINDS]; 64]; SIDES as usize] = {
    let mut lays = [[[Action::Pass; KINDS]; 64]; SIDES as usize];
    let mut i = 0;
    while i < SIDES as usize * 64 {
        let (side, kinds) = (i / 64, i % 64);
        let (mut value, mut n) = (1, 0);
        while value <= 6 && n < KINDS {
            if kinds >> (value - 1) & 1 == 1 {
                lays[side][kinds][n] = Action::Lay { side: side as u8 + 1, value };
                n += 1;
            }
            value += 1;
        }
        i += 1;
    }
    lays
};

/// What a seat goes by when it chooses: all of it is known to it.
pub(crate) struct Choice {
    phase: Phase,
    hand: Values,
    used: Values,
    recalled: bool,
    /// The side closed for the stage (R9).
    closed: Option<u8>,
    /// The side it has won.
    won: Option<Side>,
    progress: [u8; 3],
    tiles: Values,
}

impl Board {
    /// What `seat` goes by; `hand` is its own, `closed` the side closed for the stage.
    #[inline]
    pub(crate) fn choice(&self, seat: Seat, hand: Values, closed: Option<u8>) -> Choice {
        let of = seat.index();
        Choice {
            phase: self.phase,
            hand,
            used: self.used[of],
            recalled: self.recalled[of],
            closed,
            won: self.won(),
            progress: self.progress[of],
            tiles: self.tiles[of],
        }
    }
}

impl Choice {
    /// The actions, sorted.
    #[inline]
    pub(crate) fn actions(&self) -> Actions {
        if self.phase == Phase::Lay {
            let mut actions = Actions::from([Action::Pass; LIST]);
            let len = self.lays(&mut actions);
            actions.truncate(len);
            return actions;
        }
        let mut actions = Actions::new();
        match self.phase {
            Phase::Move => {
                actions.extend(self.movable().map(Action::Move));
                actions.push(Action::Decline);
            }
            Phase::Step => {
                actions.extend(self.movable().map(Action::Step));
                actions.push(Action::Stop);
            }
            Phase::Discard => actions.extend(self.tiles.kinds().map(Action::Discard)),
            Phase::Start | Phase::Stage | Phase::Lay | Phase::Over => {}
        }
        actions
    }

    /// Recall, any different card at any open side, or a pass (R6, R7, R9). For each side the actions of all kinds of
    /// cards in hand are copied from a table: quicker than asking card by card. Returns how many there are.
    #[inline]
    fn lays(&self, actions: &mut Actions) -> usize {
        let mut len = 0;
        if !self.recalled && !self.used.is_empty() {
            actions[0] = Action::Recall;
            len = 1;
        }
        let kinds = self.hand.kind_bits();
        for (side, lays) in (1..=SIDES).zip(&LAYS) {
            if self.closed != Some(side) {
                actions[len..len + KINDS].copy_from_slice(&lays[kinds]);
                len += kinds.count_ones() as usize;
            }
        }
        actions[len] = Action::Pass;
        len + 1
    }

    /// The animals that the side won can move: the unfinished ones it allows (R12).
    #[inline]
    fn movable(&self) -> impl Iterator<Item = Animal> {
        let only = self.won.and_then(|side| side.animal);
        let free = |animal: &Animal| self.progress[*animal as usize] < HOME;
        Animal::ALL.into_iter().filter(move |animal| only.is_none_or(|only| only == *animal) && free(animal))
    }

    /// Whether a seat whose turn it is may do this.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Recall | Action::Lay { .. } | Action::Pass if self.phase != Phase::Lay => {
                Err(Refusal::NotLaying)
            }
            Action::Recall if self.recalled => Err(Refusal::Recalled),
            Action::Recall if self.used.is_empty() => Err(Refusal::NothingUsed),
            Action::Lay { side, value } => self.check_lay(side, value),
            Action::Move(_) | Action::Decline | Action::Step(_) | Action::Stop => self.check_move(action),
            Action::Discard(_) if self.phase != Phase::Discard => Err(Refusal::NothingOwed),
            Action::Discard(tile) if self.tiles.get(tile) == 0 => Err(Refusal::NoSuchTile(tile)),
            Action::Recall | Action::Pass | Action::Discard(_) => Ok(()),
        }
    }

    fn check_lay(&self, side: u8, value: u8) -> Result<(), Refusal> {
        if !(1..=SIDES).contains(&side) {
            Err(Refusal::NoSuchSide(side))
        } else if self.closed == Some(side) {
            Err(Refusal::SideClosed(side))
        } else if self.hand.get(value) == 0 {
            Err(Refusal::NotInHand(value))
        } else {
            Ok(())
        }
    }

    fn check_move(&self, action: Action) -> Result<(), Refusal> {
        let Some(side) = self.won.filter(|_| matches!(self.phase, Phase::Move | Phase::Step)) else {
            return Err(Refusal::NothingWon);
        };
        match (action, side.points) {
            (Action::Move(_) | Action::Decline, Points::PerCard) => Err(Refusal::OneAtATime),
            (Action::Step(_) | Action::Stop, Points::Number(_)) => Err(Refusal::AllAtOnce),
            (Action::Move(animal) | Action::Step(animal), _) => match side.animal {
                Some(only) if only != animal => Err(Refusal::OtherAnimal(only)),
                _ if self.progress[animal as usize] == HOME => Err(Refusal::Home(animal)),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }
}

const _: () = assert!(size_of::<Action>() == 4);
