//! Imagining a truth that a view allows (F24): there is only one.

use crate::{State, View};

impl View {
    /// The truth: nothing is hidden.
    pub(crate) fn imagine(&self) -> State {
        self.state.clone()
    }
}
