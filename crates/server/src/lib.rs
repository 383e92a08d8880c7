//! Pages, live streams, security.

pub mod live;
pub mod page;
mod secret;
mod serve;
pub mod web;

pub use serve::{Config, ServeError, Server};
