//! What shows something hidden, and so cannot be taken back.

use crate::setting::{Scripted, scene, standard};
use furrow_carrots::{Beat, Setup, State};
use furrow_game::Game;

/// Whether the steps of this script show something.
fn reveals(game: &mut Scripted, script: &str) -> bool {
    game.beats.clear();
    game.run(script);
    game.beats.iter().any(State::reveals)
}

#[test]
fn only_chance_reveals_for_all_else_lies_open() {
    let mut game = Scripted { state: State::new(&Setup::standard(3)), beats: Vec::new() };
    assert!(reveals(&mut game, "* start 1"));
    let mut game = scene(&standard(3), &[24, 5, 23], |_| {});
    assert!(!reveals(&mut game, "0 forward 1"), "a hare waits for the die");
    assert!(reveals(&mut game, "* die 4"));
    assert!(!reveals(&mut game, "1 take; 2 back"));
}

#[test]
fn a_move_that_ends_the_game_reveals_nothing() {
    let mut game = scene(&standard(3), &[61, 64, 5], |state| {
        state.lettuces[0] = 0;
        state.carrots[0] = 6;
    });
    assert!(!reveals(&mut game, "0 forward 3"));
    assert!(game.told(|beat| matches!(beat, Beat::GameEnds { .. })));
}
