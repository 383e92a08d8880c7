//! The record format's `state`: what is public, and the whole truth for the referee and tests.

use crate::{Animal, Board, SIDES, State, Values};
use furrow_game::Seat;
use serde_json::{Map, Value, json};

impl Board {
    /// The keys of a state that hide nothing.
    pub(crate) fn json(&self) -> Map<String, Value> {
        let seats = self.seats();
        let descending = |tiles: Values| tiles.iter().rev().collect::<Vec<_>>();
        let left = |highest: u8| (1..=highest).rev().collect::<Vec<_>>();
        let board = json!({
            "stage": self.stage,
            "card": self.stage_card().map(|card| card.map(|side| side.to_string())),
            "round": self.round,
            "first": self.first.map(Seat::number),
            "used": self.used[..seats],
            "recalled": self.recalled[..seats],
            "progress": self.progress[..seats].iter().map(by_animal).collect::<Vec<_>>(),
            "tiles": self.tiles[..seats].iter().copied().map(descending).collect::<Vec<_>>(),
            "turn_tiles": left(self.turn_tile),
            "finish_tiles": left(self.finish_tile),
            "side": self.side,
            "points": self.points,
        });
        board.as_object().cloned().unwrap_or_default()
    }
}

/// `{animal: value}` for all three.
fn by_animal(lane: &[u8; 3]) -> Map<String, Value> {
    Animal::ALL.into_iter().map(|animal| (animal.name().to_owned(), lane[animal as usize].into())).collect()
}

/// Cards at the four sides, each in order of laying; `cards` come in that order with their sides.
pub(crate) fn by_side(cards: impl Iterator<Item = (u8, Value)>) -> Value {
    let mut sides = vec![Vec::new(); usize::from(SIDES)];
    cards.for_each(|(side, card)| sides[usize::from(side) - 1].push(card));
    json!(sides)
}

impl State {
    pub(crate) fn to_json(&self) -> Value {
        let mut state = self.board.json();
        let card = |seat: Seat, value: u8| json!({"seat": seat.number(), "value": value});
        state.insert("hands".to_owned(), json!(self.hands[..self.board.seats()]));
        state.insert("laid".to_owned(), by_side(self.laid.iter().map(|c| (c.side, card(c.seat, c.value)))));
        Value::Object(state)
    }
}
