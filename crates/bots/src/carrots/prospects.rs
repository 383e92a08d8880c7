//! What each seat can expect: by the turns that are left to it.

use super::pace::Pace;
use crate::search::Prospects;
use furrow_carrots::State;
use furrow_game::{MAX_SEATS, Seat};

/// How far turns left are from the turns it will take: so much always, and more the longer the race still is.
const SPREAD: f32 = 0.3;
const SPREAD_A_ROOT: f32 = 0.3;

/// Spaces that a turn is worth where the game ends by its rounds (P23).
const SPACES: f32 = 5.0;

/// At the beginning of a turn.
pub(super) fn prospects(state: &State) -> Prospects {
    let seats = usize::from(state.setup.seats);
    let mut prospects = Prospects::default();
    let times = times(state);
    let soonest = times[..seats].iter().copied().fold(f32::INFINITY, f32::min);
    let left = times[..seats].iter().copied().filter(|time| *time >= 0.0).fold(f32::INFINITY, f32::min);
    let spread = SPREAD + SPREAD_A_ROOT * left.sqrt();
    let mut sum = 0.0;
    for (win, time) in prospects.wins.iter_mut().zip(&times[..seats]) {
        *win = ((soonest - time) / spread).exp();
        sum += *win;
    }
    for win in &mut prospects.wins {
        *win /= sum;
    }
    let before = |a: f32, b: f32| 1.0 / (1.0 + ((a - b) / spread).exp());
    for seat in 0..seats {
        let others = (0..seats).filter(|other| *other != seat);
        let beaten: f32 = others.map(|other| before(times[seat], times[other])).sum();
        prospects.places[seat] = beaten / (seats - 1) as f32;
    }
    prospects
}

/// By seat, after how many rounds from now it is home; those that are home have been so in order of arrival.
fn times(state: &State) -> [f32; MAX_SEATS] {
    let seats = state.setup.seats;
    let mut times = [0.0; MAX_SEATS];
    let mut seat = state.seat;
    for place in 0..seats {
        times[seat.index()] = if state.has_finished(seat) {
            let arrived = state.finished.iter().rposition(|(who, _)| *who == seat).unwrap_or_default();
            -100.0 + 20.0 * arrived as f32
        } else {
            Pace::new(state, seat, place).turns() + f32::from(place) / f32::from(seats)
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
