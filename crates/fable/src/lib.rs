//! The rules of The Hare & the Tortoise (Gary Kim), 2 to 5 players: the standard game, its apprentice variant, the
//! digest for two, and a championship of each. Unofficial.
//!
//! The law is the rulebook and the rulings F1 to F24; code and tests cite them by number.
//! [`State`] is the whole truth in 576 bytes: multisets of cards are counts in one word ([`Counts`]).

mod accessors;
mod action;
mod apply;
mod beat;
mod chance;
mod counts;
mod data;
mod game;
mod imagine;
mod legal;
mod moves;
mod order;
mod origins;
mod preview;
mod refusal;
mod reveal;
mod rules;
mod score;
mod setup;
mod state;
mod story;
mod time_out;
mod truth;
mod view;

pub use action::{Action, Play};
pub use beat::{Beat, Seen, Stay};
pub use chance::Chance;
pub use counts::Counts;
pub use data::{
    APPRENTICE_DECK, Animal, Card, DECK, FINISH, HAND, POINTS, STEPS, TRACK, TURBO_SPACES, TURBO_STEPS,
};
pub use legal::{Actions, fits};
pub use preview::Preview;
pub use refusal::Refusal;
pub use rules::podium::{Places, level_places};
pub use rules::race::{Race, Run};
pub use rules::trigger::{Trigger, trigger};
pub use setup::{Setup, Variant};
pub use state::{Bets, Podium, State};
pub use view::{FinishedGame, Hand, View};
