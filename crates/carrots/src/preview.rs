//! What would follow an action.

use crate::{Marker, Owes, Space};
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
    /// Two players: what its position space pays before it moves (P9).
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
