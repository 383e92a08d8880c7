//! Imagining a truth that a view allows (F24).

use crate::{
    Animal, Bets, Card, Counts, State, View,
    origins::{Known, Origins},
    state::SEATS,
    story::{Dealt, PILES},
};
use arrayvec::ArrayVec;
use furrow_game::Seat;
use rand::{Rng, RngExt};

/// Bets with weights: of two seats that are dealt two bets each and lay a second one 20 · 6.
type Ways = ArrayVec<(Bets, f32), 120>;

impl View {
    /// A truth this view allows, in proportion to the physical deals that lead to it: origins of what the others have
    /// played are drawn, and then the unseen cards of each origin lie in its hidden places in any order.
    pub fn imagine(&self, rng: &mut impl Rng) -> State {
        let mut origins = self.known().origins(rng);
        let mut dealt = self.undealt();
        let mut bets: [Bets; SEATS] = Default::default();
        for (seat, seen) in bets.iter_mut().zip(&self.bets) {
            for (i, bet) in seen.iter().enumerate() {
                seat.push(bet.unwrap_or_else(|| {
                    if i < self.setup.starting_bets() {
                        dealt.swap_remove(rng.random_range(0..dealt.len())).card()
                    } else {
                        origins.bet(rng)
                    }
                }));
            }
        }
        self.with_bets(bets, origins, rng)
    }

    /// A truth this view allows whose hidden bets are drawn by `weight` beside the deals that lead to them, and the natural
    /// logarithm of its weight: truths drawn so and weighed so stand for all that [`View::imagine`] draws, weighed by
    /// `weight` of every seat and its bets, dealt ones first.
    pub fn imagine_by(&self, rng: &mut impl Rng, weight: impl Fn(Seat, &[Card]) -> f32) -> (State, f32) {
        let mut origins = self.known().origins(rng);
        let mut dealt = self.undealt();
        let mut bets: [Bets; SEATS] = Default::default();
        let mut log = 0.0;
        for (seat, seen) in Seat::all(self.setup.seats).zip(&self.bets) {
            let mut ways = self.ways(seen, &dealt, origins.older());
            ways.iter_mut().for_each(|(way, chance)| *chance *= weight(seat, way));
            let (way, all) = drawn(&ways, rng);
            log += all.ln();
            for (i, card) in way.iter().enumerate().filter(|(i, _)| seen[*i].is_none()) {
                if i < self.setup.starting_bets() {
                    dealt.retain(|animal| *animal != card.animal());
                } else {
                    origins.lay(*card);
                }
            }
            bets[seat.index()] = way;
        }
        (self.with_bets(bets, origins, rng), log)
    }

    /// All bets that a seat may have, with the chance of each: what is not seen of them was dealt out of `dealt`, or is
    /// a second bet out of `laid`.
    fn ways(&self, seen: &[Option<Card>], dealt: &[Animal], laid: Counts) -> Ways {
        let mut ways: Ways = [(Bets::new(), 1.0)].into_iter().collect();
        for (i, bet) in seen.iter().enumerate() {
            let starting = bet.is_none() && i < self.setup.starting_bets();
            let cards: ArrayVec<(Card, f32), { Card::ALL.len() }> = match bet {
                Some(card) => [(*card, 1.0)].into_iter().collect(),
                None if starting => dealt.iter().map(|animal| (animal.card(), 1.0)).collect(),
                None => laid.iter().map(|(card, n)| (card, f32::from(n) / f32::from(laid.total()))).collect(),
            };
            let mut longer = Ways::new();
            for (way, chance) in &ways {
                // a starting bet is dealt once
                for (card, share) in cards.iter().filter(|(card, _)| !(starting && way.contains(card))) {
                    let mut way = way.clone();
                    way.push(*card);
                    longer.push((way, chance * share));
                }
            }
            ways = longer;
        }
        ways
    }

    /// The rest lies in any order once the bets are known, which are no longer among the cards of the origins.
    fn with_bets(&self, bets: [Bets; SEATS], mut origins: Origins, rng: &mut impl Rng) -> State {
        let mut hands = [Counts::NONE; SEATS];
        let mut drawn = [[Counts::NONE; PILES]; SEATS];
        if let Some(seat) = self.viewer.seat() {
            (hands[seat.index()], drawn[seat.index()]) = (self.hand(), self.drawn);
        }
        for seat in self.others() {
            let (held, played) = (origins.hand(seat, rng), origins.played[seat.index()]);
            hands[seat.index()] = held.into_iter().fold(Counts::NONE, Counts::plus);
            drawn[seat.index()] = std::array::from_fn(|pile| held[pile + 1].plus(played[pile + 1]));
        }
        self.truth(origins.pile(), hands, &drawn, bets)
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.setup.seats).filter(|seat| !self.viewer.is(*seat))
    }

    fn known(&self) -> Known<'_> {
        Known {
            story: &self.story,
            viewer: self.viewer,
            full: self.setup.hand(),
            hands: self.hands.iter().map(|hand| hand.len()).collect(),
            drawn: self.drawn,
            unseen: self.unseen(),
        }
    }

    fn truth(
        &self,
        deck: Counts,
        hands: [Counts; SEATS],
        drawn: &[[Counts; PILES]; SEATS],
        bets: [Bets; SEATS],
    ) -> State {
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
            story: self.story.clone(),
            dealt: Dealt::new(),
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
        state.dealt = self.dealt(&state, drawn);
        state
    }

    /// What every seat had been dealt or had drawn when each pile formed: all it has had, without what it drew since.
    fn dealt(&self, state: &State, drawn: &[[Counts; PILES]; SEATS]) -> Dealt {
        let mut had: [Counts; SEATS] = std::array::from_fn(|seat| state.had(seat));
        let mut dealt = Dealt::new();
        for pile in (0..self.story.piles().len()).rev() {
            had.iter_mut().zip(drawn).for_each(|(had, drawn)| *had = had.minus(drawn[pile]));
            dealt.insert(0, had);
        }
        dealt
    }

    /// Starting bets that the viewer cannot place.
    fn undealt(&self) -> ArrayVec<Animal, 5> {
        let starting = self.bets.iter().flat_map(|bets| bets.iter().take(self.setup.starting_bets()));
        let seen = starting.flatten().fold(0_u8, |bits, card| bits | 1 << card.animal() as u8);
        Animal::ALL.into_iter().filter(|animal| seen >> *animal as u8 & 1 == 0).collect()
    }

    /// Second bets that the viewer knows.
    fn second_bets(&self) -> Counts {
        let second = self.bets.iter().filter_map(|bets| bets.get(self.setup.starting_bets()));
        second.flatten().copied().collect()
    }

    /// Cards whose place the viewer does not know: the pile, other hands, hidden second bets.
    fn unseen(&self) -> Counts {
        let seen = [self.table, self.discard, self.hand(), self.second_bets()];
        seen.into_iter().fold(self.setup.variant.deck(), Counts::minus)
    }
}

/// One of the ways by weight, and the weight of all.
fn drawn(ways: &Ways, rng: &mut impl Rng) -> (Bets, f32) {
    let all: f32 = ways.iter().map(|(_, weight)| weight).sum();
    let mut left = rng.random::<f32>() * all;
    let found = ways.iter().find(|(_, weight)| {
        left -= weight;
        left < 0.0
    });
    let last = ways.last(); // rounding may run past it
    (found.or(last).map(|(way, _)| way.clone()).unwrap_or_default(), all)
}
