//! How the levels play, game by game.

mod fable;
mod levels;
mod match_play;
