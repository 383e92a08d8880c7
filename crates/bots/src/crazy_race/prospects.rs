//! What each seat can expect of the end when a stage begins.

use super::outlook::Outlook;
use crate::search::Prospects;
use furrow_crazy_race::{HAND, SIDES, STAGES, State};
use furrow_game::Seat;

/// What a point of a card to come is worth with all eight stages to come.
const CARD: f64 = 0.1;

/// A point more makes the win e^this times as likely when no stage is left.
const SHARP: f64 = 1.6;

/// By the square root of the stages left, how much less.
const DULL: f64 = 0.45;

/// By seat. Goes by the beginning of a stage, before anything is laid; its card does not matter.
pub(super) fn prospects(state: &State) -> Prospects {
    let board = state.board();
    let left = f64::from(STAGES + 1 - board.stage);
    let worth = |seat: Seat| {
        let supply = state.hand(seat).sum() + if board.recalled[seat.index()] { 0 } else { HAND.sum() };
        Outlook::at(board, seat, board.stage - 1, SIDES).worth(board.lane(seat))
            + CARD * f64::from(supply) * left / f64::from(STAGES)
    };
    let sharp = SHARP / (1.0 + DULL * left.sqrt());
    let scores: Vec<f64> = Seat::all(board.setup.seats).map(|seat| sharp * worth(seat)).collect();
    shares(&scores)
}

/// The chances of a win, e^score each; and the mean place, by pairs.
fn shares(scores: &[f64]) -> Prospects {
    let mut prospects = Prospects::default();
    let all: f64 = scores.iter().map(|score| score.exp()).sum();
    let others = (scores.len() - 1) as f64;
    for (seat, score) in scores.iter().enumerate() {
        prospects.wins[seat] = (score.exp() / all) as f32;
        let before = |other: &f64| 1.0 / (1.0 + (other - score).exp());
        prospects.places[seat] = ((scores.iter().map(before).sum::<f64>() - 0.5) / others) as f32;
    }
    prospects
}
