//! What a viewer may know (F24): an allow-list, built from the truth and never cut out of it.

use crate::{
    Action, Actions, Animal, Bets, Card, Counts, Places, Podium, Race, Refusal, Run, Setup, State,
    TURBO_SPACES,
    legal::Choice,
    rules::{apprentice::Track, podium},
    state::{self, Phase, SEATS},
    story::{PILES, Story},
};
use arrayvec::ArrayVec;
use furrow_game::{Seat, SeatSet, Turn, Viewer};
use serde::ser::{Serialize, Serializer};
use serde_json::{Map, Value, json};

/// A hand as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The viewer's own, or one that the viewer sees too.
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
    /// The place of each animal, 0 for one that did not get home; level ones share theirs (F22).
    pub places: Places,
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
    /// The animals of the turbo tokens by their spaces, which are [`TURBO_SPACES`]; none in other variants (F19).
    pub turbo: ArrayVec<Animal, 5>,
    /// The animals that have moved in this apprentice race, in order (F20).
    pub moved: ArrayVec<Animal, 5>,
    /// The place of each animal once the game is over, 0 for none and before; level ones share theirs (F22).
    pub places: Places,
    /// Points so far by seat.
    pub scores: ArrayVec<u8, SEATS>,
    /// Cards played in this game by seat.
    pub played: ArrayVec<Counts, SEATS>,
    /// What the pile held when it last formed.
    pub pile_formed: Counts,
    /// The plays on the table, and piles and plays since the first pile formed anew (F24).
    pub(crate) story: Story,
    /// What the viewer itself has drawn out of each of those piles.
    pub(crate) drawn: [Counts; PILES],
    /// The games of a championship that are over.
    pub finished: ArrayVec<FinishedGame, 2>,
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        let seats = || Seat::all(self.setup.seats);
        let own = |seat: Seat| viewer.sees(seat);
        View {
            viewer,
            setup: self.setup,
            phase: self.phase,
            seat: self.seat,
            pos: self.pos,
            podium: self.podium.clone(),
            table: self.table,
            laid: self.story.laid(self.setup.seats),
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
            streams: self.streams().collect(),
            turbo: self.turbo.iter().collect(),
            moved: self.moved.iter().collect(),
            places: self.places,
            scores: self.scores[..self.seats()].iter().copied().collect(),
            played: self.played[..self.seats()].iter().copied().collect(),
            pile_formed: self.pile_formed,
            story: self.story.clone(),
            drawn: viewer.seat().map_or([Counts::NONE; PILES], |seat| self.drawn(seat)),
            finished: self.finished.clone(),
        }
    }
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
        self.facing(self.phase).actions(decides)
    }

    fn facing(&self, phase: Phase) -> Choice {
        Choice {
            variant: self.setup.variant,
            phase,
            hand: self.hand(),
            table: self.table,
            moved: self.moved.iter().copied().collect(),
        }
    }

    /// The plays the viewer's hand would have if it were its turn now, for thinking ahead.
    #[must_use]
    pub fn plays_if_my_turn(&self) -> Actions {
        self.facing(Phase::Play).actions(true)
    }

    /// Why the viewer's seat cannot do this now.
    #[must_use]
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        let me = self.viewer.seat().filter(|seat| self.deciders().contains(*seat));
        match (self.turn(), me) {
            (Turn::Over, _) => Some(Refusal::Over),
            (Turn::Chance, _) => Some(Refusal::ChanceNext),
            (Turn::Act(_), None) => Some(Refusal::NotYourTurn),
            (Turn::Act(_), Some(_)) => self.facing(self.phase).check(action).err(),
        }
    }

    /// How the animals would fare if the race ran now with these cards on the table, and the podium after it. In an
    /// apprentice race those to be moved are; who is first across is for the seats to choose, so nobody has a place
    /// by it and the podium is as it is now (F20).
    #[must_use]
    pub fn race(&self, table: Counts) -> (ArrayVec<Run, 5>, Podium) {
        if self.setup.variant.is_apprentice() {
            let runs = Animal::ALL.map(|animal| Run { place: None, ..self.run_of(animal, table) });
            return (runs.into(), self.podium.clone());
        }
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

    /// How an animal would fare if its seat moved it now in an apprentice race (F20, F21), by the cards on the table.
    #[must_use]
    pub fn moved_now(&self, animal: Animal) -> Run {
        self.run_of(animal, self.table)
    }

    fn run_of(&self, animal: Animal, table: Counts) -> Run {
        let [turbo, moved] = [&self.turbo, &self.moved].map(|animals| animals.iter().copied().collect());
        Track { pos: self.pos, podium: &self.podium, turbo, moved }.run(animal, table)
    }

    /// Whether animals are being moved in an apprentice race (F20).
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.phase == Phase::Move
    }

    /// The podium place of an animal, from 1; level ones share theirs (F22).
    #[must_use]
    pub fn place(&self, animal: Animal) -> Option<u8> {
        let places = if self.places == [0; 5] { podium::places(&self.podium) } else { self.places };
        Some(places[animal as usize]).filter(|place| (1..=3).contains(place))
    }

    /// Points of these bets by the places of their animals (F16).
    #[must_use]
    pub fn points(places: &Places, bets: &[Card]) -> u8 {
        podium::points(places, bets)
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

/// `{space: animal}` of the turbo tokens.
pub(crate) fn turbo(animals: impl Iterator<Item = Animal>) -> Value {
    let tokens = TURBO_SPACES.into_iter().zip(animals);
    Value::Object(tokens.map(|(space, animal)| (space.to_string(), animal.name().into())).collect())
}

/// The cards of each seat's bets.
pub(crate) fn bet_names(bets: &[Bets]) -> Vec<Vec<&'static str>> {
    bets.iter().map(|bets| bets.iter().map(|card| card.name()).collect()).collect()
}

impl FinishedGame {
    /// The animals on the podium, by place; level ones in running order (F22).
    #[must_use]
    pub fn podium(&self) -> Podium {
        podium::podium(&self.places)
    }

    fn json(&self, setup: &Setup) -> Value {
        let seats = usize::from(setup.seats);
        let bets = bet_names(&self.bets[..seats]);
        let mut game = json!({"podium": names(&self.podium()), "bets": bets, "scores": self.points[..seats]});
        if setup.variant.is_apprentice() {
            game["places"] = by_animal(|a| self.places[a as usize]); // the podium does not show who is level
        }
        game
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
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
        let mut view = json!({
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
            "finished": self.finished.iter().map(|game| game.json(&self.setup)).collect::<Vec<_>>(),
        });
        if self.setup.variant.is_apprentice() {
            view["turbo"] = turbo(self.turbo.iter().copied());
            view["moved"] = names(&self.moved).into();
        }
        if self.setup.variant.is_apprentice() && self.phase == Phase::Over {
            view["places"] = by_animal(|a| self.places[a as usize]);
        }
        view.serialize(serializer)
    }
}
