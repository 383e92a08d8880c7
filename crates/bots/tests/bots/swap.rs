//! A tiny game with a known solution, for the search.
//!
//! Two or three seats get a card each of as many and one more; one stays in the middle. In turn each keeps its card or
//! swaps it for the one in the middle, which it does not see before; the others see that it swaps and not what. The highest card
//! wins. Who has the highest keeps it. Whoever has another swaps: it cannot win with it, for somebody else has the
//! highest or will find it in the middle.

use furrow_bots::{
    Level, Playable,
    search::{Effort, Prospects},
};
use furrow_game::{
    Beat, Game, OptionInfo, Refusal, Seat, SeatSet, Setup, SetupError, Sight, Sink, Step, StepOf, Token,
    Turn, Viewer,
};
use rand::{Rng, RngExt};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::{fmt, ops::RangeInclusive};

/// How many play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Seats(pub(crate) u8);

impl Setup for Seats {
    const SEATS: RangeInclusive<u8> = 2..=3;
    const OPTIONS: &'static [OptionInfo] = &[];

    fn new(seats: u8, _: &Map<String, Value>) -> Result<Self, SetupError> {
        Ok(Seats(seats))
    }

    fn seats(&self) -> u8 {
        self.0
    }

    fn options(&self) -> Map<String, Value> {
        Map::new()
    }
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Action {
    Keep,
    Swap,
}

/// A card goes to the next place that has none: the seats in order, then the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Deal(u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Action::Keep { "keep" } else { "swap" })
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.0)
    }
}

impl Token for Action {
    fn parse(text: &str) -> Option<Self> {
        [Action::Keep, Action::Swap].into_iter().find(|action| action.to_string() == text)
    }
}

impl Token for Deal {
    fn parse(text: &str) -> Option<Self> {
        text.strip_prefix("deal ")?.parse().ok().map(Deal)
    }
}

/// Nothing is ever refused: the tests make legal steps only.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("no")]
pub(crate) struct No;

impl Refusal for No {
    fn ruling(&self) -> &'static str {
        "C2"
    }
}

/// A step as somebody sees it: a card that is not shown is 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Seen {
    Deal(u8),
    Act(Seat, Action),
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// The whole truth, or a view of it with 0 for cards that are not seen. The card of the middle comes last.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct State {
    pub(crate) seats: u8,
    pub(crate) viewer: Option<u8>,
    pub(crate) cards: Vec<u8>,
    /// What the seats so far did.
    pub(crate) swapped: Vec<bool>,
    /// By seat, the card it gave to the middle, if the viewer knows it.
    pub(crate) gave: Vec<u8>,
}

impl State {
    /// In the view of `me`, which has this card, after those before it have swapped or not.
    pub(crate) fn sight(seats: u8, card: u8, swapped: &[bool]) -> Sight<State> {
        let me = swapped.len();
        let mut cards = vec![0; usize::from(seats) + 1];
        cards[me] = card;
        let gave = vec![0; swapped.len()];
        let view = State { seats, viewer: Some(me as u8), cards, swapped: swapped.to_vec(), gave };
        Sight { viewer: Viewer::Seat(Seat::new(me as u8)), view, history: Vec::new() }
    }

    fn is_dealt(&self) -> bool {
        self.cards.len() > usize::from(self.seats)
    }
}

/// The game tells nothing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Nothing {}

impl Beat for Nothing {
    fn ruling(&self) -> &'static str {
        match *self {}
    }

    fn starter(&self) -> Option<Seat> {
        match *self {}
    }
}

impl Game for State {
    const NAME: &'static str = "swap";
    const ALIASES: &'static [&'static str] = &[];
    const RULES: u32 = 1;

    type Setup = Seats;
    type Action = Action;
    type Chance = Deal;
    type Actions = Vec<Action>;
    type View = State;
    type Seen = Seen;
    type Beat = Nothing;
    type Preview = ();
    type Refusal = No;

    fn new(setup: &Seats) -> Self {
        State { seats: setup.0, viewer: None, cards: Vec::new(), swapped: Vec::new(), gave: Vec::new() }
    }

    fn setup(&self) -> &Seats {
        const SEATS: [Seats; 4] = [Seats(0), Seats(1), Seats(2), Seats(3)];
        &SEATS[usize::from(self.seats)]
    }

    fn turn(&self) -> Turn {
        match self.swapped.len() as u8 {
            _ if !self.is_dealt() => Turn::Chance,
            all if all == self.seats => Turn::Over,
            next => Turn::Act(Seat::new(next)),
        }
    }

    fn deciders(&self) -> SeatSet {
        if let Turn::Act(seat) = self.turn() { SeatSet::one(seat) } else { SeatSet::NONE }
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        if self.deciders().contains(seat) { vec![Action::Keep, Action::Swap] } else { Vec::new() }
    }

    fn chance_outcomes(&self, mut sink: impl FnMut(Deal, u32)) {
        if !self.is_dealt() {
            (1..=self.seats + 1)
                .filter(|card| !self.cards.contains(card))
                .for_each(|card| sink(Deal(card), 1));
        }
    }

    fn sample_chance(&self, rng: &mut impl Rng) -> Deal {
        let mut left = Vec::new();
        self.chance_outcomes(|deal, _| left.push(deal));
        left[rng.random_range(0..left.len())]
    }

    fn check(&self, _: StepOf<Self>) -> Result<(), No> {
        Ok(())
    }

    fn apply_unchecked(&mut self, step: StepOf<Self>, _: &mut impl Sink<Nothing>) {
        match step {
            Step::Chance(Deal(card)) => self.cards.push(card),
            Step::Act(seat, action) => {
                let middle = self.cards.len() - 1;
                self.gave.push(if action == Action::Swap { self.cards[seat.index()] } else { 0 });
                if action == Action::Swap {
                    self.cards.swap(seat.index(), middle);
                }
                self.swapped.push(action == Action::Swap);
            }
        }
    }

    fn scores(&self) -> Option<Vec<i32>> {
        None
    }

    fn ranks(&self) -> Option<Vec<u8>> {
        let seats = &self.cards[..usize::from(self.seats)];
        let better = |card: &u8| seats.iter().filter(|other| *other > card).count() as u8;
        (self.turn() == Turn::Over).then(|| seats.iter().map(|card| 1 + better(card)).collect())
    }

    fn view(&self, _: Viewer) -> State {
        unreachable!("the tests make sights themselves")
    }

    fn seen(step: StepOf<Self>, viewer: Viewer) -> Seen {
        match step {
            Step::Act(seat, action) => Seen::Act(seat, action),
            Step::Chance(Deal(card)) => Seen::Deal(if viewer == Viewer::All { card } else { 0 }),
        }
    }

    fn beat_seen(beat: &Nothing, _: Viewer) -> Nothing {
        *beat
    }

    fn reveals(_: &Nothing) -> bool {
        false
    }

    /// Every deal that the viewer's card allows is as likely.
    fn imagine(view: &State, rng: &mut impl Rng) -> State {
        let me = usize::from(view.viewer.expect("a seat"));
        loop {
            let mut state = State::new(&Seats(view.seats));
            while !state.is_dealt() {
                let deal = state.sample_chance(rng);
                state.apply_unchecked(Step::Chance(deal), &mut ());
            }
            for (seat, swapped) in view.swapped.iter().enumerate() {
                let action = if *swapped { Action::Swap } else { Action::Keep };
                state.apply_unchecked(Step::Act(Seat::new(seat as u8), action), &mut ());
            }
            if state.cards[me] == view.cards[me] {
                return state;
            }
        }
    }

    fn view_actions(view: &State) -> Vec<Action> {
        view.legal_actions(Seat::new(view.viewer.expect("a seat")))
    }

    fn preview(_: &State, _: Action) {}

    fn refusal(_: &State, _: Action) -> Option<No> {
        None
    }

    fn at_time_out(_: &State) -> Action {
        Action::Keep
    }

    fn truth(&self) -> Value {
        json!(self)
    }
}

/// How many times as likely a seat keeps the highest card as it swaps it, and swaps another as it keeps it: e^this.
const KNOWS: f32 = 3.0;

impl Playable for State {
    type Evidence = ();

    fn worths(_: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        vec![0.0; actions.len()]
    }

    fn first_thoughts(sight: &Sight<Self>, actions: &[Action]) -> Vec<f64> {
        Self::worths(sight, actions)
    }

    fn lean(&self, seat: Seat, actions: &[Action], leanings: &mut Vec<f32>) {
        let highest = self.cards[seat.index()] == self.seats + 1;
        let lean = |action: &Action| if (*action == Action::Keep) == highest { KNOWS } else { 0.0 };
        leanings.extend(actions.iter().map(lean));
    }

    fn is_quiet(&self) -> bool {
        false
    }

    fn prospects(&self) -> Prospects {
        unreachable!("it is never quiet")
    }

    fn evidence(_: &Sight<Self>) {}

    fn likelihood(&self, (): &()) -> f32 {
        let first = |seat: usize| if self.swapped[seat] { self.gave[seat] } else { self.cards[seat] };
        let likely = |seat| if (first(seat) == self.seats + 1) == self.swapped[seat] { -KNOWS } else { 0.0 };
        (0..self.swapped.len()).map(likely).sum()
    }

    fn effort(_: Level, _: &State) -> Option<Effort> {
        None
    }
}
