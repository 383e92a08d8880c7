//! Bots that are programs of their own: one process a seat a game, JSON lines on its stdin and stdout.
//!
//! What is said is in `docs/outside-bots.md`. Whatever a program does, its host waits no longer than the clock says and
//! keeps no more of it than a line; when an [`Outsider`] is dropped, or its host is killed, the program and all that it
//! started are ended by the [`keep`]er between them.

#[cfg(target_os = "linux")]
mod descent;
mod fault;
mod hello;
mod host;
mod keep;
mod message;
mod outsider;
mod pipes;
mod process;
mod program;

pub use fault::{Cause, Fault};
pub use hello::{Hello, PROTOCOL};
pub use host::{Clock, Host};
pub use keep::{become_program, keep};
pub use outsider::Outsider;
pub use pipes::LONGEST;
pub use process::Parting;
pub use program::Program;
