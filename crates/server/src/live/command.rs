//! What a table's task is asked to do.

use super::{Deed, HouseDeed, Problem};
use crate::page::{
    prefs::Speed,
    tables::{Glance, Vacancy},
};
use axum::body::Bytes;
use furrow_game::{Seat, SeatSet, Viewer};
use furrow_store::Member;
use furrow_table::{Event, registry::GameId};
use furrow_text::Lang;
use maud::Markup;
use std::net::{IpAddr, Ipv4Addr};
use tokio::sync::{mpsc, oneshot};

/// Who looks, and in what form.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eyes {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The reader's language.
    pub lang: Lang,
    /// In words only.
    pub text: bool,
    /// As data, for a program that plays.
    pub data: bool,
    /// The seats of a device that several people share; else none.
    pub device: SeatSet,
}

/// Who asks, and how its page is addressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    /// Who it is, by its signed cookie.
    pub browser: String,
    /// The reader's language.
    pub lang: Lang,
    /// The address by which it reached this server, such as `http://127.0.0.1:7777`.
    pub base: String,
    /// The name it used last, or nothing.
    pub name: String,
    /// Whether it reads the text view.
    pub text: bool,
    /// Whether it is a program that reads data.
    pub data: bool,
    /// The network it asks from, as limits count it.
    pub network: IpAddr,
    /// How fast it wants things to happen.
    pub speed: Speed,
}

impl Asker {
    /// A browser on the server's own machine that has said nothing of itself yet.
    #[must_use]
    pub fn of(browser: &str, lang: Lang) -> Self {
        Asker {
            browser: browser.to_owned(),
            lang,
            base: "http://localhost".to_owned(),
            name: String::new(),
            text: false,
            data: false,
            network: Ipv4Addr::LOCALHOST.into(),
            speed: Speed::Normal,
        }
    }
}

/// A page's main part.
pub struct Shown {
    /// The `<main>` element.
    pub body: Markup,
    /// What the menu has of this table.
    pub menu: Option<Markup>,
    /// The table's game.
    pub game: GameId,
    /// Whether the viewer has to choose.
    pub your_turn: bool,
    /// Whether the game has begun; before that it is the waiting room.
    pub begun: bool,
    /// Whether the viewer waits for others: a page without JavaScript then looks again by itself.
    pub waits: bool,
}

/// A further game for the players of one that is over.
pub struct Further {
    /// The game.
    pub game: GameId,
    /// The first events of its table.
    pub events: Vec<Event>,
    /// Its players' browsers, by seat.
    pub members: Vec<Member>,
    /// The number of the offer that all players of the game before share.
    pub offer: String,
    /// The asker's name at the table before.
    pub name: String,
}

/// A stream's messages, formatted as server-sent events.
pub type Stream = mpsc::Receiver<Bytes>;

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<T>;

/// What is asked of a table.
pub enum Command {
    /// The page as it is now.
    Page {
        /// Who asks.
        asker: Asker,
        /// Why the last post was refused.
        error: Option<String>,
        /// The answer.
        reply: Reply<Shown>,
    },
    /// Somebody does something.
    Do {
        /// Who asks.
        asker: Asker,
        /// What it does.
        deed: Deed,
        /// The answer: the number of what the page shows now.
        reply: Reply<Result<u64, Problem>>,
    },
    /// Somebody wants a hint to its decision.
    Hint {
        /// Who asks.
        asker: Asker,
        /// The decision and the seat that the button names; a program's request may name none.
        named: Option<(u64, Seat)>,
        /// The answer, once the hint stands on the page: the number of what that shows.
        reply: Reply<Result<u64, Problem>>,
    },
    /// The host of the server does something.
    House {
        /// What it does.
        deed: HouseDeed,
        /// The answer: whether it could be done.
        reply: Reply<bool>,
    },
    /// A stream of what happens after `after`.
    Listen {
        /// Who asks.
        asker: Asker,
        /// What the reader has seen.
        after: u64,
        /// The answer, with the number by which [`Command::Gone`] names it.
        reply: Reply<(u64, Stream)>,
    },
    /// A stream has ended.
    Gone {
        /// Its number.
        listener: u64,
    },
    /// All regions and attributes as JSON, to go with a refusal.
    Regions {
        /// Who asks.
        asker: Asker,
        /// The answer.
        reply: Reply<serde_json::Value>,
    },
    /// How the game stands for a player.
    Standing {
        /// Who asks.
        asker: Asker,
        /// The answer.
        reply: Reply<Glance>,
    },
    /// What an open table tells of itself; `None`: it is none for who asks.
    Vacancy {
        /// Who asks.
        asker: Asker,
        /// The answer.
        reply: Reply<Option<Vacancy>>,
    },
    /// The game file, once the game is over.
    GameFile {
        /// The answer.
        reply: Reply<Option<String>>,
    },
    /// The game so far, to be replayed; nothing before it begins.
    Replay {
        /// Who asks.
        asker: Asker,
        /// The answer.
        reply: Reply<Option<Box<crate::replay::Cut>>>,
    },
    /// The souvenir, once the game is over.
    Souvenir {
        /// Who asks.
        asker: Asker,
        /// The day the game ended.
        day: String,
        /// The answer.
        reply: Reply<Option<String>>,
    },
    /// Another game for the players of one that is over.
    Again {
        /// Who asks.
        asker: Asker,
        /// 16 bytes in hex from its browser.
        nonce: Option<String>,
        /// The answer.
        reply: Reply<Result<Further, Problem>>,
    },
    /// The players go on at another table.
    Next {
        /// Its code.
        code: String,
    },
    /// The host has something to say to everybody, or takes it back.
    Notice,
    /// The server stops.
    Stop,
}
