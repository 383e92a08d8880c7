//! Live tables: one task owns one table and is its only writer.

mod actor;
mod command;
mod hub;
mod listeners;
mod pace;
mod problem;
mod stage;
mod stored;

pub use command::{Asker, Command, Eyes, Reply, Shown, Stream};
pub use hub::{Hub, NewGame, Offer};
pub use problem::Problem;
pub use stored::read;

pub(crate) use listeners::body;
pub(crate) use stage::Stage;
