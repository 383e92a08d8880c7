//! The default move of each kind of decision.

use crate::setting::{Scripted, hold, lay, race, scene, standard};
use furrow_fable::{Setup, State, Variant};
use furrow_game::{Game, Turn};

/// The default move of the seat that is to move.
fn default_of(game: &Scripted) -> String {
    let Turn::Act(seat) = game.state.turn() else { panic!("a turn") };
    State::at_time_out(&game.view(seat.number())).to_string()
}

#[test]
fn a_second_bet_is_the_card_of_which_it_holds_most() {
    let mut game = Scripted::new(&standard(3));
    game.run("* bet 0 hare; * bet 1 fox; * bet 2 lamb; * stream 5; * stream 2");
    for hand in ["0 fox fox hare hare lamb lamb wolf", "1 howl howl howl lamb fox lamb fox"] {
        let (seat, cards) = hand.split_once(' ').expect("a seat");
        cards.split(' ').for_each(|card| game.run(&format!("* draw {seat} {card}")));
    }
    game.settle();
    assert_eq!(default_of(&game), "bet hare", "of three that it holds twice the first in running order");
    // Bets are laid at once: seat 1 has its own default before seat 0 has bet.
    assert_eq!(State::at_time_out(&game.view(1)).to_string(), "bet fox", "a howl is kept");
}

#[test]
fn a_play_is_one_card_of_which_it_holds_most() {
    let game = scene(&standard(3), |view| hold(view, "hare fox fox lamb lamb lamb"));
    assert_eq!(default_of(&game), "play lamb");
    let game = scene(&standard(3), |view| hold(view, "tortoise tortoise hare hare lamb fox"));
    assert_eq!(default_of(&game), "play hare", "the first in running order");
    let game = scene(&standard(3), |view| hold(view, "howl howl howl wolf wolf fox"));
    assert_eq!(default_of(&game), "play wolf", "a plain wolf, not a howl");
}

#[test]
fn there_is_room_for_it_on_every_table() {
    let game = scene(&standard(3), |view| {
        lay(view, "hare hare hare fox fox fox lamb");
        hold(view, "hare hare hare fox lamb lamb");
    });
    assert_eq!(default_of(&game), "play hare");
    let game = scene(&Setup { variant: Variant::Digest, ..standard(2) }, |view| {
        hold(view, "howl howl howl fox");
    });
    assert_eq!(default_of(&game), "play lamb", "howls are kept while there is anything else");
}

#[test]
fn an_apprentice_moves_the_first_animal_that_may_move() {
    let apprentice = Setup { variant: Variant::Apprentice, ..standard(3) };
    let mut game = race(&apprentice, "fox fox fox tortoise lamb lamb", "wolf wolf", |_| {});
    assert_eq!(default_of(&game), "move tortoise");
    game.run("0 move tortoise");
    assert_eq!(default_of(&game), "move wolf");
}

#[test]
#[should_panic(expected = "has nothing to choose")]
fn a_seat_that_has_nothing_to_choose_has_no_default() {
    let game = scene(&standard(3), |_| {});
    State::at_time_out(&game.view(1));
}
