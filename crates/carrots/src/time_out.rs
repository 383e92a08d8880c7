//! The default move of a seat whose time is up.

use crate::{Act, Action, Marker, Space, View};

impl View {
    /// The default move of the viewer's seat, the first of these that it has: takes 10 carrots; the fewest spaces
    /// forward, to a hare space only if no other is in reach; back to a tortoise; gives 10; starts over. With two
    /// markers that are alike in this, marker a.
    ///
    /// # Panics
    /// If the viewer has nothing to choose.
    #[must_use]
    pub fn at_time_out(&self) -> Action {
        let best = self.actions().into_iter().min_by_key(|action| match action.act {
            Act::Take => (0, false, 0, action.marker),
            Act::Forward(n) => (1, self.is_to_hare(action.marker, n), n, action.marker),
            Act::Back => (2, false, 0, action.marker),
            Act::Give => (3, false, 0, action.marker),
            Act::Restart => (4, false, 0, action.marker),
        });
        best.unwrap_or_else(|| panic!("{} has nothing to choose", self.viewer))
    }

    /// Whether so many spaces forward end on a hare space.
    fn is_to_hare(&self, marker: Option<Marker>, n: u8) -> bool {
        let from = self.state.space_of(self.state.seat, marker.unwrap_or(Marker::A));
        self.state.course().space(from + n) == Space::Hare
    }
}
