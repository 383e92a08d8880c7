//! One test or more for each ruling, named after it.

mod board;
mod end;
mod hare;
mod outlook;
mod reveal;
mod setting;
mod time_out;
mod turn;
mod two;
