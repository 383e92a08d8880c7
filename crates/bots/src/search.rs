//! Information-set Monte Carlo tree search.
//!
//! A search goes by a [`furrow_game::Sight`] only. It imagines truths that the view allows, weighed by what the others
//! were seen to do, and runs each simulation in one of them: down the tree, along a playout, back up with what each
//! seat got. There is one tree, over what the searcher comes to see; what it cannot tell apart is one edge. An edge
//! counts how often it was available beside how often it was taken, for not every truth allows every action.

mod effort;
mod grow;
mod playout;
mod policy;
mod prospects;
mod searcher;
mod tree;
mod truths;
mod verdict;

pub use effort::{Effort, Playouts};
pub(crate) use playout::play_out;
pub(crate) use policy::Chances;
pub use prospects::Prospects;
pub use searcher::Searcher;
pub use verdict::{Tried, Verdict};
