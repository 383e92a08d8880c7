//! All that one viewer's page of a live table is made from.

use super::{Affairs, front::Offer, replay::Reel};
use furrow_bots::Level;
use furrow_game::{Game, Seat, SeatSet, Viewer};
use furrow_table::Happening;
use furrow_text::Lang;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// A person, and whether its browser is connected now.
    Person {
        /// Connected now.
        here: bool,
    },
    /// A computer player.
    Bot {
        /// How well it plays; each level has its face.
        level: Level,
    },
    /// A computer player that is a program of the host's.
    Program,
}

impl Who {
    /// The computer player of this level, as a table has it; one that is not known here is a program of somebody's.
    #[must_use]
    pub fn of_level(level: &str) -> Self {
        Level::parse(level).map_or(Who::Program, |level| Who::Bot { level })
    }

    /// The number of a computer player's face; `None` for a person.
    pub(crate) const fn face(self) -> Option<usize> {
        match self {
            Who::Person { .. } => None,
            Who::Bot { level } => Some(level as usize),
            Who::Program => Some(Level::ALL.len()),
        }
    }
}

/// A seat with its player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    /// The name shown.
    pub name: String,
    /// Who it is.
    pub who: Who,
    /// Whether this is a computer player in a person's seat.
    pub stands_in: bool,
}

/// Where the viewer stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The viewer has to choose now.
    Choose,
    /// The viewer has chosen early and may change it until all have (F4).
    Chosen,
    /// Others have to choose.
    Wait,
    /// The game is over.
    Over,
}

impl Moment {
    /// The word for it in attributes and data.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Moment::Choose => "choose",
            Moment::Chosen => "chosen",
            Moment::Wait => "wait",
            Moment::Over => "over",
        }
    }
}

/// Verifiable chance, as far as it may be shown now; all in hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fair {
    /// SHA-256 of the secret.
    pub commit: String,
    /// A nonce a seat, or none.
    pub nonces: Vec<Option<String>>,
    /// The secret, once the game is over.
    pub secret: Option<String>,
    /// The commitment of the next table, for those who play again.
    pub next: Offer,
}

/// What a tutorial says beside the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coach {
    /// Which stop of the lesson, from 0.
    pub step: usize,
    /// How many stops it has.
    pub steps: usize,
    /// The message of the catalogue.
    pub note: String,
    /// The region it is about, without its `r-`.
    pub about: Option<String>,
    /// Whether it asks for a move; else it is read.
    pub asks: bool,
}

/// All that one viewer's page of a live table is made from.
pub struct Scene<'a, G: Game> {
    /// The reader's language.
    pub lang: Lang,
    /// The table's short code, as in `/t/CODE`.
    pub code: &'a str,
    /// Whose eyes.
    pub viewer: Viewer,
    /// What a tutorial says here; `None` at a table of its own.
    pub coach: Option<&'a Coach>,
    /// The film this table is a frame of; `None` at a live table.
    pub replay: Option<&'a Reel>,
    /// Where the viewer stands.
    pub moment: Moment,
    /// The players by seat.
    pub sitters: &'a [Sitter],
    /// What the viewer may know.
    pub view: &'a G::View,
    /// Seats whose early choice is in, never what it is (F4).
    pub chosen: SeatSet,
    /// The viewer's own early choice.
    pub mine: Option<G::Action>,
    /// The number of the decision that is open.
    pub decision: u64,
    /// A fresh key: the same key twice is one move.
    pub key: String,
    /// Everything that happened, oldest first, as the viewer saw it.
    pub log: &'a [Happening<G::Beat>],
    /// Whether the log's region comes without its lines: a stream brings them apart.
    pub log_apart: bool,
    /// Index in `log` of the first happening since the viewer's own last action.
    pub since: usize,
    /// Final ranks, once the game is over.
    pub ranks: Option<Vec<u8>>,
    /// Verifiable chance.
    pub fair: &'a Fair,
    /// What goes on besides the game.
    pub affairs: &'a Affairs<G::Beat>,
    /// What the last post was refused for, as a sentence, on a page without JavaScript.
    pub error: Option<String>,
}

impl<G: Game> Scene<'_, G> {
    /// The number of what the page shows: it grows with every move, and when one is taken back.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.log.last().map_or(0, |happening| happening.id).max(self.affairs.undone_at)
    }

    /// The reader's seats: its own, or those of a device that several people share.
    #[must_use]
    pub fn mine(&self) -> SeatSet {
        if self.affairs.device.is_empty() {
            self.viewer.seat().map_or(SeatSet::NONE, SeatSet::one)
        } else {
            self.affairs.device
        }
    }

    /// Whether the page shows the public table of a device that several people share: nobody's cards.
    #[must_use]
    pub fn is_behind_curtain(&self) -> bool {
        !self.affairs.device.is_empty() && self.viewer == Viewer::Public
    }

    /// Whether the game goes on: neither over nor closed.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.moment != Moment::Over && self.affairs.closed.is_none()
    }

    /// The name on a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.sitters[seat.index()].name
    }

    /// What happened since the viewer's own last action.
    #[must_use]
    pub fn news(&self) -> &[Happening<G::Beat>] {
        &self.log[self.since.min(self.log.len())..]
    }

    /// The address of this table, without a slash at the end.
    pub(crate) fn address(&self) -> String {
        format!("/{}/{}", if self.coach.is_some() { "learn" } else { "t" }, self.code)
    }

    /// The address of this table in words.
    pub(crate) fn in_words(&self) -> String {
        self.replay.map_or_else(|| format!("{}?view=text", self.address()), |reel| reel.to(reel.step, true))
    }

    /// Where a form of this table posts to.
    pub(crate) fn post_to(&self, what: &str) -> String {
        format!("{}/{what}", self.address())
    }

    /// The address of the table's stream, in words or drawn; a tutorial and a replay have none.
    pub(crate) fn stream(&self, text: bool) -> Option<String> {
        let view = if text { "?view=text" } else { "" };
        (self.coach.is_none() && self.replay.is_none()).then(|| format!("/t/{}/stream{view}", self.code))
    }
}
