//! What a viewer may know: everything (P5).

use crate::{Action, Actions, Phase, Refusal, State};
use furrow_game::{Turn, Viewer};
use serde::ser::{Serialize, Serializer};
use std::borrow::Cow;

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

    /// The view of the viewer's turn if the table stayed as it is until then and that turn had begun (P7 to P9, P14);
    /// the same view on its turn. `None` if there is none to come, or if it would pass without a choice.
    #[must_use]
    pub fn if_my_turn(&self) -> Option<View> {
        let seat = self.viewer.seat()?;
        if self.state.turn() == Turn::Act(seat) {
            return Some(self.clone());
        }
        let open = !matches!(self.state.phase, Phase::Start | Phase::Over);
        let mut state = State { seat, ..self.state.clone() };
        (open && !state.has_finished(seat) && state.open_turn(&mut ()))
            .then_some(View { viewer: self.viewer, state })
    }

    /// The game on the viewer's turn, as far as [`View::if_my_turn`] knows it.
    pub(crate) fn on_turn(&self) -> Cow<'_, State> {
        let others = self.viewer.seat().is_some_and(|seat| self.state.turn() != Turn::Act(seat));
        match others.then(|| self.if_my_turn()).flatten() {
            Some(view) => Cow::Owned(view.state),
            None => Cow::Borrowed(&self.state),
        }
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
