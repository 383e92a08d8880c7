//! The default move of a seat whose time is up.

use crate::{Action, View};

impl View {
    /// The default move of the viewer's seat: it passes, moves nothing, spends no more points, gives up its lowest
    /// tile. It never takes used cards back, which it can do only once (R7).
    ///
    /// # Panics
    /// If the viewer has nothing to choose.
    #[must_use]
    pub fn at_time_out(&self) -> Action {
        let best = self.actions().into_iter().min_by_key(|action| match *action {
            Action::Pass | Action::Decline | Action::Stop => 0,
            Action::Discard(tile) => tile,
            Action::Recall | Action::Lay { .. } | Action::Move(_) | Action::Step(_) => u8::MAX,
        });
        best.unwrap_or_else(|| panic!("{} has nothing to choose", self.viewer))
    }
}
