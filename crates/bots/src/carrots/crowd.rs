//! Where the others may stand when a seat has its next turn: a rule of thumb, for it is asked at every decision of
//! every simulation. [`super::rivals`] thinks it through.
//!
//! The figures come from 120 games among `medium`, at two and at four seats: how far a marker went at a turn, by the
//! carrots of its seat.

use furrow_carrots::{Marker, Owes, State, reach};
use furrow_game::Seat;

/// How likely a marker that can move goes forward, where its seat has one and where it has two.
const FORWARD: [f32; 2] = [0.86, 0.48];

/// How far forward a marker goes at most, of what its carrots pay for; nearer spaces are each as likely.
const FARTHEST: f32 = 0.9;

/// How likely a marker goes back at least one space.
const BACK: f32 = 0.12;

/// Back more spaces than this it hardly ever goes.
const FARTHEST_BACK: f32 = 8.0;

/// Markers of others at most.
const MOST: usize = 5;

/// A marker of another seat that is not home.
#[derive(Clone, Copy, Default)]
struct Runner {
    at: u8,
    /// How likely it goes forward, and how far; 0 if it stays.
    forward: f32,
    farthest: f32,
}

/// The markers of the others.
#[derive(Default)]
pub(super) struct Crowd {
    runners: [Runner; MOST],
    count: usize,
}

impl Crowd {
    /// The others as `me` finds them once so many seats have had a turn, the one whose turn it is first.
    pub(super) fn new(state: &State, me: Seat, turns: u8) -> Self {
        let (seats, first) = (state.setup.seats, state.seat.index() as u8);
        let place = |seat: Seat| (seat.index() as u8 + seats - first) % seats;
        let mut crowd = Crowd::default();
        for (seat, marker) in state.all_markers() {
            if seat == me || state.is_home(seat, marker) {
                continue;
            }
            let moves = place(seat) < turns && state.owes[seat.index()] == Owes::Nothing;
            let far = f32::from(reach(state.carrots[seat.index()])) * FARTHEST;
            let forward = if moves { FORWARD[state.setup.markers() - 1] } else { 0.0 };
            crowd.runners[crowd.count] =
                Runner { at: state.space_of(seat, marker), forward, farthest: far.max(1.0) };
            crowd.count += 1;
        }
        crowd
    }

    fn runners(&self) -> &[Runner] {
        &self.runners[..self.count]
    }

    /// By position (the first is 0), how likely a marker on this space has it, if so many are ahead for certain.
    pub(super) fn positions(&self, space: u8, ahead: usize) -> [f32; 7] {
        let mut chances = [0.0; 7];
        let (mut first, mut last) = (ahead.min(6), ahead.min(6));
        chances[first] = 1.0;
        for runner in self.runners() {
            let passes = runner.ahead(space);
            if passes == 0.0 {
                continue;
            }
            last = (last + 1).min(6);
            for n in (first + 1..=last).rev() {
                chances[n] = chances[n] * (1.0 - passes) + chances[n - 1] * passes;
            }
            chances[first] *= 1.0 - passes;
            if passes == 1.0 {
                first = (first + 1).min(last);
            }
        }
        chances
    }

    /// How many are likely to pass a marker that waits on this space, and how likely it is that none does (P24).
    pub(super) fn passing(&self, space: u8) -> (f32, f32) {
        self.runners().iter().fold((0.0, 1.0), |(passing, none), runner| {
            let ahead = runner.ahead(space);
            let passes = if runner.at > space { 1.0 - ahead } else { ahead };
            (passing + passes, none * (1.0 - passes))
        })
    }
}

impl Runner {
    /// How likely it stands ahead of a space.
    fn ahead(&self, space: u8) -> f32 {
        let way = f32::from(space) - f32::from(self.at);
        if self.forward == 0.0 {
            return if way < 0.0 { 1.0 } else { 0.0 };
        }
        if way < 0.0 {
            1.0 - (BACK * (1.0 + (1.0 + way) / FARTHEST_BACK)).max(0.0)
        } else {
            self.forward * (1.0 - way / self.farthest).max(0.0)
        }
    }
}

/// The markers ahead of a seat's own for certain: those home, and its other one.
pub(super) fn ahead_for_certain(state: &State, me: Seat, marker: Marker, space: u8) -> usize {
    let other = state.setup.markers() == 2 && {
        let other = state.space_of(me, marker.other());
        other > space && !state.is_home(me, marker.other())
    };
    state.finished.len() + usize::from(other)
}
