//! The rules of Hare and Tortoise (David Parlett), 2 to 6 players. Unofficial.
//!
//! The law is the rulebook and the rulings P1 to P24; code and tests cite them by number. [`State`] is the whole
//! truth in less than 200 bytes, and all of it is public. Spaces are numbered from the start (P1): the number that is
//! printed on a space is 64 minus ours.

mod action;
mod apply;
mod beat;
mod chance;
mod data;
mod game;
mod imagine;
mod legal;
mod outlook;
mod preview;
mod refusal;
mod reveal;
mod rules;
mod score;
mod setup;
mod state;
mod time_out;
mod truth;
mod view;

pub use action::{Act, Action};
pub use beat::{Beat, Decided, End, Loss, Release, Seen, StartsOver, Stay};
pub use chance::Chance;
pub use data::{Course, Effect, FINISH, Hare, HareTable, LETTUCES, Layout, Marker, Space, TEN};
pub use legal::Actions;
pub use outlook::Outlook;
pub use preview::Preview;
pub use refusal::Refusal;
pub use rules::moves::{cost, reach};
pub use setup::{MOST_ROUNDS, Setup};
pub use state::{Finished, Owes, Phase, State, Wait};
pub use view::View;
