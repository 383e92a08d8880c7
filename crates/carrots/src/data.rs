//! The components of the box: the course (P1, P2), the hare table (P3), the markers.

use std::fmt;

/// The space of a marker that has crossed the line (P1).
pub const FINISH: u8 = 64;

/// Lettuces of a player at the start, with one marker and with two (P4).
pub const LETTUCES: [u8; 2] = [3, 5];

/// What is taken or given on a carrot space (P10), and what a position is worth (P8, P9, P13).
pub const TEN: u32 = 10;

/// A racing marker. With three or more players each has one, and it is `A`; with two each has both (P4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Marker {
    /// The first, or the only one.
    A,
    /// The second.
    B,
}

impl Marker {
    /// Both.
    pub const ALL: [Marker; 2] = [Marker::A, Marker::B];

    /// The letter of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["a", "b"][self as usize]
    }

    /// Reads the letter of the record.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|marker| marker.name() == text)
    }

    /// The number of the record's states: 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other marker of the seat.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Marker::A => Marker::B,
            Marker::B => Marker::A,
        }
    }
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a space of the course is (P2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Space {
    /// Space 0: any number of markers.
    Start,
    /// Reached only by going back (P11, P12).
    Tortoise,
    /// Where lettuce is eaten (P8).
    Lettuce,
    /// Where the die is rolled (P3).
    Hare,
    /// Where one may stay and take or give (P10).
    Carrot,
    /// Pays position 2 (P9).
    Two,
    /// Pays position 3 (P9).
    Three,
    /// Pays position 4 (P9).
    Four,
    /// Pays positions 1, 5 and 6 (P9).
    OneFiveSix,
    /// Space 64: any number of markers.
    Finish,
}

impl Space {
    /// A word or the printed numbers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["start", "tortoise", "lettuce", "hare", "carrot", "2", "3", "4", "1/5/6", "finish"][self as usize]
    }

    /// Whether it pays a marker in some race position (P9).
    #[must_use]
    #[inline]
    pub const fn is_position(self) -> bool {
        matches!(self, Space::Two | Space::Three | Space::Four | Space::OneFiveSix)
    }

    /// Whether it pays a marker in this race position (P9).
    #[must_use]
    #[inline]
    pub const fn pays(self, position: u8) -> bool {
        match self {
            Space::Two => position == 2,
            Space::Three => position == 3,
            Space::Four => position == 4,
            Space::OneFiveSix => matches!(position, 1 | 5 | 6),
            _ => false,
        }
    }

    /// What it pays a marker in this race position, in carrots: 10 times the position, or nothing (P9).
    #[must_use]
    #[inline]
    pub const fn income(self, position: u8) -> u32 {
        if self.pays(position) { TEN * position as u32 } else { 0 }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A course of 63 spaces, counted from the start (P1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    kinds: [Space; FINISH as usize + 1],
    /// Bit n: space n is a tortoise.
    pub(crate) tortoises: u64,
    /// Bit n: space n is a lettuce.
    pub(crate) lettuces: u64,
    /// Bit n: space n is a carrot.
    pub(crate) carrots: u64,
}

impl Course {
    /// What space `n` is, 0 (start) to 64 (finish).
    #[must_use]
    #[inline]
    pub const fn space(&self, n: u8) -> Space {
        self.kinds[n as usize]
    }

    const fn of(letters: &[u8; 63]) -> Self {
        let mut course =
            Course { kinds: [Space::Start; FINISH as usize + 1], tortoises: 0, lettuces: 0, carrots: 0 };
        let mut n = 1;
        while n < FINISH as usize {
            course.kinds[n] = match letters[n - 1] {
                b't' => Space::Tortoise,
                b'l' => Space::Lettuce,
                b'h' => Space::Hare,
                b'c' => Space::Carrot,
                b'2' => Space::Two,
                b'3' => Space::Three,
                b'4' => Space::Four,
                b'1' => Space::OneFiveSix,
                _ => panic!("a letter of the course"),
            };
            match course.kinds[n] {
                Space::Tortoise => course.tortoises |= 1 << n,
                Space::Lettuce => course.lettuces |= 1 << n,
                Space::Carrot => course.carrots |= 1 << n,
                _ => {}
            }
            n += 1;
        }
        course.kinds[FINISH as usize] = Space::Finish;
        course
    }
}

/// Which print of the course (P3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layout {
    /// P2.
    Abacus,
    /// Seven spaces differ.
    Ravensburger1978,
}

/// The courses by layout (P2, P3): t tortoise, l lettuce, h hare, c carrot, 1 for 1/5/6.
static COURSES: [Course; 2] = [
    Course::of(b"hch3ch124lt3cht124t3cl2thc432th1ch23tchc2lt34h21cth324ctlhc1chc"),
    Course::of(b"hch3chlt42t3cht124t3cl2thc432th1ch23tchc2lt34h21cth324ctlhc2hlh"),
];

impl Layout {
    /// Both.
    pub const ALL: [Layout; 2] = [Layout::Abacus, Layout::Ravensburger1978];

    /// The words of the record.
    pub const NAMES: [&'static str; 2] = ["abacus", "ravensburger-1978"];

    /// The word of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// Its spaces.
    #[must_use]
    #[inline]
    pub const fn course(self) -> &'static Course {
        &COURSES[self as usize]
    }
}

/// What a hare space tells a marker to do (P16 to P20).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Effect {
    /// Lose the next turn (P16).
    Lose,
    /// To the nearest free carrot space behind (P17).
    CarrotBack,
    /// To the nearest free carrot space ahead (P17).
    CarrotForward,
    /// One position back (P18).
    PositionBack,
    /// One position forward (P18).
    PositionForward,
    /// This move was free (P19).
    Free,
    /// Eat a carrot (P16).
    EatCarrot,
    /// Eat a lettuce (P16).
    EatLettuce,
    /// Move again (P20).
    Again,
    /// Nothing.
    Nothing,
}

impl Effect {
    /// All, in the order of the record.
    pub const ALL: [Effect; 10] = [
        Effect::Lose,
        Effect::CarrotBack,
        Effect::CarrotForward,
        Effect::PositionBack,
        Effect::PositionForward,
        Effect::Free,
        Effect::EatCarrot,
        Effect::EatLettuce,
        Effect::Again,
        Effect::Nothing,
    ];

    /// The word of the record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "lose",
            "carrot-back",
            "carrot-forward",
            "position-back",
            "position-forward",
            "free",
            "eat-carrot",
            "eat-lettuce",
            "again",
            "nothing",
        ][self as usize]
    }

    /// Reads the word of the record.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|effect| effect.name() == text)
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a hare space does: a row a face of the die, a column a race position, each from 1 to 6 (P3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HareTable(pub [[Effect; 6]; 6]);

impl HareTable {
    /// The reconstructed table (P3).
    pub const ABACUS: HareTable = {
        use Effect::{Again, CarrotBack, CarrotForward, EatCarrot, EatLettuce, Free, Lose};
        use Effect::{PositionBack, PositionForward};
        let [back, forward] = [PositionBack, PositionForward];
        HareTable([
            [Lose; 6],
            [CarrotBack, CarrotBack, CarrotBack, CarrotForward, CarrotForward, CarrotForward],
            [back, back, forward, forward, forward, forward],
            [Free; 6],
            [EatCarrot, EatLettuce, EatLettuce, EatLettuce, EatLettuce, EatLettuce],
            [Again; 6],
        ])
    };

    /// The table of 1974: rows 4 and 5 exchanged (P3).
    pub const INTELLECT: HareTable = {
        let HareTable([one, two, three, four, five, six]) = HareTable::ABACUS;
        HareTable([one, two, three, five, four, six])
    };

    /// What a die (1 to 6) does to a marker in this race position (1 to 6).
    #[must_use]
    #[inline]
    pub const fn effect(&self, die: u8, position: u8) -> Effect {
        self.0[die as usize - 1][position as usize - 1]
    }
}

/// What hare spaces do (P3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hare {
    /// The reconstructed table.
    Abacus,
    /// The table of 1974.
    Intellect,
    /// Nothing.
    Blank,
    /// Nothing on landing; 10 carrots either way at the seat's next turn (P24).
    Mso,
    /// A table of one's own.
    Table(HareTable),
}

impl Hare {
    /// The words of the record; a table has none.
    pub const NAMES: [&'static str; 4] = ["abacus", "intellect", "blank", "mso"];

    /// The table by which the die is read; `None` where no die is rolled.
    #[must_use]
    #[inline]
    pub const fn table(&self) -> Option<&HareTable> {
        match self {
            Hare::Abacus => Some(&HareTable::ABACUS),
            Hare::Intellect => Some(&HareTable::INTELLECT),
            Hare::Blank | Hare::Mso => None,
            Hare::Table(table) => Some(table),
        }
    }
}
