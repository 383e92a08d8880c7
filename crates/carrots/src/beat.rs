//! What happens, one thing at a time; and steps as a viewer sees them.

use crate::{Action, Chance, Effect, Marker};
use furrow_game::{Seat, Step};
use std::fmt;

/// Why a hare effect moves a marker nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stay {
    /// No free carrot space that way (P17).
    NoCarrotSpace,
    /// It is first already: nobody is one position ahead (P18).
    First,
    /// It is last already: nobody is one position behind (P18).
    Last,
    /// The marker one position ahead is home (P18).
    NeighbourHome,
    /// The marker one position behind is on the start (P18).
    NeighbourOnStart,
    /// No permitted free space behind that marker (P18).
    NoSpace,
    /// Only the finish is left, and it may not go in (P13, P18, P22).
    FinishClosed,
    /// It has to move again and cannot (P20).
    NoMove,
}

/// Why a marker starts over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartsOver {
    /// Its seat has no legal action (P14).
    Stuck,
    /// It has to eat a carrot and has none (P16).
    NoCarrot,
}

/// Why a seat loses its next turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The die said so (P16).
    Die,
    /// It has to eat a lettuce and has none (P16).
    NoLettuce,
}

/// Why a seat is no longer bound to a marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Release {
    /// The marker moves on (P22).
    Moves,
    /// It has no move (P22).
    NoMove,
}

/// What ends a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Only one player is unfinished (P21).
    OneLeft,
    /// A player has both markers home (P22).
    BothHome,
    /// The last round is over (P23).
    RoundLimit,
}

/// What gave a seat its final rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decided {
    /// It came home (P21).
    Home,
    /// It is the only one still out (P21).
    Left,
    /// Two players: both its markers are home (P22).
    BothHome,
    /// Two players: both markers of the other one are home (P22).
    OtherHome,
    /// So many spaces were left, its markers' sum (P23).
    Spaces(u8),
    /// Others had as many spaces left; it held so many lettuces (P23).
    Lettuces(u8),
    /// Others had as many spaces left and as many lettuces (C4, P23).
    Shared,
}

/// One thing that happened. Spaces run from 0 (start) to 64 (finish); positions from 1.
#[expect(missing_docs, reason = "each variant's sentence speaks of its fields")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beat {
    /// Chance says who starts (P5).
    Starts { seat: Seat },
    /// A round begins, numbered from 1; the first is not told (P23).
    Round { round: u16 },
    /// A marker moves forward and pays (P11, P13).
    Forward { seat: Seat, marker: Marker, from: u8, to: u8, cost: u32 },
    /// A marker moves back to a tortoise and takes 10 for each space (P12).
    Back { seat: Seat, marker: Marker, from: u8, to: u8, income: u32 },
    /// A marker on a position space is in a position that it pays (P9).
    PositionIncome { seat: Seat, marker: Marker, space: u8, position: u8, income: u32 },
    /// A marker stays on a carrot space and takes 10 (P10).
    Takes { seat: Seat, marker: Marker },
    /// A marker stays on a carrot space and gives 10 (P10).
    Gives { seat: Seat, marker: Marker },
    /// A marker has come to a lettuce space: it eats at its next turn (P8).
    OnLettuce { seat: Seat, marker: Marker, space: u8 },
    /// A lettuce is eaten: it pays 10 times the position (P8).
    Eats { seat: Seat, marker: Marker, position: u8, income: u32 },
    /// A seat's turn passes: it owed one (P7).
    TurnLost { seat: Seat },
    /// The die is rolled on a hare space: what it means for this position (P3).
    Rolls { seat: Seat, marker: Marker, die: u8, position: u8, effect: Effect },
    /// The hare space does nothing (P3).
    HareIsQuiet { seat: Seat, marker: Marker },
    /// The seat will lose its next turn (P16).
    WillLoseTurn { seat: Seat, why: Loss },
    /// The hare tells it to eat: it eats a lettuce at its next turn (P16).
    WillEat { seat: Seat, marker: Marker },
    /// A carrot is eaten (P16).
    EatsCarrot { seat: Seat, marker: Marker },
    /// A hare effect moves a marker, at no cost (P17, P18).
    HareMoves { seat: Seat, marker: Marker, effect: Effect, from: u8, to: u8 },
    /// A hare effect moves a marker nowhere (P17, P18, P20).
    HareStays { seat: Seat, marker: Marker, effect: Effect, why: Stay },
    /// The move was free: what it cost comes back; 0 if it came here unpaid (P19).
    Free { seat: Seat, marker: Marker, back: u32 },
    /// The marker has to move again (P20).
    Again { seat: Seat, marker: Marker },
    /// A marker starts over, and its seat's carrots are topped up by so many (P14, P16).
    Restarts { seat: Seat, marker: Marker, from: u8, topped_up: u32, why: StartsOver },
    /// A marker waits on a hare space for its seat's next turn (P24).
    Waits { seat: Seat, marker: Marker },
    /// A marker passes one that waits, which so many have passed now (P24).
    Passes { seat: Seat, marker: Marker, waiting: (Seat, Marker), passed: u8 },
    /// No marker has passed the one that waited: 10 carrots (P24).
    NotPassed { seat: Seat, marker: Marker, income: u32 },
    /// So many have passed the one that waited: 10 carrots for each, or all there are (P24).
    Passed { seat: Seat, marker: Marker, passed: u8, paid: u32 },
    /// A marker, one of so many of its seat, is home in this place among all markers (P13, P22).
    MarkerHome { seat: Seat, marker: Marker, of: u8, place: u8 },
    /// All of a seat's markers, so many, are home: its place among the players (P21, P22).
    PlayerHome { seat: Seat, of: u8, place: u8 },
    /// A seat is bound to a marker: it eats with it, then moves it (P22).
    Bound { seat: Seat, marker: Marker },
    /// It is bound no longer (P22).
    Released { seat: Seat, marker: Marker, why: Release },
    /// The game ends (P21, P22, P23).
    GameEnds { why: End },
    /// Final rank of a seat (C4) and what decided it.
    Ranks { seat: Seat, rank: u8, by: Decided },
}

impl Beat {
    /// The seat that it tells of; `None` for what all share.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Beat::Round { .. } | Beat::GameEnds { .. } => None,
            Beat::Starts { seat }
            | Beat::Forward { seat, .. }
            | Beat::Back { seat, .. }
            | Beat::PositionIncome { seat, .. }
            | Beat::Takes { seat, .. }
            | Beat::Gives { seat, .. }
            | Beat::OnLettuce { seat, .. }
            | Beat::Eats { seat, .. }
            | Beat::TurnLost { seat }
            | Beat::Rolls { seat, .. }
            | Beat::HareIsQuiet { seat, .. }
            | Beat::WillLoseTurn { seat, .. }
            | Beat::WillEat { seat, .. }
            | Beat::EatsCarrot { seat, .. }
            | Beat::HareMoves { seat, .. }
            | Beat::HareStays { seat, .. }
            | Beat::Free { seat, .. }
            | Beat::Again { seat, .. }
            | Beat::Restarts { seat, .. }
            | Beat::Waits { seat, .. }
            | Beat::Passes { seat, .. }
            | Beat::NotPassed { seat, .. }
            | Beat::Passed { seat, .. }
            | Beat::MarkerHome { seat, .. }
            | Beat::PlayerHome { seat, .. }
            | Beat::Bound { seat, .. }
            | Beat::Released { seat, .. }
            | Beat::Ranks { seat, .. } => Some(seat),
        }
    }
}

impl furrow_game::Beat for Beat {
    fn ruling(&self) -> &'static str {
        match self {
            Beat::Starts { .. } => "P5",
            Beat::Round { .. } | Beat::GameEnds { why: End::RoundLimit } => "P23",
            Beat::Forward { .. } => "P11",
            Beat::Back { .. } => "P12",
            Beat::PositionIncome { .. } => "P9",
            Beat::Takes { .. } | Beat::Gives { .. } => "P10",
            Beat::OnLettuce { .. } | Beat::Eats { .. } => "P8",
            Beat::TurnLost { .. } => "P7",
            Beat::Rolls { .. } | Beat::HareIsQuiet { .. } => "P3",
            Beat::WillLoseTurn { .. }
            | Beat::WillEat { .. }
            | Beat::EatsCarrot { .. }
            | Beat::Restarts { why: StartsOver::NoCarrot, .. } => "P16",
            Beat::HareMoves { effect, .. } | Beat::HareStays { effect, .. } => effect.ruling(),
            Beat::Free { .. } => "P19",
            Beat::Again { .. } => "P20",
            Beat::Restarts { why: StartsOver::Stuck, .. } => "P14",
            Beat::Waits { .. } | Beat::Passes { .. } | Beat::NotPassed { .. } | Beat::Passed { .. } => "P24",
            Beat::MarkerHome { of: 1, .. } => "P13",
            Beat::PlayerHome { of: 1, .. } | Beat::GameEnds { why: End::OneLeft } => "P21",
            Beat::MarkerHome { .. }
            | Beat::PlayerHome { .. }
            | Beat::Bound { .. }
            | Beat::Released { .. }
            | Beat::GameEnds { why: End::BothHome } => "P22",
            Beat::Ranks { by, .. } => by.ruling(),
        }
    }

    fn starter(&self) -> Option<Seat> {
        match self {
            Beat::Starts { seat } => Some(*seat),
            _ => None,
        }
    }
}

impl Effect {
    /// The ruling that says what it does.
    #[must_use]
    pub const fn ruling(self) -> &'static str {
        match self {
            Effect::Lose | Effect::EatCarrot | Effect::EatLettuce => "P16",
            Effect::CarrotBack | Effect::CarrotForward => "P17",
            Effect::PositionBack | Effect::PositionForward => "P18",
            Effect::Free => "P19",
            Effect::Again => "P20",
            Effect::Nothing => "P3",
        }
    }
}

impl Decided {
    const fn ruling(self) -> &'static str {
        match self {
            Decided::Home | Decided::Left => "P21",
            Decided::BothHome | Decided::OtherHome => "P22",
            Decided::Spaces(_) | Decided::Lettuces(_) => "P23",
            Decided::Shared => "C4",
        }
    }
}

/// One step as a viewer saw it: all of it, for nothing is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen(pub Step<Action, Chance>);

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
