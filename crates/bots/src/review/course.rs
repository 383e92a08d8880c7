//! How the chances to win went.

use crate::{
    Level, Playable,
    search::{Chances, Effort, play_out},
};
use furrow_game::{Game, MAX_SEATS, Seat, Setup, Step, StepOf, Turn, Viewer};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A moment of a game, between two spells of chance or choices.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// Steps made before it.
    pub step: usize,
    /// Whose choice led to it; `None` if chance did, and at the beginning.
    pub by: Option<Seat>,
    /// By seat, the chance to win, 0 to 1, by all that is true.
    pub chances: [f64; MAX_SEATS],
}

/// Moments in order: the beginning, after each choice, after each spell of chance, the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// At least the beginning.
    pub moments: Vec<Moment>,
    /// The standard error of a chance, at most.
    pub error: f64,
}

impl Course {
    /// By seat, what chance brought: the changes over all spells of chance, added up.
    #[must_use]
    pub fn luck(&self) -> [f64; MAX_SEATS] {
        let mut luck = [0.0; MAX_SEATS];
        for (before, after) in self.moments.iter().zip(&self.moments[1..]) {
            if after.by.is_none() {
                luck.iter_mut()
                    .enumerate()
                    .for_each(|(seat, sum)| *sum += after.chances[seat] - before.chances[seat]);
            }
        }
        luck
    }

    /// The moment before which the chance of `seat` changed most for the better, with the one before it.
    #[must_use]
    pub fn turn_for(&self, seat: Seat) -> Option<(&Moment, &Moment)> {
        let gain =
            |(before, after): &(&Moment, &Moment)| after.chances[seat.index()] - before.chances[seat.index()];
        self.moments.iter().zip(&self.moments[1..]).max_by(|a, b| gain(a).total_cmp(&gain(b)))
    }
}

/// A state at which the course is measured.
#[derive(Clone, Debug)]
pub(super) struct Stop<G> {
    step: usize,
    by: Option<Seat>,
    state: G,
}

/// Where the course is measured: at the beginning, after each choice, after each spell of chance.
pub(super) fn stops<G: Game>(setup: &G::Setup, steps: &[StepOf<G>]) -> Vec<Stop<G>> {
    let mut game = G::new(setup);
    let mut stops = vec![Stop { step: 0, by: None, state: game.clone() }];
    for (n, step) in steps.iter().enumerate() {
        game.apply(*step, &mut ()).unwrap_or_else(|error| panic!("{step}: {error}"));
        let by = if let Step::Act(seat, _) = step { Some(*seat) } else { None };
        if by.is_some() || game.turn() != Turn::Chance {
            stops.push(Stop { step: n + 1, by, state: game.clone() });
        }
    }
    stops
}

impl<G: Playable> Stop<G> {
    /// The chances there, and the largest standard error of them.
    pub(super) fn look(&self, playouts: u32, seed: u64) -> (Moment, f64) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let (chances, error) = chances(&self.state, playouts.max(1), &mut rng);
        (Moment { step: self.step, by: self.by, chances }, error)
    }
}

/// By seat, the mean share of the win over playouts, and the largest standard error.
fn chances<G: Playable>(state: &G, playouts: u32, rng: &mut Pcg64Mcg) -> ([f64; MAX_SEATS], f64) {
    let seats = usize::from(state.setup().seats());
    let effort = G::effort(Level::Hard, &state.view(Viewer::Public)).unwrap_or(Effort::of(1));
    let (mut sums, mut squares, mut room) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS], Chances::default());
    for _ in 0..playouts {
        let wins = play_out(state.clone(), &effort, &mut room, rng).wins.map(f64::from);
        for seat in 0..seats {
            sums[seat] += wins[seat];
            squares[seat] += wins[seat] * wins[seat];
        }
    }
    let n = f64::from(playouts);
    let error = |seat: usize| ((squares[seat] / n - (sums[seat] / n).powi(2)).max(0.0) / n).sqrt();
    (sums.map(|sum| sum / n), (0..seats).map(error).fold(0.0, f64::max))
}
