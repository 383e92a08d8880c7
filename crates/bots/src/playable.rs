//! What a game has to tell for bots to play it.

use furrow_game::{Game, Sight};

/// A game with heuristics.
pub trait Playable: Game {
    /// How much the sight's seat likes each of `actions`, in the same order: the more the better, all finite. The
    /// unit is the game's own; only comparing two numbers of one call means anything.
    ///
    /// `actions` are legal for that seat now. By the view and the history alone: no generator, no clock.
    fn worths(sight: &Sight<Self>, actions: &[Self::Action]) -> Vec<f64>;
}
