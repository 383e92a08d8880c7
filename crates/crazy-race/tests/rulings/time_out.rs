//! The default move of each kind of decision.

use crate::setting::{Scripted, end, scene};
use furrow_crazy_race::{State, Values};
use furrow_game::{Game, Turn};

/// The default move of the seat that is to move.
fn default_of(game: &Scripted) -> String {
    let Turn::Act(seat) = game.state.turn() else { panic!("a turn") };
    State::at_time_out(&game.view(seat.number())).to_string()
}

#[test]
fn a_seat_that_is_to_lay_passes_and_never_recalls() {
    let game = scene(4, 1, |board| board.used[0] = Values::of(&[1, 4, 6]));
    assert_eq!(game.legal()[0], "recall");
    assert_eq!(default_of(&game), "pass");
}

#[test]
fn a_winner_moves_nothing() {
    let mut game = scene(3, 1, |_| {});
    game.rounds("0 2 6; 1 1 6");
    assert_eq!(default_of(&game), "decline", "any animal could move");
    game.run("1 decline");
    assert_eq!(default_of(&game), "decline", "one animal could move");
}

#[test]
fn a_winner_of_points_one_by_one_spends_no_more() {
    let mut game = scene(3, 2, |_| {});
    game.rounds("0 4 6; 1 4 1");
    assert_eq!(default_of(&game), "stop");
    game.run("0 step flyer");
    assert_eq!(default_of(&game), "stop", "what is spent is spent");
}

#[test]
fn a_payer_gives_up_the_lowest_tile() {
    let game = end(0, &[[2, 2, 2], [4, 4, 12], [5, 12, 12]], &[&[5], &[1, 3, 3, 4], &[2]]);
    assert_eq!((default_of(&game), game.legal().len()), ("discard 1".to_owned(), 3));
}

#[test]
#[should_panic(expected = "has nothing to choose")]
fn a_seat_that_has_nothing_to_choose_has_no_default() {
    State::at_time_out(&scene(3, 1, |_| {}).view(1));
}
