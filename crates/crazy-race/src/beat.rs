//! What happens, one thing at a time; and steps as a viewer sees them.

use crate::{Action, Animal, Chance, Hop, Laid, Place, StageCard, Values, state::SEATS};
use arrayvec::ArrayVec;
use furrow_game::{Seat, Step};
use std::fmt;

/// Why nothing moves at a side (R12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stay {
    /// No card lies there.
    NoCards,
    /// The side's animal is home.
    Home(Animal),
    /// All animals of the winner are home.
    AllHome,
}

/// One thing that happened. `None` where the viewer may not know. Progress runs from 0 (start) over 6 (turnaround) to
/// 12 (home), sides from 1 (the triangle) to 4, lists by seat are 0 or empty for seats that nobody sits on.
#[expect(missing_docs, reason = "each variant's sentence speaks of its fields")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beat {
    /// A seat becomes the start player by chance (R5).
    Starts { seat: Seat },
    /// The stage cards are the reconstructed ones; told once, before the first is turned over (R4).
    Reconstructed,
    /// A stage begins, counted from 1: the card with this number in deck order is turned over (R5).
    Stage { stage: u8, number: u8, card: StageCard },
    /// A round of laying begins, 1 to 3 (R6).
    Round { round: u8 },
    /// A seat takes its used cards back (R7).
    Recalls { seat: Seat, cards: Values },
    /// A seat lays a card face down; so many cards lie at this side now (R6).
    Lays { seat: Seat, side: u8, value: Option<u8>, at_side: u8 },
    /// A seat lays nothing this time (R6).
    Passes { seat: Seat },
    /// A seat without cards and recall is skipped (R8).
    Skipped { seat: Seat },
    /// Three sides hold cards: this one is closed for the stage (R9).
    Closes { side: u8 },
    /// The rounds are over, the sides are evaluated one after the other (R11).
    Evaluates,
    /// A side's cards are turned up, in the order in which they lay; sums by seat (R11).
    TurnsUp { side: u8, cards: ArrayVec<Laid, 12>, sums: [u8; SEATS] },
    /// A seat has won a side; `by_order`: others are level, its first card there lay earliest (R11).
    Wins { side: u8, seat: Seat, sum: u8, by_order: bool },
    /// Nothing moves at this side; `seat` has won it, if anybody (R12).
    Stay { side: u8, seat: Option<Seat>, why: Stay },
    /// A seat moves an animal by this side's points; the hops follow (R12).
    Moves { seat: Seat, animal: Animal, points: u8 },
    /// A seat moves nothing at this side (R12).
    Declines { seat: Seat, side: u8 },
    /// A seat spends no more points of a `?` side; `left` are lost (R12).
    Stops { seat: Seat, left: u8 },
    /// One point of movement (R13).
    Hops { seat: Seat, animal: Animal, hop: Hop },
    /// An animal has turned or is home, and takes this tile; `None`: none is left (R14).
    Tile { seat: Seat, animal: Animal, place: Place, tile: Option<u8> },
    /// The animal is home, and no other can take these points: they are lost (R14).
    Lost { seat: Seat, animal: Animal, points: u8 },
    /// The stage is over: the cards laid, by seat, go to their owners' used piles (R11).
    Clears { cards: [Values; SEATS] },
    /// The start player's token goes on (R15).
    Token { to: Seat },
    /// The last stage is over; `early`: every seat has used its recall and has no card left (R16).
    GameEnds { early: bool },
    /// Penalty 1 or 2 falls on the owners of animals with this progress; `None`: there is no such animal (R17).
    Penalty { number: u8, progress: Option<u8> },
    /// A seat loses this tile by a penalty; `None`: it has none (R17).
    LosesTile { seat: Seat, number: u8, tile: Option<u8> },
    /// These seats are level on points; `seat`'s least-progressed animal, at `progress`, is ahead of `over`'s (R18).
    TieBroken { seat: Seat, over: Seat, progress: u8, behind: u8 },
    /// Final rank of a seat (C4, R18).
    Ranks { seat: Seat, rank: u8, total: u8 },
}

impl furrow_game::Beat for Beat {
    fn ruling(&self) -> &'static str {
        match self {
            Beat::Reconstructed => "R4",
            Beat::Starts { .. } | Beat::Stage { .. } => "R5",
            Beat::Round { .. } | Beat::Lays { .. } | Beat::Passes { .. } => "R6",
            Beat::Recalls { .. } => "R7",
            Beat::Skipped { .. } => "R8",
            Beat::Closes { .. } => "R9",
            Beat::Evaluates | Beat::TurnsUp { .. } | Beat::Wins { .. } | Beat::Clears { .. } => "R11",
            Beat::Stay { .. } | Beat::Moves { .. } | Beat::Declines { .. } | Beat::Stops { .. } => "R12",
            Beat::Hops { .. } => "R13",
            Beat::Tile { .. } | Beat::Lost { .. } => "R14",
            Beat::Token { .. } => "R15",
            Beat::GameEnds { .. } => "R16",
            Beat::Penalty { .. } | Beat::LosesTile { .. } => "R17",
            Beat::TieBroken { .. } => "R18",
            Beat::Ranks { .. } => "C4",
        }
    }

    fn starter(&self) -> Option<Seat> {
        match self {
            Beat::Starts { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// One step as a viewer saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// All of it.
    Step(Step<Action, Chance>),
    /// Another seat's card, face down at a side.
    Lay {
        /// Whose card.
        seat: Seat,
        /// The side, 1 to 4.
        side: u8,
    },
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seen::Step(step) => step.fmt(f),
            Seen::Lay { seat, side } => write!(f, "{seat} lay {side} ?"),
        }
    }
}
