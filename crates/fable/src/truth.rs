//! The whole truth as the record format's `state`, for the referee and tests.

use crate::{
    State,
    view::{by_animal, names},
};
use furrow_game::Seat;
use serde_json::{Value, json};

impl State {
    pub(crate) fn to_json(&self) -> Value {
        let seats = self.seats();
        let bets: Vec<Vec<&str>> =
            self.bets[..seats].iter().map(|bets| bets.iter().map(|c| c.name()).collect()).collect();
        json!({
            "pos": by_animal(|a| self.pos[a as usize]),
            "podium": names(&self.podium),
            "table": self.table,
            "hands": self.hands[..seats],
            "bets": bets,
            "deck": self.deck,
            "discard": self.discard,
            "first": self.first.map(Seat::number),
            "streams": self.streams.as_slice(),
            "game": self.finished.len(),
            "scores": self.scores[..seats],
        })
    }
}
