//! What a viewer may know: everything (P5).

use crate::State;
use furrow_game::Viewer;
use serde::ser::{Serialize, Serializer};

/// What a viewer may know. Nothing in this game is hidden, so it is all there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The game.
    pub state: State,
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.state.to_json().serialize(serializer)
    }
}
