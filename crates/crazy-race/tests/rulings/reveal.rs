//! What shows something hidden, and so cannot be taken back.

use crate::setting::{Scripted, end, scene};
use furrow_crazy_race::{Setup, State, Values};
use furrow_game::Game;

/// Whether the steps of this script show something.
fn reveals(game: &mut Scripted, script: &str) -> bool {
    game.beats.clear();
    game.run(script);
    game.beats.iter().any(State::reveals)
}

#[test]
fn whatever_chance_brings_reveals() {
    let mut game = Scripted::new(&Setup::standard(3));
    assert!(reveals(&mut game, "* start 1"));
    assert!(reveals(&mut game, "* stage 5"));
}

#[test]
fn a_card_face_down_reveals_nothing_nor_do_a_pass_and_a_recall() {
    let mut game = scene(3, 1, |board| board.used[1] = Values::of(&[6]));
    assert!(!reveals(&mut game, "0 lay 1 6"));
    assert!(!reveals(&mut game, "1 recall"), "used cards lie open");
    assert!(!reveals(&mut game, "1 lay 2 1; 2 pass"));
    assert!(!reveals(&mut game, "0 lay 3 2"), "a side is closed");
}

#[test]
fn the_last_turn_of_a_stage_turns_cards_up_if_any_lie_there() {
    let mut game = scene(3, 1, |_| {});
    game.run("0 pass; 1 pass; 2 pass; 0 pass; 1 pass; 2 pass; 0 pass; 1 pass");
    assert!(!reveals(&mut game, "2 pass"), "no card lies there");
    let mut game = scene(3, 1, |_| {});
    game.run("0 lay 1 2; 1 pass; 2 pass; 0 pass; 1 pass; 2 pass; 0 pass; 1 pass");
    assert!(reveals(&mut game, "2 pass"));
}

#[test]
fn a_move_reveals_only_if_it_turns_up_the_next_side() {
    let mut game = scene(3, 2, |_| {});
    game.rounds("0 2 6; 1 4 6; 2 4 1");
    assert!(reveals(&mut game, "0 decline"), "the fourth side is turned up");
    assert!(!reveals(&mut game, "1 step flyer"), "a point is left");
    assert!(!reveals(&mut game, "1 stop"), "the stage is over");
}

#[test]
fn the_last_tile_given_up_ends_the_game_and_lays_hands_open() {
    let mut game = end(0, &[[2, 2, 2], [4, 4, 12], [5, 12, 12]], &[&[5], &[1, 3, 3, 4], &[2]]);
    assert!(reveals(&mut game, "1 discard 1"));
}
