use std::fmt;

/// The short code of a table, as its link shows it. Opaque here: compared byte by byte.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

impl TableId {
    /// The code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for TableId {
    fn from(code: &str) -> Self {
        Self(code.to_owned())
    }
}

impl From<String> for TableId {
    fn from(code: String) -> Self {
        Self(code)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How far a table has come. It only goes forward; [`Finished`](Self::Finished) and [`Closed`](Self::Closed) are final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are being filled.
    Waiting,
    /// The game is on.
    Playing,
    /// Over: kept to be looked at.
    Finished,
    /// Ended without a result: abandoned, or closed by the host. May be deleted.
    Closed,
}

impl Status {
    /// Its name in the database: `waiting`, `playing`, `finished`, `closed`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Closed => "closed",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let all = [Self::Waiting, Self::Playing, Self::Finished, Self::Closed];
        all.into_iter().find(|status| status.name() == text)
    }
}

/// What is known of a table without reading its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    /// Its code.
    pub id: TableId,
    /// Which game it plays, as the caller named it.
    pub game: String,
    /// How far it has come.
    pub status: Status,
    /// Unix milliseconds, as given to [`NewTable::at`].
    pub created_at: i64,
    /// Unix milliseconds of the last append.
    pub changed_at: i64,
    /// Whether the lobby shows it while it waits.
    pub listed: bool,
    /// When its people were told that it counts as abandoned, in unix milliseconds; see [`Store::set_warned`].
    ///
    /// [`Store::set_warned`]: crate::Store::set_warned
    pub warned_at: Option<i64>,
}

/// A table whose row cannot be read. It says nothing of the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Illegible {
    /// Its code, as far as that can be read.
    pub id: TableId,
    /// What sqlx said.
    pub why: String,
}

/// A table as one browser's "my games" lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MemberTable {
    /// The table.
    pub table: TableRow,
    /// The seat that browser took last, counted from 0; none for a spectator.
    pub seat: Option<u8>,
}

/// A browser at a table. Joining again replaces the seat and keeps the first time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// What identifies the browser, chosen by the server; never shown to others.
    pub browser: String,
    /// Counted from 0; none for a spectator.
    pub seat: Option<u8>,
}

/// A table to create: its row, its first events and members, all or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its code, free so far.
    pub id: TableId,
    /// Which game it plays.
    pub game: String,
    /// Where it starts; [`Status::Waiting`] unless every seat is filled already.
    pub status: Status,
    /// Whether the lobby shows it while it waits.
    pub listed: bool,
    /// Now, in unix milliseconds.
    pub at: i64,
    /// The bodies of events 0, 1, …; may be empty.
    pub events: Vec<String>,
    /// Who is there from the start.
    pub members: Vec<Member>,
}

/// What one step of a table changes, all or nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The index of the first of `events`: how many the caller believes there are. Checked even without events.
    pub first: u64,
    /// Now, in unix milliseconds.
    pub at: i64,
    /// The bodies of events `first`, `first + 1`, …
    pub events: Vec<String>,
    /// The new status, if it changes.
    pub status: Option<Status>,
    /// Whether the lobby shows the table from now on, if that changes.
    pub listed: Option<bool>,
    /// Whether the pending choices have become events and go away. // F4
    pub clear_pending: bool,
    /// Who joins with this step.
    pub members: Vec<Member>,
}
