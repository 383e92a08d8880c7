//! What happened at a table besides the game: it stands in the log between the moves.

use crate::{Happening, Why};
use furrow_game::Seat;

/// A note in a table's log.
#[derive(Clone, PartialEq, Debug)]
pub struct Note<B> {
    /// Events of the table up to it: it only grows.
    pub id: u64,
    /// The id of the happening it stands after; 0 before the deal.
    pub after: u64,
    /// When, in unix milliseconds.
    pub at: i64,
    /// What.
    pub news: News<B>,
}

/// What a note tells.
#[derive(Clone, PartialEq, Debug)]
pub enum News<B> {
    /// The time of a seat was up: the move before this note is the game's default move.
    TimeOut(Seat),
    /// A computer player of this level took a seat over.
    TakenOver(Seat, Why, String),
    /// A seat's own player is back.
    Returned(Seat),
    /// Somebody asks to take its last move back.
    UndoAsked(Seat),
    /// Somebody does not want that; `None`: not everybody answered in time.
    UndoRefused(Option<Seat>),
    /// A seat has taken back its last move, and all that happened since.
    TakenBack(Seat, Vec<Happening<B>>),
    /// Somebody stopped the clocks.
    Paused(Seat),
    /// The game goes on; `None`: because the longest pause was over.
    Resumed(Option<Seat>),
    /// A seat has asked for a hint at a table of several people.
    Hinted(Seat),
    /// The server was away for so many milliseconds; no clock ran.
    Down(i64),
    /// The table was closed without a result.
    Closed(Why),
}
