//! A beginner at Crazy Race: goes for the side with the most points, one after the other, with the highest card in the
//! hand, whatever others have there; lays one card a side; plays until the hand is empty and only then thinks of the
//! recall; moves the animal in front, and all it can.

use furrow_crazy_race::{Action, HOME, Points, View};
use furrow_game::Seat;

/// A side must have more points than this to be worth a card.
const NOT_WORTH_IT: f64 = 1.5;

/// A point of the card counts so much of one of the side.
const HIGH: f64 = 0.1;

/// How much a beginner likes an action.
pub(super) fn likes(view: &View, me: Seat, action: Action) -> f64 {
    match action {
        Action::Recall if view.hand().is_empty() => 1.0,
        Action::Lay { side, value } if is_for_me(view, me, side) => {
            points(view, side) + HIGH * f64::from(value) - NOT_WORTH_IT
        }
        Action::Recall | Action::Lay { .. } => -1.0,
        Action::Move(animal) | Action::Step(animal) => 1.0 + f64::from(view.board.progress_of(me, animal)),
        Action::Discard(tile) => -f64::from(tile),
        Action::Pass | Action::Decline | Action::Stop => 0.0,
    }
}

/// Whether this seat has no card there yet and the side's animal is on its way.
fn is_for_me(view: &View, me: Seat, side: u8) -> bool {
    let asked = view.board.stage_card().map(|card| card[usize::from(side) - 1]);
    let animal = asked.and_then(|side| side.animal);
    view.sum_at(side, me) == 0 && animal.is_none_or(|animal| view.board.progress_of(me, animal) < HOME)
}

/// The points of a side as the cards lie.
fn points(view: &View, side: u8) -> f64 {
    match view.board.stage_card().map(|card| card[usize::from(side) - 1].points) {
        Some(Points::Number(points)) => f64::from(points),
        Some(Points::PerCard) => f64::from(view.cards_at(side)),
        None => 0.0,
    }
}
