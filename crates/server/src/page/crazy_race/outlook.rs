//! What the viewer can select now: whole actions, and halves of a lay.

use crate::page::{
    Scene,
    table::{Choice, Shown, When, gather},
};
use furrow_crazy_race::{Action, HAND, SIDES, State};

/// The number of a selected card without a side is this and its value.
const CARDS: usize = 32;

/// The number of a selected side without a card is this and the side.
const AT_SIDES: usize = 40;

/// What is selected of a lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Picked {
    /// Nothing, or something that is no lay.
    Nothing,
    /// A card without a side.
    Card(u8),
    /// A side without a card.
    Side(u8),
    /// Both: the side, the card.
    Lay(u8, u8),
}

impl Picked {
    /// What a tap on a card makes of it.
    pub(super) const fn with_card(self, value: u8) -> Self {
        match self {
            Picked::Nothing | Picked::Card(_) => Picked::Card(value),
            Picked::Side(side) | Picked::Lay(side, _) => Picked::Lay(side, value),
        }
    }

    /// What a tap on a side makes of it.
    pub(super) const fn with_side(self, side: u8) -> Self {
        match self {
            Picked::Nothing | Picked::Side(_) => Picked::Side(side),
            Picked::Card(value) | Picked::Lay(_, value) => Picked::Lay(side, value),
        }
    }

    /// Whether this side is in it.
    pub(super) const fn is_at(self, at: u8) -> bool {
        matches!(self, Picked::Side(side) | Picked::Lay(side, _) if side == at)
    }

    /// Whether this card is in it.
    pub(super) const fn is_of(self, card: u8) -> bool {
        matches!(self, Picked::Card(value) | Picked::Lay(_, value) if value == card)
    }
}

/// The id and the number of the radio of a half.
pub(super) fn half(picked: Picked) -> Option<(String, usize)> {
    match picked {
        Picked::Card(value) => Some((format!("p-card-{value}"), CARDS + usize::from(value))),
        Picked::Side(side) => Some((format!("p-side-{side}"), AT_SIDES + usize::from(side))),
        Picked::Nothing | Picked::Lay(..) => None,
    }
}

/// All halves there can be.
pub(super) fn all_halves() -> Vec<(String, usize)> {
    let cards = HAND.kinds().map(Picked::Card);
    cards.chain((1..=SIDES).map(Picked::Side)).filter_map(half).collect()
}

/// The halves of the lays among these actions.
pub(super) fn halves(actions: &[Action]) -> Vec<Picked> {
    let lays = || actions.iter().filter_map(|action| lay(*action));
    let mut cards: Vec<u8> = lays().map(|(_, value)| value).collect();
    let mut sides: Vec<u8> = lays().map(|(side, _)| side).collect();
    cards.sort_unstable();
    cards.dedup();
    sides.dedup(); // actions come in the order of their sides
    cards.into_iter().map(Picked::Card).chain(sides.into_iter().map(Picked::Side)).collect()
}

const fn lay(action: Action) -> Option<(u8, u8)> {
    match action {
        Action::Lay { side, value } => Some((side, value)),
        _ => None,
    }
}

/// Everything that can be selected.
pub(super) struct Outlook {
    /// The actions.
    pub(super) choice: Choice<State>,
    /// What each selection holds, nothing selected among them.
    states: Vec<(Picked, When)>,
}

impl Outlook {
    pub(super) fn of(scene: &Scene<'_, State>) -> Self {
        let choice = Choice::of(scene);
        let actions = choice.actions.iter().enumerate().map(|(n, action)| {
            let picked = lay(*action).map_or(Picked::Nothing, |(side, value)| Picked::Lay(side, value));
            (picked, When::radio(n))
        });
        let parts = halves(&choice.actions).into_iter();
        let parts = parts.filter_map(|part| Some((part, When::radio(half(part)?.1))));
        let states = [(Picked::Nothing, When::BASE)].into_iter().chain(actions).chain(parts).collect();
        Outlook { choice, states }
    }

    /// Whether a card can be laid, now or in thought.
    pub(super) fn lays(&self) -> bool {
        self.choice.actions.iter().any(|action| lay(*action).is_some())
    }

    /// The ids of the radios that a tap selects, by what is selected now; empty if it can select nothing.
    pub(super) fn taps(&self, tap: impl Fn(Picked) -> Picked) -> Vec<(String, Shown)> {
        let all = self.states.iter().map(|(picked, when)| Some((self.radio(tap(*picked))?, *when)));
        let Some(all) = all.collect::<Option<Vec<_>>>() else { return Vec::new() };
        gather(all).into_iter().map(|(id, when)| (id, Shown::In(when))).collect()
    }

    /// The id of the radio that selects something.
    fn radio(&self, picked: Picked) -> Option<String> {
        match picked {
            Picked::Lay(side, value) => self.id(Action::Lay { side, value }),
            part => {
                let there = self.states.iter().any(|(picked, _)| *picked == part);
                half(part).filter(|_| there).map(|(id, _)| id)
            }
        }
    }

    /// The id of an action's radio.
    pub(super) fn id(&self, action: Action) -> Option<String> {
        self.choice.radio(action).map(|n| format!("a{n}"))
    }

    /// The selections in which something is picked.
    pub(super) fn picks(&self, test: impl Fn(Picked) -> bool) -> When {
        let all = self.states.iter().filter(|(picked, _)| test(*picked));
        all.fold(When::default(), |all, (_, when)| all.or(*when))
    }

    /// The selection of an action; none if it cannot be selected.
    pub(super) fn when(&self, action: Action) -> When {
        self.choice.radio(action).map_or_else(When::default, When::radio)
    }
}
