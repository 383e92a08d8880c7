//! A table: from its places to its record, and what goes on besides the game; a file for each thing that can happen.

mod clock;
mod closed;
mod game;
mod hot_seat;
mod kick;
mod named;
mod old_logs;
mod pause;
mod places;
mod ready;
mod rematch;
mod stand_in;
mod undo;
mod writing;
