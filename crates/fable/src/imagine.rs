//! Imagining a truth that a view allows (F24).

use crate::{Animal, Bets, Card, Counts, DECK, Hand, State, View, apply::starting_bets, state::SEATS};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use rand::{Rng, RngExt};

impl View {
    /// A truth this view allows. Every way to hand out the physical cards that the viewer cannot see is equally
    /// likely, as far as the pile is part of what it last held; the order in which cards came is not weighed.
    pub fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut unseen = self.unseen();
        let deck = self.imagine_pile(unseen, rng);
        unseen = unseen.minus(deck);
        let mut dealt = self.undealt();
        let mut bets: [Bets; SEATS] = Default::default();
        for seat in Seat::all(self.setup.seats) {
            for (i, bet) in self.bets[seat.index()].iter().enumerate() {
                let card = bet.unwrap_or_else(|| {
                    if i < starting_bets(self.setup.seats) {
                        dealt.swap_remove(rng.random_range(0..dealt.len())).card()
                    } else {
                        take(&mut unseen, rng)
                    }
                });
                bets[seat.index()].push(card);
            }
        }
        let mut hands = [Counts::NONE; SEATS];
        for (hand, seen) in hands.iter_mut().zip(&self.hands) {
            *hand = match seen {
                Hand::Known(cards) => *cards,
                Hand::Hidden(n) => (0..*n).map(|_| take(&mut unseen, rng)).collect(),
            };
        }
        self.truth(deck, hands, bets)
    }

    fn truth(&self, deck: Counts, hands: [Counts; SEATS], bets: [Bets; SEATS]) -> State {
        let mut state = State {
            setup: self.setup,
            phase: self.phase,
            seat: self.seat,
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
            streams: self.streams.clone(),
            scores: [0; SEATS],
            finished: self.finished.clone(),
        };
        state.played[..self.played.len()].copy_from_slice(&self.played);
        state.scores[..self.scores.len()].copy_from_slice(&self.scores);
        state
    }

    /// Starting bets that the viewer cannot place.
    fn undealt(&self) -> ArrayVec<Animal, 5> {
        let dealt = |bets: &ArrayVec<Option<Card>, 3>| {
            bets.iter()
                .take(starting_bets(self.setup.seats))
                .flatten()
                .map(|c| c.animal())
                .collect::<Vec<_>>()
        };
        let seen: Vec<Animal> = self.bets.iter().flat_map(dealt).collect();
        Animal::ALL.into_iter().filter(|animal| !seen.contains(animal)).collect()
    }

    /// Cards whose place the viewer does not know: the pile, other hands, hidden second bets.
    fn unseen(&self) -> Counts {
        let second =
            |bets: &ArrayVec<Option<Card>, 3>| bets.get(starting_bets(self.setup.seats)).copied().flatten();
        let laid: Counts = self.bets.iter().filter_map(second).collect();
        DECK.minus(self.table).minus(self.discard).minus(self.hand()).minus(laid)
    }

    fn imagine_pile(&self, unseen: Counts, rng: &mut impl Rng) -> Counts {
        if self.pile_formed == DECK {
            // All that is unseen came from the same deal: any of it may lie in the pile.
            let mut pool = unseen;
            return (0..self.pile).map(|_| take(&mut pool, rng)).collect();
        }
        pile_part(self.pile_formed, unseen, self.pile, rng)
    }
}

fn take(pool: &mut Counts, rng: &mut impl Rng) -> Card {
    let card = pool.nth(rng.random_range(0..pool.total()));
    *pool = pool.minus(Counts::some(card, 1));
    card
}

fn pack(layers: &ArrayVec<Seat, 4>) -> u16 {
    layers.iter().enumerate().fold(0, |bits, (slot, seat)| bits | u16::from(seat.number() + 1) << (4 * slot))
}

/// Draws what is left of a pile: `size` cards of those it held when it formed, weighed by the ways to pick them
/// there times the ways in which the cards that the viewer sees can be any of the others.
fn pile_part(formed: Counts, unseen: Counts, size: u8, rng: &mut impl Rng) -> Counts {
    let size = usize::from(size);
    let weight = |card: Card, n: usize| {
        let (all, held) = (u32::from(DECK.get(card)), u32::from(formed.get(card)));
        let seen = all - u32::from(unseen.get(card));
        choose(held, n as u32) * choose(all.saturating_sub(n as u32), seen)
    };
    // ways[k][m]: the weight of all ways to take m cards of the kinds from k on.
    let mut ways = vec![vec![0.0; size + 1]; Card::ALL.len() + 1];
    ways[Card::ALL.len()][0] = 1.0;
    for (k, card) in Card::ALL.into_iter().enumerate().rev() {
        for m in 0..=size {
            ways[k][m] = (0..=m).map(|n| weight(card, n) * ways[k + 1][m - n]).sum();
        }
    }
    let mut left = size;
    let mut pile = Counts::NONE;
    for (k, card) in Card::ALL.into_iter().enumerate() {
        let mut pick = rng.random::<f64>() * ways[k][left];
        let mut n = 0;
        while n < left {
            pick -= weight(card, n) * ways[k + 1][left - n];
            if pick < 0.0 {
                break;
            }
            n += 1;
        }
        // Rounding may run past the last possible number: step back onto it.
        while weight(card, n) * ways[k + 1][left - n] == 0.0 {
            n -= 1;
        }
        pile = pile.plus(Counts::some(card, n as u8));
        left -= n;
    }
    pile
}

/// Binomial coefficient; 0 where `n < k`.
fn choose(n: u32, k: u32) -> f64 {
    if k > n { 0.0 } else { (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1)) }
}
