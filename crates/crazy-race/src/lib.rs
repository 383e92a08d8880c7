//! The rules of Crazy Race (Michael Schacht), 3 or 4 players. Unofficial.
//!
//! The law is the rulebook and the rulings R1 to R18; code and tests cite them by number. [`State`] is the whole truth
//! in some 200 bytes: what is public is its [`Board`], which a [`View`] holds as it is.

mod action;
mod apply;
mod beat;
mod chance;
mod data;
mod deck;
mod game;
mod hidden;
mod imagine;
mod legal;
mod preview;
mod refusal;
mod reveal;
mod rewind;
mod rules;
mod score;
mod setup;
mod state;
mod time_out;
mod truth;
mod values;
mod view;

pub use action::Action;
pub use beat::{Beat, Seen, Stay};
pub use chance::Chance;
pub use data::{Animal, HAND, HOME, ROUNDS, SIDES, STAGES, TURNAROUND, highest_tile, space};
pub use deck::{Deck, Points, Side, StageCard, card_text};
pub use legal::Actions;
pub use preview::{Moved, Preview};
pub use refusal::Refusal;
pub use rules::movement::{Hop, Lane, Place};
pub use rules::penalty::Penalty;
pub use setup::Setup;
pub use state::{Board, Laid, State};
pub use values::Values;
pub use view::{Hand, Lying, View};
