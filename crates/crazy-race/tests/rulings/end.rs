//! The token and the end of the game (R15 to R18).

use crate::setting::{end, scene};
use furrow_crazy_race::{Action, Beat, HAND, Preview, Refusal, Values};
use furrow_game::{Game, Seat, Turn};

fn seat(n: u8) -> Seat {
    Seat::new(n)
}

#[test]
fn r15_after_each_stage_but_the_last_the_token_goes_one_seat_clockwise() {
    let mut game = scene(3, 1, |board| board.stage = 6);
    game.rounds("");
    assert_eq!((game.board().first, game.beats.last()), (Some(seat(1)), Some(&Beat::Token { to: seat(1) })));
    game.run("* stage 2");
    assert_eq!(game.state.turn(), Turn::Act(seat(1)));
    game.rounds("");
    assert_eq!(game.board().first, Some(seat(2)));
    game.run("* stage 3");
    game.rounds("");
    assert_eq!(game.board().first, Some(seat(2)), "the ninth card is none; the token stays");
}

#[test]
fn r16_the_game_ends_after_stage_8() {
    let mut game = scene(3, 1, |board| board.stage = 8);
    game.rounds("0 2 6");
    game.run("0 move sprinter");
    assert!(game.told(&Beat::GameEnds { early: false }));
    assert_eq!(game.board().progress[0], [3, 0, 0], "the stage is evaluated");
    assert_eq!(game.state.turn(), Turn::Over);
    assert_eq!(game.try_step("* stage 2"), Err(Refusal::Over));
}

#[test]
fn r16_it_ends_after_the_stage_in_which_every_seat_has_used_its_recall_and_has_no_card() {
    let out = |last: bool| {
        let mut game = scene(3, 1, |board| {
            board.used[0] = Values::of(&[1, 1, 2, 2, 3, 3, 4]);
            (board.used[1], board.used[2]) = (HAND, HAND);
            board.recalled = [true, true, last, false];
        });
        game.rounds("0 2 6");
        game.run("0 move sprinter");
        game
    };
    let game = out(true);
    assert!(game.told(&Beat::GameEnds { early: true }));
    assert_eq!((game.board().stage, game.state.turn()), (1, Turn::Over));
    assert_eq!(out(false).state.turn(), Turn::Chance, "a seat with a recall left can go on");
}

/// Every seat has used its recall; seat 0 lays its last card, a 6, and the others have none.
fn last_card(stage: u8, change: impl FnOnce(&mut furrow_crazy_race::Board)) -> crate::setting::Scripted {
    let mut game = scene(3, 1, |board| {
        board.stage = stage;
        board.used[0] = HAND.minus(Values::one(6));
        (board.used[1], board.used[2]) = (HAND, HAND);
        board.recalled = [true, true, true, false];
        change(board);
    });
    game.rounds("0 2 6");
    game.run("0 decline");
    game
}

#[test]
fn r16_everybody_out_exactly_in_stage_8_is_no_early_end() {
    for (stage, early) in [(7, true), (8, false)] {
        let game = last_card(stage, |_| {});
        assert!(game.told(&Beat::GameEnds { early }) && !game.told(&Beat::GameEnds { early: !early }));
        assert_eq!((game.board().stage, game.state.turn()), (stage, Turn::Over));
    }
}

#[test]
fn r17_at_an_early_end_the_token_stays_and_choices_start_from_it() {
    let mut game = last_card(4, |board| {
        board.first = Some(seat(1));
        board.progress[..3].copy_from_slice(&[[2, 5, 12], [5, 12, 12], [5, 12, 12]]);
        board.tiles[..3].copy_from_slice(&[Values::of(&[3, 4, 5]), Values::of(&[1, 2]), Values::of(&[1, 2])]);
    });
    assert!(game.told(&Beat::GameEnds { early: true }));
    assert!(!game.beats.iter().any(|beat| matches!(beat, Beat::Token { .. })), "no stage follows");
    assert_eq!(game.board().first, Some(seat(1)));
    let mut order = Vec::new();
    while let Turn::Act(seat) = game.state.turn() {
        order.push(seat.number());
        let choice = game.legal()[0].clone();
        game.run(&format!("{seat} {choice}"));
    }
    assert_eq!((order, game.state.scores()), (vec![1, 2, 0], Some(vec![4, 2, 2])));
}

#[test]
fn r17_penalty_1_takes_the_most_valuable_tile_of_each_owner_of_a_least_progressed_animal() {
    let game = end(0, &[[0, 12, 12], [0, 12, 12], [3, 12, 12]], &[&[2, 5], &[1, 1, 4], &[5]]);
    assert!(game.told(&Beat::Penalty { number: 1, progress: Some(0) }));
    assert!(game.told(&Beat::LosesTile { seat: seat(0), number: 1, tile: Some(5) }));
    assert!(game.told(&Beat::LosesTile { seat: seat(1), number: 1, tile: Some(4) }));
    assert_eq!((game.tiles(0), game.tiles(1), game.tiles(2)), (vec![2], vec![1, 1], vec![5]));
    assert_eq!((game.state.turn(), game.legal()), (Turn::Act(seat(2)), vec!["discard 5".to_owned()]));
}

#[test]
fn r17_penalty_2_falls_on_the_next_distinct_progress_and_its_payer_chooses() {
    let mut game = end(0, &[[2, 2, 2], [4, 4, 12], [5, 12, 12]], &[&[5], &[1, 3, 3, 4], &[2]]);
    assert!(game.told(&Beat::Penalty { number: 2, progress: Some(4) }));
    assert_eq!(game.state.turn(), Turn::Act(seat(1)));
    assert_eq!(game.legal(), ["discard 1", "discard 3", "discard 4"]);
    assert_eq!(game.try_step("1 discard 5"), Err(Refusal::NoSuchTile(5)));
    assert_eq!(game.view(1).preview(Action::Discard(3)), Preview::Discard { tile: 3, left: 8 });
    game.run("1 discard 3");
    assert_eq!(game.tiles(1), [4, 3, 1], "one tile, though two of his animals are there");
    assert_eq!((game.state.turn(), game.state.scores()), (Turn::Over, Some(vec![0, 8, 2])));
}

#[test]
fn r17_all_unfinished_animals_of_all_players_count() {
    // The two furthest behind are the same player's: he pays both.
    let mut game = end(0, &[[1, 3, 12], [9, 9, 9], [7, 12, 12]], &[&[1, 2, 5], &[5], &[4]]);
    assert_eq!(game.tiles(0), [2, 1]);
    assert_eq!(
        (game.state.turn(), game.legal()),
        (Turn::Act(seat(0)), vec!["discard 1".to_owned(), "discard 2".to_owned()])
    );
    game.run("0 discard 1");
    assert_eq!(game.state.scores(), Some(vec![2, 5, 4]));
}

#[test]
fn r17_animals_that_are_home_are_not_behind_and_no_tile_is_no_loss() {
    let game = end(0, &[[12; 3], [12; 3], [12, 12, 11]], &[&[5], &[4], &[]]);
    assert!(game.told(&Beat::LosesTile { seat: seat(2), number: 1, tile: None }));
    assert!(game.told(&Beat::Penalty { number: 2, progress: None }));
    assert_eq!((game.state.turn(), game.state.scores()), (Turn::Over, Some(vec![5, 4, 0])));

    let game = end(0, &[[12; 3], [12; 3], [12; 3]], &[&[5], &[4], &[3]]);
    assert!(game.told(&Beat::Penalty { number: 1, progress: None }));
    assert_eq!((game.state.turn(), game.state.scores()), (Turn::Over, Some(vec![5, 4, 3])));
}

#[test]
fn r17_a_payer_whom_penalty_1_left_without_a_tile_is_not_asked() {
    let game = end(0, &[[0, 2, 12], [12; 3], [12; 3]], &[&[5], &[4], &[3]]);
    assert!(game.told(&Beat::LosesTile { seat: seat(0), number: 1, tile: Some(5) }));
    assert!(game.told(&Beat::LosesTile { seat: seat(0), number: 2, tile: None }));
    assert_eq!(game.state.turn(), Turn::Over);
}

#[test]
fn r17_choices_are_made_from_the_last_start_player_and_a_single_one_is_a_step_too() {
    let mut game =
        end(2, &[[5, 12, 12], [5, 12, 12], [5, 12, 12], [1, 5, 12]], &[&[1], &[2, 3], &[4], &[6, 6]]);
    let mut order = Vec::new();
    while let Turn::Act(seat) = game.state.turn() {
        order.push(seat.number());
        let choice = game.legal()[0].clone();
        game.run(&format!("{seat} {choice}"));
    }
    assert_eq!(order, [2, 3, 0, 1]);
    assert_eq!(game.state.scores(), Some(vec![0, 3, 0, 0]));
}

#[test]
fn r18_most_points_win_and_level_players_go_by_their_least_progressed_animal() {
    let game = end(0, &[[12, 12, 3], [12, 12, 5], [1, 2, 12]], &[&[2, 3], &[5], &[]]);
    assert_eq!(game.state.ranks(), Some(vec![2, 1, 3]));
    assert_eq!(game.state.scores(), Some(vec![5, 5, 0]));
    assert!(game.told(&Beat::TieBroken { seat: seat(1), over: seat(0), progress: 5, behind: 3 }));
    assert!(game.told(&Beat::Ranks { seat: seat(1), rank: 1, total: 5 }));
}

#[test]
fn r18_then_the_rank_is_shared() {
    let game = end(0, &[[12, 12, 5], [12, 5, 11], [1, 2, 12], [12, 12, 12]], &[&[2, 3], &[5], &[], &[1]]);
    assert_eq!(game.state.scores(), Some(vec![5, 5, 0, 1]));
    assert_eq!(game.state.ranks(), Some(vec![1, 1, 4, 3]));
    assert!(!game.beats.iter().any(|beat| matches!(beat, Beat::TieBroken { .. })));
    let game = end(0, &[[12; 3], [12; 3], [12, 12, 0]], &[&[4], &[4], &[]]);
    assert_eq!(game.state.ranks(), Some(vec![1, 1, 3]), "all animals home: no one is behind");
}

#[test]
fn c2_a_forced_single_choice_is_a_decision_and_nothing_to_choose_is_none() {
    let game = end(0, &[[0, 12, 12], [4, 12, 12], [4, 12, 12]], &[&[], &[3], &[]]);
    assert_eq!((game.state.turn(), game.legal()), (Turn::Act(seat(1)), vec!["discard 3".to_owned()]));
    assert!(game.told(&Beat::LosesTile { seat: seat(2), number: 2, tile: None }), "seat 2 is not asked");
}

#[test]
fn c4_equal_players_share_the_better_rank_and_the_next_is_skipped() {
    let game = end(0, &[[12; 3], [12, 12, 0], [12; 3], [12, 12, 0]], &[&[6], &[], &[4], &[]]);
    assert_eq!(game.state.ranks(), Some(vec![1, 3, 2, 3]));
    let game = end(0, &[[12; 3], [12; 3], [12; 3], [12; 3]], &[&[6], &[2, 3], &[5], &[4]]);
    assert_eq!(game.state.ranks(), Some(vec![1, 2, 2, 4]));
}

#[test]
fn r17_on_whom_the_penalties_would_fall_is_known_at_any_time() {
    let due = |progress: [[u8; 3]; 4]| {
        let game = scene(3, 1, |board| board.progress = progress);
        game.board()
            .penalties()
            .map(|due| due.map(|due| (due.progress, due.owners.iter().collect::<Vec<_>>())))
    };
    let lanes = [[1, 12, 5], [3, 3, 12], [1, 3, 12], [0; 3]];
    assert_eq!(due(lanes), [Some((1, vec![seat(0), seat(2)])), Some((3, vec![seat(1), seat(2)]))]);
    assert_eq!(due([[12, 12, 4], [12; 3], [12; 3], [0; 3]]), [Some((4, vec![seat(0)])), None]);
    assert_eq!(due([[12; 3]; 4]), [None, None]);
}
