//! Evaluation: who wins a side and what he may do (R11, R12).

use crate::setting::scene;
use furrow_crazy_race::{Action, Animal, Beat, Laid, Preview, Refusal, Stay, Values};
use furrow_game::{Game, Seat, Turn};

#[test]
fn r11_the_triangle_side_first_then_clockwise() {
    let mut game = scene(4, 1, |_| {});
    game.rounds("0 4 6; 1 3 6; 2 2 6; 3 1 6");
    let mut sides = Vec::new();
    while let Turn::Act(seat) = game.state.turn() {
        sides.push((game.board().side, seat.number()));
        game.run(&format!("{seat} decline"));
    }
    assert_eq!(sides, [(1, 3), (2, 2), (3, 1), (4, 0)]);
}

#[test]
fn r11_the_highest_sum_wins_and_the_others_get_nothing() {
    let mut game = scene(3, 1, |_| {});
    game.rounds("0 2 3; 1 2 4; 2 2 1; 0 2 2");
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(0)));
    let seat = Seat::new;
    let laid = |of, value| Laid { side: 2, seat: seat(of), value };
    let cards = [laid(0, 3), laid(1, 4), laid(2, 1), laid(0, 2)].into_iter().collect();
    assert!(game.told(&Beat::TurnsUp { side: 2, cards, sums: [5, 4, 1, 0] }));
    assert!(game.told(&Beat::Wins { side: 2, seat: seat(0), sum: 5, by_order: false }));
    game.run("0 move sprinter");
    assert_eq!(game.board().progress, [[3, 0, 0], [0; 3], [0; 3], [0; 3]]);
    assert_eq!(game.state.turn(), Turn::Chance);
}

#[test]
fn r11_level_sums_go_to_the_first_card_at_this_side() {
    let mut game = scene(4, 1, |_| {});
    // Seat 1 lays first in the stage, but at another side; at side 2 seat 3 is there before it.
    game.rounds("0 3 1; 1 1 1; 3 2 2; 0 2 3; 1 2 4; 3 2 2");
    game.run("1 decline");
    assert_eq!((game.board().side, game.state.turn()), (2, Turn::Act(Seat::new(3))));
    assert!(game.told(&Beat::Wins { side: 2, seat: Seat::new(3), sum: 4, by_order: true }));
}

#[test]
fn r11_every_card_laid_goes_to_its_owners_used_pile_after_the_stage() {
    let mut game = scene(3, 1, |board| board.used[1] = Values::of(&[1]));
    game.rounds("0 2 3; 1 2 4; 2 1 1; 0 2 2");
    game.run("2 decline");
    assert_eq!(game.board().used[0], Values::NONE, "not before the stage is over");
    game.run("0 decline");
    assert_eq!(game.board().used[..3], [Values::of(&[2, 3]), Values::of(&[1, 4]), Values::of(&[1])]);
    assert!(game.public().laid.is_empty());
    let cards = [Values::of(&[2, 3]), Values::of(&[4]), Values::of(&[1]), Values::NONE];
    assert!(game.told(&Beat::Clears { cards }));
}

#[test]
fn r12_an_animal_side_moves_that_animal_by_all_points_or_nothing() {
    let mut game = scene(3, 1, |_| {});
    game.rounds("1 2 6");
    assert_eq!(game.legal(), ["move sprinter", "decline"]);
    assert_eq!(game.try_step("1 move flyer"), Err(Refusal::OtherAnimal(Animal::Sprinter)));
    assert_eq!(game.try_step("1 step sprinter"), Err(Refusal::AllAtOnce));
    assert_eq!(game.try_step("1 pass"), Err(Refusal::NotLaying));
    game.run("1 decline");
    assert_eq!(game.board().progress[1], [0; 3]);
    assert!(game.told(&Beat::Declines { seat: Seat::new(1), side: 2 }));
}

#[test]
fn r12_if_that_animal_is_home_nothing_moves_and_nobody_is_asked() {
    let mut game = scene(3, 1, |board| board.progress[1] = [12, 3, 0]);
    game.rounds("1 2 6");
    assert_eq!(game.state.turn(), Turn::Chance);
    let still = Beat::Stay { side: 2, seat: Some(Seat::new(1)), why: Stay::Home(Animal::Sprinter) };
    assert!(game.told(&still));
}

#[test]
fn r12_a_numbered_side_without_animal_moves_one_unfinished_animal_of_the_winners_choice() {
    let mut game = scene(3, 5, |board| board.progress[1] = [12, 3, 0]);
    game.rounds("1 1 6");
    assert_eq!(game.legal(), ["move reptile", "move flyer", "decline"]);
    assert_eq!(game.try_step("1 move sprinter"), Err(Refusal::Home(Animal::Sprinter)));
    game.run("1 move reptile");
    assert_eq!(game.board().progress[1], [12, 6, 0]);
}

#[test]
fn r12_with_all_animals_home_nothing_moves_at_a_side_without_animal() {
    for (card, side) in [(5, 1), (8, 4)] {
        let mut game = scene(3, card, |board| board.progress[1] = [12; 3]);
        game.rounds(&format!("1 {side} 6"));
        assert_eq!(game.state.turn(), Turn::Chance);
        assert!(game.told(&Beat::Stay { side, seat: Some(Seat::new(1)), why: Stay::AllHome }));
    }
}

#[test]
fn r12_a_question_mark_gives_a_point_for_each_card_of_all_players_one_at_a_time() {
    let mut game = scene(3, 8, |_| {});
    game.rounds("0 4 1; 1 4 6; 2 4 2; 1 3 1");
    game.run("1 decline");
    assert_eq!((game.board().side, game.board().points), (4, 3));
    assert_eq!(game.legal(), ["step sprinter", "step reptile", "step flyer", "stop"]);
    assert_eq!(game.try_step("1 move flyer"), Err(Refusal::OneAtATime));
    assert_eq!(game.try_step("1 decline"), Err(Refusal::OneAtATime));
    game.run("1 step flyer; 1 step reptile");
    assert_eq!((game.board().progress[1], game.board().points), ([0, 2, 1], 1));
    game.run("1 step flyer");
    assert_eq!(game.board().progress[1], [0, 2, 3]);
    assert_eq!((game.state.turn(), game.board().points), (Turn::Chance, 0));
}

#[test]
fn r12_the_winner_of_a_question_mark_may_stop_early() {
    let mut game = scene(3, 8, |_| {});
    game.rounds("0 4 1; 1 4 6; 2 4 2");
    let seat = Seat::new(1);
    assert_eq!(game.view(1).preview(Action::Stop), Preview::Nothing { points: 3 });
    game.run("1 step flyer; 1 stop");
    assert!(game.told(&Beat::Stops { seat, left: 2 }));
    assert_eq!((game.board().progress[1], game.state.turn()), ([0, 0, 1], Turn::Chance));
}

#[test]
fn r12_points_without_an_unfinished_animal_are_not_asked_for() {
    let mut game = scene(3, 8, |board| board.progress[1] = [12, 11, 12]);
    game.rounds("0 4 1; 1 4 6; 2 4 2");
    assert_eq!(game.legal(), ["step reptile", "stop"]);
    game.run("1 step reptile");
    assert!(game.told(&Beat::Lost { seat: Seat::new(1), animal: Animal::Reptile, points: 2 }));
    assert_eq!(game.state.turn(), Turn::Chance);
}

#[test]
fn r12_a_side_without_cards_is_nothing() {
    let mut game = scene(3, 1, |_| {});
    game.rounds("");
    for side in 1..=4 {
        assert!(game.told(&Beat::Stay { side, seat: None, why: Stay::NoCards }));
    }
    assert_eq!(game.state.turn(), Turn::Chance);
}
