//! Pages, live streams, security.

pub mod page;
