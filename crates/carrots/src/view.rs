//! What a viewer may know: everything (P5).

use crate::{Action, Actions, Refusal, State};
use furrow_game::{Turn, Viewer};
use serde::ser::{Serialize, Serializer};

/// What a viewer may know. Nothing in this game is hidden, so it is all there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The game.
    pub state: State,
}

impl View {
    /// The actions of the viewer's seat, if it has to choose now.
    #[must_use]
    pub fn actions(&self) -> Actions {
        self.viewer.seat().map(|seat| self.state.actions(seat)).unwrap_or_default()
    }

    /// Why the viewer's seat cannot do this now.
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        match (self.viewer.seat(), self.state.turn()) {
            (Some(seat), _) => self.state.check_action(seat, action).err(),
            (None, Turn::Over) => Some(Refusal::Over),
            (None, Turn::Chance) => Some(Refusal::ChanceNext),
            (None, Turn::Act(_)) => Some(Refusal::NotYourTurn),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.state.to_json().serialize(serializer)
    }
}
