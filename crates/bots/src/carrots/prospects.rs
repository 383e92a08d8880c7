//! What each seat can expect: by the turns that are left to it.
//!
//! The figures are those that made the winners of 300 games among searching seats likeliest (a softmax, tried on one
//! half of the games and confirmed on the other), for each number of seats but five, which is between four and six.

use super::pace::Pace;
use crate::search::Prospects;
use furrow_carrots::{Marker, State};
use furrow_game::{MAX_SEATS, Seat};

/// What a number of seats makes of the turns left. All but `even`, a number of lettuces, are in turns.
struct Figures {
    /// How far the turns left are from those it will take, near the end.
    spread: f32,
    /// By how much farther for each turn that is left to the first.
    spread_a_turn: f32,
    /// What it is worth to have the turn a round sooner.
    order: f32,
    /// What is wrong about the seat whose turn it is.
    mover: f32,
    /// What each marker ahead is worth for a lettuce, which then brings more than the average that [`Pace`] goes by.
    behind: f32,
    /// With fewer lettuces it is better to be ahead.
    even: f32,
}

/// From two seats to six.
const FIGURES: [Figures; 5] = [
    Figures { spread: 0.1, spread_a_turn: 0.27, order: 0.2, mover: -0.35, behind: 0.0, even: 0.0 },
    Figures { spread: 0.1, spread_a_turn: 0.077, order: 0.6, mover: 0.06, behind: 0.12, even: 0.0 },
    Figures { spread: 0.1, spread_a_turn: 0.095, order: 0.45, mover: 0.07, behind: 0.1, even: 0.0 },
    Figures { spread: 0.2, spread_a_turn: 0.07, order: 0.55, mover: 0.09, behind: 0.15, even: 0.8 },
    Figures { spread: 0.3, spread_a_turn: 0.052, order: 0.6, mover: 0.12, behind: 0.21, even: 1.7 },
];

/// The least spread: the end is never quite certain before it is there.
const CERTAIN: f32 = 0.15;

/// Spaces that a turn is worth where the game ends by its rounds (P23).
const SPACES: f32 = 5.0;

/// Who is home has been so for this long, in rounds: longer than any game can last, for sureness.
const LONG_AGO: f32 = -100.0;

/// And who came home later, so much later.
const LATER: f32 = 10.0;

/// At the beginning of a turn.
pub(super) fn prospects(state: &State) -> Prospects {
    let seats = usize::from(state.setup.seats);
    let figures = &FIGURES[seats - 2];
    let mut prospects = Prospects::default();
    let times = times(state, figures);
    let times = &times[..seats];
    let soonest = times.iter().copied().fold(f32::INFINITY, f32::min);
    let out = times.iter().copied().filter(|time| *time > LONG_AGO / 2.0);
    let left = out.fold(f32::INFINITY, f32::min).max(0.0);
    let spread = (figures.spread + figures.spread_a_turn * left).max(CERTAIN);
    let mut sum = 0.0;
    for (win, time) in prospects.wins.iter_mut().zip(times) {
        *win = ((soonest - time) / spread).exp();
        sum += *win;
    }
    prospects.wins.iter_mut().for_each(|win| *win /= sum);
    let before = |a: f32, b: f32| 1.0 / (1.0 + ((a - b) / spread).exp());
    for seat in 0..seats {
        let others = (0..seats).filter(|other| *other != seat);
        let beaten: f32 = others.map(|other| before(times[seat], times[other])).sum();
        prospects.places[seat] = beaten / (seats - 1) as f32;
    }
    prospects
}

/// By seat, after how many rounds from now it is home, as far as the others' times go.
fn times(state: &State, figures: &Figures) -> [f32; MAX_SEATS] {
    let seats = state.setup.seats;
    let mut times = [0.0; MAX_SEATS];
    let mut seat = state.seat;
    for place in 0..seats {
        times[seat.index()] = if state.has_finished(seat) {
            let arrived = state.finished.iter().rposition(|(who, _)| *who == seat).unwrap_or_default();
            LONG_AGO + LATER * arrived as f32
        } else {
            let order = figures.order * f32::from(place) / f32::from(seats);
            let mover = if place == 0 { figures.mover } else { 0.0 };
            let behind = figures.behind * income(state, seat, figures.even);
            Pace::new(state, seat, place).turns() + order + mover - behind
        };
        seat = seat.next(seats);
    }
    let left = f32::from(state.setup.round_limit - state.round) + 1.0;
    for (seat, time) in Seat::all(seats).zip(&mut times) {
        if *time > left {
            *time = left + f32::from(state.spaces_left(seat)) / SPACES;
        }
    }
    times
}

/// How much more than the average its lettuces will bring if the seat keeps its position, in lettuces and positions.
fn income(state: &State, seat: Seat, even: f32) -> f32 {
    let average = f32::from(state.setup.seats + 1) / 2.0;
    let position = f32::from(state.position(seat, Marker::A));
    (position - average) * (f32::from(state.lettuces[seat.index()]) - even)
}
