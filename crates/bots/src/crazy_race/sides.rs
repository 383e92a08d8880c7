//! The four sides as a seat sees them that is to lay a card: quick, for playouts.

use super::{
    BySide, DENIAL, at,
    prizes::Prizes,
    reach::{BELOW, Below, Reaches},
    rivals::{ACTIVE, SUMS, SUREST},
};
use furrow_crazy_race::{Board, HAND, ROUNDS, SIDES, State};
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

/// What one more point or many bring at each side.
pub(super) struct Sides(BySide<Below>);

impl Sides {
    /// Seen by `me`. Goes by its own cards, and by how many others have where.
    pub(super) fn new(state: &State, me: Seat, prizes: &Prizes) -> Self {
        let (board, closed) = (state.board(), state.closed());
        let lying = lying(state, me);
        let mut chances: BySide<Below> = [[1.0; BELOW]; SIDES as usize];
        let (mut threats, mut weights) = ([0.0; SIDES as usize], [0.0; SIDES as usize]);
        let reaches = Reaches::get();
        for rival in Seat::all(board.setup.seats).filter(|seat| *seat != me) {
            let of = rival.index();
            let reach = reaches.of(HAND.minus(board.used[of]));
            let turns = turns(board, me, rival, state.hand(rival).len());
            let open = (1..=SIDES).filter(|side| closed != Some(*side));
            let mut prize: BySide<f32> = [0.0; SIDES as usize];
            open.clone()
                .for_each(|side| prize[at(side)] = prizes.prize(rival, side, lying[at(side)].cards + 1));
            let all: f32 = prize.iter().sum();
            for side in open.map(at) {
                let more =
                    if all > 0.0 { (ACTIVE as f32 * prize[side] / all).min(SUREST as f32) } else { 0.0 };
                let counts = counts(lying[side].of[of], turns, more);
                let first = &lying[side].first;
                let level = usize::from(first[me.index()] <= first[of]);
                for (n, chance) in chances[side][..SUMS].iter_mut().enumerate() {
                    *chance *= (0..4).map(|cards| counts[cards] * reach.below[cards][n + level]).sum::<f32>();
                }
                let mean = (0..4).map(|cards| counts[cards] * reach.mean[cards]).sum::<f32>();
                weights[side] += mean * mean;
                threats[side] += mean * mean * prize[side];
            }
        }
        let others = f32::from(board.setup.seats - 1);
        let mut gains = chances;
        for side in 1..=SIDES {
            let (gains, lying) = (&mut gains[at(side)], &lying[at(side)]);
            gains[0] = 0.0; // who lies nowhere wins nowhere
            let threat = threats[at(side)] / weights[at(side)].max(f32::MIN_POSITIVE) / others;
            let prize = prizes.prize(me, side, lying.cards + 1) + DENIAL as f32 * threat;
            let now = gains[usize::from(lying.sum)];
            let from = usize::from(lying.sum);
            gains.copy_within(from..SUMS, 0);
            let most = gains[SUMS - 1 - from];
            gains[SUMS - from..].fill(most);
            gains.iter_mut().for_each(|gain| *gain = prize * (*gain - now));
        }
        Sides(gains)
    }

    /// What so many more points at a side bring, on average.
    #[inline]
    pub(super) fn gain(&self, side: u8, more: u8) -> f32 {
        self.0[at(side)][usize::from(more)]
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

/// Turns that another has in this stage after this one of `me`: at most one a card.
fn turns(board: &Board, me: Seat, rival: Seat, hand: u8) -> u8 {
    let seats = board.setup.seats;
    let place = |seat: Seat| (seat.number() + seats - board.first.unwrap_or(me).number()) % seats;
    let turns = ROUNDS - board.round + u8::from(place(rival) > place(me));
    turns.min(if board.recalled[rival.index()] { hand } else { ROUNDS })
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
