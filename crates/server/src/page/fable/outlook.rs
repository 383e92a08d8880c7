//! What the viewer can select now, and what would follow each selection.

use super::moves;
use crate::page::{
    Scene,
    table::{Choice, Shown, When, gather},
};
use arrayvec::ArrayVec;
use furrow_fable::{Action, Animal, Card, Counts, Play, Podium, Preview, Run, State, Stay, View};
use furrow_game::{Seat, Turn};

/// The table after a selection, or as it is.
pub(super) struct Prospect {
    /// The selection.
    pub(super) when: When,
    /// The cards selected; `None`: the table as it is.
    pub(super) play: Option<Play>,
    /// The animal selected to be moved in an apprentice race (F20).
    pub(super) mover: Option<Animal>,
    /// The cards that would lie there.
    pub(super) table: Counts,
    /// How the animals would fare if the race ran then.
    pub(super) runs: ArrayVec<Run, 5>,
    /// The podium after that race.
    pub(super) podium: Podium,
    /// Who plays next.
    pub(super) next: Option<Seat>,
}

impl Prospect {
    /// Whether a howl would lie there (F11).
    pub(super) fn howl(&self) -> bool {
        self.table.get(Card::Howl) > 0
    }

    /// Whether an animal runs: in the race, or as the one that is moved.
    pub(super) fn runs(&self, animal: Animal) -> bool {
        self.run(animal).stays.is_none() && self.mover.is_none_or(|mover| mover == animal)
    }

    pub(super) fn run(&self, animal: Animal) -> &Run {
        &self.runs[animal as usize]
    }
}

/// Everything that can be selected, and what would follow.
pub(super) struct Outlook {
    /// What can be selected.
    pub(super) choice: Choice<State>,
    /// The table as it is, then after each play; a bet leaves it as it is.
    pub(super) prospects: Vec<Prospect>,
}

impl Outlook {
    pub(super) fn of(scene: &Scene<'_, State>) -> Self {
        let view = scene.view;
        let choice = Choice::of(scene);
        let plays = choice.actions.iter().enumerate().filter_map(|(n, action)| after(view, n, *action));
        let prospects = std::iter::once(as_it_is(view)).chain(plays).collect();
        Outlook { choice, prospects }
    }

    /// The table as it is.
    pub(super) fn now(&self) -> &Prospect {
        &self.prospects[0]
    }

    /// The different values of something, with the selections that have them.
    pub(super) fn group<T: PartialEq>(&self, value: impl Fn(&Prospect) -> T) -> Vec<(T, Shown)> {
        let groups = gather(self.prospects.iter().map(|prospect| (value(prospect), prospect.when)));
        groups.into_iter().map(|(value, when)| (value, self.shown(when))).collect()
    }

    /// When something shows that shows in these selections.
    pub(super) fn shown(&self, when: When) -> Shown {
        let all = self.prospects.iter().fold(When::default(), |all, prospect| all.or(prospect.when));
        if when == all { Shown::Always } else { Shown::In(when) }
    }

    /// The selections in which something holds; `None` if in none.
    pub(super) fn holds(&self, test: impl Fn(&Prospect) -> bool) -> Option<Shown> {
        self.group(test).into_iter().find_map(|(holds, shown)| holds.then_some(shown))
    }
}

fn as_it_is(view: &View) -> Prospect {
    // Nobody runs before the first cards, nor after the end (F13).
    let (runs, podium) = if view.is_betting() || view.turn() == Turn::Over {
        (Animal::ALL.map(|animal| stands(view, animal)).into(), view.podium.clone())
    } else {
        view.race(view.table)
    };
    let next = match view.turn() {
        Turn::Act(seat) if view.is_moving() => moves::next(view, seat),
        Turn::Act(seat) if !view.is_betting() => Some(seat.next(view.setup.seats)),
        _ => None,
    };
    Prospect { when: When::BASE, play: None, mover: None, table: view.table, runs, podium, next }
}

fn stands(view: &View, animal: Animal) -> Run {
    let (cards, at) = (view.table.of_animal(animal), view.pos[animal as usize]);
    let why = if view.is_betting() { Stay::NoCard } else { Stay::Third };
    Run { animal, cards, steps: 0, from: at, to: at, stays: Some(why), lost: 0, boost: 0, place: None }
}

fn after(view: &View, radio: usize, action: Action) -> Option<Prospect> {
    let (runs, podium, next) = match view.preview(action) {
        Preview::Play { runs, podium, next, .. } => (runs, podium, next),
        Preview::Opens { runs, first, .. } => (runs, view.podium.clone(), first),
        Preview::Move { next, .. } => (view.race(view.table).0, view.podium.clone(), next),
        Preview::Bet { .. } => return None,
    };
    let (when, as_it_is) = (When::radio(radio), Prospect { runs, podium, next, ..as_it_is(view) });
    match action {
        Action::Play(play) => {
            Some(Prospect { when, play: Some(play), table: view.table.plus(play.cards()), ..as_it_is })
        }
        Action::Move(animal) => Some(Prospect { when, mover: Some(animal), ..as_it_is }),
        Action::Bet(_) => None,
    }
}
