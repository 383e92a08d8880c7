//! Live tables through the router, in this process: posts, streams, restarts, and what each viewer is told.

mod follow;
mod front;
mod house;
mod lobby;
mod posts;
mod replay;
mod resume;
mod secrets;
mod stop;
mod stream;
