//! What the viewer can select, and the view that it is chosen in.

use crate::page::{Scene, table::Choice};
use furrow_carrots::{Marker, State, View};
use furrow_game::Seat;

/// Everything that can be selected.
pub(super) struct Outlook {
    /// The actions.
    pub(super) choice: Choice<State>,
    /// The view on the viewer's turn: now, or as it would be; `None` if there is nothing to choose.
    pub(super) view: Option<View>,
}

impl Outlook {
    pub(super) fn of(scene: &Scene<'_, State>) -> Self {
        let choice = Choice::of(scene);
        let view = if choice.actions.is_empty() { None } else { scene.view.if_my_turn() };
        Outlook { choice, view }
    }

    /// The seat that chooses, with the view it chooses in.
    pub(super) fn chooser(&self) -> Option<(Seat, &View)> {
        let view = self.view.as_ref()?;
        Some((view.viewer.seat()?, view))
    }

    /// The markers that something can be done with.
    pub(super) fn markers(&self) -> Vec<Marker> {
        let acts =
            |marker: &Marker| self.choice.actions.iter().any(|a| a.marker.unwrap_or(Marker::A) == *marker);
        Marker::ALL.into_iter().filter(acts).collect()
    }
}

/// The marker of an action as data, where a seat has two.
pub(super) fn letter(marker: Option<Marker>) -> Option<&'static str> {
    marker.map(Marker::name)
}
