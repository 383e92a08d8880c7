//! How the levels play, game by game.

mod carrots;
mod crazy_race;
mod crazy_race_search;
mod fable;
mod fable_search;
mod levels;
mod match_play;
mod search;
mod search_laws;
mod swap;
mod why;
