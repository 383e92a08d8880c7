//! What goes on at a table besides its game.

use super::Hint;
use furrow_game::{Seat, SeatSet};
use furrow_table::{Clocks, Note, Pause, Request, Terms, Why};

/// What goes on at a table besides its game, as one viewer may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Affairs<B> {
    /// What holds beside the rules.
    pub terms: Terms,
    /// The seats of a device that several people share; else none.
    pub device: SeatSet,
    /// The seats that have to choose and have not.
    pub awaited: SeatSet,
    /// The server's clock, in unix milliseconds: for the frame of a page only, regions depend on what is stored.
    pub now: i64,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// The id of the happening that the viewer's seat can take back, with all after it; on a shared device, the seat of
    /// it that moved last.
    pub can_undo: Option<u64>,
    /// Whether it needs nobody's consent for that.
    pub undo_is_free: bool,
    /// The wish to take something back that waits for answers.
    pub undo: Option<Request>,
    /// The pause that holds now.
    pub paused: Option<Pause>,
    /// Whose seat a computer player takes at which time, in unix milliseconds: the game waits for it, and it is away.
    pub takes_over: Option<(i64, Seat)>,
    /// How often the game has been stopped so far.
    pub pauses: u64,
    /// How often the viewer's seat can still stop the game.
    pub pauses_left: u8,
    /// The version at which something was taken back last.
    pub undone_at: u64,
    /// Why the table ended without a result.
    pub closed: Option<Why>,
    /// The latest notes for the log, oldest first.
    pub notes: Vec<Note<B>>,
    /// Whether the viewer may ask for a hint now.
    pub may_hint: bool,
    /// The hint that the viewer has been given to its decision.
    pub hint: Option<Hint>,
    /// The code of the table where the players go on.
    pub next_table: Option<String>,
}

impl<B> Default for Affairs<B> {
    fn default() -> Self {
        Affairs {
            terms: Terms::default(),
            device: SeatSet::NONE,
            awaited: SeatSet::NONE,
            now: 0,
            clocks: None,
            can_undo: None,
            undo_is_free: false,
            undo: None,
            paused: None,
            takes_over: None,
            pauses: 0,
            pauses_left: 0,
            undone_at: 0,
            closed: None,
            notes: Vec::new(),
            may_hint: false,
            hint: None,
            next_table: None,
        }
    }
}
