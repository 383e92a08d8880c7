//! What a viewer may know (F24): an allow-list, built from the truth and never cut out of it.

use crate::{
    Action, Actions, Animal, Bets, Card, Counts, Podium, Race, Refusal, Run, Setup, State, apply, legal,
    rules,
    state::{self, Phase, SEATS},
};
use arrayvec::ArrayVec;
use furrow_game::{Seat, SeatSet, Turn, Viewer};
use serde::ser::{Serialize, Serializer};
use serde_json::{Map, Value, json};

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The viewer's own.
    Known(Counts),
    /// Another's: so many cards.
    Hidden(u8),
}

impl Hand {
    /// How many cards.
    #[must_use]
    pub const fn len(self) -> u8 {
        match self {
            Hand::Known(cards) => cards.total(),
            Hand::Hidden(n) => n,
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A game of a championship that is over: all of it is public (F18).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinishedGame {
    /// The podium.
    pub podium: Podium,
    /// Bets by seat, turned over.
    pub bets: [Bets; SEATS],
    /// Points by seat in that game.
    pub points: [u8; SEATS],
}

/// What a viewer may know. Arrays by seat have as many entries as there are seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// Seats and options.
    pub setup: Setup,
    pub(crate) phase: Phase,
    pub(crate) seat: Seat,
    /// Spaces by animal, 0 to 12 (12: across the line).
    pub pos: [u8; 5],
    /// Animals home, in order of arrival.
    pub podium: Podium,
    /// Cards on the table.
    pub table: Counts,
    /// By animal, who laid its cards, in order of laying.
    pub laid: [ArrayVec<Seat, 4>; 5],
    /// Hands by seat.
    pub hands: ArrayVec<Hand, SEATS>,
    /// Bets by seat, dealt ones first; `None` where hidden.
    pub bets: ArrayVec<ArrayVec<Option<Card>, 3>, SEATS>,
    /// Cards in the pile.
    pub pile: u8,
    /// The discards.
    pub discard: Counts,
    /// The first-player token's holder, once known.
    pub first: Option<Seat>,
    /// The streams, ascending.
    pub streams: ArrayVec<u8, 2>,
    /// Points so far by seat.
    pub scores: ArrayVec<u8, SEATS>,
    /// Cards played in this game by seat.
    pub played: ArrayVec<Counts, SEATS>,
    /// What the pile held when it last formed.
    pub pile_formed: Counts,
    /// The games of a championship that are over.
    pub finished: ArrayVec<FinishedGame, 2>,
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        let seats = || Seat::all(self.setup.seats);
        let own = |seat: Seat| viewer.is(seat);
        View {
            viewer,
            setup: self.setup,
            phase: self.phase,
            seat: self.seat,
            pos: self.pos,
            podium: self.podium.clone(),
            table: self.table,
            laid: self.laid.map(layers),
            hands: seats()
                .map(|s| (own(s), self.hands[s.index()]))
                .map(|(own, hand)| if own { Hand::Known(hand) } else { Hand::Hidden(hand.total()) })
                .collect(),
            bets: seats()
                .map(|s| self.bets[s.index()].iter().map(|c| (own(s) || over).then_some(*c)).collect())
                .collect(),
            pile: self.deck.total(),
            discard: self.discard,
            first: self.first,
            streams: self.streams.clone(),
            scores: self.scores[..self.seats()].iter().copied().collect(),
            played: self.played[..self.seats()].iter().copied().collect(),
            pile_formed: self.pile_formed,
            finished: self.finished.clone(),
        }
    }
}

/// Unpacks who laid an animal's cards.
fn layers(packed: u16) -> ArrayVec<Seat, 4> {
    (0..4).map(|slot| packed >> (4 * slot) & 15).filter(|n| *n > 0).map(|n| Seat::new(n as u8 - 1)).collect()
}

impl View {
    /// Who moves next.
    #[must_use]
    pub fn turn(&self) -> Turn {
        state::turn(self.phase, self.seat)
    }

    /// The seats that have to choose now (F4).
    #[must_use]
    pub fn deciders(&self) -> SeatSet {
        state::deciders(self.phase, self.seat, self.setup.seats)
    }

    /// Whether second bets are being laid (F4).
    #[must_use]
    pub fn is_betting(&self) -> bool {
        self.phase == Phase::SecondBets
    }

    /// Which game of a championship, from 0.
    #[must_use]
    pub fn game(&self) -> u8 {
        self.finished.len() as u8
    }

    /// The viewer's own hand; empty for a spectator.
    #[must_use]
    pub fn hand(&self) -> Counts {
        match self.viewer.seat().map(|seat| self.hands[seat.index()]) {
            Some(Hand::Known(cards)) => cards,
            _ => Counts::NONE,
        }
    }

    /// The actions of the viewer's seat, if it has to choose now.
    #[must_use]
    pub fn actions(&self) -> Actions {
        let decides = self.viewer.seat().is_some_and(|seat| self.deciders().contains(seat));
        legal::actions(self.phase, decides, self.hand(), self.table)
    }

    /// The plays the viewer's hand would have if it were its turn now, for thinking ahead.
    #[must_use]
    pub fn plays_if_my_turn(&self) -> Actions {
        legal::actions(Phase::Play, true, self.hand(), self.table)
    }

    /// Why the viewer's seat cannot do this now.
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        let me = self.viewer.seat().filter(|seat| self.deciders().contains(*seat));
        match (self.turn(), me) {
            (Turn::Over, _) => Some(Refusal::Over),
            (Turn::Chance, _) => Some(Refusal::ChanceNext),
            (Turn::Act(_), None) => Some(Refusal::NotYourTurn),
            (Turn::Act(_), Some(_)) => apply::check(self.phase, self.hand(), self.table, action).err(),
        }
    }

    /// How the animals would fare if the race ran now with these cards on the table, and the podium after it.
    #[must_use]
    pub fn race(&self, table: Counts) -> (ArrayVec<Run, 5>, Podium) {
        let mut race = Race {
            pos: self.pos,
            podium: self.podium.clone(),
            streams: &self.streams,
            nap_counts_podium: self.setup.nap_counts_podium,
        };
        let mut runs = ArrayVec::new();
        race.run(table, |run| runs.push(run));
        (runs, race.podium)
    }

    /// The podium place of an animal, from 1.
    #[must_use]
    pub fn place(&self, animal: Animal) -> Option<u8> {
        rules::podium::place(&self.podium, animal)
    }

    /// Points of these bets on this podium (F16).
    #[must_use]
    pub fn points(podium: &Podium, bets: &[Card]) -> u8 {
        rules::podium::points(podium, bets)
    }

    /// Cards seen since the pile last formed: on the table and in the discards.
    #[must_use]
    pub fn gone(&self) -> Counts {
        self.table.plus(self.discard)
    }
}

/// `{animal: value}` for all five.
pub(crate) fn by_animal<T: Into<Value>>(value: impl Fn(Animal) -> T) -> Value {
    Value::Object(
        Animal::ALL.into_iter().map(|a| (a.name().to_owned(), value(a).into())).collect::<Map<_, _>>(),
    )
}

pub(crate) fn names(podium: &Podium) -> Vec<&'static str> {
    podium.iter().map(|animal| animal.name()).collect()
}

/// The cards of each seat's bets.
pub(crate) fn bet_names(bets: &[Bets]) -> Vec<Vec<&'static str>> {
    bets.iter().map(|bets| bets.iter().map(|card| card.name()).collect()).collect()
}

impl FinishedGame {
    fn json(&self, seats: usize) -> Value {
        let bets = bet_names(&self.bets[..seats]);
        json!({"podium": names(&self.podium), "bets": bets, "scores": self.points[..seats]})
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = usize::from(self.setup.seats);
        let hands: Vec<Value> = self
            .hands
            .iter()
            .map(|hand| match hand {
                Hand::Known(cards) => json!(cards),
                Hand::Hidden(n) => json!(n),
            })
            .collect();
        let bets: Vec<Vec<Option<&str>>> =
            self.bets.iter().map(|bets| bets.iter().map(|c| c.map(Card::name)).collect()).collect();
        let laid = |a: Animal| self.laid[a as usize].iter().map(|s| s.number()).collect::<Vec<_>>();
        json!({
            "pos": by_animal(|a| self.pos[a as usize]),
            "podium": names(&self.podium),
            "table": self.table,
            "laid": by_animal(laid),
            "hands": hands,
            "bets": bets,
            "deck": self.pile,
            "discard": self.discard,
            "first": self.first.map(Seat::number),
            "streams": self.streams.as_slice(),
            "game": self.game(),
            "scores": self.scores.as_slice(),
            "played": self.played.as_slice(),
            "pile_formed": self.pile_formed,
            "finished": self.finished.iter().map(|game| game.json(seats)).collect::<Vec<_>>(),
        })
        .serialize(serializer)
    }
}
