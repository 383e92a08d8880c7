//! What all games share (C1 to C4), the box (F1) and the set-up (F2 to F5).

use crate::setting::{Scripted, bet, cards, hold, home, lay, race, scene, standard};
use furrow_fable::{Animal, Card, Chance, DECK, Refusal, Setup, State, TRACK};
use furrow_game::{Game, Refusal as _, Seat, Setup as _, Step, Turn};
use serde_json::json;

const THREE: [&str; 3] = [
    "hare hare hare tortoise tortoise fox lamb",
    "tortoise wolf howl fox fox lamb lamb",
    "fox hare tortoise wolf fox lamb howl",
];

#[test]
fn c1_turns_go_clockwise_from_seat_to_seat() {
    let mut game = Scripted::opened(3, &THREE);
    game.act("0 play hare");
    game.act("1 play fox");
    game.act("2 play lamb");
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(0)));
}

#[test]
fn c2_a_forced_choice_is_a_decision() {
    let mut game = scene(&standard(2), |view| {
        lay(view, "hare hare hare fox fox fox tortoise");
        hold(view, "hare hare hare hare hare hare");
    });
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(0)));
    assert_eq!(game.legal(), ["play hare"]);
    assert_eq!(game.try_step("1 play hare"), Err(Refusal::NotYourTurn));
}

#[test]
fn c3_chance_comes_as_steps_and_only_what_is_possible_comes() {
    let mut game = Scripted::opened(3, &THREE);
    assert_eq!(game.try_step("* draw 0 hare"), Err(Refusal::ActionNext(Seat::new(0))));
    game.run("0 play hare");
    assert_eq!(game.try_step("1 play fox"), Err(Refusal::ChanceNext));
    assert_eq!(game.try_step("* draw 1 hare"), Err(Refusal::NoSuchChance));
    assert_eq!(Refusal::NoSuchChance.ruling(), "C3");
    // Each card weighs as many as there are of it in the pile: two howls are dealt, one is left.
    assert!(game.outcomes().contains(&(Chance::Draw(Seat::new(0), Card::Howl), 1)));
    game.run("* draw 0 howl; 1 play fox");
    assert_eq!(game.try_step("* draw 1 howl"), Err(Refusal::NoSuchChance));
}

#[test]
fn c4_equal_players_share_the_better_rank_and_the_next_is_skipped() {
    let game = race(&standard(4), "", "fox fox fox fox", |view| {
        home(view, &[Animal::Hare, Animal::Wolf]);
        view.pos[Animal::Fox as usize] = 11;
        bet(view, &["hare hare", "wolf lamb", "tortoise wolf", "lamb lamb"]);
    });
    assert_eq!(game.state.scores(), Some(vec![10, 3, 3, 0]));
    assert_eq!(game.state.ranks(), Some(vec![1, 2, 2, 4]));
}

#[test]
fn f1_the_pile_is_18_hares_17_tortoises_16_wolves_3_of_them_howling_15_foxes_15_lambs() {
    let mut game = Scripted::new(&standard(3));
    game.run("* bet 0 hare; * bet 1 fox; * bet 2 lamb; * stream 1; * stream 2");
    let weights: Vec<u32> = game.outcomes().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, [18, 17, 13, 3, 15, 15]);
    assert_eq!(DECK.total(), 81);
}

#[test]
fn f2_two_of_eleven_spaces_are_streams_neighbours_too() {
    let mut game = Scripted::new(&standard(3));
    game.run("* bet 0 hare; * bet 1 fox; * bet 2 lamb");
    assert_eq!(game.outcomes().len(), 11);
    game.run("* stream 11");
    assert_eq!(game.outcomes().len(), 10);
    assert_eq!(game.try_step("* stream 11"), Err(Refusal::NoSuchChance));
    game.run("* stream 10");
    assert_eq!(game.public().streams.as_slice(), [10, 11]);
    assert_eq!(TRACK, 11);
}

#[test]
fn f2_the_twelfth_step_or_more_crosses_the_line() {
    for from in 7..=11 {
        let game = race(&standard(3), "", "fox fox fox fox", |view| view.pos[Animal::Fox as usize] = from);
        assert_eq!(game.pos(Animal::Fox), (from + 4).min(12));
        assert_eq!(game.public().place(Animal::Fox), (from >= 8).then_some(1));
    }
}

#[test]
fn f3_one_starting_bet_each_two_with_two_players() {
    for (seats, order) in
        [(2, vec![0, 1, 0, 1]), (3, vec![0, 1, 2]), (4, vec![0, 1, 2, 3]), (5, vec![0, 1, 2, 3, 4])]
    {
        let mut game = Scripted::new(&standard(seats));
        for (n, seat) in order.iter().enumerate() {
            let outcomes = game.outcomes();
            assert_eq!(outcomes.len(), 5 - n, "each animal has one card");
            assert!(outcomes.iter().all(|o| matches!(o, (Chance::Bet(s, _), 1) if s.number() == *seat)));
            game.run(&format!("* {}", outcomes[0].0));
        }
        assert!(matches!(game.outcomes()[0].0, Chance::Stream(_)));
    }
}

#[test]
fn f4_each_seat_lays_one_of_seven_cards_aside_and_nobody_sees_it() {
    let mut game = Scripted::new(&standard(3));
    game.run("* bet 0 hare; * bet 1 fox; * bet 2 lamb; * stream 1; * stream 2");
    for (seat, hand) in THREE.iter().enumerate() {
        hand.split(' ').for_each(|card| game.run(&format!("* draw {seat} {card}")));
    }
    assert_eq!(game.state.deciders().len(), 3, "all are asked at once");
    for seat in 0..3 {
        let legal = game.state.legal_actions(Seat::new(seat));
        let kinds = cards(THREE[usize::from(seat)]).iter().count();
        assert_eq!(legal.len(), kinds, "whatever the others do");
    }
    assert_eq!(game.try_step("0 play hare"), Err(Refusal::BetFirst));
    assert_eq!(game.try_step("0 bet wolf"), Err(Refusal::NotInHand(Card::Wolf)));
    let before = game.view(1);
    game.run("0 bet tortoise");
    let after = game.view(1);
    assert_eq!(after.bets[0].as_slice(), [None, None]);
    assert_eq!((after.hand(), after.actions()), (before.hand(), before.actions()));
    game.run("1 bet howl; 2 bet fox");
    assert_eq!(game.view(1).bets[1].as_slice(), [Some(Card::Fox), Some(Card::Howl)]);
    assert_eq!(game.view(1).hand().total(), 6);
    assert_eq!(game.try_step("0 bet hare"), Err(Refusal::BetsLaid));
}

#[test]
fn f4_a_howl_is_a_bet_on_the_wolf() {
    let game = race(&standard(3), "", "fox fox fox fox", |view| {
        home(view, &[Animal::Wolf, Animal::Hare]);
        view.pos[Animal::Fox as usize] = 11;
        bet(view, &["tortoise howl", "wolf lamb", "hare tortoise"]);
    });
    assert_eq!(game.state.scores(), Some(vec![5, 5, 3]));
}

#[test]
fn f5_who_starts_is_random_or_chosen() {
    let options = json!({}).as_object().cloned().expect("an object");
    let mut game = Scripted::new(&Setup::new(4, &options).expect("defaults"));
    let starts: Vec<_> = Seat::all(4).map(|seat| (Chance::Start(seat), 1)).collect();
    assert_eq!(game.outcomes(), starts);
    assert_eq!(game.public().first, None);
    game.run("* start 2");
    game.settle();
    ["0", "1", "2", "3"].iter().for_each(|seat| game.run(&format!("{seat} {}", game.legal()[0])));
    assert_eq!((game.public().first, game.state.turn()), (Some(Seat::new(2)), Turn::Act(Seat::new(2))));

    let options = json!({"start": 3}).as_object().cloned().expect("an object");
    let game = State::new(&Setup::new(4, &options).expect("a seat"));
    assert_eq!(game.check(Step::Chance(Chance::Start(Seat::new(3)))), Err(Refusal::NoSuchChance));
    assert!(Setup::new(3, &options).is_err(), "there is no seat 3 with three players");
}
