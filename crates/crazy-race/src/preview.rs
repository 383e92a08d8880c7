//! What would follow an action, as far as its seat can know.

use crate::{Action, Animal, Hop, Place, Points, Values, View, rules::evaluation, rules::movement::Event};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use serde::ser::{Serialize, Serializer};
use serde_json::{Value, json};

/// What would follow an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preview {
    /// A recall (R7).
    Recall {
        /// The cards that come back.
        back: Values,
        /// The hand then.
        hand: Values,
    },
    /// A card laid (R6).
    Lay {
        /// The side, 1 to 4.
        side: u8,
        /// The seat's own sum there then.
        sum: u8,
        /// Cards of all seats there then.
        cards: u8,
        /// The side that is closed by it (R9).
        closes: Option<u8>,
    },
    /// A pass: so many rounds of this stage are left after this one (R6).
    Pass {
        /// Rounds left.
        rounds: u8,
    },
    /// An animal moves, by all points of a side or by one (R12).
    Move(Moved),
    /// Nothing moves, and points are lost (R12).
    Nothing {
        /// How many points.
        points: u8,
    },
    /// A tile is given up (R17).
    Discard {
        /// The tile.
        tile: u8,
        /// The sum of the seat's tiles then.
        left: u8,
    },
}

/// How an animal would move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The animal.
    pub animal: Animal,
    /// Progress before.
    pub from: u8,
    /// Progress after.
    pub to: u8,
    /// A hop for each point (R13).
    pub hops: ArrayVec<Hop, 4>,
    /// Tiles it takes on its way; `None` where none is left (R14).
    pub tiles: ArrayVec<(Place, Option<u8>), 2>,
    /// Points beyond home (R14).
    pub lost: u8,
}

impl View {
    /// What would follow if the viewer's seat did this now, or on its turn if the table stayed as it is. Where no side is
    /// won, an animal moves by one point.
    #[must_use]
    pub fn preview(&self, action: Action) -> Preview {
        let won = self.board.won().map(|side| side.points);
        match action {
            Action::Recall => {
                let back = self.viewer.seat().map_or(Values::NONE, |seat| self.board.used[seat.index()]);
                Preview::Recall { back, hand: self.hand().plus(back) }
            }
            Action::Lay { side, value } => {
                let own = self.viewer.seat().map_or(0, |seat| self.sum_at(side, seat));
                let sides = self.laid.iter().map(|card| card.side).chain([side]);
                let closes = evaluation::closed(self.board.setup.seats, sides)
                    .filter(|closed| self.closed() != Some(*closed));
                Preview::Lay { side, sum: own + value, cards: self.cards_at(side) + 1, closes }
            }
            Action::Pass => Preview::Pass { rounds: crate::ROUNDS.saturating_sub(self.board.round) },
            Action::Move(animal) => match won {
                Some(Points::Number(points)) => Preview::Move(self.moved(animal, points)),
                _ => Preview::Move(self.moved(animal, 1)),
            },
            Action::Step(animal) => Preview::Move(self.moved(animal, 1)),
            Action::Decline => match won {
                Some(Points::Number(points)) => Preview::Nothing { points },
                _ => Preview::Nothing { points: 0 },
            },
            Action::Stop => Preview::Nothing { points: self.board.points },
            Action::Discard(tile) => {
                let sum = self.viewer.seat().map_or(0, |seat| self.board.tiles[seat.index()].sum());
                Preview::Discard { tile, left: sum.saturating_sub(tile) }
            }
        }
    }

    /// How an animal of the viewer's seat would move by so many points as the lanes stand; a spectator looks at the first
    /// seat's (R13, R14).
    #[must_use]
    pub fn moved(&self, animal: Animal, points: u8) -> Moved {
        let seat = self.viewer.seat().unwrap_or(Seat::new(0));
        let mut lane = self.board.lane(seat);
        let from = lane.progress[animal as usize];
        let mut moved =
            Moved { animal, from, to: from, hops: ArrayVec::new(), tiles: ArrayVec::new(), lost: 0 };
        lane.go(animal, points, |event| match event {
            Event::Hop(hop) => moved.hops.push(hop),
            Event::Tile(place, tile) => moved.tiles.push((place, tile)),
            Event::Lost(points) => moved.lost = points,
        });
        moved.to = lane.progress[animal as usize];
        moved
    }
}

impl Moved {
    fn to_json(&self) -> Value {
        let hops: Vec<Value> = self
            .hops
            .iter()
            .map(|hop| json!({"to": hop.to, "jumps": hop.jumped().collect::<Vec<_>>()}))
            .collect();
        let tiles: Vec<Value> =
            self.tiles.iter().map(|(place, tile)| json!({"at": place.name(), "tile": tile})).collect();
        json!({
            "animal": self.animal.name(),
            "from": self.from,
            "to": self.to,
            "hops": hops,
            "tiles": tiles,
            "lost": self.lost,
        })
    }
}

impl Serialize for Preview {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value = match self {
            Preview::Recall { back, hand } => json!({"back": back, "hand": hand}),
            Preview::Lay { side, sum, cards, closes } => {
                json!({"side": side, "sum": sum, "cards": cards, "closes": closes})
            }
            Preview::Pass { rounds } => json!({"rounds_left": rounds}),
            Preview::Move(moved) => moved.to_json(),
            Preview::Nothing { points } => json!({"lost": points}),
            Preview::Discard { tile, left } => json!({"tile": tile, "left": left}),
        };
        value.serialize(serializer)
    }
}
