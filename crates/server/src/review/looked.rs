//! A look back, whichever game it is of.

use furrow_bots::{Playable, review::Review};
use std::any::Any;

/// A finished look back. Those of all games lie in one place, so its type is asked for when it is told.
pub struct Looked(Box<dyn Any + Send + Sync>);

impl Looked {
    /// At a game of `G`.
    #[must_use]
    pub fn new<G: Playable>(review: Review<G>) -> Self {
        Looked(Box::new(review))
    }

    /// What was found out; `None` if it is another game's.
    #[must_use]
    pub fn at<G: Playable>(&self) -> Option<&Review<G>> {
        self.0.downcast_ref()
    }
}
