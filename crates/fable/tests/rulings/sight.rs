//! What is known to whom (F24).

use crate::setting::{Scripted, bet, cards, home, race, scene, standard};
use furrow_fable::{Animal, Beat, Card, Counts, DECK, Hand, State};
use furrow_game::{Game, Seat, Sight, Step, Turn, Viewer, envelope};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn history(steps: &str, viewer: Viewer, seats: u8) -> Vec<String> {
    let read = |text: &str| Step::parse::<State>(text, seats).unwrap_or_else(|e| panic!("{e}"));
    steps.split("; ").map(|text| State::seen(read(text), viewer).to_string()).collect()
}

const STEPS: &str =
    "* start 1; * bet 1 fox; * stream 3; * draw 1 howl; 1 bet wolf; 1 play wolf howl; * draw 0 hare";

#[test]
fn f24_a_seat_sees_its_own_bets_and_draws_and_everyone_the_plays() {
    let own = "* start 1; * bet 1 fox; * stream 3; * draw 1 howl; 1 bet wolf; 1 play wolf howl; * draw 0 ?";
    assert_eq!(history(STEPS, Viewer::Seat(Seat::new(1)), 3).join("; "), own);
    let others = "* start 1; * bet 1 ?; * stream 3; * draw 1 ?; 1 bet ?; 1 play wolf howl; * draw 0 ?";
    assert_eq!(history(STEPS, Viewer::Public, 3).join("; "), others);
    assert_eq!(history(STEPS, Viewer::Seat(Seat::new(2)), 3).join("; "), others);
}

#[test]
fn f24_hands_bets_and_pile_are_numbers_to_others() {
    let mut game = Scripted::opened(
        3,
        &[
            "hare hare tortoise tortoise fox fox lamb",
            "hare fox tortoise tortoise lamb wolf howl",
            "hare lamb lamb wolf wolf fox fox",
        ],
    );
    game.run("0 play tortoise; * draw 0 howl; 1 play wolf howl; * draw 1 fox");
    let mine = game.view(1);
    assert_eq!(
        mine.hands.as_slice(),
        [Hand::Hidden(6), Hand::Known(cards("fox fox tortoise tortoise lamb")), Hand::Hidden(6)]
    );
    assert_eq!(mine.bets[0].as_slice(), [None, None]);
    assert_eq!(mine.bets[1].as_slice(), [Some(Card::Tortoise), Some(Card::Hare)]);
    assert_eq!(mine.pile, 81 - 21 - 2);
    assert_eq!(mine.table, cards("tortoise wolf howl"));
    assert_eq!(mine.played.as_slice(), [cards("tortoise"), cards("wolf howl"), Counts::NONE]);
    assert_eq!(mine.laid[Animal::Wolf as usize].as_slice(), [Seat::new(1), Seat::new(1)]);
    assert_eq!(mine.pile_formed, DECK);
    let public = game.public();
    assert!(public.hands.iter().all(|hand| matches!(hand, Hand::Hidden(_))));
    assert!(public.bets.iter().flatten().all(Option::is_none));
    assert!(public.actions().is_empty());
}

#[test]
fn f24_bets_stay_hidden_until_the_end_and_the_undealt_beyond_it() {
    let game = race(&standard(3), "", "fox fox fox fox", |view| {
        home(view, &[Animal::Hare, Animal::Tortoise]);
        view.pos[Animal::Fox as usize] = 11;
        bet(view, &["hare fox", "tortoise howl", "lamb lamb"]);
    });
    assert_eq!(game.state.turn(), Turn::Over);
    let end = game.public();
    assert_eq!(end.bets[1].as_slice(), [Some(Card::Tortoise), Some(Card::Howl)]);
    assert!(end.hands.iter().all(|hand| matches!(hand, Hand::Hidden(6))), "hands are never shown");
    assert_eq!(end.bets.iter().flatten().count(), 6, "starting bets in the box are not part of any view");
}

#[test]
fn f24_beats_hide_what_steps_hide() {
    let seat = Seat::new(1);
    let draw = Beat::Draws { seat, card: Some(Card::Howl) };
    assert_eq!(State::beat_seen(&draw, Viewer::Public), Beat::Draws { seat, card: None });
    assert_eq!(State::beat_seen(&draw, Viewer::Seat(seat)), draw);
    let bet = Beat::LaysBet { seat, card: Some(Card::Howl) };
    assert_eq!(State::beat_seen(&bet, Viewer::Seat(Seat::new(0))), Beat::LaysBet { seat, card: None });
    let dealt = Beat::BetDealt { seat, animal: Some(Animal::Fox) };
    assert_eq!(State::beat_seen(&dealt, Viewer::Public), Beat::BetDealt { seat, animal: None });
}

#[test]
fn f24_the_view_object_is_the_record_formats() {
    let mut game = Scripted::opened(
        3,
        &[
            "hare hare fox fox fox fox lamb",
            "fox fox fox fox fox fox fox",
            "lamb lamb lamb lamb lamb lamb hare",
        ],
    );
    game.run("0 play hare; * draw 0 howl");
    let viewer = Viewer::Seat(Seat::new(1));
    let sight: Sight<State> = Sight { viewer, view: game.state.view(viewer), history: Vec::new() };
    let value = envelope(&game.state, viewer, &sight.history);
    assert_eq!(value["viewer"], 1);
    assert_eq!(value["turn"], 1);
    assert_eq!(value["deciders"], serde_json::json!([1]));
    let four = ["play fox", "play fox fox", "play fox fox fox", "play fox fox fox fox"];
    assert_eq!(value["legal"], serde_json::json!(four));
    assert_eq!(value["view"]["hands"], serde_json::json!([6, {"fox": 6}, 6]));
    assert_eq!(value["view"]["bets"], serde_json::json!([[null, null], ["tortoise", "fox"], [null, null]]));
    assert_eq!(value["view"]["deck"], 81 - 21 - 1);
    assert_eq!(value["previews"][3]["preview"]["triggers"], true);
    assert_eq!(value["previews"][3]["preview"]["lands"]["fox"], 4);
}

/// A view long after the pile formed anew: the pile is part of what it held then, hands and bets are the rest.
fn late() -> Scripted {
    let mut game = scene(&standard(3), |view| {
        view.discard = Counts::of([9, 8, 7, 3, 7, 7]);
        view.pile_formed = Counts::of([9, 8, 6, 3, 7, 7]);
    });
    while game.public().pile_formed == Counts::of([9, 8, 6, 3, 7, 7]) {
        let Turn::Act(seat) = game.state.turn() else { panic!("a turn") };
        let play = game.legal()[0].clone();
        game.act(&format!("{seat} {play}"));
    }
    game
}

#[test]
fn f24_an_imagined_pile_is_part_of_what_it_last_held() {
    let game = late();
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for viewer in Viewer::all(3) {
        let view = game.state.view(viewer);
        for _ in 0..200 {
            let truth = State::imagine(&view, &mut rng).truth();
            for card in Card::ALL {
                let deck = truth["deck"][card.name()].as_u64().unwrap_or(0);
                assert!(deck <= u64::from(view.pile_formed.get(card)), "{card}");
            }
        }
    }
}

#[test]
fn f24_a_second_bet_is_never_a_card_that_the_pile_has_held() {
    // All three howls were among the discards that became the pile, so no bet is a howl, wherever they are now.
    let game = late();
    assert_eq!(game.public().pile_formed.get(Card::Howl), 3);
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    for viewer in Viewer::all(3) {
        let view = game.state.view(viewer);
        for _ in 0..500 {
            let truth = State::imagine(&view, &mut rng).truth();
            for seat in 0..3 {
                assert_ne!(truth["bets"][seat][1], "howl");
            }
        }
    }
}

#[test]
fn f24_all_eyes_see_every_hand_and_bet_as_their_owners_do() {
    let mut game = State::new(&standard(3));
    let mut rng = Pcg64Mcg::seed_from_u64(24);
    while game.turn() != Turn::Over {
        let all = game.view(Viewer::All);
        for seat in Seat::all(3) {
            let own = game.view(Viewer::Seat(seat));
            assert_eq!(all.hands[seat.index()], own.hands[seat.index()]);
            assert_eq!(all.bets[seat.index()], own.bets[seat.index()]);
        }
        assert!(all.actions().is_empty() && all.hand().is_empty(), "all eyes sit on no seat");
        game.apply_unchecked(furrow_game::laws::random_step(&game, &mut rng), &mut ());
    }
}
