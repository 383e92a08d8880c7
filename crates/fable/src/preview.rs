//! What would follow an action, as far as its seat can know.

use crate::{
    Action, Animal, Card, FINISH, Places, Play, Podium, Run, Stay, Trigger, View, level_places,
    rules::{apprentice::to_move, podium},
    trigger,
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
    /// A play that starts an apprentice race (F20).
    Opens {
        /// Cards of the animal on the table then.
        of_animal: u8,
        /// Cards on the table then.
        in_all: u8,
        /// What starts the race (F8).
        trigger: Trigger,
        /// How the animals fare. Who is first across is for the seats to choose: nobody has a place by it.
        runs: ArrayVec<Run, 5>,
        /// Whether the game ends with that race (F22).
        ends: bool,
        /// Who moves the first animal.
        first: Option<Seat>,
    },
    /// An animal moved in an apprentice race (F20).
    Move {
        /// How it fares.
        run: Run,
        /// How many animals are still to be moved then.
        left: u8,
        /// Whether the game ends with this race: an animal has crossed by then (F22).
        ends: bool,
        /// The place of each animal, if the game ends with this move (F22).
        places: Option<Places>,
        /// Who moves or plays next; `None` if the game ends with this move.
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
            Action::Play(play) => self.preview_play(play),
            Action::Move(animal) => self.preview_move(animal),
        }
    }

    fn preview_play(&self, play: Play) -> Preview {
        let table = self.table.plus(play.cards());
        let trigger = trigger(table);
        let (runs, podium) = self.race(table);
        let (of_animal, in_all) = (table.of_animal(play.animal), table.total());
        if let (Some(trigger), true) = (trigger, self.setup.variant.is_apprentice()) {
            let ends = runs.iter().any(|run| run.to == FINISH);
            return Preview::Opens { of_animal, in_all, trigger, runs, ends, first: self.first };
        }
        let ends = trigger.is_some() && podium::is_full(&podium);
        // After a race the token goes one seat on and its new holder plays (F15).
        let last = if trigger.is_some() { self.first } else { self.viewer.seat() };
        let next = last.filter(|_| !ends).map(|seat| seat.next(self.setup.seats));
        Preview::Play { of_animal, in_all, trigger, runs, podium, ends, next }
    }

    fn preview_move(&self, animal: Animal) -> Preview {
        let run = self.moved_now(animal);
        let moved = self.moved.iter().copied().chain([animal]).collect();
        let left = to_move(self.table, moved).count() as u8;
        let (mut pos, mut arrived) = (self.pos, self.podium.clone());
        pos[animal as usize] = run.to;
        if run.place.is_some() {
            arrived.push(animal);
        }
        let over = left == 0 && !arrived.is_empty();
        let places = over.then(|| level_places(pos, &arrived));
        let last = if left > 0 { self.viewer.seat() } else { self.first };
        let next = last.filter(|_| !over).map(|seat| seat.next(self.setup.seats));
        Preview::Move { run, left, ends: !arrived.is_empty(), places, next }
    }
}

impl Serialize for Preview {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value = match self {
            Preview::Bet { animal, howl, doubles } => {
                json!({"animal": animal.name(), "howl": howl, "doubles": doubles})
            }
            Preview::Play { in_all, trigger, runs, podium, ends, next, .. } => {
                play_json(*in_all, trigger.is_some(), runs, podium, *ends, *next)
            }
            Preview::Opens { in_all, runs, ends, first, .. } => {
                play_json(*in_all, true, runs, &Podium::new(), *ends, *first)
            }
            Preview::Move { run, left, ends, places, next } => json!({
                "animal": run.animal.name(),
                "lands": run.to,
                "boost": run.boost,
                "left": left,
                "ends": ends,
                "places": places.map(|places| by_animal(|a| places[a as usize])),
                "next": next.map(Seat::number),
            }),
        };
        value.serialize(serializer)
    }
}

fn play_json(
    in_all: u8,
    triggers: bool,
    runs: &[Run],
    podium: &Podium,
    ends: bool,
    next: Option<Seat>,
) -> Value {
    let stays = |a: Animal| runs[a as usize].stays.map_or(Value::Null, |why| json!(stay_name(why)));
    json!({
        "on_table": in_all,
        "triggers": triggers,
        "lands": by_animal(|a| runs[a as usize].to),
        "stays": by_animal(stays),
        "podium": names(podium),
        "ends": ends,
        "next": next.map(Seat::number),
    })
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
