//! How a game ends, by where the animals stand and by what is hidden, for the search.
//!
//! Each of the animals on the track is the next one home with a chance by its weight, the logarithm of which is a sum.
//! Its terms were found by maximum likelihood over the positions after a race, and the podiums they led to: 33,000 of
//! 2,400 standard games and 9,000 of 1,600 apprentice games with two to five seats, half of the games among `medium`
//! players and half among players who go by the playout policy. With what is hidden the order home is told by
//! e^0.3 times better than by the spaces alone in the standard game, and by e^0.13 in the other.

use super::weights::{expected, grown};
use furrow_fable::{Animal, Card, FINISH, Podium, Setup, State};
use furrow_game::{Game, Seat};
use std::sync::LazyLock;

/// By animal and space, a weight.
pub(super) type Table = [[f32; FINISH as usize]; 5];

/// By the spaces alone: what everybody knows.
static OPEN: LazyLock<[Table; 2]> = LazyLock::new(|| {
    [
        grown([0.24, 0.343, 0.007, -0.464, 0.161], [0.325, 0.329, 0.271, 0.284, 0.255], 0.0186),
        grown([0.0; 5], [0.12; 5], 0.0197),
    ]
});

/// By the spaces, beside all that is true.
static TRUE: LazyLock<[Table; 2]> = LazyLock::new(|| {
    [
        grown([-0.016, 0.332, -0.134, -0.443, 0.825], [0.378, 0.349, 0.323, 0.329, 0.224], 0.0175),
        grown([0.0; 5], [0.23; 5], 0.0229),
    ]
});

/// A seat that has bet on the animal, by the number of seats from two to five.
const BETTOR: [[f32; 4]; 2] = [[1.45, 1.25, 1.02, 0.73], [0.4; 4]];

/// A card of it in any hand; one in the hand of a seat that has bet on it; one in the pile.
const CARDS: [[f32; 3]; 2] = [[0.106, 0.313, 0.131], [0.231, 0.159, 0.065]];

/// A stream before the lamb.
const STREAM: [f32; 2] = [-0.371, 0.0];

fn variant(setup: &Setup) -> usize {
    usize::from(setup.variant.is_apprentice())
}

/// What everybody knows of how a game ends.
#[derive(Clone, Copy)]
pub(super) struct Model(&'static Table);

impl Model {
    /// Of the variant that is played.
    pub(super) fn of(setup: &Setup) -> Self {
        Model(&OPEN[variant(setup)])
    }

    /// What a bet on each animal is worth on average, in points.
    pub(super) fn outlook(self, pos: [u8; 5], podium: &Podium) -> [f32; 5] {
        expected(on_track(self.0, pos), podium)
    }
}

/// The weights of the animals by all that is true; 0 for those that are home.
pub(super) fn true_weights(state: &State) -> [f32; 5] {
    let variant = variant(state.setup());
    let mut weights = on_track(&TRUE[variant], state.pos());
    let more = hidden(state);
    weights.iter_mut().zip(more).for_each(|(weight, more)| *weight *= more.exp());
    weights
}

/// By animal, what bets, hands, the pile and streams add to the logarithm of its weight.
fn hidden(state: &State) -> [f32; 5] {
    let (setup, variant) = (state.setup(), variant(state.setup()));
    let [held, own, pile] = CARDS[variant];
    let bettor = BETTOR[variant][usize::from(setup.seats) - 2];
    let mut more = state.pile().by_animal().map(|n| pile * f32::from(n));
    for seat in Seat::all(setup.seats) {
        let hand = state.hand(seat).by_animal();
        let bets = state.bets(seat).iter().fold(0_u8, |bits, card: &Card| bits | 1 << card.animal() as u8);
        for (a, more) in more.iter_mut().enumerate() {
            let n = f32::from(hand[a]);
            *more += held * n + if bets >> a & 1 == 1 { bettor + own * n } else { 0.0 };
        }
    }
    let lamb = Animal::Lamb as usize;
    let streams = state.stream_spaces().into_iter().filter(|space| *space > state.pos()[lamb]).count();
    more[lamb] += STREAM[variant] * streams as f32;
    more
}

fn on_track(table: &Table, pos: [u8; 5]) -> [f32; 5] {
    std::array::from_fn(|a| table[a].get(usize::from(pos[a])).copied().unwrap_or(0.0))
}
