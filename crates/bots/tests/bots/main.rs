//! How the levels play, game by game.

mod carrots;
mod crazy_race;
mod fable;
mod levels;
mod match_play;
mod search;
mod swap;
