//! What is known to whom (R10).

use crate::setting::scene;
use furrow_crazy_race::{Action, Animal, Beat, HAND, Hand, Lying, State, Values};
use furrow_game::{Game, Seat, Step, Turn, Viewer, envelope};
use serde_json::json;

fn seat(n: u8) -> Seat {
    Seat::new(n)
}

#[test]
fn r10_a_card_laid_is_seen_by_its_owner_and_its_side_by_all() {
    let step = Step::parse::<State>("2 lay 3 6", 3).expect("a step");
    let seen = |viewer| State::seen(step, viewer).to_string();
    assert_eq!(seen(Viewer::Seat(seat(2))), "2 lay 3 6");
    assert_eq!(
        (seen(Viewer::Seat(seat(0))), seen(Viewer::Public)),
        ("2 lay 3 ?".to_owned(), "2 lay 3 ?".to_owned())
    );
    for text in ["* start 1", "* stage 4", "1 recall", "1 pass", "0 move flyer", "0 stop", "1 discard 3"] {
        let step = Step::parse::<State>(text, 3).expect("a step");
        assert_eq!(State::seen(step, Viewer::Public).to_string(), text);
    }
    let lays = |value| Beat::Lays { seat: seat(2), side: 3, value, at_side: 1 };
    assert_eq!(State::beat_seen(&lays(Some(6)), Viewer::Seat(seat(2))), lays(Some(6)));
    assert_eq!(State::beat_seen(&lays(Some(6)), Viewer::Public), lays(None));
}

#[test]
fn r10_other_hands_are_numbers_and_cards_face_down_have_no_value() {
    let mut game = scene(3, 1, |board| board.used[1] = Values::of(&[1, 2]));
    game.run("0 lay 1 6; 1 lay 1 4; 2 pass; 0 pass");
    let view = game.view(0);
    let hand = Hand::Known(Values::of(&[1, 1, 2, 2, 3, 3, 4]));
    assert_eq!(view.hands.as_slice(), [hand, Hand::Hidden(5), Hand::Hidden(8)]);
    let lying = |of, value| Lying { side: 1, seat: seat(of), value };
    assert_eq!(view.laid.as_slice(), [lying(0, Some(6)), lying(1, None)]);
    assert!(game.public().laid.iter().all(|card| card.value.is_none()));
    assert_eq!(view.board.used[1], Values::of(&[1, 2]), "used cards have all been turned up");
    assert_eq!(view.remaining(seat(1)), Values::of(&[1, 2, 3, 3, 4, 6]));
    assert!(game.public().actions().is_empty());
    assert_eq!(game.view(1).actions().len(), 1 + 4 * 4 + 1);
}

#[test]
fn r10_cards_turned_up_are_public_side_by_side() {
    let mut game = scene(3, 1, |_| {});
    game.rounds("0 1 6; 1 1 4; 2 2 3");
    let view = game.public();
    let values: Vec<_> = view.laid.iter().map(|card| card.value).collect();
    assert_eq!(values, [Some(6), Some(4), None], "the second side is still face down");
    assert_eq!(view.remaining(seat(1)), HAND.minus(Values::one(4)));
    assert_eq!(view.remaining(seat(2)), HAND);
    game.run("0 decline");
    assert_eq!(game.public().remaining(seat(2)), HAND.minus(Values::one(3)));
}

#[test]
fn r10_a_recall_brings_known_cards_back() {
    let mut game = scene(3, 1, |board| board.used[0] = Values::of(&[1, 4, 6]));
    assert_eq!(game.public().remaining(seat(0)), Values::of(&[1, 2, 2, 3, 3]));
    game.run("0 recall");
    assert_eq!(game.public().remaining(seat(0)), HAND);
}

#[test]
fn r10_a_card_laid_before_a_recall_is_none_of_those_that_came_back() {
    let mut game = scene(3, 1, |board| board.used[0] = Values::of(&[1, 4, 6]));
    game.run("0 lay 1 2; 1 pass; 2 pass; 0 recall; 0 lay 1 6");
    let view = game.public();
    assert_eq!(view.can_be(0), Values::of(&[1, 2, 2, 3, 3]), "the hand of then");
    assert_eq!((view.can_be(1), view.can_hold(seat(0))), (HAND, HAND), "all others can be any");
    assert_eq!(view.remaining(seat(0)), HAND, "what it can still hold, wherever");
}

#[test]
fn r10_at_the_end_nothing_is_hidden() {
    let mut game = scene(3, 1, |board| board.stage = 8);
    game.rounds("0 1 6; 1 1 4");
    assert_eq!(game.public().hands[1], Hand::Hidden(7));
    game.run("0 move flyer");
    assert_eq!(game.state.turn(), Turn::Over);
    let rest = |card| Hand::Known(HAND.minus(Values::one(card)));
    assert_eq!(game.public().hands.as_slice(), [rest(6), rest(4), Hand::Known(HAND)]);
}

#[test]
fn r10_the_view_object_is_the_record_formats() {
    let mut game = scene(3, 8, |board| board.progress[1] = [5, 6, 0]);
    game.run("0 lay 4 6; 1 lay 4 4");
    let viewer = Viewer::Seat(seat(1));
    let history = [State::seen(Step::parse::<State>("0 lay 4 6", 3).expect("a step"), viewer)];
    let value = envelope(&game.state, viewer, &history);
    assert_eq!((&value["viewer"], &value["turn"], &value["deciders"]), (&json!(1), &json!(2), &json!([2])));
    assert_eq!((&value["legal"], &value["history"]), (&json!([]), &json!(["0 lay 4 ?"])));
    let view = &value["view"];
    assert_eq!(view["hands"], json!([7, [1, 1, 2, 2, 3, 3, 6], 8]));
    assert_eq!(view["laid"], json!([[], [], [], [{"seat": 0}, {"seat": 1, "value": 4}]]));
    assert_eq!(view["remaining"][1], json!([1, 1, 2, 2, 3, 3, 4, 6]), "as far as everybody knows");
    assert_eq!((&view["card"], &view["round"]), (&json!(["F4", "R1", "S3", "*?"]), &json!(1)));
    assert_eq!(view["progress"][1], json!({"sprinter": 5, "reptile": 6, "flyer": 0}));
    assert_eq!((&view["turn_tiles"], &view["tiles"]), (&json!([5, 4, 3, 2, 1]), &json!([[], [], []])));
}

#[test]
fn r10_previews_tell_what_a_seat_can_know() {
    let mut game = scene(3, 8, |board| board.progress[1] = [5, 6, 0]);
    game.run("0 lay 4 3");
    let value = envelope(&game.state, Viewer::Seat(seat(1)), &[]);
    let preview = |action: &str| {
        let previews = value["previews"].as_array().expect("a list").iter();
        previews
            .clone()
            .find(|entry| entry["action"] == action)
            .map(|entry| entry["preview"].clone())
            .expect("it")
    };
    assert_eq!(preview("lay 4 6"), json!({"side": 4, "sum": 6, "cards": 2, "closes": null}));
    assert_eq!(preview("pass"), json!({"rounds_left": 2}));
    game.run("1 lay 4 6");
    game.rounds("");
    let value = envelope(&game.state, Viewer::Seat(seat(1)), &[]);
    assert_eq!(value["legal"], json!(["step flyer", "step reptile", "step sprinter", "stop"]));
    let moved = json!({"animal": "sprinter", "from": 5, "to": 7, "hops": [{"to": 7, "jumps": [6]}],
        "tiles": [{"at": "turnaround", "tile": 5}], "lost": 0});
    assert_eq!(value["previews"][2]["preview"], moved);
    assert_eq!(game.progress(1, Animal::Sprinter), 5, "a preview moves nothing");
}

#[test]
fn r6_a_seat_sees_off_turn_what_it_could_do_if_it_were_its_turn() {
    let mut game = scene(3, 1, |_| {});
    game.run("0 lay 1 6");
    let (off, on) = (game.view(0), game.view(1));
    assert!(off.actions().is_empty());
    let thought = off.actions_if_my_turn();
    assert!(thought.contains(&Action::Lay { side: 1, value: 4 }) && thought.contains(&Action::Pass));
    assert!(!thought.contains(&Action::Lay { side: 1, value: 6 }), "that card lies there already");
    assert_eq!(on.actions(), on.actions_if_my_turn());
    assert!(game.public().actions_if_my_turn().is_empty());
}

#[test]
fn r10_all_eyes_see_every_hand_and_the_cards_face_down() {
    let mut game = scene(3, 1, |board| board.used[1] = Values::of(&[1, 2]));
    game.run("0 lay 1 6; 1 lay 1 4; 2 pass; 0 pass");
    let all = game.state.view(Viewer::All);
    assert!(all.laid.iter().all(|card| card.value.is_some()));
    for seat in Seat::all(3) {
        assert_eq!(all.hands[seat.index()], Hand::Known(game.view(seat.number()).hand()));
    }
    assert!(all.actions().is_empty() && all.hand().is_empty(), "all eyes sit on no seat");
}
