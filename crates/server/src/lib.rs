//! Pages, live streams, security.

mod learn;
pub mod live;
pub mod page;
pub mod replay;
mod secret;
mod serve;
pub mod web;

pub use serve::{Config, DATABASE, ServeError, Server};
