//! Seats and who looks at the table.

use std::fmt;

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 6;

/// A seat, numbered from 0 clockwise (C1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number. Panics at [`MAX_SEATS`] and above: numbers from outside go through [`Seat::parse`].
    #[must_use]
    pub const fn new(n: u8) -> Self {
        assert!((n as usize) < MAX_SEATS);
        Seat(n)
    }

    /// Reads a seat's number; `None` if it is not a plain number below `seats`.
    #[must_use]
    pub fn parse(text: &str, seats: u8) -> Option<Self> {
        let [digit @ b'0'..=b'9'] = text.as_bytes() else { return None };
        (digit - b'0' < seats).then_some(Seat(digit - b'0'))
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat)
    }

    /// The number, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number, from 0.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        if self.0 + 1 == seats { Seat(0) } else { Seat(self.0 + 1) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const NONE: SeatSet = SeatSet(0);

    /// One seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |s| self.contains(*s))
    }

    /// How many seats.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        SeatSet(seats.into_iter().fold(0, |bits, s| bits | 1 << s.0))
    }
}

/// Whose eyes: a seat's, or those of someone who may know only what is public.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// A spectator.
    Public,
    /// Someone from whom nothing is hidden: only for games that are over, and for game files. No live table looks with
    /// these eyes, no bot goes by them, and nothing can be imagined from what they see.
    All,
}

impl Viewer {
    /// Whether the viewer sits on `seat`.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Whether the viewer sees what only the player on `seat` may know.
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        self == Viewer::All || self.is(seat)
    }

    /// The seat, if the viewer has one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        }
    }

    /// Every viewer of a live table: its seats, then the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Public => f.write_str("public"),
            Viewer::All => f.write_str("all"),
        }
    }
}
