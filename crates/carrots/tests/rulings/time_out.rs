//! The default move, from the first that a seat may have to the last.

use crate::setting::{Scripted, always, scene, standard};
use furrow_carrots::{Effect, State};
use furrow_game::{Game, Turn, Viewer};

/// The default move of the seat that is to move.
fn default_of(game: &Scripted) -> String {
    let Turn::Act(seat) = game.state.turn() else { panic!("a turn") };
    State::at_time_out(&game.state.view(Viewer::Seat(seat))).to_string()
}

#[test]
fn on_a_carrot_space_it_takes_ten() {
    assert_eq!(default_of(&scene(&standard(3), &[5, 2, 13], |_| {})), "take");
}

#[test]
fn else_it_goes_the_fewest_spaces_forward_but_not_to_a_hare() {
    // From 23: a lettuce is on 22, a tortoise on 24, a hare on 25, a carrot on 26.
    assert_eq!(default_of(&scene(&standard(3), &[23, 2, 13], |_| {})), "forward 3");
    let only_the_hare = scene(&standard(3), &[23, 2, 13], |state| state.carrots[0] = 5);
    assert_eq!(only_the_hare.legal(), ["forward 2", "back"]);
    assert_eq!(default_of(&only_the_hare), "forward 2");
}

#[test]
fn else_it_goes_back() {
    let game = scene(&standard(3), &[23, 2, 13], |state| state.carrots[0] = 0);
    assert_eq!((game.legal(), default_of(&game)), (vec!["back".to_owned()], "back".to_owned()));
}

#[test]
fn a_marker_that_has_to_move_again_does_not_stay() {
    let mut game = scene(&always(3, [Effect::Again; 6]), &[24, 2, 13], |_| {});
    game.run("0 forward 1; * die 3");
    assert_eq!(default_of(&game), "forward 1");
}

#[test]
fn of_two_markers_that_are_alike_it_is_a() {
    assert_eq!(default_of(&scene(&standard(2), &[5, 13, 20, 2], |_| {})), "a take");
    assert_eq!(default_of(&scene(&standard(2), &[9, 13, 20, 2], |_| {})), "b take");
    let stuck = scene(&standard(2), &[31, 23, 30, 19], |state| state.carrots[0] = 0);
    assert_eq!((stuck.legal().len(), default_of(&stuck)), (2, "a restart".to_owned()));
}

#[test]
#[should_panic(expected = "has nothing to choose")]
fn a_seat_that_has_nothing_to_choose_has_no_default() {
    let game = scene(&standard(3), &[5, 2, 13], |_| {});
    State::at_time_out(&game.state.view(Viewer::Public));
}
