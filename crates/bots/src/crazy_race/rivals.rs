//! What the others may have at each side when the rounds are over, as far as counts and the cards they can still hold
//! tell (R10, R11).

use super::{BySide, at};
use furrow_crazy_race::{Board, ROUNDS, SIDES, Values, View};
use furrow_game::{MAX_SEATS, Seat};

/// Cards that another lays in a turn, on average; they go to the sides in proportion to what these are worth to it.
pub(super) const ACTIVE: f64 = 0.8;

/// The surest that a card is expected.
pub(super) const SUREST: f64 = 0.9;

/// Sums of up to three cards run from 0 to 13 (R2).
pub(super) const SUMS: usize = 14;

/// How likely each sum is.
pub(super) type Sums = [f64; SUMS];

/// The others, seen by one seat.
pub(super) struct Rivals {
    /// By side and by the own sum, the chance to win.
    chances: BySide<Sums>,
    /// By side, what another would win there, on average.
    threats: BySide<f64>,
}

impl Rivals {
    /// Seen by `me`; `prizes` tell by seat what each side is worth to it.
    pub(super) fn new(view: &View, me: Seat, prizes: &[BySide<f64>; MAX_SEATS]) -> Self {
        let mut chances = [[1.0; SUMS]; SIDES as usize];
        chances.iter_mut().for_each(|chances| chances[0] = 0.0); // who lies nowhere wins nowhere
        let (mut threats, mut weights) = ([0.0; SIDES as usize], [0.0; SIDES as usize]);
        for rival in Seat::all(view.board.setup.seats).filter(|seat| *seat != me) {
            let hand = view.can_hold(rival);
            let turns = turns(&view.board, me, rival, view.hands[rival.index()].len());
            let sums = sums_of(hand);
            let prizes = &prizes[rival.index()];
            let open = (1..=SIDES).filter(|side| view.closed() != Some(*side));
            let all: f64 = open.clone().map(|side| prizes[at(side)]).sum();
            for side in open {
                let more = if all > 0.0 { (ACTIVE * prizes[at(side)] / all).min(SUREST) } else { 0.0 };
                let there: Vec<Values> = lying(view, side, rival).collect();
                let early = there.iter().filter(|cards| **cards != hand).count();
                let sums = match there.first() {
                    Some(then) if early > 0 => &joined(&sums_of(*then)[early], early, &sums),
                    _ => &sums,
                };
                let sums = mixed(sums, there.len(), turns, more);
                let weight = against(&sums, is_first(view, side, me, rival), &mut chances[at(side)]);
                weights[at(side)] += weight;
                threats[at(side)] += weight * prizes[at(side)];
            }
        }
        for (threat, weight) in threats.iter_mut().zip(weights) {
            *threat /= f64::max(weight, f64::MIN_POSITIVE) * f64::from(view.board.setup.seats - 1);
        }
        Rivals { chances, threats }
    }

    /// The chance to win a side with this sum.
    #[inline]
    pub(super) fn chance(&self, side: u8, sum: u8) -> f64 {
        self.chances[at(side)][usize::from(sum).min(SUMS - 1)]
    }

    /// What the others get at a side that nobody takes from them, shared among them.
    pub(super) fn threat(&self, side: u8) -> f64 {
        self.threats[at(side)]
    }
}

/// What each card of a rival at a side can be, in order of laying: those laid before its recall first.
fn lying(view: &View, side: u8, rival: Seat) -> impl Iterator<Item = Values> {
    let there = view.laid.iter().enumerate().filter(move |(_, card)| (card.side, card.seat) == (side, rival));
    there.map(|(place, _)| view.can_be(place))
}

/// Turns that another with so many cards in hand has in this stage after this one of `me`: at most one a card.
pub(super) fn turns(board: &Board, me: Seat, rival: Seat, hand: u8) -> u8 {
    let seats = board.setup.seats;
    let place = |seat: Seat| (seat.number() + seats - board.first.unwrap_or(me).number()) % seats;
    let turns = ROUNDS - board.round + u8::from(place(rival) > place(me));
    turns.min(if board.recalled[rival.index()] { hand } else { ROUNDS })
}

/// Whether `me` wins a side when level with this rival, if its next card there is its first (R11).
fn is_first(view: &View, side: u8, me: Seat, rival: Seat) -> bool {
    let first = view.laid.iter().find(|card| card.side == side && [me, rival].contains(&card.seat));
    first.is_none_or(|card| card.seat == me)
}

/// Multiplies the chances by those of beating a rival that has these sums; returns how much the rival weighs among
/// those who may win: its average sum, squared.
fn against(sums: &Sums, first: bool, chances: &mut Sums) -> f64 {
    let (mut below, mut mean) = (0.0, 0.0);
    for (sum, (chance, likely)) in chances.iter_mut().zip(sums).enumerate() {
        *chance *= below + if first { *likely } else { 0.0 };
        below += likely;
        mean += sum as f64 * likely;
    }
    mean * mean
}

/// By number of cards up to three, how likely each sum is of so many of these, the higher cards being the likelier.
pub(super) fn sums_of(cards: Values) -> [Sums; 4] {
    let mut ways = [[0.0; SUMS]; 4];
    ways[0][0] = 1.0;
    for value in cards.iter().map(usize::from) {
        let weight = (value as f64).sqrt();
        for n in (1..ways.len()).rev() {
            for sum in value..SUMS {
                ways[n][sum] += weight * ways[n - 1][sum - value];
            }
        }
    }
    for n in 1..ways.len() {
        let all: f64 = ways[n].iter().sum();
        if all > 0.0 {
            ways[n].iter_mut().for_each(|way| *way /= all);
        } else {
            ways[n] = ways[n - 1]; // it has no more
        }
    }
    ways
}

/// By number of cards up to three, so many of which have these `early` sums and the others those of `sums`: cards laid
/// before a recall are of another hand (R10).
fn joined(early: &Sums, cards: usize, sums: &[Sums; 4]) -> [Sums; 4] {
    let mut joined = [[0.0; SUMS]; 4];
    for (joined, sums) in joined[cards..].iter_mut().zip(sums) {
        for (a, early) in early.iter().enumerate() {
            joined[a..].iter_mut().zip(sums).for_each(|(joined, likely)| *joined += early * likely);
        }
    }
    joined
}

/// With so many cards there now, and in each of `turns` the chance `more` of another.
fn mixed(sums: &[Sums; 4], cards: usize, turns: u8, more: f64) -> Sums {
    let mut counts = [0.0; 4];
    counts[cards] = 1.0;
    for _ in 0..turns {
        for n in (1..counts.len()).rev() {
            counts[n] = counts[n] * if n < 3 { 1.0 - more } else { 1.0 } + more * counts[n - 1];
        }
        counts[0] *= 1.0 - more;
    }
    let mut mixed = [0.0; SUMS];
    for (likely, sums) in counts.iter().zip(sums) {
        mixed.iter_mut().zip(sums).for_each(|(mixed, sum)| *mixed += likely * sum);
    }
    mixed
}
