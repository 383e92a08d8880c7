//! A load generator: people at tables, over real connections, against a server that runs.
//!
//! Each person has an address of its own (Linux gives a machine the whole of 127.0.0.0/8), a cookie jar, a
//! connection that asks and a stream that listens. A table opens over HTTP as the page opens it; its people read
//! the decision, the key and the legal actions from what the stream brings, post moves at random, and measure the
//! time from a post to its answer and to the moment when all of the table have seen it.

pub mod bare;
pub mod crash;
pub mod disk;
mod floor;
mod glance;
pub mod idle;
mod person;
pub mod play;
pub mod process;
pub mod report;
pub mod sleep;
pub mod stages;
mod stream;
mod table;
pub mod tally;
mod wire;
