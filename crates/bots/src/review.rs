//! A look back at a game: where it turned, what choices cost, what was luck.
//!
//! Two measures are taken. The *course* is each seat's chance to win by all that was true, after every choice and after every
//! spell of chance: the mean of many playouts to the next quiet point, and
//! of what the game says is to be expected there. Where it moves while chance draws, that was luck. Each *choice* is searched
//! again from what its seat knew then: what it cost is how much the best one promised more.

mod choice;
mod course;

pub use choice::Choice;
pub use course::{Course, Moment};

use crate::{Level, Playable};
use choice::Decision;
use course::Stop;
use furrow_game::{Game, MAX_SEATS, StepOf};

/// Seeds of reviews are so far apart that no two reviews share the generator of a part.
const SPREAD: u64 = 1 << 32;

/// How carefully a game is looked into.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Care {
    /// The level that searches each choice again; one that does not search stands for `hard`.
    pub level: Level,
    /// Simulations for each choice, where not as many as the level has.
    pub simulations: Option<u32>,
    /// Playouts for each moment of the course; at least 1.
    pub playouts: u32,
}

impl Care {
    /// Some ten seconds a game.
    pub const USUAL: Care = Care { level: Level::Hard, simulations: None, playouts: 600 };
}

/// A game that is looked back at, part by part.
#[derive(Clone, Debug)]
pub struct Looking<G: Game> {
    steps: Vec<StepOf<G>>,
    stops: Vec<Stop<G>>,
    decisions: Vec<Decision<G>>,
    care: Care,
    seed: u64,
}

/// What a part of the work brings.
#[derive(Clone, PartialEq, Debug)]
pub enum Part<G: Game> {
    /// A moment of the course, and the standard error of its chances.
    Moment(Moment, f64),
    /// A choice.
    Choice(Choice<G>),
}

impl<G: Playable> Looking<G> {
    /// At these steps, which have to be those of a game under this set-up from its beginning. Equal games, cares and seeds
    /// give equal reviews.
    ///
    /// # Panics
    /// If a step is not legal.
    #[must_use]
    pub fn new(setup: &G::Setup, steps: &[StepOf<G>], care: Care, seed: u64) -> Self {
        let (stops, decisions) = (course::stops(setup, steps), choice::decisions(setup, steps));
        Looking { steps: steps.to_vec(), stops, decisions, care, seed }
    }

    /// How many parts there are. They can be done in any order and side by side.
    #[must_use]
    pub fn parts(&self) -> usize {
        self.stops.len() + self.decisions.len()
    }

    /// Does a part, from 0: some tenths of a second.
    ///
    /// # Panics
    /// If there is no such part.
    #[must_use]
    pub fn part(&self, n: usize) -> Part<G> {
        let seed = self.seed.wrapping_mul(SPREAD).wrapping_add(n as u64);
        match self.stops.get(n) {
            Some(stop) => {
                let (moment, error) = stop.look(self.care.playouts, seed);
                Part::Moment(moment, error)
            }
            None => Part::Choice(self.decisions[n - self.stops.len()].look(&self.steps, self.care, seed)),
        }
    }
}

/// The look back.
#[derive(Clone, PartialEq, Debug)]
pub struct Review<G: Game> {
    /// How the chances to win went.
    pub course: Course,
    /// Every choice among several actions, in order.
    pub choices: Vec<Choice<G>>,
}

impl<G: Game> Review<G> {
    /// Of all parts in order.
    #[must_use]
    pub fn of(parts: Vec<Part<G>>) -> Self {
        let mut review = Review { course: Course { moments: Vec::new(), error: 0.0 }, choices: Vec::new() };
        for part in parts {
            match part {
                Part::Moment(moment, error) => {
                    review.course.moments.push(moment);
                    review.course.error = review.course.error.max(error);
                }
                Part::Choice(choice) => review.choices.push(choice),
            }
        }
        review
    }

    /// The choices that cost most, dearest first; none that cost less than twice its error.
    #[must_use]
    pub fn costliest(&self, most: usize) -> Vec<&Choice<G>> {
        let sure = |choice: &&Choice<G>| choice.cost > 2.0 * choice.error;
        let mut costly: Vec<&Choice<G>> = self.choices.iter().filter(sure).collect();
        costly.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.step.cmp(&b.step)));
        costly.truncate(most);
        costly
    }

    /// By seat, all that its choices cost, in chances to win. It is never a gain: a sum below nothing is the error of what
    /// the best were found to be worth.
    #[must_use]
    pub fn given_away(&self) -> [f64; MAX_SEATS] {
        let mut sums = [0.0; MAX_SEATS];
        self.choices.iter().for_each(|choice| sums[choice.seat.index()] += choice.cost);
        sums.map(|sum: f64| sum.max(0.0))
    }
}
