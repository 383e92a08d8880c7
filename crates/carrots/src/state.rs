//! The whole truth of a game, all of it public (P5).

use crate::{Beat, Course, FINISH, LETTUCES, Marker, Setup};
use arrayvec::ArrayVec;
use furrow_game::{MAX_SEATS, Seat, SeatSet, Sink, Turn};

/// Seats the box has room for.
pub(crate) const SEATS: usize = 6;

/// The markers that are home, in order of arrival: at most five of six players', or three of two players' four.
pub type Finished = ArrayVec<(Seat, Marker), 5>;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance says who starts (P5).
    Start,
    /// A seat moves (P10 to P14).
    Move,
    /// The die is rolled for this marker on a hare space (P3).
    Die(Marker),
    /// This marker moves again (P20).
    Again(Marker),
    /// Over.
    Over,
}

/// What a seat has to do at its next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owes {
    /// Nothing.
    Nothing,
    /// Lose the turn (P7).
    Turn,
    /// Eat a lettuce (P8).
    Lettuce,
}

impl Owes {
    /// The word of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["", "turn", "lettuce"][self as usize]
    }
}

/// A marker that waits on a hare space for its seat's next turn (P24).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    /// The marker.
    pub marker: Marker,
    /// How many have passed it.
    pub passed: u8,
}

/// The whole truth. A plain value: no heap. Arrays by seat are longer than there are seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Seats and options.
    pub setup: Setup,
    /// What the game waits for.
    pub phase: Phase,
    /// The seat whose turn it is.
    pub seat: Seat,
    /// The seat that began, once known.
    pub first: Option<Seat>,
    /// Spaces by seat and marker, 0 to 64.
    pub at: [[u8; 2]; SEATS],
    /// Carrots by seat.
    pub carrots: [u32; SEATS],
    /// Lettuces by seat.
    pub lettuces: [u8; SEATS],
    /// What each seat has to do at its next turn.
    pub owes: [Owes; SEATS],
    /// The markers that are home.
    pub finished: Finished,
    /// Two players: the marker each has to eat with or to move (P22).
    pub bound: [Option<Marker>; 2],
    /// The markers that wait on a hare space, by seat (P24).
    pub waits: [Option<Wait>; SEATS],
    /// The round, from 1 (P23).
    pub round: u16,
    /// What the move to the hare space whose die is rolled has cost (P19).
    pub paid: u16,
}

impl State {
    /// The start. With a chosen seat its turn has begun; `beats` hears what happened by itself before the first step,
    /// which is something only if `start_carrots` is 0 and each has one marker (P14).
    pub fn start(setup: &Setup, beats: &mut impl Sink<Beat>) -> Self {
        let mut state = State {
            setup: *setup,
            phase: Phase::Start,
            seat: setup.start.unwrap_or(Seat::new(0)),
            first: setup.start,
            at: [[0; 2]; SEATS],
            carrots: [setup.start_carrots; SEATS],
            lettuces: [LETTUCES[setup.markers() - 1]; SEATS],
            owes: [Owes::Nothing; SEATS],
            finished: Finished::new(),
            bound: [None; 2],
            waits: [None; SEATS],
            round: 1,
            paid: 0,
        };
        if setup.start.is_some() {
            state.begin(beats);
        }
        state
    }

    /// The course that is run.
    #[must_use]
    #[inline]
    pub fn course(&self) -> &'static Course {
        self.setup.layout.course()
    }

    /// The markers of a seat, home or not.
    #[inline]
    pub fn markers(&self) -> impl Iterator<Item = Marker> + use<> {
        Marker::ALL[..self.setup.markers()].iter().copied()
    }

    /// All markers of the game.
    #[inline]
    pub fn all_markers(&self) -> impl Iterator<Item = (Seat, Marker)> + use<> {
        let each = self.setup.markers();
        Seat::all(self.setup.seats)
            .flat_map(move |seat| Marker::ALL.into_iter().take(each).map(move |m| (seat, m)))
    }

    /// The space of a marker, 0 to 64.
    #[must_use]
    #[inline]
    pub fn space_of(&self, seat: Seat, marker: Marker) -> u8 {
        self.at[seat.index()][marker.index()]
    }

    /// Whether a marker is home.
    #[must_use]
    #[inline]
    pub fn is_home(&self, seat: Seat, marker: Marker) -> bool {
        self.space_of(seat, marker) == FINISH
    }

    /// Whether all of a seat's markers are home (P21, P22).
    #[must_use]
    #[inline]
    pub fn has_finished(&self, seat: Seat) -> bool {
        self.markers().all(|marker| self.is_home(seat, marker))
    }

    /// The marker that a seat is bound to (P22).
    #[must_use]
    #[inline]
    pub fn bound_to(&self, seat: Seat) -> Option<Marker> {
        self.bound.get(seat.index()).copied().flatten()
    }

    /// Who moves next.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Move | Phase::Again(_) => Turn::Act(self.seat),
            Phase::Start | Phase::Die(_) => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    /// The seats that have to choose now: one at a time.
    #[must_use]
    pub fn deciders(&self) -> SeatSet {
        match self.turn() {
            Turn::Act(seat) => SeatSet::one(seat),
            _ => SeatSet::NONE,
        }
    }
}

const _: () = assert!(size_of::<State>() <= 192 && SEATS <= MAX_SEATS);
