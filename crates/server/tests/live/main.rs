//! Live tables through the router, in this process: posts, streams, restarts, and what each viewer is told.

mod device;
mod feed;
mod follow;
mod front;
mod hint;
mod host;
mod house;
mod limits;
mod lobby;
mod named;
mod pace;
mod posts;
mod programs;
mod ratings;
mod replay;
mod resume;
mod retention;
mod review;
mod secrets;
mod stop;
mod stream;
