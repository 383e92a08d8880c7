//! The end (P21, P23) and the `mso` table (P24).

use crate::setting::{Scripted, scene, standard};
use furrow_carrots::{Beat, Decided, End, Hare, Marker, Owes, Setup, State};
use furrow_game::{Beat as _, Game, Seat, Turn};

#[test]
fn p21_the_game_goes_on_until_one_is_left_and_the_finished_are_skipped() {
    let mut game = scene(&standard(3), &[63, 5, 61], |state| {
        state.lettuces = [0; 6];
        state.carrots = [11; 6];
    });
    game.run("0 forward 1; 1 take; 2 give");
    assert!(game.acts(1), "seat 0 is skipped");
    game.run("1 take; 2 take; 1 take; 2 forward 3");
    assert_eq!(game.state.turn(), Turn::Over);
    assert_eq!((game.state.ranks(), game.state.scores()), (Some(vec![1, 3, 2]), None));
    assert!(game.told(|beat| matches!(beat, Beat::GameEnds { why: End::OneLeft })));
    assert!(game.told(|beat| matches!(beat, Beat::Ranks { rank: 3, by: Decided::Left, .. })));
    let ruling = |kind: fn(&Beat) -> bool| game.beats.iter().find(|beat| kind(beat)).map(Beat::ruling);
    assert_eq!(ruling(|beat| matches!(beat, Beat::MarkerHome { .. })), Some("P13"));
    assert_eq!(ruling(|beat| matches!(beat, Beat::PlayerHome { .. })), Some("P21"));
    assert_eq!(ruling(|beat| matches!(beat, Beat::Ranks { .. })), Some("P21"));
}

fn limited(at: &[u8], lettuces: [u8; 6]) -> Scripted {
    let setup = Setup { round_limit: 2, ..standard(at.len() as u8) };
    let mut game = scene(&setup, at, |state| {
        state.lettuces = lettuces;
        state.round = 2;
        state.seat = Seat::new(at.len() as u8 - 1);
    });
    let last = at.len() - 1;
    game.run(&format!("{last} take"));
    game
}

#[test]
fn p23_the_limit_ranks_by_spaces_left_then_by_lettuces_then_shares() {
    let game = limited(&[20, 64, 28, 33], [3, 0, 1, 2, 0, 0]);
    assert_eq!((game.state.turn(), game.state.round), (Turn::Over, 2));
    assert_eq!(game.state.ranks(), Some(vec![4, 1, 3, 2]));
    assert!(game.told(|beat| matches!(beat, Beat::GameEnds { why: End::RoundLimit })));
    // Only on the start are two level.
    let game = limited(&[0, 0, 0, 33], [2, 1, 2, 0, 0, 0]);
    assert_eq!(game.state.ranks(), Some(vec![3, 2, 3, 1]));
    assert!(game.told(|beat| matches!(beat, Beat::Ranks { rank: 2, by: Decided::Lettuces(1), .. })));
    assert!(game.told(|beat| matches!(beat, Beat::Ranks { rank: 3, by: Decided::Shared, .. })));
}

#[test]
fn p23_after_the_last_round_the_next_seat_has_no_turn_to_lose_or_to_eat_in() {
    for owed in [Owes::Turn, Owes::Lettuce] {
        let setup = Setup { round_limit: 1, ..standard(3) };
        let mut game = scene(&setup, &[22, 5, 13], |state| {
            state.owes[0] = owed;
            state.seat = Seat::new(2);
        });
        game.run("2 take");
        assert_eq!(game.state.turn(), Turn::Over);
        assert_eq!((game.owes(0), game.state.lettuces[0], game.carrots(0)), (owed, 3, 65));
        assert!(!game.told(|beat| matches!(beat, Beat::TurnLost { .. } | Beat::Eats { .. })));
    }
}

#[test]
fn p23_a_round_ends_at_the_place_of_the_seat_that_began_finished_or_not() {
    let mut game = scene(&standard(3), &[64, 5, 61], |state| state.seat = Seat::new(1));
    game.run("1 take; 2 take");
    assert_eq!(game.state.round, 2);
    assert!(game.acts(1));
    let mut state = State::new(&Setup { start: Some(Seat::new(1)), ..Setup::standard(3) });
    state.at = [[5, 0], [13, 0], [21, 0], [0; 2], [0; 2], [0; 2]];
    let mut game = Scripted { state, beats: Vec::new() };
    game.run("1 take; 2 take");
    assert_eq!(game.state.round, 1);
    game.run("0 take");
    assert_eq!(game.state.round, 2);
}

fn mso(seats: u8) -> Setup {
    Setup { hare: Hare::Mso, ..standard(seats) }
}

#[test]
fn p24_ten_carrots_if_nobody_has_passed() {
    let mut game = scene(&mso(3), &[5, 20, 26], |_| {});
    game.run("0 forward 1");
    assert_eq!(game.state.truth()["passed"], serde_json::json!([[0, 0, 0]]));
    game.run("1 forward 1; 2 take");
    assert_eq!(game.carrots(0), 64 + 10);
    assert_eq!(game.state.truth()["passed"], serde_json::json!([]));
}

#[test]
fn p24_ten_to_the_bank_for_each_that_has_passed_in_either_direction() {
    let mut game = scene(&mso(4), &[24, 26, 21, 13], |_| {});
    game.run("0 forward 1; 1 back; 2 forward 7; 3 take");
    assert_eq!(game.carrots(0), 94 - 20);
    let mut game = scene(&mso(4), &[24, 26, 21, 13], |state| state.carrots[0] = 13);
    game.run("0 forward 1; 1 back; 2 forward 7; 3 take");
    assert!(game.told(|beat| matches!(beat, Beat::Passed { passed: 2, paid: 12, .. })), "all it has");
    // It is settled before P14 is asked: with nothing left and the tortoise taken it starts over.
    assert_eq!((game.at(0), game.carrots(0)), (0, 95));
}

#[test]
fn p24_finishing_and_starting_over_count_as_passing() {
    let mut game = scene(&mso(4), &[57, 55, 63, 60], |state| {
        state.lettuces = [0; 6];
        state.carrots[1] = 55;
        state.carrots[3] = 0;
        state.at[2][0] = 50;
    });
    // Seat 1 comes home past 58; seat 3 is stuck on 60 once the tortoise before it is taken.
    game.run("0 forward 1");
    game.state.at[2][0] = 59;
    game.run("1 forward 9");
    assert_eq!(game.state.finished.as_slice(), [(Seat::new(1), Marker::A)]);
    game.run("2 back");
    assert_eq!(game.at(3), 0);
    let passes = game.beats.iter().filter(|beat| matches!(beat, Beat::Passes { .. })).count();
    assert_eq!(passes, 3);
    assert_eq!(game.carrots(0), 94 - 30);
}

#[test]
fn p24_settles_at_the_very_next_turn_whichever_marker_then_moves() {
    let mut game = scene(&mso(2), &[24, 5, 20, 13], |_| {});
    game.run("0 a forward 1; 1 a forward 1");
    assert_eq!(game.carrots(0), 94 + 10);
    game.run("0 b take; 1 b take");
    assert_eq!(game.carrots(0), 94 + 20, "once");
}
