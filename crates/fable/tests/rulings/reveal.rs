//! What shows something hidden, and so cannot be taken back.

use crate::setting::{Scripted, bet, home, lay, race, scene, standard};
use furrow_fable::{Animal, Setup, State, Variant};
use furrow_game::Game;

/// Whether the last steps showed something: those of this script.
fn reveals(game: &mut Scripted, script: &str) -> bool {
    game.beats.clear();
    game.run(script);
    game.beats.iter().any(State::reveals)
}

#[test]
fn whatever_is_dealt_or_drawn_reveals() {
    let mut game = Scripted::new(&Setup::standard(3));
    assert!(reveals(&mut game, "* start 1"));
    assert!(reveals(&mut game, "* bet 0 hare"));
    game.run("* bet 1 fox; * bet 2 lamb");
    assert!(reveals(&mut game, "* stream 3"));
    game.run("* stream 7");
    assert!(reveals(&mut game, "* draw 0 wolf"));
}

#[test]
fn a_second_bet_lies_face_down_the_last_one_too() {
    let mut game = Scripted::new(&standard(2));
    game.run("* bet 0 hare; * bet 1 fox; * bet 0 lamb; * bet 1 wolf");
    game.settle();
    for seat in 0..2 {
        let first = State::view_actions(&game.view(seat))[0];
        assert!(!reveals(&mut game, &format!("{seat} {first}")), "seat {seat}");
    }
    assert!(!game.public().is_betting());
}

#[test]
fn cards_that_are_played_leave_a_hidden_hand() {
    let mut game = scene(&standard(3), |view| lay(view, "hare"));
    let play = game.legal()[0].clone();
    assert!(reveals(&mut game, &format!("0 {play}")));
}

#[test]
fn a_move_of_an_apprentice_reveals_nothing_but_the_end_turns_bets_over() {
    let apprentice = Setup { variant: Variant::Apprentice, ..standard(3) };
    let mut game = race(&apprentice, "hare hare fox fox lamb", "lamb lamb lamb", |_| {});
    assert!(!reveals(&mut game, "0 move hare"));
    assert!(!reveals(&mut game, "1 move lamb; 2 move fox"), "the race is over, the game is not");

    let mut game = race(&apprentice, "hare hare fox fox lamb", "lamb lamb lamb", |view| {
        bet(view, &["hare", "fox", "lamb"]);
        view.pos = [11, 3, 4, 5, 6];
        home(view, &[]);
    });
    assert!(!reveals(&mut game, "0 move hare"), "it is across, others are still to move");
    assert!(!reveals(&mut game, "1 move lamb"));
    assert!(reveals(&mut game, "2 move fox"));
    assert_eq!(game.pos(Animal::Hare), 12);
}
