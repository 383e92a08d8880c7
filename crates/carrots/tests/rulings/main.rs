//! One test or more for each ruling, named after it.

mod board;
mod end;
mod hare;
mod outlook;
mod setting;
mod turn;
mod two;
