//! The whole truth as the record format's `state`, for the referee and tests.

use crate::{
    State,
    view::{bet_names, by_animal, names},
};
use furrow_game::Seat;
use serde_json::{Value, json};

impl State {
    pub(crate) fn to_json(&self) -> Value {
        let seats = self.seats();
        json!({
            "pos": by_animal(|a| self.pos[a as usize]),
            "podium": names(&self.podium),
            "table": self.table,
            "hands": self.hands[..seats],
            "bets": bet_names(&self.bets[..seats]),
            "deck": self.deck,
            "discard": self.discard,
            "first": self.first.map(Seat::number),
            "streams": self.streams.as_slice(),
            "game": self.finished.len(),
            "scores": self.scores[..seats],
        })
    }
}
