//! A turn (P7 to P15).

use crate::setting::{scene, standard};
use furrow_carrots::{Beat, Owes, Refusal, StartsOver, cost};
use furrow_game::Seat;

#[test]
fn p7_a_lost_turn_passes_by_itself() {
    let mut game = scene(&standard(3), &[20, 31, 5], |state| state.owes[1] = Owes::Turn);
    game.run("0 forward 1");
    assert!(game.acts(2));
    assert_eq!(game.owes(1), Owes::Nothing);
    assert!(game.told(|beat| matches!(beat, Beat::TurnLost { seat } if seat.number() == 1)));
    game.run("2 take; 0 take");
    assert!(game.acts(1), "only one turn is lost");
}

#[test]
fn p8_a_lettuce_is_eaten_at_the_next_turn_for_ten_times_the_position_then() {
    let mut game = scene(&standard(3), &[20, 21, 9], |_| {});
    game.run("0 forward 2");
    assert_eq!((game.owes(0), game.carrots(0), game.state.lettuces[0]), (Owes::Lettuce, 62, 3));
    game.run("1 forward 5; 2 forward 3");
    // Seat 1 has passed it: it eats in second position, and its turn is over.
    assert!(game.acts(1));
    assert_eq!((game.owes(0), game.carrots(0), game.state.lettuces[0]), (Owes::Nothing, 82, 2));
    assert!(game.told(|beat| matches!(beat, Beat::Eats { position: 2, income: 20, .. })));
}

#[test]
fn p9_a_position_space_pays_before_the_marker_moves() {
    // The rulebook's example: on a space with a 2, in second position at the next turn, 20 carrots.
    let mut game = scene(&standard(3), &[5, 17, 21], |_| {});
    game.run("0 take");
    assert!(game.acts(1));
    assert_eq!(game.carrots(1), 85);
    assert!(
        game.told(|beat| matches!(beat, Beat::PositionIncome { space: 17, position: 2, income: 20, .. }))
    );
    let mut game = scene(&standard(3), &[5, 17, 13], |_| {});
    game.run("0 take");
    assert_eq!(game.carrots(1), 65, "it is first");
}

#[test]
fn p9_one_five_and_six() {
    for (others, income) in [(0, 10), (1, 0), (2, 0), (3, 0), (4, 50), (5, 60)] {
        let mut at = [2, 7, 4, 4, 4, 4];
        [0, 2, 3, 4, 5].into_iter().take(others).for_each(|seat| at[seat] = [26, 0, 27, 28, 29, 33][seat]);
        let mut game = scene(&standard(6), &at, |_| {});
        game.run(if others > 0 { "0 take" } else { "0 forward 3" });
        assert_eq!(game.carrots(1), 95 + income, "{others} ahead");
    }
}

#[test]
fn p9_comes_before_a_restart_is_asked() {
    // Nothing in hand on a 3 in third position, the tortoise behind taken: 30 carrots and a choice.
    let mut game = scene(&standard(4), &[26, 12, 13, 11], |state| state.carrots[1] = 0);
    game.run("0 take");
    assert!(game.acts(1));
    assert_eq!((game.at(1), game.carrots(1)), (12, 30));
}

#[test]
fn p10_take_or_give_ten_on_a_carrot_space_every_turn_again() {
    let mut game = scene(&standard(3), &[5, 13, 21], |state| state.carrots[2] = 9);
    game.run("0 take; 1 give");
    assert_eq!((game.carrots(0), game.carrots(1)), (75, 55));
    assert_eq!(game.refusal("2 give"), Some(Refusal::NotTen));
    game.run("2 take; 0 take; 1 give; 2 give");
    assert_eq!((game.carrots(0), game.carrots(1), game.carrots(2)), (85, 45, 9));
    game.state.at[0][0] = 4;
    assert_eq!(game.refusal("0 take"), Some(Refusal::NotOnCarrot));
}

#[test]
fn p10_also_when_nothing_else_can_be_done() {
    let game = scene(&standard(3), &[13, 11, 20], |state| state.carrots[0] = 0);
    assert_eq!(game.legal(), ["take"]);
}

#[test]
fn p11_a_move_costs_the_sum_of_its_spaces() {
    let costs = [(1, 1), (2, 3), (3, 6), (5, 15), (10, 55), (20, 210), (32, 528), (43, 946), (64, 2080)];
    costs.into_iter().for_each(|(n, carrots)| assert_eq!(cost(n), carrots));
    // The rulebook's example: from the printed 30 to the printed 25, five spaces, 15 carrots.
    let mut game = scene(&standard(3), &[64 - 30, 5, 2], |state| state.lettuces[0] = 3);
    game.run("0 forward 5");
    assert_eq!((game.at(0), game.carrots(0)), (64 - 25, 50));
}

#[test]
fn p11_to_any_free_space_but_a_tortoise_and_to_a_lettuce_with_one_in_hand() {
    // From 9 with 21 carrots: 10 lettuce, 11 tortoise, 12 occupied and jumped, 13, 14, 15 tortoise.
    let mut game = scene(&standard(3), &[9, 12, 2], |state| state.carrots[0] = 21);
    assert_eq!(game.legal(), ["forward 1", "forward 4", "forward 5"]);
    assert_eq!(game.refusal("0 forward 2"), Some(Refusal::Tortoise));
    assert_eq!(game.refusal("0 forward 3"), Some(Refusal::Occupied));
    assert_eq!(game.refusal("0 forward 7"), Some(Refusal::TooFewCarrots { cost: 28, held: 21 }));
    game.state.lettuces[0] = 0;
    assert_eq!(game.legal(), ["forward 4", "forward 5"]);
    assert_eq!(game.refusal("0 forward 1"), Some(Refusal::NoLettuce));
}

#[test]
fn p12_back_only_to_the_nearest_tortoise_for_ten_a_space() {
    let mut game = scene(&standard(3), &[23, 5, 2], |_| {});
    game.run("0 back");
    assert_eq!((game.at(0), game.carrots(0)), (19, 105));
    game.run("1 take; 2 take; 0 back");
    assert_eq!((game.at(0), game.carrots(0)), (15, 145), "from one tortoise to another");
    let mut game = scene(&standard(3), &[23, 19, 2], |_| {});
    assert_eq!(game.refusal("0 back"), Some(Refusal::TortoiseTaken));
    let mut game = scene(&standard(3), &[9, 19, 2], |_| {});
    assert_eq!(game.refusal("0 back"), Some(Refusal::NoTortoise));
}

#[test]
fn p13_home_by_exact_count_without_lettuce_and_with_ten_carrots_a_place() {
    let home = |carrots: u32, lettuces: u8, others: &[u8]| {
        let mut game = scene(&standard(6), &[&[59], others].concat(), |state| {
            state.carrots[0] = carrots;
            state.lettuces[0] = lettuces;
        });
        assert_eq!(game.refusal("0 forward 6"), Some(Refusal::BeyondFinish));
        game.try_step("0 forward 5")
    };
    assert_eq!(home(25, 0, &[2, 4, 5, 7, 8]), Ok(()));
    let too_many = Refusal::CarrotsAtFinish { most: 10, left: 11 };
    assert_eq!(home(26, 0, &[2, 4, 5, 7, 8]), Err(too_many));
    assert_eq!(home(25, 1, &[2, 4, 5, 7, 8]), Err(Refusal::LettuceAtFinish));
    assert_eq!(home(14, 0, &[2, 4, 5, 7, 8]), Err(Refusal::TooFewCarrots { cost: 15, held: 14 }));
    assert_eq!(home(35, 0, &[64, 4, 5, 7, 8]), Ok(()));
    assert_eq!(home(55, 0, &[64, 64, 64, 7, 8]), Ok(()));
    assert!(home(56, 0, &[64, 64, 64, 7, 8]).is_err());
}

#[test]
fn p14_a_seat_that_can_do_nothing_starts_over_topped_up() {
    let mut game = scene(&standard(3), &[21, 20, 19], |state| {
        state.carrots[1] = 0;
        state.lettuces[1] = 2;
    });
    game.run("0 take");
    assert!(game.acts(2), "the turn is over");
    assert_eq!((game.at(1), game.carrots(1), game.state.lettuces[1]), (0, 65, 2));
    let told =
        |beat: &Beat| matches!(beat, Beat::Restarts { from: 20, topped_up: 65, why: StartsOver::Stuck, .. });
    assert!(game.told(told));
}

#[test]
fn p14_more_than_the_starting_amount_is_kept() {
    // On the last hare space with a lettuce left: the finish is closed, 63 and the tortoise are taken.
    let mut game = scene(&standard(3), &[63, 62, 56], |state| state.carrots[1] = 150);
    game.run("0 take");
    assert_eq!((game.at(1), game.carrots(1)), (0, 150));
}

#[test]
fn p15_after_eating_the_marker_moves_on() {
    let mut game = scene(&standard(3), &[22, 30, 5], |state| {
        state.owes[0] = Owes::Lettuce;
        state.seat = Seat::new(2);
    });
    game.run("2 take; 1 forward 2; 2 take");
    assert_eq!((game.owes(0), game.state.lettuces[0]), (Owes::Nothing, 2));
    let legal = game.legal();
    assert!(game.acts(0) && legal.iter().all(|text| text.starts_with("forward") || text == "back"));
}

#[test]
fn p9_comes_before_a_restart_that_follows_all_the_same() {
    // On the space for first, fifth and sixth, fifth: 50 carrots; then every way is shut, and 140 are more than 95.
    let mut game = scene(&standard(6), &[57, 60, 61, 63, 62, 64], |state| {
        state.carrots[1] = 90;
        state.lettuces[1] = 1;
    });
    game.run("0 back");
    assert!(game.acts(2));
    assert_eq!((game.at(1), game.carrots(1)), (0, 140));
    assert!(game.told(|beat| matches!(beat, Beat::Restarts { from: 60, topped_up: 0, .. })));
}

#[test]
fn p14_one_on_the_start_that_can_do_nothing_starts_over_too() {
    let mut game = scene(&standard(3), &[21, 0, 5], |state| state.carrots[1] = 0);
    game.run("0 take");
    assert!(game.acts(2), "the turn is over");
    assert_eq!((game.at(1), game.carrots(1)), (0, 65));
    assert!(game.told(|beat| matches!(beat, Beat::Restarts { from: 0, topped_up: 65, .. })));
}
