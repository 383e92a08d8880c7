//! What a game has to tell for bots to play it.

use furrow_game::{Game, Sight};

/// A game with heuristics.
///
/// Both lists of worths go by the view and the history alone: no generator, no clock. They have a number for each of
/// `actions`, in the same order: the more the better, all finite. The unit is the game's own; only comparing two
/// numbers of one call means anything. `actions` are legal for the sight's seat now.
pub trait Playable: Game {
    /// How much a player who knows the game likes each action.
    fn worths(sight: &Sight<Self>, actions: &[Self::Action]) -> Vec<f64>;

    /// How much a beginner likes each: one who knows the rules, sees the next move only, and makes the mistakes that
    /// people make in their first games.
    fn first_thoughts(sight: &Sight<Self>, actions: &[Self::Action]) -> Vec<f64>;
}
