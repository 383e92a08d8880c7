//! Two players, two markers each (P22).

use crate::setting::{always, scene, standard};
use furrow_carrots::{
    Act, Action, Beat, Decided, Effect, End, FINISH, Layout, Marker, Owes, Refusal, Release, Setup, Space,
    Stay, TEN, reach,
};
use furrow_game::{Beat as _, Game, Seat, Turn, Viewer};

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
    for by in [Decided::BothHome, Decided::OtherHome] {
        assert!(game.told(|beat| matches!(beat, Beat::Ranks { by: told, .. } if *told == by)), "{by:?}");
    }
    let ends = |beat: &&Beat| {
        use Beat::{GameEnds, MarkerHome, PlayerHome, Ranks};
        matches!(beat, MarkerHome { .. } | PlayerHome { .. } | GameEnds { .. } | Ranks { .. })
    };
    let rulings: Vec<&str> = game.beats.iter().filter(ends).map(Beat::ruling).collect();
    assert_eq!(rulings, ["P22"; 7], "three markers home, a player, the end, two ranks");
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

#[test]
fn p3_the_column_is_that_of_the_marker_that_landed() {
    // A is third; B is first, and for the first alone a 5 means a carrot.
    let mut game = scene(&standard(2), &[5, 24, 13, 2], |_| {});
    game.run("0 b forward 1; * die 5");
    let told = |beat: &Beat| {
        matches!(beat, Beat::Rolls { marker: Marker::B, position: 1, effect: Effect::EatCarrot, .. })
    };
    assert!(game.told(told));
    assert_eq!((game.carrots(0), game.owes(0)), (93, Owes::Nothing));
}

#[test]
fn p8_a_bound_marker_eats_in_its_own_position() {
    let mut game = scene(&standard(2), &[5, 21, 40, 13], |_| {});
    game.run("0 b forward 1; 1 a take");
    // B is second; A would be fourth.
    assert!(game.told(|beat| matches!(beat, Beat::Eats { marker: Marker::B, position: 2, income: 20, .. })));
    assert_eq!((game.carrots(0), game.state.lettuces[0]), (94 + 20, 4));
}

#[test]
fn p9_is_paid_with_back_too() {
    let mut game = scene(&standard(2), &[17, 2, 21, 5], |_| {});
    game.run("0 a back");
    assert_eq!((game.state.at[0], game.carrots(0)), ([15, 2], 95 + 20 + 20));
}

#[test]
fn p12_there_is_no_way_back_from_home() {
    let mut game = scene(&standard(2), &[5, 64, 40, 13], |_| {});
    let (seat, back) = (Seat::new(0), Action { marker: Some(Marker::B), act: Act::Back });
    assert_eq!(game.state.tortoise_behind(seat, Marker::B), None);
    let preview = game.state.view(Viewer::Seat(seat)).preview(back);
    assert_eq!((preview.from, preview.to, preview.income), (FINISH, FINISH, 0));
    assert_eq!(game.refusal("0 b back"), Some(Refusal::Home));
}

#[test]
fn p16_without_a_carrot_the_marker_that_landed_starts_over() {
    let setup = always(2, [Effect::EatCarrot; 6]);
    let mut game = scene(&setup, &[24, 5, 19, 13], |state| state.carrots[0] = 1);
    game.run("0 a forward 1; * die 1");
    assert_eq!((game.state.at[0], game.carrots(0)), ([0, 5], 95));
    let mut game = scene(&setup, &[5, 24, 19, 13], |state| state.carrots[0] = 1);
    game.run("0 b forward 1; * die 1");
    assert_eq!((game.state.at[0], game.carrots(0)), ([5, 0], 95));
}

#[test]
fn p16_told_to_eat_a_lettuce_the_marker_is_bound() {
    let mut game = scene(&standard(2), &[5, 24, 40, 13], |_| {});
    game.run("0 b forward 1; * die 5");
    assert_eq!((game.owes(0), game.state.bound[0]), (Owes::Lettuce, Some(Marker::B)));
    game.run("1 a take");
    assert!(game.told(|beat| matches!(beat, Beat::Eats { marker: Marker::B, position: 2, .. })));
    game.run("1 a take");
    assert!(game.acts(0) && game.legal().iter().all(|text| text.starts_with("b ")));
    assert_eq!(game.refusal("0 a take"), Some(Refusal::Bound(Marker::B)));
}

#[test]
fn p18_the_seats_own_other_marker_is_a_neighbour_too() {
    let mut game = scene(&always(2, [Effect::PositionForward; 6]), &[24, 28, 40, 5], |_| {});
    game.run("0 a forward 1; * die 1");
    assert_eq!(game.state.at[0], [29, 28]);
    let mut game = scene(&always(2, [Effect::PositionBack; 6]), &[24, 18, 40, 5], |_| {});
    game.run("0 a forward 1; * die 1");
    assert_eq!(game.state.at[0], [17, 18]);
}

#[test]
fn p18_a_hare_takes_the_second_marker_of_two_into_the_finish_with_few_carrots_only() {
    let home = |carrots: u32| {
        let mut game = scene(&always(2, [Effect::PositionForward; 6]), &[61, 64, 63, 5], |state| {
            state.lettuces[0] = 0;
            state.carrots[0] = carrots;
        });
        game.run("0 a forward 1; * die 1");
        game
    };
    let game = home(21);
    assert_eq!((game.state.at[0], game.carrots(0)), ([64, 64], 20));
    assert_eq!(game.state.ranks(), Some(vec![1, 2]));
    let game = home(22);
    assert_eq!(game.state.at[0], [62, 64]);
    assert!(game.told(|beat| matches!(beat, Beat::HareStays { why: Stay::FinishClosed, .. })));
}

#[test]
fn p22_no_longer_bound_a_seat_that_is_stuck_chooses_which_starts_over() {
    let mut game = scene(&standard(2), &[31, 23, 32, 19], |state| {
        state.bound[0] = Some(Marker::A);
        state.carrots[0] = 0;
        state.seat = Seat::new(1);
    });
    game.run("1 a back"); // to 30, behind marker a
    assert!(game.told(|beat| matches!(beat, Beat::Released { why: Release::NoMove, .. })));
    assert!(game.acts(0));
    assert_eq!(game.legal(), ["a restart", "b restart"]);
    game.run("0 b restart");
    assert_eq!((game.state.at[0], game.carrots(0)), ([31, 0], 95));
}

/// Why P9 need not be asked for a marker of two that starts over.
#[test]
fn p22_one_of_two_markers_that_has_position_income_can_always_move() {
    for course in Layout::ALL.map(Layout::course) {
        for (from, position) in (1..FINISH).flat_map(|from| (1..=4).map(move |position| (from, position))) {
            if !course.space(from).pays(position) {
                continue;
            }
            let farthest = (from + reach(TEN * u32::from(position))).min(FINISH - 1);
            let shut = |n: &u8| matches!(course.space(*n), Space::Tortoise | Space::Lettuce);
            let open = (from + 1..=farthest).filter(|n| !shut(n)).count();
            assert!(open >= usize::from(position), "{from}: {} are ahead of it", position - 1);
        }
    }
}
