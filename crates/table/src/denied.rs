//! Why a command is refused.

use crate::Name;

/// Why a table refuses a command; nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Denied<R> {
    /// No seat is this browser's.
    #[error("you have no seat at this table")]
    NotSeated,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// Only the host starts the game: who opened the table, or has sat there longest since that one left.
    #[error("only the host of the table can start the game")]
    NotHost,
    /// Already seated.
    #[error("you have a seat here already")]
    Seated,
    /// The place is taken, or all are.
    #[error("that place is taken")]
    Taken,
    /// Not enough players.
    #[error("the game needs {0} players at least")]
    TooFew(u8),
    /// No such name.
    #[error("a name has 1 to {} visible characters", Name::LONGEST)]
    BadName,
    /// Not 32 hex digits.
    #[error("a nonce is 32 hex digits")]
    BadNonce,
    /// The decision has gone.
    #[error("that decision has gone")]
    Stale,
    /// No text of an action.
    #[error("{0:?} is no action of this game")]
    NoAction(String),
    /// The host has sent this browser away.
    #[error("you were sent away from this table")]
    Barred,
    /// The table is paused.
    #[error("the game is paused")]
    Paused,
    /// The seat has had all its pauses.
    #[error("a seat can stop the game {} times", crate::pause::MOST)]
    NoPause,
    /// A computer player has the seat.
    #[error("a computer player has your seat: take it back first")]
    StoodIn,
    /// The seat was given up since the last move already, and taken back.
    #[error("you have given your seat up since the last move already")]
    GivenUp,
    /// Nothing of the seat's can be taken back: it has done nothing, or something was revealed since.
    #[error(
        "nothing can be taken back: a card, a die or a bid was revealed since, or you have done nothing yet"
    )]
    NoUndo,
    /// This table plays without taking back.
    #[error("moves are not taken back at this table")]
    UndoOff,
    /// This table, or this one of its people, plays without hints.
    #[error("no hints are given here")]
    HintsOff,
    /// Somebody has asked already, or this seat has asked once since the last move.
    #[error("that was asked already")]
    Asked,
    /// Nothing is asked of this seat.
    #[error("nothing is asked of you")]
    NotAsked,
    /// The table was closed.
    #[error("the table is closed")]
    Closed,
    /// The rules forbid it.
    #[error("{0}")]
    Rule(R),
}
