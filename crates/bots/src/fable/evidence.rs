//! What the others' plays tell of their bets.
//!
//! Each play seen leaves signs for and against each animal; a sum of them, weighed, is the logarithm of how likely a
//! bet on it is. The weights were found by maximum likelihood over what the players of 1,200 standard and 400 apprentice
//! games had done by each third turn, games among `medium` players and among players who go by the playout
//! policy: of all sets of bets the true one is then as likely on average as 1 of 4, without the plays as 1 of 14; of
//! apprentices' as 3 of 5, not as 1 of 6.

use super::replay::{Replay, SIGNS, Signs};
use furrow_fable::{Card, Chance, Seen, State, View};
use furrow_game::{Game, Seat, Sight, Step};

/// How far the weights are believed: other players play otherwise.
const BELIEF: f32 = 0.8;

/// Signs by the thirds of a turn, or a turn on average: of averages over fewer turns than these little is known.
const TURNS: f32 = 3.0;

/// Weights of the signs added up, and of those of a turn on average.
type Weights = [[f32; SIGNS]; 2];

/// What the signs say of a bet and, beside that, of two bets on the animal.
struct Reading {
    one: Weights,
    two: Weights,
    /// By animal, how likely it is bet on.
    liked: [f32; 5],
    /// How likely a second bet is on the animal of the first.
    twice: f32,
}

const STANDARD: Reading = Reading {
    one: [
        [-1.402, 1.985, 1.074, 0.830, 0.572, 3.498, 2.073, -0.434],
        [-1.699, 3.177, 0.326, 1.204, 0.469, 3.290, 3.229, 0.047],
    ],
    two: [
        [-1.076, 0.629, 0.275, 0.348, -0.393, 1.911, -0.213, -0.298],
        [-1.180, 2.500, -0.939, 0.516, -0.634, 0.944, 1.180, -0.403],
    ],
    liked: [-0.550, 1.285, -0.307, -0.403, -0.274],
    twice: 2.114,
};

const APPRENTICE: Reading = Reading {
    one: [
        [-1.894, -0.235, -0.057, 1.754, 1.079, 1.955, 3.852, 0.0],
        [-1.604, -0.888, 0.192, 3.051, -0.220, 0.617, 3.921, 0.0],
    ],
    two: [[0.0; SIGNS]; 2],
    liked: [0.0; 5],
    twice: 0.0,
};

/// By seat, how likely bets on each animal make what the seat did, as a logarithm.
pub struct Evidence {
    /// One bet, and two beside that; nothing for the viewer.
    seats: Vec<[[f32; 5]; 2]>,
}

impl Evidence {
    /// All that the sight's history tells of the present game.
    pub(super) fn gather(sight: &Sight<State>) -> Self {
        let view = &sight.view;
        let streams = |seen: &Seen| matches!(seen, Seen::Step(Step::Chance(Chance::Stream(_))));
        let begun = sight.history.iter().rposition(streams).map_or(sight.history.len(), |last| last + 1);
        let mut replay = Replay::new(view);
        for seen in &sight.history[begun..] {
            if let Seen::Step(Step::Act(seat, action)) = *seen {
                replay.make(seat, action);
            }
        }
        let read = |seat: Seat| {
            // Nobody has chosen the bets that are dealt: before the second ones and without plays nothing is told.
            if view.viewer.is(seat) || view.is_betting() {
                [[0.0; 5]; 2]
            } else {
                reading(view).of(replay.signs(seat), bets(view, seat))
            }
        };
        Evidence { seats: Seat::all(view.setup.seats).map(read).collect() }
    }

    /// How likely this truth makes it all, as a logarithm.
    pub(super) fn of(&self, truth: &State) -> f32 {
        let seats = Seat::all(truth.setup().seats).zip(&self.seats);
        seats.map(|(seat, read)| of_bets(read, truth.bets(seat))).sum()
    }
}

fn of_bets([one, two]: &[[f32; 5]; 2], bets: &[Card]) -> f32 {
    let mut seen = [0_u8; 5];
    let mut sum = 0.0;
    for card in bets {
        let animal = card.animal() as usize;
        sum += [one[animal], two[animal], 0.0][usize::from(seen[animal].min(2))];
        seen[animal] += 1;
    }
    sum
}

fn bets(view: &View, seat: Seat) -> usize {
    view.bets[seat.index()].len()
}

const fn reading(view: &View) -> &'static Reading {
    if view.setup.variant.is_apprentice() { &APPRENTICE } else { &STANDARD }
}

impl Reading {
    /// Of a seat with so many bets. Two bets on two animals can have come in as many ways as there are bets, any of
    /// them being the second bet; two on one animal in one way.
    fn of(&self, (signs, turns): (&[Signs; 5], usize), bets: usize) -> [[f32; 5]; 2] {
        let read = |weights: &Weights, signs: &Signs| {
            let sum = |weights: &[f32; SIGNS]| {
                signs.iter().zip(weights).map(|(sign, weight)| sign * weight).sum::<f32>()
            };
            sum(&weights[0]) / TURNS + sum(&weights[1]) / TURNS.max(turns as f32)
        };
        let twice = self.twice + (bets.max(1) as f32).ln();
        let one = std::array::from_fn(|a| BELIEF * (read(&self.one, &signs[a]) + self.liked[a]));
        let two = std::array::from_fn(|a| BELIEF * (read(&self.two, &signs[a]) + self.liked[a] + twice));
        [one, two]
    }
}
