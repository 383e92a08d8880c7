//! What every game of Furrow is: the [`Game`] trait, seats and steps, the record (version 1), verifiable
//! chance, and the [`laws`] every game must pass.
//!
//! Games are pure values: no I/O, clock, thread or generator inside. Everything random is a step that is
//! handed in (C3), so a game is replayed from its record alone.

mod below;
mod envelope;
pub mod fair;
mod game;
mod keys;
pub mod laws;
mod rank;
mod reader;
mod record;
mod replay;
mod seat;
mod setup;
mod shown;
mod sink;
mod step;

pub use below::below;
pub use envelope::{Sight, envelope};
pub use game::{Beat, Game, Refusal, StepOf, Token, Turn};
pub use keys::Other;
pub use rank::ranks_by;
pub use reader::{Records, read_records};
pub use record::{FORMAT, Fair, Record, RecordError, VERSION};
pub use replay::{Fault, Replay, state_line};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{OptionInfo, OptionReader, Setup, SetupError, WordOrLines};
pub use shown::{printable, shown};
pub use sink::Sink;
pub use step::{NotationError, Step};
