//! What people and hosts do at a table.

use furrow_game::Seat;

/// What somebody does at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A choice of the game.
    Act {
        /// The decision it answers.
        decision: u64,
        /// The same key twice is one move.
        key: String,
        /// The action, as the record writes it.
        action: String,
    },
    /// A place is taken.
    Sit {
        /// Which place; `None`: the one kept for this browser, or the first that is free.
        place: Option<u8>,
        /// The name.
        name: String,
        /// 16 bytes in hex.
        nonce: Option<String>,
        /// One more player on this device.
        another: bool,
        /// Who had sat down there last when the form was drawn, as [`furrow_table::Table::guest`] tells it, if it says so.
        beside: Option<u64>,
    },
    /// Somebody at the browser's device has another name from now on.
    Rename {
        /// Which place.
        place: u8,
        /// Who is meant, as [`furrow_table::Table::guest`] tells it.
        guest: u64,
        /// The name.
        name: String,
    },
    /// The browser's places are left before the start, or one of several: which, and who is meant, as
    /// [`furrow_table::Table::guest`] tells it.
    Leave(Option<(u8, u64)>),
    /// The game starts; the level of computer players for the free places.
    Start(Option<String>),
    /// All are asked whether they are ready; the level of computer players for the free places.
    AskReady(Option<String>),
    /// The browser's people are ready.
    Ready,
    /// Whoever has a place is sent away before the start.
    Kick {
        /// Which place.
        place: u8,
        /// Who is meant, as [`furrow_table::Table::guest`] tells it.
        guest: u64,
    },
    /// The table shows in the list of open tables, or not any more.
    List(bool),
    /// The last move is to be taken back: its id.
    Undo(u64),
    /// Another's move may be taken back, or not.
    AnswerUndo {
        /// Who answers.
        seat: Seat,
        /// The number of the question.
        question: u64,
        /// Whether.
        yes: bool,
    },
    /// The game is stopped for a while: how often it had been when the button was drawn, if it says so.
    Pause(Option<u64>),
    /// The game goes on: how often it had been stopped when the button was drawn, if it says so.
    Resume(Option<u64>),
    /// A computer player shall play on for this seat; `None`: for that of whoever has the device in hand.
    Resign(Option<Seat>),
    /// A computer player gives this seat back.
    TakeBack(Seat),
    /// On a shared device, the player of this seat has it in hand and may be shown its cards.
    Look(Seat),
    /// On a shared device, nobody's cards are shown.
    Hide,
}

/// What the host of the server does at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HouseDeed {
    /// The table ends without a result.
    Close,
    /// The table ends without a result: nobody has come by for very long.
    Abandon,
    /// Whoever has a place is sent away: its place is free before the start, a computer player's after it.
    Kick {
        /// Which place.
        place: u8,
        /// Who is meant, as [`furrow_table::Table::guest`] tells it.
        guest: u64,
    },
}
