//! Games in progress, set up by hand.

use furrow_carrots::{Beat, FINISH, Hare, HareTable, Marker, Owes, Refusal, Setup, State};
use furrow_game::{Game, Seat, Step, Turn};

/// The standard game, seat 0 starts.
pub(crate) fn standard(seats: u8) -> Setup {
    Setup { start: Some(Seat::new(0)), ..Setup::standard(seats) }
}

/// One on whose hare spaces the die (1 to 6) always means this, whatever the position.
pub(crate) fn always(seats: u8, effects: [furrow_carrots::Effect; 6]) -> Setup {
    Setup { hare: Hare::Table(HareTable(effects.map(|effect| [effect; 6]))), ..standard(seats) }
}

/// A game in progress and all that was told of it.
pub(crate) struct Scripted {
    pub(crate) state: State,
    pub(crate) beats: Vec<Beat>,
}

/// A game in which seat 0 is to move, markers on these spaces, changed by hand. A marker on 64 is home, in order of
/// the seats.
pub(crate) fn scene(setup: &Setup, at: &[u8], change: impl FnOnce(&mut State)) -> Scripted {
    let mut state = State::new(setup);
    let markers: Vec<(Seat, Marker)> = state.all_markers().collect();
    assert_eq!(markers.len(), at.len());
    for ((seat, marker), at) in markers.into_iter().zip(at) {
        state.at[seat.index()][marker.index()] = *at;
        if *at == FINISH {
            state.finished.push((seat, marker));
        }
    }
    change(&mut state);
    Scripted { state, beats: Vec::new() }
}

impl Scripted {
    /// Makes the steps of a script, divided by `; `.
    pub(crate) fn run(&mut self, script: &str) {
        for text in script.split("; ") {
            self.try_step(text).unwrap_or_else(|why| panic!("{text}: {why}\n{:?}", self.state));
        }
    }

    pub(crate) fn try_step(&mut self, text: &str) -> Result<(), Refusal> {
        let step = Step::parse::<State>(text, self.state.setup.seats).unwrap_or_else(|e| panic!("{e}"));
        self.state.apply(step, &mut self.beats)
    }

    /// Why a step is refused.
    pub(crate) fn refusal(&mut self, text: &str) -> Option<Refusal> {
        self.try_step(text).err()
    }

    /// What the seat that moves can do, as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let Turn::Act(seat) = self.state.turn() else { return Vec::new() };
        self.state.legal_actions(seat).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn acts(&self, seat: u8) -> bool {
        self.state.turn() == Turn::Act(Seat::new(seat))
    }

    pub(crate) fn at(&self, seat: usize) -> u8 {
        self.state.at[seat][0]
    }

    pub(crate) fn carrots(&self, seat: usize) -> u32 {
        self.state.carrots[seat]
    }

    pub(crate) fn owes(&self, seat: usize) -> Owes {
        self.state.owes[seat]
    }

    pub(crate) fn told(&self, beat: impl Fn(&Beat) -> bool) -> bool {
        self.beats.iter().any(beat)
    }
}
