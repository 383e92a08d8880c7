//! What a game has to tell for bots to play it.

use crate::Level;
use crate::search::{Effort, Prospects};
use furrow_game::{Game, Seat, Sight};
use rand_pcg::Pcg64Mcg;

/// A game with heuristics.
///
/// Both lists of worths go by the view and the history alone: no generator, no clock. They have a number for each of
/// `actions`, in the same order: the more the better, all finite. The unit is the game's own; only comparing two
/// numbers of one call means anything. `actions` are legal for the sight's seat now.
///
/// The search asks the rest of imagined states. What it asks of a seat there goes by what that seat would know.
pub trait Playable: Game {
    /// Another number whenever the levels choose otherwise in this game than before, as [`REVISION`](crate::REVISION)
    /// is for the search that all games share.
    const REVISION: u32 = 0;

    /// What the history tells of the choices that stay hidden.
    type Evidence: Send + Sync;

    /// How much a player who knows the game likes each action.
    fn worths(sight: &Sight<Self>, actions: &[Self::Action]) -> Vec<f64>;

    /// How much a beginner likes each: one who knows the rules, sees the next move only, and makes the mistakes that
    /// people make in their first games.
    fn first_thoughts(sight: &Sight<Self>, actions: &[Self::Action]) -> Vec<f64>;

    /// The playout policy: adds to `leanings` (empty) a number for each of `actions`, the natural logarithm of how
    /// likely `seat` is to choose it, up to a constant. It is asked at every decision of every playout, so it is cheap.
    /// It goes by nothing that the seat does not know.
    fn lean(&self, seat: Seat, actions: &[Self::Action], leanings: &mut Vec<f32>);

    /// Whether this is a point at which [`Playable::prospects`] tells best: the game comes by such a point once in a
    /// while, and is at it for one decision only.
    fn is_quiet(&self) -> bool;

    /// What each seat can expect of the end, from all that is true. Asked only before the game is over.
    fn prospects(&self) -> Prospects;

    /// Gathers what [`Playable::likelihood`] needs, once a search.
    fn evidence(sight: &Sight<Self>) -> Self::Evidence;

    /// The natural logarithm, up to a constant, of how likely the others would have chosen what was seen of them were
    /// this the truth; 0 for every truth where nothing is hidden.
    fn likelihood(&self, evidence: &Self::Evidence) -> f32;

    /// Imagines a truth that the view allows, and tells the natural logarithm of its weight, up to a constant: how much
    /// likelier the evidence makes it than it was to be imagined.
    fn imagine_by(view: &Self::View, evidence: &Self::Evidence, rng: &mut Pcg64Mcg) -> (Self, f32) {
        let truth = Self::imagine(view, rng);
        let weight = truth.likelihood(evidence);
        (truth, weight)
    }

    /// How a level searches here; `None` if it goes by worths alone.
    fn effort(level: Level, view: &Self::View) -> Option<Effort>;
}
