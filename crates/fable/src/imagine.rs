//! Imagining a truth that a view allows (F24).

use crate::{Animal, Bets, Card, Counts, DECK, Hand, State, View, state::SEATS};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use rand::{Rng, RngExt};

impl View {
    /// A truth this view allows. Every way to hand out the physical cards that the viewer cannot see is equally
    /// likely, as far as what is left of the pile was in it when it last formed, and no bet was; the order in which
    /// cards came is not weighed.
    pub fn imagine(&self, rng: &mut impl Rng) -> State {
        let unseen = self.unseen();
        let (mut of_pile, mut of_rest) = self.hidden(unseen, rng);
        let deck: Counts = (0..self.pile).map(|_| take(&mut of_pile, rng)).collect();
        if self.pile_formed == self.setup.variant.deck() {
            (of_pile, of_rest) = (Counts::NONE, of_pile);
        }
        let mut dealt = self.undealt();
        let mut bets: [Bets; SEATS] = Default::default();
        for (seat, seen) in bets.iter_mut().zip(&self.bets) {
            for (i, bet) in seen.iter().enumerate() {
                seat.push(bet.unwrap_or_else(|| {
                    if i < self.setup.starting_bets() {
                        dealt.swap_remove(rng.random_range(0..dealt.len())).card()
                    } else {
                        take(&mut of_rest, rng)
                    }
                }));
            }
        }
        let mut left = of_pile.plus(of_rest);
        let mut hands = [Counts::NONE; SEATS];
        for (hand, seen) in hands.iter_mut().zip(&self.hands) {
            *hand = match seen {
                Hand::Known(cards) => *cards,
                Hand::Hidden(n) => (0..*n).map(|_| take(&mut left, rng)).collect(),
            };
        }
        self.truth(deck, hands, bets)
    }

    fn truth(&self, deck: Counts, hands: [Counts; SEATS], bets: [Bets; SEATS]) -> State {
        let mut streams = [0; 2];
        streams.iter_mut().rev().zip(self.streams.iter().rev()).for_each(|(to, space)| *to = *space);
        let mut state = State {
            setup: self.setup,
            phase: self.phase,
            seat: self.seat,
            hand: self.setup.hand(),
            hands,
            played: [Counts::NONE; SEATS],
            table: self.table,
            deck,
            discard: self.discard,
            pile_formed: self.pile_formed,
            laid: std::array::from_fn(|animal| pack(&self.laid[animal])),
            bets,
            pos: self.pos,
            podium: self.podium.clone(),
            first: self.first,
            streams,
            turbo: self.turbo.iter().copied().collect(),
            moved: self.moved.iter().copied().collect(),
            places: self.places,
            scores: [0; SEATS],
            finished: self.finished.clone(),
        };
        state.played[..self.played.len()].copy_from_slice(&self.played);
        state.scores[..self.scores.len()].copy_from_slice(&self.scores);
        state
    }

    /// Starting bets that the viewer cannot place.
    fn undealt(&self) -> ArrayVec<Animal, 5> {
        let starting = self.bets.iter().flat_map(|bets| bets.iter().take(self.setup.starting_bets()));
        let seen = starting.flatten().fold(0_u8, |bits, card| bits | 1 << card.animal() as u8);
        Animal::ALL.into_iter().filter(|animal| seen >> *animal as u8 & 1 == 0).collect()
    }

    /// Second bets that the viewer knows, and how many it does not.
    fn second_bets(&self) -> (Counts, u8) {
        let second = self.bets.iter().filter_map(|bets| bets.get(self.setup.starting_bets()));
        second.fold((Counts::NONE, 0), |(known, hidden), bet| match bet {
            Some(card) => (known.plus(Counts::some(*card, 1)), hidden),
            None => (known, hidden + 1),
        })
    }

    /// Cards whose place the viewer does not know: the pile, other hands, hidden second bets.
    fn unseen(&self) -> Counts {
        let (bets, _) = self.second_bets();
        self.setup.variant.deck().minus(self.table).minus(self.discard).minus(self.hand()).minus(bets)
    }

    /// Parts the unseen cards into those that the pile held when it last formed and the rest.
    ///
    /// `k` of the cards seen have come out of that pile in as many ways as the two sides can give them, kind by
    /// kind, and each of these leaves as many ways to pick what is left of the pile and the hidden bets.
    fn hidden(&self, unseen: Counts, rng: &mut impl Rng) -> (Counts, Counts) {
        if self.pile_formed == self.setup.variant.deck() {
            return (unseen, Counts::NONE); // the first pile: all came from one deal, the bets too
        }
        let (known_bets, hidden_bets) = self.second_bets();
        let deck = self.setup.variant.deck();
        let seen = deck.minus(unseen).minus(known_bets);
        let outside = deck.minus(self.pile_formed).minus(known_bets);
        let weight = |card: Card, k: usize| match usize::from(seen.get(card)).checked_sub(k) {
            Some(other) => choose(self.pile_formed.get(card), k) * choose(outside.get(card), other),
            None => 0.0,
        };
        let most = usize::from(seen.total().min(self.pile_formed.total()));
        // ways[kinds][k]: the weight of k seen cards of the first kinds having come out of the pile.
        let mut ways = [[0.0; CARDS + 1]; Card::ALL.len() + 1];
        ways[0][0] = 1.0;
        for (kind, card) in Card::ALL.into_iter().enumerate() {
            for k in 0..=usize::from(self.pile_formed.get(card).min(seen.get(card))) {
                let weight = weight(card, k);
                for before in 0..=most - k {
                    ways[kind + 1][before + k] += ways[kind][before] * weight;
                }
            }
        }
        let mut left = pick(rng, most, |k| {
            let (of_pile, all) = (self.pile_formed.total() - k as u8, unseen.total());
            let of_rest = all.checked_sub(of_pile);
            let rest = of_rest.map_or(0.0, |of_rest| choose(of_rest, hidden_bets.into()));
            ways[Card::ALL.len()][k] * choose(of_pile, self.pile.into()) * rest
        });
        let mut of_pile = self.pile_formed;
        for (kind, card) in Card::ALL.into_iter().enumerate().rev() {
            let most = left.min(self.pile_formed.get(card).into());
            let k = pick(rng, most, |k| ways[kind][left - k] * weight(card, k));
            of_pile = of_pile.minus(Counts::some(card, k as u8));
            left -= k;
        }
        (of_pile, unseen.minus(of_pile))
    }
}

/// Racing cards in the box.
const CARDS: usize = DECK.total() as usize;

fn take(pool: &mut Counts, rng: &mut impl Rng) -> Card {
    let card = pool.nth(rng.random_range(0..pool.total()));
    *pool = pool.minus(Counts::some(card, 1));
    card
}

fn pack(layers: &ArrayVec<Seat, 4>) -> u16 {
    layers.iter().enumerate().fold(0, |bits, (slot, seat)| bits | u16::from(seat.number() + 1) << (4 * slot))
}

/// A number from 0 to `most`, drawn by weight; one of them weighs something.
fn pick(rng: &mut impl Rng, most: usize, weight: impl Fn(usize) -> f64) -> usize {
    let sum: f64 = (0..=most).map(&weight).sum();
    let mut left = rng.random::<f64>() * sum;
    let mut last = 0; // rounding may run past the last number that weighs something
    for n in 0..=most {
        let weight = weight(n);
        if weight > 0.0 {
            last = n;
            left -= weight;
            if left < 0.0 {
                break;
            }
        }
    }
    last
}

/// Ways to choose `k` of `n` cards; 0 where `n < k`.
fn choose(n: u8, k: usize) -> f64 {
    PASCAL[usize::from(n)][k]
}

/// Pascal's triangle: a truth is imagined for every simulation of a search, and asks for some hundred entries.
static PASCAL: [[f64; CARDS + 1]; CARDS + 1] = {
    let mut rows = [[0.0; CARDS + 1]; CARDS + 1];
    let mut n = 0;
    while n <= CARDS {
        rows[n][0] = 1.0;
        let mut k = 1;
        while k <= n {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    rows
};
