//! What would follow an action.

use crate::{Act, Action, FINISH, Marker, Owes, Phase, Space, State, TEN, View, cost};
use furrow_game::Seat;
use serde::ser::{Serialize, Serializer};
use serde_json::json;

/// What would follow an action before any die is rolled and before the next turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The marker.
    pub marker: Marker,
    /// Where it stands, 0 to 64.
    pub from: u8,
    /// Where it lands, 0 to 64.
    pub to: u8,
    /// What kind of space that is.
    pub space: Space,
    /// Two players: what its position space pays before it moves (P9); one that starts over has none to come.
    pub position_income: u32,
    /// What it costs or gives (P10, P11).
    pub cost: u32,
    /// What it brings (P10, P12), or tops up (P14).
    pub income: u32,
    /// Carrots left.
    pub carrots: u32,
    /// What is owed at the next turn (P8).
    pub owes: Owes,
    /// Whether a die is rolled there (P3).
    pub rolls: bool,
    /// The place among all markers, if it comes home (P13).
    pub place: Option<u8>,
    /// Whether the game ends with it (P21, P22).
    pub ends: bool,
}

impl View {
    /// What would follow if the viewer's seat did this now, or on its turn if the table stayed as it is.
    #[must_use]
    pub fn preview(&self, action: Action) -> Preview {
        let state = &*self.on_turn();
        let seat = self.viewer.seat().unwrap_or(state.seat);
        let marker = action.marker.unwrap_or(Marker::A);
        let from = state.space_of(seat, marker);
        let (to, cost, income) = state.exchange(seat, marker, action.act);
        let paid_before = state.setup.markers() == 2 && !matches!(state.phase, Phase::Again(_));
        let position_income = if paid_before { state.position_income(seat, marker) } else { 0 };
        let space = state.course().space(to);
        let arrives = to != from;
        let place = (arrives && to == FINISH).then_some(state.finished.len() as u8 + 1);
        let held = state.carrots[seat.index()] + position_income + income;
        Preview {
            marker,
            from,
            to,
            space,
            position_income,
            cost,
            income,
            carrots: held.saturating_sub(cost),
            owes: if arrives && space == Space::Lettuce { Owes::Lettuce } else { Owes::Nothing },
            rolls: arrives && space == Space::Hare && state.setup.hare.table().is_some(),
            place,
            ends: place.is_some() && state.ends_with(seat, marker),
        }
    }
}

impl State {
    /// Where an action takes a marker, what it costs and what it brings, in carrots (P10 to P14).
    #[must_use]
    pub fn exchange(&self, seat: Seat, marker: Marker, act: Act) -> (u8, u32, u32) {
        let from = self.space_of(seat, marker);
        match act {
            Act::Forward(n) => (from.saturating_add(n).min(FINISH), cost(n), 0),
            Act::Take => (from, 0, TEN),
            Act::Give => (from, TEN, 0),
            Act::Restart => (0, 0, self.top_up(seat)),
            Act::Back => {
                let to = self.tortoise_behind(seat, marker).unwrap_or(from);
                (to, 0, TEN * u32::from(from - to))
            }
        }
    }
}

impl Serialize for Preview {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        json!({
            "from": self.from,
            "lands": self.to,
            "space": self.space.name(),
            "position_income": self.position_income,
            "cost": self.cost,
            "income": self.income,
            "carrots": self.carrots,
            "owes": self.owes.name(),
            "rolls": self.rolls,
            "place": self.place,
            "ends": self.ends,
        })
        .serialize(serializer)
    }
}
