//! The hare (P16 to P20).

use crate::setting::{Scripted, always, scene, standard};
use furrow_carrots::{Beat, Effect, Owes, Refusal, StartsOver, State, Stay};
use furrow_game::Turn;

use Effect::{Again, CarrotBack, CarrotForward, EatCarrot, EatLettuce, Free, Lose, PositionBack};
use Effect::{Nothing, PositionForward};

const SIX: [Effect; 6] = [EatCarrot, EatLettuce, CarrotBack, CarrotForward, PositionBack, PositionForward];

/// Seat 0 moves a space forward to a hare and rolls; the die means, from 1, the effects of [`SIX`].
fn lands(at: &[u8], die: u8, change: impl FnOnce(&mut State)) -> Scripted {
    let mut game = scene(&always(at.len() as u8, SIX), at, change);
    game.run(&format!("0 forward 1; * die {die}"));
    game
}

fn stays(game: &Scripted) -> Option<Stay> {
    game.beats.iter().find_map(|beat| match beat {
        Beat::HareStays { why, .. } => Some(*why),
        _ => None,
    })
}

#[test]
fn p16_lose_the_next_turn() {
    let mut game = scene(&standard(3), &[0, 5, 13], |_| {});
    game.run("0 forward 1; * die 1");
    assert_eq!(game.owes(0), Owes::Turn);
    game.run("1 take; 2 take");
    assert!(game.acts(1));
}

#[test]
fn p16_eat_a_lettuce_or_lose_the_turn() {
    let mut game = lands(&[24, 5, 13], 2, |_| {});
    assert_eq!(game.owes(0), Owes::Lettuce);
    game.run("1 take; 2 take");
    assert_eq!((game.state.lettuces[0], game.carrots(0)), (2, 64 + 10));
    assert!(game.acts(1));
    let game = lands(&[24, 5, 13], 2, |state| state.lettuces[0] = 0);
    assert_eq!(game.owes(0), Owes::Turn);
}

#[test]
fn p16_eat_a_carrot_or_start_over() {
    let game = lands(&[24, 5, 13], 1, |state| state.carrots[0] = 2);
    assert_eq!((game.at(0), game.carrots(0)), (25, 0));
    let game = lands(&[24, 5, 13], 1, |state| state.carrots[0] = 1);
    assert_eq!((game.at(0), game.carrots(0), game.owes(0)), (0, 65, Owes::Nothing));
    assert!(game.told(|beat| matches!(beat, Beat::Restarts { why: StartsOver::NoCarrot, .. })));
    assert!(game.acts(1));
}

#[test]
fn p17_to_the_nearest_free_carrot_space_at_no_cost() {
    assert_eq!(lands(&[24, 5, 13], 3, |_| {}).at(0), 21);
    assert_eq!(lands(&[24, 21, 13], 3, |_| {}).at(0), 5, "21 and 13 are taken");
    assert_eq!(lands(&[24, 26, 13], 4, |_| {}).at(0), 33);
    let game = lands(&[0, 5, 13], 3, |_| {});
    assert_eq!((game.at(0), stays(&game), game.carrots(0)), (1, Some(Stay::NoCarrotSpace), 64));
    let game = lands(&[61, 63, 5], 4, |_| {});
    assert_eq!((game.at(0), stays(&game)), (62, Some(Stay::NoCarrotSpace)));
}

#[test]
fn p18_the_rulebooks_example_fourth_with_a_three_goes_one_position_forward() {
    let mut game = scene(&standard(5), &[5, 21, 33, 26, 2], |_| {});
    game.run("0 forward 1; * die 3");
    // Of three ahead the nearest is on 21; 22 is a lettuce, and there are three in hand.
    assert_eq!((game.at(0), game.owes(0)), (22, Owes::Lettuce));
}

#[test]
fn p18_forward_over_occupied_spaces_tortoises_and_lettuces() {
    // Ahead 28 and 29, a tortoise on 30, a hare on 31: the die is rolled again.
    let mut game = lands(&[24, 28, 29], 6, |_| {});
    assert_eq!((game.at(0), game.state.turn()), (31, Turn::Chance));
    game.run("* die 2");
    assert_eq!(game.owes(0), Owes::Lettuce);
    // Without a lettuce 22 counts as occupied.
    assert_eq!(lands(&[13, 21, 26], 6, |state| state.lettuces[0] = 0).at(0), 23);
    assert_eq!(lands(&[13, 21, 26], 6, |_| {}).at(0), 22);
}

#[test]
fn p18_back_behind_the_marker_behind() {
    let game = lands(&[24, 12, 5], 5, |_| {});
    assert_eq!((game.at(0), game.owes(0)), (10, Owes::Lettuce), "11 is a tortoise, and no income");
    assert_eq!(game.carrots(0), 64);
    assert_eq!(lands(&[24, 12, 5], 5, |state| state.lettuces[0] = 0).at(0), 9);
    assert_eq!(lands(&[24, 20, 19], 5, |_| {}).at(0), 18);
}

#[test]
fn p18_it_stays_where_there_is_no_neighbour_or_no_space() {
    assert_eq!(stays(&lands(&[24, 12, 5], 6, |_| {})), Some(Stay::First));
    assert_eq!(stays(&lands(&[24, 64, 5], 6, |_| {})), Some(Stay::NeighbourHome));
    assert_eq!(stays(&lands(&[24, 26, 33], 5, |_| {})), Some(Stay::Last));
    assert_eq!(stays(&lands(&[24, 0, 0], 5, |_| {})), Some(Stay::NeighbourOnStart));
    assert_eq!(stays(&lands(&[2, 1, 13], 5, |_| {})), Some(Stay::NoSpace), "never onto the start");
}

#[test]
fn p18_into_the_finish_only_if_no_space_lies_before_it_and_it_is_open() {
    let home = |carrots: u32, lettuces: u8| {
        lands(&[61, 63, 2, 5], 6, |state| {
            state.carrots[0] = carrots;
            state.lettuces[0] = lettuces;
        })
    };
    let game = home(11, 0);
    assert_eq!((game.at(0), game.carrots(0)), (64, 10), "paid for one space, not for the way home");
    assert!(game.told(|beat| matches!(beat, Beat::MarkerHome { place: 1, .. })));
    assert_eq!(stays(&home(12, 0)), Some(Stay::FinishClosed));
    assert_eq!(stays(&home(11, 1)), Some(Stay::FinishClosed));
    assert_eq!(lands(&[57, 62, 2, 5], 6, |state| state.carrots[0] = 5).at(0), 63);
}

#[test]
fn p19_a_free_move_gives_back_what_it_cost() {
    let mut game = scene(&standard(3), &[20, 5, 2], |_| {});
    game.run("0 forward 5; * die 4");
    assert_eq!((game.at(0), game.carrots(0)), (25, 65));
}

#[test]
fn p19_nothing_comes_back_to_one_that_came_unpaid() {
    let mut game = scene(&always(3, [PositionForward, Free, Lose, Lose, Lose, Lose]), &[24, 28, 29], |_| {});
    game.run("0 forward 1; * die 1");
    assert_eq!(game.at(0), 31);
    game.run("* die 2");
    assert_eq!(game.carrots(0), 64);
    assert!(game.told(|beat| matches!(beat, Beat::Free { back: 0, .. })));
}

#[test]
fn p20_one_more_normal_move_mandatory_and_paid() {
    let mut game = scene(&standard(3), &[24, 5, 2], |_| {});
    game.run("0 forward 1; * die 6");
    assert!(game.acts(0));
    let legal = game.legal();
    assert!(legal.contains(&"back".to_owned()) && !legal.contains(&"take".to_owned()));
    assert_eq!(game.refusal("0 take"), Some(Refusal::Again));
    game.run("0 forward 1");
    assert_eq!((game.at(0), game.carrots(0)), (26, 63));
    assert!(game.acts(1));
    // A free move gives back what the second move cost, not the first.
    let mut game = scene(&standard(3), &[0, 5, 13], |_| {});
    game.run("0 forward 1; * die 6; 0 forward 2; * die 4");
    assert_eq!((game.at(0), game.carrots(0)), (3, 64));
}

#[test]
fn p20_without_a_move_the_turn_ends() {
    let mut game = scene(&standard(3), &[24, 19, 2], |state| state.carrots[0] = 1);
    game.state.at[1][0] = 24; // the tortoise behind is taken once seat 0 has gone
    game.run("0 forward 1; * die 6");
    assert_eq!(stays(&game), Some(Stay::NoMove));
    assert!(game.acts(1));
    assert_eq!(game.at(0), 25);
}

#[test]
fn p3_nothing_is_rolled_and_does_nothing() {
    let mut game = scene(&always(3, [Nothing, Again, Lose, Lose, Lose, Lose]), &[24, 5, 2], |_| {});
    game.run("0 forward 1; * die 1");
    assert!(game.acts(1) && game.carrots(0) == 64);
    assert!(game.told(|beat| matches!(beat, Beat::HareIsQuiet { .. })));
}

#[test]
fn p19_nothing_comes_back_after_a_position_back_either() {
    let mut game = scene(&always(3, [PositionBack, Free, Lose, Lose, Lose, Lose]), &[24, 15, 5], |_| {});
    game.run("0 forward 1; * die 1");
    assert_eq!(game.at(0), 14, "a hare space, behind the one on 15");
    game.run("* die 2");
    assert_eq!(game.carrots(0), 64);
    assert!(game.told(|beat| matches!(beat, Beat::Free { back: 0, .. })));
}

#[test]
fn p20_the_finish_may_be_the_only_move_left() {
    let mut game = scene(&standard(3), &[61, 63, 56], |state| {
        state.carrots[0] = 5;
        state.lettuces[0] = 0;
    });
    game.run("0 forward 1; * die 6");
    assert!(game.acts(0));
    assert_eq!(game.legal(), ["forward 2"]);
    game.run("0 forward 2");
    assert_eq!((game.at(0), game.carrots(0)), (64, 1));
}
