//! Live tables: one task owns one table and is its only writer.

mod absences;
mod actor;
mod command;
mod data;
mod deed;
mod deeds;
mod hints;
mod hub;
mod listeners;
mod machines;
mod message;
mod opening;
mod pace;
mod places;
mod presence;
mod problem;
mod programs;
mod qr_code;
mod queue;
mod reading;
mod stage;
mod stored;
mod talk;
mod talks;
mod tell;
mod thinking;
mod time;
mod turns;
mod waking;

pub use absences::Absences;
pub use command::{Asker, Command, Eyes, Further, Reply, Shown, Stream};
pub use deed::{Deed, HouseDeed};
pub use hub::{Hub, Offer};
pub use opening::NewGame;
pub use problem::Problem;
pub use programs::Programs;
pub use stored::read;
pub use time::Time;
pub use waking::NotWoken;

pub(crate) use listeners::body;
pub(crate) use stage::Stage;
pub(crate) use thinking::Thinking;
pub(crate) use turns::{Purpose, Share};
pub(crate) use waking::legible;
