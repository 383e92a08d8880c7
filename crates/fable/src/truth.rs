//! The whole truth as the record format's `state`, for the referee and tests.

use crate::{
    Animal, State,
    state::Phase,
    view::{bet_names, by_animal, names, turbo},
};
use furrow_game::Seat;
use serde_json::{Value, json};

impl State {
    pub(crate) fn to_json(&self) -> Value {
        let seats = self.seats();
        let mut truth = json!({
            "pos": by_animal(|a| self.pos[a as usize]),
            "podium": names(&self.podium),
            "table": self.table,
            "hands": self.hands[..seats],
            "bets": bet_names(&self.bets[..seats]),
            "deck": self.deck,
            "discard": self.discard,
            "first": self.first.map(Seat::number),
            "streams": self.streams().collect::<Vec<_>>(),
            "game": self.finished.len(),
            "scores": self.scores[..seats],
        });
        if self.setup.variant.is_apprentice() {
            truth["turbo"] = turbo(self.turbo.iter());
            truth["moved"] = self.moved.iter().map(Animal::name).collect();
        }
        if self.setup.variant.is_apprentice() && self.phase == Phase::Over {
            truth["places"] = by_animal(|a| self.places[a as usize]);
        }
        truth
    }
}
