//! A game as the table saw it, step by step, and what else a seat might have done.

use super::model::Model;
use furrow_fable::{Action, Animal, Card, Counts, FINISH, Play, Podium, View, fits, level_places, trigger};

/// A card kept is worth so much of what one step of its animal now is worth.
const KEEP: f32 = 1.0;

/// How likely a hand has so many cards of an animal or more, from none.
const HAS: [f32; 5] = [1.0, 0.74, 0.34, 0.1, 0.017];

/// How likely a hand that has wolves has a howl among them.
const HAS_HOWL: f32 = 0.25;

/// What a seat might have done.
pub(super) struct Choice {
    /// How likely it could.
    pub(super) could: f32,
    /// By animal, what it is worth to a bet on it, in points.
    pub(super) points: [f32; 5],
}

/// The public part of a game.
pub(super) struct Replay {
    view: View,
    model: Model,
    /// By animal, what a step of it now is worth to each bet.
    steps: [[f32; 5]; 5],
}

impl Replay {
    /// At the first play of this view's game.
    pub(super) fn new(view: &View) -> Self {
        let mut view = view.clone();
        (view.pos, view.podium, view.table) = ([0; 5], Podium::new(), Counts::NONE);
        view.moved.clear();
        let mut replay = Replay { model: Model::of(&view.setup), view, steps: [[0.0; 5]; 5] };
        replay.weigh_steps();
        replay
    }

    /// After an action that everybody saw. Races are run with the play that starts them: what is drawn in between
    /// is not seen.
    pub(super) fn make(&mut self, action: Action) {
        match action {
            Action::Bet(_) => {}
            Action::Play(play) => {
                self.view.table = self.view.table.plus(play.cards());
                if trigger(self.view.table).is_some() && !self.view.setup.variant.is_apprentice() {
                    (self.view.pos, self.view.podium) = self.after(self.view.table);
                    self.clear();
                }
            }
            Action::Move(animal) => {
                self.view.pos[animal as usize] = self.view.moved_now(animal).to;
                self.view.moved.push(animal);
                if self.view.pos[animal as usize] == FINISH {
                    self.view.podium.push(animal);
                }
                if self.to_move().next().is_none() {
                    self.view.moved.clear();
                    self.clear();
                }
            }
        }
    }

    fn clear(&mut self) {
        self.view.table = Counts::NONE;
        self.weigh_steps();
    }

    fn after(&self, table: Counts) -> ([u8; 5], Podium) {
        let (runs, podium) = self.view.race(table);
        (std::array::from_fn(|a| runs[a].to), podium)
    }

    fn to_move(&self) -> impl Iterator<Item = Animal> {
        let view = &self.view;
        Animal::ALL.into_iter().filter(|a| view.table.of_animal(*a) > 0 && !view.moved.contains(a))
    }

    fn weigh_steps(&mut self) {
        let View { pos, podium, .. } = &self.view;
        let now = self.model.outlook(*pos, podium);
        self.steps = Animal::ALL.map(|animal| {
            let mut ahead = *pos;
            if ahead[animal as usize] < FINISH - 1 {
                ahead[animal as usize] += 1;
            }
            let then = self.model.outlook(ahead, podium);
            std::array::from_fn(|a| then[a] - now[a])
        });
    }

    /// An action and what else might have been done, the action first.
    pub(super) fn choices(&self, action: Action) -> Vec<Choice> {
        match action {
            Action::Bet(_) => Vec::new(),
            Action::Move(animal) => {
                let others = self.to_move().filter(|other| *other != animal);
                std::iter::once(animal).chain(others).map(|animal| self.moved(animal)).collect()
            }
            Action::Play(play) => {
                let others = self.plays().filter(|other| *other != play);
                std::iter::once(play).chain(others).map(|play| self.played(play)).collect()
            }
        }
    }

    /// Plays that fit, of wolves those with at most one howl.
    fn plays(&self) -> impl Iterator<Item = Play> {
        let fits = |animal| 1..=fits(self.view.table, animal);
        let plain = move |animal| fits(animal).map(move |n| Play::plain(animal, n));
        let howls = self.view.setup.variant.deck().get(Card::Howl).min(1);
        let howling = move |n| Play { animal: Animal::Wolf, plain: n - howls, howls };
        Animal::ALL
            .into_iter()
            .flat_map(plain)
            .chain(fits(Animal::Wolf).filter(move |_| howls > 0).map(howling))
    }

    fn played(&self, play: Play) -> Choice {
        let (pos, podium) = self.after(self.view.table.plus(play.cards()));
        let points = self.model.outlook(pos, &podium);
        let spent = KEEP * f32::from(play.len());
        let howl = if play.howls > 0 { HAS_HOWL } else { 1.0 };
        Choice {
            could: HAS[usize::from(play.len())] * howl,
            points: std::array::from_fn(|a| points[a] - spent * self.steps[play.animal as usize][a]),
        }
    }

    fn moved(&self, animal: Animal) -> Choice {
        let (mut pos, mut arrived) = (self.view.pos, self.view.podium.clone());
        pos[animal as usize] = self.view.moved_now(animal).to;
        if pos[animal as usize] == FINISH {
            arrived.push(animal);
        }
        let points = if arrived.is_empty() {
            self.model.outlook(pos, &arrived)
        } else {
            level_places(pos, &arrived).map(|place| super::points_of(place) as f32)
        };
        Choice { could: 1.0, points }
    }
}
