//! What a table's task is asked to do.

use super::Problem;
use crate::page::{front::Standing, prefs::Speed};
use furrow_game::Viewer;
use furrow_table::registry::GameId;
use furrow_text::Lang;
use maud::Markup;
use std::sync::Arc;
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
}

/// A page's main part.
pub struct Shown {
    /// The `<main>` element.
    pub body: Markup,
    /// The table's game.
    pub game: GameId,
    /// Whether the viewer has to choose.
    pub your_turn: bool,
    /// Whether the game has begun; before that it is the waiting room.
    pub begun: bool,
    /// Whether the viewer waits for others: a page without JavaScript then looks again by itself.
    pub waits: bool,
}

/// A stream's messages, formatted as server-sent events.
pub type Stream = mpsc::Receiver<Arc<str>>;

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
    /// A choice.
    Act {
        /// Who asks.
        asker: Asker,
        /// The decision it answers.
        decision: u64,
        /// The same key twice is one move.
        key: String,
        /// The action, as the record writes it.
        action: String,
        /// The answer: the number of steps the game has now.
        reply: Reply<Result<u64, Problem>>,
    },
    /// A place is taken.
    Sit {
        /// Who asks.
        asker: Asker,
        /// Which place; `None`: the first that is free.
        place: Option<u8>,
        /// The name.
        name: String,
        /// 16 bytes in hex.
        nonce: Option<String>,
        /// The answer.
        reply: Reply<Result<(), Problem>>,
    },
    /// A place is left before the start.
    Leave {
        /// Who asks.
        asker: Asker,
        /// The answer.
        reply: Reply<Result<(), Problem>>,
    },
    /// The game starts; `fill`: the level of computer players for the free places.
    Start {
        /// Who asks.
        asker: Asker,
        /// Computer players' level.
        fill: Option<String>,
        /// The answer.
        reply: Reply<Result<(), Problem>>,
    },
    /// A stream of what happens after step `after`.
    Listen {
        /// Who asks.
        asker: Asker,
        /// Steps the reader has seen.
        after: u64,
        /// How fast it plays what happens.
        speed: Speed,
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
        reply: Reply<Standing>,
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
    /// Another game at a new table like this one, for a player of a game that is over.
    Again {
        /// Who asks.
        asker: Asker,
        /// The answer: the new table, and the offer that all players of this one share.
        reply: Reply<Result<(super::NewGame, String), Problem>>,
    },
    /// The server stops.
    Stop,
}
