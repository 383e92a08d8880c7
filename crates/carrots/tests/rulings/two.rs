//! Two players, two markers each (P22).

use crate::setting::{always, scene, standard};
use furrow_carrots::{Beat, Decided, Effect, End, Marker, Owes, Refusal, Release, Setup};
use furrow_game::{Game, Seat, Turn};

#[test]
fn p22_a_seat_chooses_its_marker() {
    let mut game = scene(&standard(2), &[5, 9, 20, 2], |_| {});
    assert_eq!(game.refusal("0 forward 3"), Some(Refusal::WhichMarker));
    game.run("0 b forward 3");
    assert_eq!(game.state.at[0], [5, 12]);
    let mut three = scene(&standard(3), &[5, 9, 20], |_| {});
    assert_eq!(three.refusal("0 a forward 3"), Some(Refusal::OneMarker));
}

#[test]
fn p22_the_marker_that_moves_takes_its_position_income_and_can_pay_with_it() {
    // a is second on a 2, b is fourth on a 9: whichever moves takes its own.
    let mut game = scene(&standard(2), &[17, 9, 21, 13], |state| state.carrots[0] = 0);
    assert!(game.legal().contains(&"a forward 5".to_owned()));
    assert!(game.legal().contains(&"b forward 7".to_owned()));
    game.run("0 a forward 3");
    assert_eq!(game.carrots(0), 20 - 6);
}

#[test]
fn p22_take_and_give_are_of_the_marker_on_the_carrot_space() {
    let mut game = scene(&standard(2), &[5, 9, 20, 2], |_| {});
    assert_eq!(game.refusal("0 b take"), Some(Refusal::NotOnCarrot));
    game.run("0 a take");
    assert_eq!(game.carrots(0), 105);
}

#[test]
fn p22_a_lettuce_binds_until_the_marker_has_moved() {
    let mut game = scene(&standard(2), &[21, 9, 40, 5], |_| {});
    game.run("0 a forward 1");
    assert_eq!((game.owes(0), game.state.bound[0]), (Owes::Lettuce, Some(Marker::A)));
    game.run("1 b take; 1 b take");
    assert_eq!((game.owes(0), game.state.bound[0]), (Owes::Nothing, Some(Marker::A)));
    assert_eq!(game.state.lettuces[0], 4);
    assert_eq!(game.refusal("0 b forward 3"), Some(Refusal::Bound(Marker::A)));
    assert!(game.legal().iter().all(|text| text.starts_with("a ")));
    game.run("0 a forward 1");
    assert_eq!(game.state.bound[0], None);
}

#[test]
fn p22_a_bound_marker_without_a_move_binds_no_longer() {
    let mut game = scene(&standard(2), &[22, 8, 19, 23], |state| {
        state.bound[0] = Some(Marker::A);
        state.carrots[0] = 1;
        state.seat = Seat::new(1);
    });
    game.run("1 b forward 2; * die 1");
    assert_eq!(game.state.bound[0], Some(Marker::A), "23 is free");
    let mut game = scene(&standard(2), &[22, 8, 20, 23], |state| {
        state.bound[0] = Some(Marker::A);
        state.carrots[0] = 1;
        state.seat = Seat::new(1);
    });
    game.run("1 a back"); // to 19, behind marker a
    assert!(game.acts(0) && game.state.bound[0].is_none());
    assert!(game.told(|beat| matches!(beat, Beat::Released { why: Release::NoMove, .. })));
    assert_eq!(game.legal(), ["b forward 1"]);
}

#[test]
fn p22_a_lost_turn_is_the_seats() {
    let mut game = scene(&standard(2), &[24, 9, 40, 5], |_| {});
    game.run("0 a forward 1; * die 1");
    assert_eq!((game.owes(0), game.state.bound[0]), (Owes::Turn, None));
    game.run("1 b take");
    assert!(game.acts(1));
}

#[test]
fn p22_both_stuck_the_seat_chooses_which_starts_over() {
    // Nothing in hand, the tortoises behind taken, and b third on a space that pays the second.
    let mut game = scene(&standard(2), &[31, 23, 30, 19], |state| state.carrots[0] = 0);
    assert_eq!(game.legal(), ["a restart", "b restart"]);
    let mut other = game.state.clone();
    other.carrots[0] = 1;
    assert!(!other.legal_actions(Seat::new(0)).iter().any(|action| action.to_string().ends_with("restart")));
    game.run("0 b restart");
    assert_eq!((game.state.at[0], game.carrots(0)), ([31, 0], 95));
    assert_eq!(game.refusal("1 a restart"), Some(Refusal::NotStuck));
}

#[test]
fn p22_with_one_marker_home_the_other_starts_over_by_itself() {
    let mut game = scene(&standard(2), &[64, 25, 24, 5], |state| {
        state.carrots[0] = 0;
        state.seat = Seat::new(1);
    });
    game.run("1 b take");
    assert_eq!((game.state.at[0], game.carrots(0)), ([64, 0], 95));
    assert!(game.acts(1));
}

#[test]
fn p22_again_is_of_the_same_marker() {
    let mut game = scene(&standard(2), &[24, 9, 40, 5], |_| {});
    game.run("0 a forward 1; * die 6");
    assert!(game.acts(0) && game.state.bound[0].is_none());
    assert!(game.legal().iter().all(|text| text.starts_with("a ")));
    assert_eq!(game.refusal("0 b forward 3"), Some(Refusal::Again));
}

#[test]
fn p22_first_home_with_any_carrots_second_by_its_place_among_all_four() {
    let mut game = scene(&standard(2), &[63, 60, 62, 5], |state| {
        state.carrots = [500; 6];
        state.lettuces[0] = 1;
    });
    assert_eq!(game.refusal("0 a forward 1"), Some(Refusal::LettuceAtFinish));
    game.state.lettuces = [0; 6];
    game.run("0 a forward 1");
    assert_eq!(game.carrots(0), 499);
    game.run("1 a forward 2"); // second of all four, the first of its seat
    assert_eq!(game.state.finished.len(), 2);
    let allowed = Refusal::CarrotsAtFinish { most: 30, left: 489 };
    assert_eq!(game.refusal("0 b forward 4"), Some(allowed));
    game.state.carrots[0] = 40;
    game.run("0 b forward 4");
    assert_eq!(game.state.turn(), Turn::Over);
    assert_eq!(game.state.ranks(), Some(vec![1, 2]));
    assert!(game.told(|beat| matches!(beat, Beat::GameEnds { why: End::BothHome })));
}

#[test]
fn p18_a_hare_takes_the_first_marker_of_two_into_the_finish_with_any_carrots() {
    let setup = always(2, [Effect::PositionForward; 6]);
    let mut game = scene(&setup, &[61, 5, 63, 2], |state| {
        state.lettuces[0] = 0;
        state.carrots[0] = 300;
    });
    game.run("0 a forward 1; * die 1");
    assert_eq!((game.state.at[0], game.carrots(0)), ([64, 5], 299));
}

#[test]
fn p23_two_markers_rank_by_the_sum_of_their_spaces() {
    let setup = Setup { round_limit: 1, ..standard(2) };
    let mut game = scene(&setup, &[64, 10, 40, 33], |state| state.seat = Seat::new(1));
    game.run("1 b take");
    // 54 left against 24 + 31.
    assert_eq!(game.state.ranks(), Some(vec![1, 2]));
    let told = |beat: &Beat| matches!(beat, Beat::Ranks { rank: 2, by: Decided::Spaces(55), .. });
    assert!(game.told(told));
}
