//! The rounds of a stage (R6 to R9).

use crate::setting::{Scripted, scene, standard};
use furrow_crazy_race::{Beat, HAND, Preview, Refusal, State, Values};
use furrow_game::{Game, Seat, Turn};

#[test]
fn r6_three_rounds_each_seat_once_a_round_from_the_start_player_clockwise() {
    let mut game = scene(4, 1, |board| board.first = Some(Seat::new(0)));
    let mut order = Vec::new();
    while let (true, Turn::Act(seat)) = (game.board().is_laying(), game.state.turn()) {
        order.push((game.board().round, seat.number()));
        game.run(&format!("{seat} pass"));
    }
    let expected: Vec<_> = (1..=3).flat_map(|round| (0..4).map(move |seat| (round, seat))).collect();
    assert_eq!(order, expected);
    assert_eq!(game.beats.iter().filter(|beat| matches!(beat, Beat::Round { .. })).count(), 2);
}

#[test]
fn r6_any_card_at_any_side_or_a_pass_that_loses_nothing() {
    let mut game = scene(4, 1, |board| board.used[0] = Values::of(&[1, 2, 2, 3, 4, 6]));
    let lays = |side: u8| [1, 3].map(|value| format!("lay {side} {value}"));
    let mut all: Vec<String> = vec!["recall".to_owned()];
    all.extend((1..=4).flat_map(lays));
    all.push("pass".to_owned());
    assert_eq!(game.legal(), all);
    game.run("0 pass; 1 pass; 2 pass; 3 pass; 0 lay 2 3; 1 pass; 2 pass; 3 pass");
    game.run("0 lay 2 1");
    assert_eq!(game.public().cards_at(2), 2, "two cards at one side are two turns");
    assert_eq!(game.try_step("0 lay 2 1"), Err(Refusal::NotYourTurn));
    assert_eq!(game.try_step("1 move flyer"), Err(Refusal::NothingWon));
    assert_eq!(game.try_step("1 discard 5"), Err(Refusal::NothingOwed));
}

#[test]
fn r6_a_card_that_is_not_in_hand_cannot_be_laid() {
    let mut game = scene(4, 1, |board| board.used[0] = Values::of(&[6]));
    assert_eq!(game.try_step("0 lay 2 6"), Err(Refusal::NotInHand(6)));
}

#[test]
fn r7_a_recall_takes_the_whole_pile_and_the_seat_decides_again() {
    let mut game = scene(4, 1, |board| board.used[0] = Values::of(&[1, 4, 6]));
    let back = Preview::Recall { back: Values::of(&[1, 4, 6]), hand: HAND };
    assert_eq!(game.view(0).preview(furrow_crazy_race::Action::Recall), back);
    game.run("0 recall");
    assert!(game.told(&Beat::Recalls { seat: Seat::new(0), cards: Values::of(&[1, 4, 6]) }));
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(0)));
    assert_eq!(game.view(0).hand(), HAND);
    assert!(game.board().used[0].is_empty() && game.board().recalled[0]);
    assert_eq!(game.try_step("0 recall"), Err(Refusal::Recalled));
    game.run("0 lay 1 6");
}

#[test]
fn r7_not_when_the_pile_is_empty_nor_for_another_seat() {
    let mut game = scene(4, 1, |board| board.used[1] = Values::of(&[6]));
    assert_eq!(game.try_step("0 recall"), Err(Refusal::NothingUsed));
    assert!(!game.legal().contains(&"recall".to_owned()));
    assert_eq!(game.try_step("1 recall"), Err(Refusal::NotYourTurn));
    game.run("0 pass; 1 recall");
}

#[test]
fn r7_cards_lying_at_the_stage_card_are_not_in_the_pile() {
    let mut game = scene(3, 1, |board| board.used[0] = Values::of(&[1, 1, 2]));
    game.run("0 lay 1 6; 1 pass; 2 pass; 0 recall");
    let hand = game.view(0).hand();
    assert_eq!(hand, Values::of(&[1, 1, 2, 2, 3, 3, 4]));
    game.run("0 pass; 1 pass; 2 pass; 0 pass; 1 pass; 2 pass; 0 decline");
    assert_eq!(game.board().used[0], Values::of(&[6]));
    game.run("* stage 2; 1 pass; 2 pass");
    assert_eq!(game.try_step("0 recall"), Err(Refusal::Recalled), "once a game");
}

#[test]
fn r8_a_seat_without_cards_and_recall_is_skipped_in_every_round() {
    let mut game = scene(3, 1, |board| (board.used[1], board.recalled[1]) = (HAND, true));
    game.run("0 pass");
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(2)));
    game.rounds("");
    let skipped = Beat::Skipped { seat: Seat::new(1) };
    assert_eq!(game.beats.iter().filter(|beat| **beat == skipped).count(), 3);
}

#[test]
fn r8_a_start_player_who_is_out_is_skipped_too_and_the_last_card_ends_the_turns() {
    let mut game = Scripted::new(&standard(3));
    game.run("* stage 1");
    game.rounds("");
    let mut view = game.public();
    // Seat 1 starts the next stage and is out; seat 2 has a single card left.
    (view.board.used[1], view.board.recalled[1]) = (HAND, true);
    (view.board.used[2], view.board.recalled[2]) = (Values::of(&[1, 1, 2, 2, 3, 3, 4]), true);
    (view.board.used[0], view.board.recalled[0]) = (HAND, true);
    game.state = State::imagine(&view, &mut rand_pcg::Pcg64Mcg::new(1));
    game.run("* stage 2");
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(2)));
    game.run("2 lay 1 6");
    assert!(!game.board().is_laying(), "nobody can lay any more");
    assert_eq!(game.legal(), ["move sprinter", "decline"]);
}

#[test]
fn r8_a_seat_without_cards_that_has_its_recall_decides() {
    let mut game = scene(3, 1, |board| board.used[0] = HAND);
    assert_eq!(game.legal(), ["recall", "pass"]);
    game.run("0 pass; 1 pass; 2 pass");
    assert_eq!(game.legal(), ["recall", "pass"], "in the next round as well");
    game.run("0 recall");
    assert_eq!(game.legal().len(), 21);
}

#[test]
fn r9_with_three_players_the_fourth_side_is_closed_once_three_hold_cards() {
    let mut game = scene(3, 1, |_| {});
    game.run("0 lay 1 1; 1 lay 3 1; 2 lay 3 2");
    assert_eq!(game.public().closed(), None, "two sides hold cards");
    let lay = |side| furrow_crazy_race::Action::Lay { side, value: 2 };
    let closes = |preview: Preview| match preview {
        Preview::Lay { closes, .. } => closes,
        other => panic!("{other:?}"),
    };
    assert_eq!(closes(game.view(0).preview(lay(4))), Some(2));
    assert_eq!(closes(game.view(0).preview(lay(3))), None);
    game.run("0 lay 4 2");
    assert!(game.told(&Beat::Closes { side: 2 }));
    assert_eq!(game.public().closed(), Some(2));
    assert_eq!(game.try_step("1 lay 2 6"), Err(Refusal::SideClosed(2)));
    assert!(game.legal().iter().all(|action| !action.starts_with("lay 2")));
    game.run("1 lay 1 6; 2 lay 4 6");
}

#[test]
fn r9_the_closed_side_is_open_again_in_the_next_stage_and_with_four_players_always() {
    let mut game = scene(3, 1, |_| {});
    game.rounds("0 1 1; 1 2 1; 2 3 1");
    game.run("0 decline; 1 decline; 2 decline; * stage 2");
    assert_eq!(game.public().closed(), None);
    assert!(game.legal().contains(&"lay 4 6".to_owned()));
    let mut game = scene(4, 1, |_| {});
    game.run("0 lay 1 1; 1 lay 2 1; 2 lay 3 1; 3 lay 4 1");
    assert_eq!(game.public().closed(), None);
}
