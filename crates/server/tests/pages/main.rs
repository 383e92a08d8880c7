//! The pages of tables, over tables of every kind.

mod affairs;
mod carrots;
mod crazy_race;
mod fable;
mod html;
mod laws;
mod replay;
