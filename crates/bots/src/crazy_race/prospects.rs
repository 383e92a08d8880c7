//! What each seat can expect of the end when a stage begins.
//!
//! The chance to win is in proportion to e^score, the score being a sum of [`Signs`], each times a weight that changes
//! evenly with the stages left. The weights were fitted by maximum likelihood to who won 13,000 games of three and as
//! many of four, played by an early playout policy at several sharpnesses, from every other beginning of a stage after
//! the first. In 6,700 games more of each the mean logarithm lost was 0.49 and 0.32, where equal chances lose 1.10 and
//! 1.39. A sum with [`super::outlook::Outlook::worth`] beside the signs did no better; one with nothing but that, the
//! cards and the order of play did worse, at the last stage 0.27 and 0.10 instead of 0.18 and 0.07.

use crate::search::Prospects;
use furrow_crazy_race::{HAND, STAGES, State};
use furrow_game::Seat;

/// What tells how a seat will do.
type Signs = [f32; 7];

/// The weights of the signs, and what they have more for each stage left, this one included.
struct Weights(Signs, Signs);

const THREE: Weights = Weights(
    [0.69, 0.25, -0.45, 0.289, -0.267, -0.542, -0.707],
    [-0.099, 0.008, 0.058, -0.026, 0.048, 0.122, 0.103],
);

const FOUR: Weights = Weights(
    [0.79, 0.194, -0.407, 0.385, -0.279, -0.853, -1.406],
    [-0.114, 0.017, 0.047, -0.034, 0.045, 0.162, 0.201],
);

/// By seat. Goes by the beginning of a stage, before anything is laid; its card does not matter.
pub(super) fn prospects(state: &State) -> Prospects {
    let board = state.board();
    let left = f32::from(STAGES + 1 - board.stage);
    let Weights(now, each) = if board.setup.seats == 3 { THREE } else { FOUR };
    let mut scores = [0.0; 4];
    for (seat, score) in Seat::all(board.setup.seats).zip(&mut scores) {
        let weights = now.iter().zip(each);
        *score = signs(state, seat)
            .iter()
            .zip(weights)
            .map(|(sign, (now, each))| sign * (now + each * left))
            .sum();
    }
    shares(&scores[..board.seats()])
}

/// Points of tiles; spaces of all animals; of the first; points of cards to come; the tile that penalty 1 would take
/// now; whether penalty 2 would fall now (R17); whether an animal is still at the start.
fn signs(state: &State, seat: Seat) -> Signs {
    let board = state.board();
    let (lane, tiles) = (board.progress[seat.index()], board.tiles[seat.index()]);
    let [first, second] = board.penalties().map(|it| it.is_some_and(|it| it.owners.contains(seat)));
    let cards = state.hand(seat).sum() + if board.recalled[seat.index()] { 0 } else { HAND.sum() };
    let highest = if first { tiles.highest().unwrap_or(0) } else { 0 };
    let spaces: u8 = lane.iter().sum();
    let front = lane.iter().copied().max().unwrap_or(0);
    [tiles.sum(), spaces, front, cards, highest, u8::from(second), u8::from(lane.contains(&0))].map(f32::from)
}

/// The chances of a win, in proportion to e^score each; and the mean place, by pairs.
fn shares(scores: &[f32]) -> Prospects {
    let mut prospects = Prospects::default();
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let all: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    let others = (scores.len() - 1) as f32;
    for (seat, score) in scores.iter().enumerate() {
        prospects.wins[seat] = (score - most).exp() / all;
        let before: f32 = scores.iter().map(|other| 1.0 / (1.0 + (other - score).exp())).sum();
        prospects.places[seat] = (before - 0.5) / others;
    }
    prospects
}
