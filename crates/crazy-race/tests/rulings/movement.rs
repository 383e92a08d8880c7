//! How animals move and what they take (R13, R14).

use crate::setting::{Scripted, scene};
use arrayvec::ArrayVec;
use furrow_crazy_race::{Action, Animal, Beat, Hop, Moved, Place, Preview};
use furrow_game::{Game, Seat, Turn};

/// Seat 0 of three, with its animals so, has won the sprinter's side of card 1 (3 points) and moves.
fn sprint(lane: [u8; 3]) -> Scripted {
    let mut game = scene(3, 1, |board| board.progress[0] = lane);
    game.rounds("0 2 6");
    game.run("0 move sprinter");
    game
}

fn hops(game: &Scripted) -> Vec<(u8, u8)> {
    let hops = game.beats.iter().filter_map(|beat| match beat {
        Beat::Hops { hop, .. } => Some((hop.from, hop.to)),
        _ => None,
    });
    hops.collect()
}

#[test]
fn r13_a_point_moves_to_the_next_space_or_over_those_held_by_own_animals() {
    assert_eq!(hops(&sprint([0, 0, 0])), [(0, 1), (1, 2), (2, 3)]);
    assert_eq!(hops(&sprint([0, 2, 5])), [(0, 1), (1, 3), (3, 4)]);
    assert_eq!(hops(&sprint([0, 2, 3])), [(0, 1), (1, 4), (4, 5)], "two in a row cost one point");
    assert_eq!(Hop { from: 1, to: 4 }.jumped().collect::<Vec<_>>(), [2, 3]);
}

#[test]
fn r13_animals_are_jumped_whichever_way_they_face() {
    assert_eq!(hops(&sprint([0, 10, 9])), [(0, 1), (1, 4), (4, 5)], "they are on their way back");
    assert_eq!(hops(&sprint([7, 4, 0])), [(7, 9), (9, 10), (10, 11)], "they are on their way out");
}

#[test]
fn r13_the_turnaround_is_jumped_like_any_space() {
    let game = sprint([5, 6, 0]);
    assert_eq!(hops(&game), [(5, 7), (7, 8), (8, 9)]);
    assert_eq!(game.tiles(0), [5], "the jumper counts as having turned there");
    assert_eq!(
        hops(&sprint([4, 6, 5])),
        [(4, 8), (8, 9), (9, 10)],
        "space 5, the turnaround and space 5 again"
    );
    assert_eq!(hops(&sprint([4, 6, 7])), [(4, 8), (8, 9), (9, 10)]);
}

#[test]
fn r13_the_space_it_leaves_does_not_hold_it_back() {
    assert_eq!(hops(&sprint([5, 6, 12]))[0], (5, 7), "from space 5 over the turnaround to space 5");
}

#[test]
fn r13_start_and_home_are_never_held() {
    assert_eq!(hops(&sprint([10, 12, 12])), [(10, 11), (11, 12)]);
    assert_eq!(hops(&sprint([10, 11, 0])), [(10, 12)], "the last space is jumped on the way home");
    assert_eq!(
        hops(&sprint([9, 0, 0])),
        [(9, 10), (10, 11), (11, 12)],
        "animals at the start are not in the way"
    );
}

#[test]
fn r14_reaching_the_turnaround_takes_the_highest_tile_and_the_move_goes_on() {
    let game = sprint([4, 0, 0]);
    assert_eq!(hops(&game), [(4, 5), (5, 6), (6, 7)]);
    assert_eq!((game.tiles(0), game.board().turn_tile), (vec![5], 4));
    let seat = Seat::new(0);
    let place = Place::Turnaround;
    assert!(game.told(&Beat::Tile { seat, animal: Animal::Sprinter, place, tile: Some(5) }));
    let game = sprint([6, 0, 0]);
    assert!(game.tiles(0).is_empty(), "one that stands there has had its tile");
}

#[test]
fn r14_home_takes_the_highest_tile_of_the_finish_and_points_beyond_are_lost() {
    let game = sprint([11, 0, 0]);
    assert_eq!((game.tiles(0), game.board().finish_tile, game.board().turn_tile), (vec![5], 4, 5));
    assert!(game.told(&Beat::Lost { seat: Seat::new(0), animal: Animal::Sprinter, points: 2 }));
    assert!(!sprint([9, 0, 0]).beats.iter().any(|beat| matches!(beat, Beat::Lost { .. })));
}

#[test]
fn r14_no_tile_left_is_nothing() {
    let mut game = scene(3, 1, |board| {
        board.progress[0] = [5, 11, 0];
        (board.turn_tile, board.finish_tile) = (0, 1);
    });
    game.rounds("0 2 6");
    game.run("0 move sprinter");
    assert!(game.tiles(0).is_empty());
    let seat = Seat::new(0);
    assert!(game.told(&Beat::Tile { seat, animal: Animal::Sprinter, place: Place::Turnaround, tile: None }));
    assert_eq!(game.board().turn_tile, 0);
}

#[test]
fn r14_no_tile_left_at_the_finish_is_nothing_too() {
    let mut game = scene(3, 1, |board| {
        (board.progress[0], board.progress[1]) = ([0, 11, 12], [12, 0, 11]);
        (board.turn_tile, board.finish_tile) = (5, 1);
    });
    game.rounds("0 4 6; 1 3 6"); // the flyer's side is evaluated before the reptile's
    game.run("1 move flyer");
    assert_eq!((game.tiles(1), game.board().finish_tile), (vec![1], 0), "the last one");
    game.run("0 move reptile");
    assert_eq!((game.progress(0, Animal::Reptile), game.tiles(0)), (12, vec![]));
    let (seat, animal, place) = (Seat::new(0), Animal::Reptile, Place::Finish);
    assert!(game.told(&Beat::Tile { seat, animal, place, tile: None }));
    assert_eq!((game.board().finish_tile, game.board().turn_tile), (0, 5));
}

#[test]
fn r14_the_point_of_a_question_mark_can_go_elsewhere() {
    let mut game = scene(3, 8, |board| board.progress[0] = [11, 3, 0]);
    game.rounds("0 4 1; 1 4 1; 0 4 1");
    game.run("0 step sprinter");
    assert_eq!(game.legal(), ["step reptile", "step flyer", "stop"]);
    game.run("0 step reptile; 0 step reptile");
    assert_eq!(game.board().progress[0], [12, 5, 0]);
    assert_eq!(game.state.turn(), Turn::Chance);
}

#[test]
fn r14_the_preview_is_what_happens() {
    let mut game = scene(3, 1, |board| board.progress[0] = [5, 6, 7]);
    game.rounds("0 2 6");
    let hops: ArrayVec<Hop, 4> =
        [(5, 8), (8, 9), (9, 10)].map(|(from, to)| Hop { from, to }).into_iter().collect();
    let moved = Moved {
        animal: Animal::Sprinter,
        from: 5,
        to: 10,
        hops,
        tiles: [(Place::Turnaround, Some(5))].into_iter().collect(),
        lost: 0,
    };
    assert_eq!(game.view(0).preview(Action::Move(Animal::Sprinter)), Preview::Move(moved));
    game.run("0 move sprinter");
    assert_eq!((game.progress(0, Animal::Sprinter), game.tiles(0)), (10, vec![5]));
}
