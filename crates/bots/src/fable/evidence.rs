//! What the others' plays tell of their bets.
//!
//! A seat is taken to choose among the plays that its hand may have allowed, those that are worth more to its bets
//! the likelier. What a play is worth is linear in the bets, so each play seen tells how likely each set of bets
//! makes it.

use super::{
    model::Model,
    replay::{Choice, Replay},
};
use furrow_fable::{Animal, Card, Chance, Podium, Seen, State, View};
use furrow_game::{Game, Seat, Sight, Step};

/// How much likelier, as a logarithm, a choice is that is worth a point more.
const PER_POINT: f32 = 1.0;

/// Second bets: one on the animal of a bet already held is worth so many points more.
const BET_TWICE: f32 = 2.5;

/// How often a choice has nothing to do with the bets: no play proves anything.
const WHIM: f32 = 0.2;

/// Sets of bets by how many are on each animal, up to three: digits to the base of four.
const SETS: usize = 1 << 10;

/// By seat, how likely each set of bets makes what the seat did, as a logarithm.
pub struct Evidence {
    me: Option<Seat>,
    /// Of no length for the viewer.
    sets: Vec<Vec<f32>>,
    /// What a bet on each animal is worth before anyone has run.
    strength: [f32; 5],
}

/// The place of a set of bets.
fn place(bets: &[Card]) -> usize {
    bets.iter().map(|card| 1 << (2 * card.animal() as usize)).sum()
}

impl Evidence {
    /// All that the sight's history tells of the present game.
    pub(super) fn gather(sight: &Sight<State>) -> Self {
        let view = &sight.view;
        let mut evidence = Evidence::none(view);
        let streams = |seen: &Seen| matches!(seen, Seen::Step(Step::Chance(Chance::Stream(_))));
        let begun = sight.history.iter().rposition(streams).map_or(sight.history.len(), |last| last + 1);
        let mut replay = Replay::new(view);
        for seen in &sight.history[begun..] {
            if let Seen::Step(Step::Act(seat, action)) = *seen {
                if view.viewer.seat() != Some(seat) {
                    evidence.weigh(seat, view.bets[seat.index()].len(), &replay.choices(action));
                }
                replay.make(action);
            }
        }
        evidence
    }

    fn none(view: &View) -> Self {
        let strength = Model::of(&view.setup).outlook([0; 5], &Podium::new());
        let sets = |seat| if view.viewer.is(seat) { Vec::new() } else { vec![0.0; SETS] };
        let sets = Seat::all(view.setup.seats).map(sets).collect();
        Evidence { me: view.viewer.seat(), sets, strength }
    }

    /// The first of these was chosen by a seat with so many bets.
    fn weigh(&mut self, seat: Seat, bets: usize, choices: &[Choice]) {
        for (place, log) in self.sets[seat.index()].iter_mut().enumerate() {
            let set: [usize; 5] = std::array::from_fn(|a| place >> (2 * a) & 3);
            if set.iter().sum::<usize>() == bets {
                *log += likely(choices, set.map(|n| n as f32));
            }
        }
    }

    /// How likely this truth makes it all, as a logarithm.
    pub(super) fn of(&self, truth: &State) -> f32 {
        let others = Seat::all(truth.setup().seats).filter(|seat| self.me != Some(*seat));
        others.map(|seat| self.of_seat(seat, truth)).sum()
    }

    fn of_seat(&self, seat: Seat, truth: &State) -> f32 {
        let bets = truth.bets(seat);
        let plays = self.sets[seat.index()][place(bets)];
        let dealt = truth.setup().starting_bets().min(bets.len());
        plays + bets.get(dealt).map_or(0.0, |second| self.second(&bets[..dealt], second.animal()))
    }

    /// How likely a second bet is beside these that were dealt, as a logarithm.
    fn second(&self, dealt: &[Card], animal: Animal) -> f32 {
        let likes = |animal: Animal| {
            let twice = dealt.iter().filter(|card| card.animal() == animal).count() as f32;
            PER_POINT * (self.strength[animal as usize] + BET_TWICE * twice)
        };
        likes(animal) - Animal::ALL.into_iter().map(|other| likes(other).exp()).sum::<f32>().ln()
    }
}

/// How likely bets make the first of these choices, as a logarithm.
fn likely(choices: &[Choice], bets: [f32; 5]) -> f32 {
    let worth =
        |choice: &Choice| choice.points.iter().zip(bets).map(|(points, bets)| points * bets).sum::<f32>();
    let by_bets = share(choices, |choice| choice.could * (PER_POINT * worth(choice)).exp());
    let by_whim = share(choices, |choice| choice.could);
    (by_bets + WHIM * (by_whim - by_bets)).ln()
}

/// The weight of the first of these in that of all.
fn share(choices: &[Choice], weight: impl Fn(&Choice) -> f32) -> f32 {
    choices.first().map_or(1.0, &weight) / choices.iter().map(weight).sum::<f32>().max(f32::MIN_POSITIVE)
}
