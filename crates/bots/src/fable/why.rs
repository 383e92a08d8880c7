//! What speaks for an action of Fable.

use crate::{Explains, explain::LINE};
use furrow_fable::{
    Action, Animal, Beat, Card, Counts, FINISH, Play, Preview, Run, Seen, State, Stay, View, trigger,
};
use furrow_game::{Sight, Step};

/// What speaks for an action. Spaces are counted forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Merit {
    /// It brings an animal that the seat has bet on home, in this place.
    Home {
        /// The animal.
        animal: Animal,
        /// Its place on the podium, from 1.
        place: u8,
    },
    /// It moves an animal that the seat has bet on.
    Runs {
        /// The animal.
        animal: Animal,
        /// How many spaces.
        spaces: u8,
    },
    /// Of the cards that lie there then, an animal that the seat has bet on would run so far.
    Prepares {
        /// The animal.
        animal: Animal,
        /// How many spaces.
        spaces: u8,
    },
    /// Against the other action, an animal that the seat has not bet on runs less far.
    Holds {
        /// The animal.
        animal: Animal,
        /// By how many spaces.
        spaces: u8,
    },
    /// The hare, which the seat has not bet on, naps (F10).
    Naps,
    /// Only the wolf runs (F11), on which the seat has bet.
    Howls,
    /// It starts no race, as the other action would.
    Waits,
    /// It starts a race, as the other action would not.
    Starts,
    /// The seat plays next.
    Next,
    /// Cards of an animal that the seat has bet on stay in its hand.
    Keeps {
        /// The animal.
        animal: Animal,
        /// How many cards.
        n: u8,
    },
    /// Howls stay in its hand.
    KeepsHowl,
    /// So many new cards are drawn, more than one.
    Draws {
        /// How many.
        n: u8,
    },
    /// A bet on an animal of which it holds cards, more than one.
    InHand {
        /// The animal.
        animal: Animal,
        /// How many cards, the bet not counted.
        n: u8,
    },
    /// A second bet on the same animal: it counts twice.
    Twice(Animal),
    /// A second bet on another animal than the first.
    Spreads(Animal),
}

impl Explains for State {
    type Merit = Merit;

    fn merits(sight: &Sight<Self>, action: Action, other: Option<Action>) -> Vec<Merit> {
        let table = Table { view: &sight.view, own: own(&sight.view) };
        match action {
            Action::Bet(card) => table.bets(card),
            Action::Play(play) => table.plays(play, other),
            Action::Move(animal) => table.moves(animal),
        }
    }

    /// The plays of the others up to the seat's next one; a race on the way clears the table.
    fn expected(view: &View, line: &[Seen]) -> Vec<Beat> {
        let (mut table, mut beats) = (view.table, Vec::new());
        let plays = line.iter().filter_map(|seen| match seen {
            Seen::Step(Step::Act(seat, Action::Play(play))) => Some((*seat, *play)),
            _ => None,
        });
        for (nth, (seat, play)) in plays.take(LINE + 1).enumerate() {
            if nth > 0 && view.viewer.is(seat) {
                break;
            }
            table = table.plus(play.cards());
            let (of_animal, in_all) = (table.of_animal(play.animal), table.total());
            beats.extend((nth > 0).then_some(Beat::Plays { seat, play, of_animal, in_all }));
            if trigger(table).is_some() {
                table = Counts::NONE;
            }
        }
        beats
    }
}

/// By animal, whether the seat has bet on it.
fn own(view: &View) -> [bool; 5] {
    let bets = view.viewer.seat().map(|seat| &view.bets[seat.index()]);
    let on =
        |animal: Animal| bets.is_some_and(|bets| bets.iter().flatten().any(|bet| bet.animal() == animal));
    Animal::ALL.map(on)
}

struct Table<'a> {
    view: &'a View,
    own: [bool; 5],
}

impl Table<'_> {
    fn is_mine(&self, animal: Animal) -> bool {
        self.own[animal as usize]
    }

    fn bets(&self, card: Card) -> Vec<Merit> {
        let animal = card.animal();
        let mut merits = Vec::new();
        let n = self.view.hand().of_animal(animal).saturating_sub(1);
        if n > 1 {
            merits.push(Merit::InHand { animal, n });
        }
        merits.push(if self.is_mine(animal) { Merit::Twice(animal) } else { Merit::Spreads(animal) });
        if self.view.hand().get(Card::Howl) > u8::from(card == Card::Howl) {
            merits.push(Merit::KeepsHowl);
        }
        merits
    }

    fn plays(&self, play: Play, other: Option<Action>) -> Vec<Merit> {
        let preview = self.view.preview(Action::Play(play));
        let Some((runs, races)) = race(&preview) else { return Vec::new() };
        let other = other.filter(|other| matches!(other, Action::Play(_)));
        let other = other.map(|other| self.view.preview(other));
        let others = other.as_ref().and_then(race);
        let mut merits = self.runs(runs, races);
        if races {
            merits.extend(self.stays(runs));
        }
        if let Some((other_runs, other_races)) = others {
            match (races, other_races) {
                (true, true) => merits.extend(self.holds(runs, other_runs)),
                (false, true) => merits.push(Merit::Waits),
                (true, false) => merits.push(Merit::Starts),
                (false, false) => {}
            }
        }
        merits.extend(self.keeps(play));
        if matches!(preview, Preview::Play { next, .. } if next == self.view.viewer.seat() && next.is_some())
        {
            merits.push(Merit::Next);
        }
        if play.len() > 1 {
            merits.push(Merit::Draws { n: play.len() });
        }
        merits
    }

    /// What becomes of the animals that the seat has bet on, the one that gains most first.
    fn runs(&self, runs: &[Run], races: bool) -> Vec<Merit> {
        let mut mine: Vec<&Run> =
            runs.iter().filter(|run| self.is_mine(run.animal) && run.to > run.from).collect();
        mine.sort_by_key(|run| (run.place.unwrap_or(u8::MAX), u8::MAX - (run.to - run.from)));
        let merit = |run: &&Run| {
            let (animal, spaces) = (run.animal, run.to - run.from);
            match run.place {
                Some(place) if races => Merit::Home { animal, place },
                _ if races => Merit::Runs { animal, spaces },
                _ => Merit::Prepares { animal, spaces },
            }
        };
        mine.iter().map(merit).collect()
    }

    /// Who does not run, to the seat's advantage.
    fn stays(&self, runs: &[Run]) -> Option<Merit> {
        let stays = |why| runs.iter().any(|run| run.stays == Some(why) && !self.is_mine(run.animal));
        if stays(Stay::Howl) && self.is_mine(Animal::Wolf) {
            return Some(Merit::Howls);
        }
        stays(Stay::Nap).then_some(Merit::Naps)
    }

    /// The animal of nobody's of this seat that runs less far than by the other action, by the most.
    fn holds(&self, runs: &[Run], others: &[Run]) -> Option<Merit> {
        let less = |(run, other): (&Run, &Run)| {
            let spaces = other.to.saturating_sub(run.to);
            (!self.is_mine(run.animal) && spaces > 0).then_some((spaces, run.animal))
        };
        let (spaces, animal) = runs.iter().zip(others).filter_map(less).max_by_key(|(spaces, _)| *spaces)?;
        Some(Merit::Holds { animal, spaces })
    }

    /// The most cards of an animal of the seat's that stay in its hand, and the howls.
    fn keeps(&self, play: Play) -> Vec<Merit> {
        let kept = self.view.hand().minus(play.cards());
        let mine = Animal::ALL.into_iter().filter(|animal| self.is_mine(*animal));
        let most = mine.map(|animal| (kept.of_animal(animal), animal)).max_by_key(|(n, _)| *n);
        let animal = most.filter(|(n, _)| *n > 0).map(|(n, animal)| Merit::Keeps { animal, n });
        let howls = kept.get(Card::Howl) > 0 && play.animal == Animal::Wolf;
        animal.into_iter().chain(howls.then_some(Merit::KeepsHowl)).collect()
    }

    /// An animal moved in an apprentice race (F20).
    fn moves(&self, animal: Animal) -> Vec<Merit> {
        let Preview::Move { run, .. } = self.view.preview(Action::Move(animal)) else { return Vec::new() };
        let crossed = self.view.podium.len() as u8 + 1;
        match run.to {
            _ if !self.is_mine(animal) => Vec::new(),
            FINISH => vec![Merit::Home { animal, place: run.place.unwrap_or(crossed) }],
            to => vec![Merit::Runs { animal, spaces: to - run.from }],
        }
    }
}

/// How the animals fare, and whether they run now.
fn race(preview: &Preview) -> Option<(&[Run], bool)> {
    match preview {
        Preview::Play { runs, trigger, .. } => Some((runs, trigger.is_some())),
        Preview::Opens { runs, .. } => Some((runs, true)),
        _ => None,
    }
}
