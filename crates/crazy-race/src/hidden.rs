//! What can be told of the cards that lie open nowhere (R10). A card laid before a recall of the same stage is none of
//! those that lay open in the used pile then (R7).

use crate::{HAND, ROUNDS, Values, View};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use rand::{Rng, RngExt};

/// Cards that a seat can lay before its recall in the same stage: one in each round but the last (R6, R7).
const EARLY: usize = ROUNDS as usize - 1;

/// Ways these can be: each is one of five different cards (R2).
const GUESSES: usize = 5_usize.pow(EARLY as u32);

/// A seat's cards that lie open nowhere, as everybody sees them. The *early* ones lie face down since before its recall
/// in this stage; the others lie face down too or are in its hand.
pub(crate) struct Hidden {
    /// How many are early; 0 without a recall in this stage.
    pub(crate) early: u8,
    /// What the early ones are of: the hand of the stage's beginning without those turned up.
    then: Values,
    /// All, early or not.
    pub(crate) all: Values,
    /// Those turned up that were laid after the recall.
    later: Values,
}

/// One way the early cards can be.
pub(crate) struct Guess {
    /// In order of laying.
    pub(crate) cards: ArrayVec<u8, EARLY>,
    /// The physical choices that make it.
    ways: u32,
}

impl Guess {
    fn values(&self) -> Values {
        self.cards.iter().copied().collect()
    }

    /// With one more card, of which there are so many.
    fn and(&self, value: u8, copies: u8) -> Self {
        let mut cards = self.cards.clone();
        cards.push(value);
        Guess { cards, ways: self.ways * u32::from(copies) }
    }
}

impl Hidden {
    /// Every way the early cards can be, with its physical choices: of these cards, and then of those later turned up.
    fn guesses(&self) -> ArrayVec<Guess, GUESSES> {
        let mut guesses = ArrayVec::<Guess, GUESSES>::new();
        guesses.push(Guess { cards: ArrayVec::new(), ways: 1 });
        for _ in 0..self.early {
            let more = guesses.iter().flat_map(|guess| {
                let left = self.then.minus(guess.values());
                left.kinds().map(move |value| guess.and(value, left.get(value)))
            });
            guesses = more.collect();
        }
        for guess in &mut guesses {
            guess.ways *= ways(self.all.plus(self.later).minus(guess.values()), self.later);
        }
        guesses.retain(|guess| guess.ways > 0);
        guesses
    }

    /// One way the early cards can be, each physical choice as likely as the other.
    pub(crate) fn guess(&self, rng: &mut impl Rng) -> Guess {
        let guesses = self.guesses();
        let mut left = rng.random_range(0..guesses.iter().map(|guess| guess.ways).sum());
        for guess in guesses {
            match left.checked_sub(guess.ways) {
                None => return guess,
                Some(rest) => left = rest,
            }
        }
        unreachable!("the pick lies below the sum of the ways")
    }

    /// The cards that an early one can be.
    fn early_ones(&self) -> Values {
        let guesses = self.guesses();
        self.then.iter().filter(|value| guesses.iter().any(|guess| guess.cards.contains(value))).collect()
    }

    /// The cards that one which is not early can be: all but those that must be early ones.
    fn others(&self) -> Values {
        let early = self.guesses().iter().map(Guess::values).reduce(common).unwrap_or_default();
        self.all.minus(early)
    }
}

/// The ways to choose these cards one after the other out of so many of each.
fn ways(of: Values, chosen: Values) -> u32 {
    let ways = |(of, chosen): (u8, u8)| (0..chosen).map(|n| u32::from(of.saturating_sub(n))).product::<u32>();
    chosen.kinds().map(|value| ways((of.get(value), chosen.get(value)))).product()
}

/// What is in both.
fn common(a: Values, b: Values) -> Values {
    a.kinds().flat_map(|n| std::iter::repeat_n(n, usize::from(a.get(n).min(b.get(n))))).collect()
}

impl View {
    /// What everybody can tell of a seat's cards that lie open nowhere.
    pub(crate) fn hidden(&self, seat: Seat) -> Hidden {
        let (back, before) = (self.board.back[seat.index()], usize::from(self.board.early[seat.index()]));
        let all = self.remaining(seat);
        let mut hidden = Hidden { early: 0, then: HAND.minus(back), all, later: Values::NONE };
        for (n, card) in self.laid.iter().filter(|card| card.seat == seat).enumerate() {
            let open = card.value.filter(|_| self.board.is_turned_up(card.side)).map(Values::one);
            match (open, n < before) {
                (Some(card), true) => hidden.then = hidden.then.minus(card),
                (Some(card), false) => hidden.later = hidden.later.plus(card),
                (None, early) => hidden.early += u8::from(early),
            }
        }
        hidden
    }

    /// The cards that one at the stage card can be, as far as everybody knows, each physical card once; `place` is its
    /// place in [`View::laid`]. One laid before its owner's recall in this stage is none of those that lay used then
    /// (R7, R10).
    #[must_use]
    pub fn can_be(&self, place: usize) -> Values {
        let card = self.laid[place];
        if let Some(value) = card.value.filter(|_| self.board.is_turned_up(card.side)) {
            return Values::one(value);
        }
        let own = self.laid[..place].iter().filter(|other| other.seat == card.seat).count();
        let hidden = self.hidden(card.seat);
        if own < usize::from(self.board.early[card.seat.index()]) {
            hidden.early_ones()
        } else {
            hidden.others()
        }
    }

    /// The cards that one in this seat's hand can be, as far as everybody knows, each physical card once: those it can
    /// still hold ([`View::remaining`]) but for cards that must lie face down since before a recall (R10).
    #[must_use]
    pub fn can_hold(&self, seat: Seat) -> Values {
        self.hidden(seat).others()
    }
}
