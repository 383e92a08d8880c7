//! What would follow an action, as far as its seat can know.

use crate::{
    Action, Animal, Card, Podium, Run, Stay, Trigger, View, trigger,
    view::{by_animal, names},
};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use serde::ser::{Serialize, Serializer};
use serde_json::{Value, json};

/// What would follow an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preview {
    /// A second bet: on this animal; a howl is given up with it (F4).
    Bet {
        /// The animal bet on.
        animal: Animal,
        /// Whether the card is a howl.
        howl: bool,
        /// Whether it is on the same animal as a bet already held.
        doubles: bool,
    },
    /// A play.
    Play {
        /// Cards of the animal on the table then.
        of_animal: u8,
        /// Cards on the table then.
        in_all: u8,
        /// What starts a race, if anything does (F8).
        trigger: Option<Trigger>,
        /// How the animals fare: in the race it starts, or if the race ran at once.
        runs: ArrayVec<Run, 5>,
        /// The podium after that race.
        podium: Podium,
        /// Whether the game ends with that race (F13).
        ends: bool,
        /// Who plays next; `None` if the game ends.
        next: Option<Seat>,
    },
}

impl View {
    /// What would follow if the viewer's seat did this now, or on its turn if the table stayed as it is.
    #[must_use]
    pub fn preview(&self, action: Action) -> Preview {
        match action {
            Action::Bet(card) => {
                let own = self.viewer.seat().map(|seat| &self.bets[seat.index()]);
                let same = |bet: &Option<Card>| bet.is_some_and(|bet| bet.animal() == card.animal());
                let doubles = own.is_some_and(|bets| bets.iter().any(same));
                Preview::Bet { animal: card.animal(), howl: card == Card::Howl, doubles }
            }
            Action::Play(play) => {
                let table = self.table.plus(play.cards());
                let trigger = trigger(table);
                let (runs, podium) = self.race(table);
                let ends = trigger.is_some() && podium.is_full();
                // After a race the token goes one seat on and its new holder plays (F15).
                let last = if trigger.is_some() { self.first } else { self.viewer.seat() };
                let next = last.filter(|_| !ends).map(|seat| seat.next(self.setup.seats));
                let of_animal = table.of_animal(play.animal);
                Preview::Play { of_animal, in_all: table.total(), trigger, runs, podium, ends, next }
            }
        }
    }
}

impl Serialize for Preview {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value = match self {
            Preview::Bet { animal, howl, doubles } => {
                json!({"animal": animal.name(), "howl": howl, "doubles": doubles})
            }
            Preview::Play { in_all, trigger, runs, podium, ends, next, .. } => {
                let stays =
                    |a: Animal| runs[a as usize].stays.map_or(Value::Null, |why| json!(stay_name(why)));
                json!({
                    "on_table": in_all,
                    "triggers": trigger.is_some(),
                    "lands": by_animal(|a| runs[a as usize].to),
                    "stays": by_animal(stays),
                    "podium": names(podium),
                    "ends": ends,
                    "next": next.map(Seat::number),
                })
            }
        };
        value.serialize(serializer)
    }
}

const fn stay_name(why: Stay) -> &'static str {
    match why {
        Stay::NoCard => "no card",
        Stay::Nap => "nap",
        Stay::Howl => "howl",
        Stay::Home => "home",
        Stay::Third => "third home",
    }
}
