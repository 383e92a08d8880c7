//! A game as the table saw it, step by step, and the signs that each play left.

use super::{model::Model, suspicion::Choice};
use furrow_fable::{Action, Animal, Counts, FINISH, Play, Podium, View, level_places, trigger};
use furrow_game::Seat;

/// Kinds of signs for a bet on an animal: its cards that were played; what plays without a race made its bets worth
/// more, were the race run at once; what races that were started made them worth more than before; plays of it; its
/// cards in the first turns; what the cards that started races made them worth more; what plays of its own cards
/// without a race did, or an apprentice's move beside other moves; cards of it when it was home.
pub(super) const SIGNS: usize = 8;

/// So much of each.
pub(super) type Signs = [f32; SIGNS];

/// Turns that are the first.
const EARLY: usize = 4;

/// The public part of a game, and what its seats did.
pub(super) struct Replay {
    view: View,
    model: Model,
    /// By seat and animal.
    signs: Vec<[Signs; 5]>,
    /// Plays by seat.
    turns: Vec<usize>,
}

impl Replay {
    /// At the first play of this view's game.
    pub(super) fn new(view: &View) -> Self {
        let mut view = view.clone();
        (view.pos, view.podium, view.table) = ([0; 5], Podium::new(), Counts::NONE);
        view.moved.clear();
        let seats = usize::from(view.setup.seats);
        let (signs, turns) = (vec![[[0.0; SIGNS]; 5]; seats], vec![0; seats]);
        Replay { model: Model::of(&view.setup), view, signs, turns }
    }

    /// By animal, the signs that a seat left, and in how many turns.
    pub(super) fn signs(&self, seat: Seat) -> (&[Signs; 5], usize) {
        (&self.signs[seat.index()], self.turns[seat.index()])
    }

    /// An action that everybody saw and that is next, to be weighed against all others that were possible; `None` for one
    /// that is not a play of a race by cards.
    pub(super) fn choice(&self, action: Action) -> Option<Choice> {
        match action {
            Action::Play(play) if !self.view.setup.variant.is_apprentice() => {
                Some(Choice::new(play, &self.view, self.model))
            }
            _ => None,
        }
    }

    /// After an action that everybody saw. Races are run with the play that starts them: what is drawn in between
    /// is not seen.
    pub(super) fn make(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Bet(_) => {}
            Action::Play(play) => self.play(seat, play),
            Action::Move(animal) => self.moves(seat, animal),
        }
    }

    fn play(&mut self, seat: Seat, play: Play) {
        let before = self.view.table;
        let table = before.plus(play.cards());
        let started = trigger(table).is_some();
        let outlook = |(pos, podium): &([u8; 5], Podium)| self.model.outlook(*pos, podium);
        let then = self.after(table);
        let now = self.model.outlook(self.view.pos, &self.view.podium);
        let (without, with) = (outlook(&self.after(before)), outlook(&then));
        let signs = &mut self.signs[seat.index()];
        for (a, signs) in signs.iter_mut().enumerate() {
            if started {
                signs[2] += with[a] - now[a];
                signs[5] += with[a] - without[a];
            } else {
                signs[1] += with[a] - without[a];
            }
        }
        let (own, cards) = (&mut signs[play.animal as usize], f32::from(play.len()));
        if self.view.pos[play.animal as usize] < FINISH {
            own[0] += cards;
            own[3] += 1.0;
            own[4] += if self.turns[seat.index()] < EARLY { cards } else { 0.0 };
        } else {
            own[7] += cards;
        }
        if !started {
            own[6] += with[play.animal as usize] - without[play.animal as usize];
        }
        self.turns[seat.index()] += 1;
        self.view.table = table;
        if started && !self.view.setup.variant.is_apprentice() {
            (self.view.pos, self.view.podium) = then;
            self.view.table = Counts::NONE;
        }
    }

    fn moves(&mut self, seat: Seat, animal: Animal) {
        let choices: Vec<Animal> = self.to_move().collect();
        let mean = 1.0 / choices.len().max(1) as f32;
        for choice in choices {
            let share = if choice == animal { 1.0 - mean } else { -mean };
            let points = self.moved(choice);
            self.signs[seat.index()]
                .iter_mut()
                .zip(points)
                .for_each(|(signs, points)| signs[6] += share * points);
        }
        self.view.pos[animal as usize] = self.view.moved_now(animal).to;
        self.view.moved.push(animal);
        if self.view.pos[animal as usize] == FINISH {
            self.view.podium.push(animal);
        }
        if self.to_move().next().is_none() {
            self.view.moved.clear();
            self.view.table = Counts::NONE;
        }
    }

    fn after(&self, table: Counts) -> ([u8; 5], Podium) {
        let (runs, podium) = self.view.race(table);
        (std::array::from_fn(|a| runs[a].to), podium)
    }

    fn to_move(&self) -> impl Iterator<Item = Animal> {
        let view = &self.view;
        Animal::ALL.into_iter().filter(|a| view.table.of_animal(*a) > 0 && !view.moved.contains(a))
    }

    /// What a bet on each animal is worth with this one moved.
    fn moved(&self, animal: Animal) -> [f32; 5] {
        let (mut pos, mut arrived) = (self.view.pos, self.view.podium.clone());
        pos[animal as usize] = self.view.moved_now(animal).to;
        if pos[animal as usize] == FINISH {
            arrived.push(animal);
        }
        if arrived.is_empty() {
            return self.model.outlook(pos, &arrived);
        }
        level_places(pos, &arrived).map(|place| super::points_of(place) as f32)
    }
}
