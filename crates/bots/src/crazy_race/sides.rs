//! The four sides as a seat sees them that is to lay a card: quick, for playouts.

use super::{
    BySide, DENIAL, at,
    prizes::Prizes,
    reach::{BELOW, Below, Reach, reach},
    rivals::{ACTIVE, SUMS, SUREST, turns},
};
use furrow_crazy_race::{HAND, SIDES, State};
use furrow_game::Seat;

/// Seats the box has room for.
const SEATS: usize = 4;

/// A card that does not lie there was laid after all others.
const NEVER: u8 = u8::MAX;

/// The cards at one side.
#[derive(Clone, Copy)]
struct Lying {
    /// All of them.
    cards: u8,
    /// By seat, how many.
    of: [u8; SEATS],
    /// By seat, which of all cards laid is its first here.
    first: [u8; SEATS],
    /// The sum of the seat that looks.
    sum: u8,
}

/// By side, what so many more points there bring.
pub(super) struct Sides(BySide<Below>);

impl Sides {
    /// Seen by `me`. Goes by its own cards, and by how many others have where.
    pub(super) fn new(state: &State, me: Seat, prizes: &Prizes) -> Self {
        let lying = lying(state, me);
        let Odds { mut chances, threats, .. } = Odds::new(state, me, &lying, prizes);
        for (side, (chances, lying)) in (1..).zip(chances.iter_mut().zip(&lying)) {
            let prize = prizes.prize(me, side, lying.cards + 1) + DENIAL as f32 * threats[at(side)];
            chances[0] = 0.0; // who lies nowhere wins nowhere
            let from = usize::from(lying.sum);
            let (now, most) = (chances[from], chances[SUMS - 1]);
            chances.copy_within(from..SUMS, 0);
            chances[SUMS - from..].fill(most);
            chances.iter_mut().for_each(|chance| *chance = prize * (*chance - now));
        }
        Sides(chances)
    }

    /// What so many more points at a side bring, on average.
    #[inline]
    pub(super) fn gain(&self, side: u8, more: u8) -> f32 {
        self.0[at(side)][usize::from(more)]
    }
}

/// How the sides may go.
struct Odds {
    /// By side and by the own sum, the chance to win.
    chances: BySide<Below>,
    /// By side, what the others get at a side that nobody takes from them, shared among them.
    threats: BySide<f32>,
    /// By side, how much all others weigh among those who may win.
    weights: BySide<f32>,
}

impl Odds {
    fn new(state: &State, me: Seat, lying: &BySide<Lying>, prizes: &Prizes) -> Self {
        let (none, seats) = ([0.0; SIDES as usize], state.board().setup.seats);
        let mut odds = Odds { chances: [[1.0; BELOW]; SIDES as usize], threats: none, weights: none };
        for rival in Seat::all(seats).filter(|seat| *seat != me) {
            odds.meet(state, me, rival, lying, prizes);
        }
        for (threat, weight) in odds.threats.iter_mut().zip(odds.weights) {
            *threat /= weight.max(f32::MIN_POSITIVE) * f32::from(seats - 1);
        }
        odds
    }

    /// Counts one of the others in.
    fn meet(&mut self, state: &State, me: Seat, rival: Seat, lying: &BySide<Lying>, prizes: &Prizes) {
        let (board, closed, of) = (state.board(), state.closed(), rival.index());
        let reach = reach(HAND.minus(board.used[of]));
        let turns = turns(board, me, rival, state.hand(rival).len());
        let open = (1..=SIDES).filter(|side| closed != Some(*side));
        let mut prize: BySide<f32> = [0.0; SIDES as usize];
        for side in open.clone() {
            prize[at(side)] = prizes.prize(rival, side, lying[at(side)].cards + 1);
        }
        let all: f32 = prize.iter().sum();
        for side in open.map(at) {
            let share = if all > 0.0 { prize[side] / all } else { 0.0 };
            let more = (ACTIVE as f32 * share).min(SUREST as f32);
            let (below, mean) = mixed(&counts(lying[side].of[of], turns, more), reach);
            let first = &lying[side].first;
            let level = usize::from(first[me.index()] <= first[of]); // who is level and was first wins (R11)
            self.chances[side].iter_mut().zip(&below[level..]).for_each(|(chance, below)| *chance *= below);
            self.weights[side] += mean * mean;
            self.threats[side] += mean * mean * prize[side];
        }
    }
}

fn lying(state: &State, me: Seat) -> BySide<Lying> {
    let mut lying = [Lying { cards: 0, of: [0; SEATS], first: [NEVER; SEATS], sum: 0 }; SIDES as usize];
    for (place, card) in (0..).zip(state.laid()) {
        let (side, of) = (&mut lying[at(card.side)], card.seat.index());
        side.cards += 1;
        side.of[of] = (side.of[of] + 1).min(3);
        side.first[of] = side.first[of].min(place);
        side.sum += if card.seat == me { card.value } else { 0 };
    }
    lying
}

/// How likely less than each sum is, and the mean, with each number of cards as likely as this.
fn mixed(counts: &[f32; 4], reach: &Reach) -> (Below, f32) {
    let (mut below, mut mean) = ([0.0; BELOW], 0.0);
    for ((count, below_of), mean_of) in counts.iter().zip(&reach.below).zip(&reach.mean) {
        below.iter_mut().zip(below_of).for_each(|(sum, likely)| *sum += count * likely);
        mean += count * mean_of;
    }
    (below, mean)
}

/// How likely each number of cards is, so many lying there now, and in each of `turns` the chance `more` of another.
fn counts(cards: u8, turns: u8, more: f32) -> [f32; 4] {
    let mut counts = [0.0; 4];
    counts[usize::from(cards)] = 1.0;
    for _ in 0..turns {
        for n in (1..4).rev() {
            counts[n] = counts[n] * if n < 3 { 1.0 - more } else { 1.0 } + more * counts[n - 1];
        }
        counts[0] *= 1.0 - more;
    }
    counts
}
