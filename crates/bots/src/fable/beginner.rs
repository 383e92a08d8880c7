//! A beginner at Fable: bets on what lies most in the hand, then lays as many cards of the own animals as fit, the
//! race be as it may. So everybody soon sees the bets, the hare naps, and a howl is laid like any wolf.

use furrow_fable::{Action, View};

/// A card of an animal that is nobody's of mine is rather kept.
const STRANGER: f64 = -0.1;

/// How much a beginner likes an action.
pub(super) fn likes(view: &View, own: [f64; 5], action: Action) -> f64 {
    match action {
        Action::Bet(card) => f64::from(view.hand().of_animal(card.animal())) + own[card.animal() as usize],
        Action::Move(animal) => own[animal as usize],
        Action::Play(play) => f64::from(play.len()) * (own[play.animal as usize] + STRANGER),
    }
}
