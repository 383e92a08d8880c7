//! Pages, live streams, security.

mod counts;
pub mod house;
mod learn;
pub mod live;
pub mod page;
pub mod replay;
pub mod review;
mod secret;
mod serve;
pub mod statistics;
pub mod web;

pub use serve::{Config, DATABASE, ServeError, Server, descriptors};
pub use web::Network;
