//! The apprentice variant (F19 to F22) and the digest (F23), and a championship of each (F18).

use crate::setting::{Scripted, bet, cards, hold, home, lay, race, scene, standard};
use furrow_fable::{Animal, Beat, Card, Chance, Preview, Refusal, Setup, State, Variant, View, level_places};
use furrow_game::{Game, Refusal as _, Seat, Setup as _, SetupError, Turn};
use serde_json::json;

use Animal::{Fox, Hare, Lamb, Tortoise, Wolf};

fn apprentice(seats: u8) -> Setup {
    Setup { variant: Variant::Apprentice, ..standard(seats) }
}

fn digest() -> Setup {
    Setup { variant: Variant::Digest, ..standard(2) }
}

/// Turbo tokens: fox 2, lamb 4, hare 6, wolf 8, tortoise 10.
fn turbos(view: &mut View) {
    view.turbo = [Fox, Lamb, Hare, Wolf, Tortoise].into();
}

/// An apprentice race of three seats, seat 0 holds the token and has just started it.
fn moving(table: &str, play: &str, change: impl FnOnce(&mut View)) -> Scripted {
    let game = race(&apprentice(3), table, play, |view| {
        turbos(view);
        change(view);
    });
    assert!(game.public().is_moving());
    game
}

fn options(value: &serde_json::Value) -> serde_json::Map<String, serde_json::Value> {
    value.as_object().cloned().expect("an object")
}

#[test]
fn f19_13_cards_of_each_animal_no_howls_and_no_second_bet() {
    let mut game = Scripted::new(&apprentice(3));
    game.run("* bet 0 hare; * bet 1 fox; * bet 2 lamb; * stream 5; * stream 2");
    for space in ["2", "4", "6", "8", "10"] {
        let left = game.outcomes();
        assert!(left.iter().all(|(chance, weight)| *weight == 1 && chance.to_string().contains(space)));
        game.run(&format!("* {}", left[left.len() - 1].0));
    }
    assert_eq!(game.public().turbo.as_slice(), [Lamb, Fox, Wolf, Tortoise, Hare]);
    assert_eq!(game.public().streams.as_slice(), [2, 5], "dealt as ever");
    let weights: Vec<_> = game.outcomes();
    let seat = Seat::new(0);
    assert_eq!(weights, Animal::ALL.map(|animal| (Chance::Draw(seat, animal.card()), 13)));
    game.settle();
    let view = game.public();
    assert_eq!((view.pile, view.hands[2].len()), (65 - 15, 5));
    assert_eq!(game.state.turn(), Turn::Act(seat));
    assert!(!view.is_betting() && view.bets.iter().all(|bets| bets.len() == 1));
    assert_eq!(game.try_step("0 bet hare"), Err(Refusal::NoSecondBets));
    assert_eq!(Refusal::NoSecondBets.ruling(), "F19");
    assert_eq!(game.try_step("0 play howl"), Err(Refusal::NotInHand(Card::Howl)));
}

#[test]
fn f19_a_hand_of_five_or_six_and_two_bets_with_two_players() {
    for hand in [5, 6] {
        let mut game = Scripted::new(&Setup { apprentice_hand: hand, ..apprentice(2) });
        game.settle();
        assert!(game.public().hands.iter().all(|held| held.len() == hand));
        assert!(game.public().bets.iter().all(|bets| bets.len() == 2));
        let play = game.legal()[0].clone();
        game.act(&format!("0 {play}"));
        assert_eq!(game.public().hands[0].len(), hand);
    }
    let seven = options(&json!({"variant": "apprentice", "apprentice_hand": 7}));
    assert!(matches!(Setup::new(3, &seven), Err(SetupError::BadValue { key: "apprentice_hand", .. })));
}

#[test]
fn f19_options_are_written_in_full() {
    let given = options(&json!({"variant": "apprentice", "apprentice_hand": 6, "start": 1}));
    let setup = Setup::new(3, &given).expect("options");
    let keys: Vec<String> = setup.options().keys().cloned().collect();
    assert!(Setup::OPTIONS.iter().all(|option| keys.iter().any(|key| key == option.key)));
    assert_eq!(setup.options()["variant"], "apprentice");
    assert_eq!(Setup::new(3, &setup.options()), Ok(setup));
}

#[test]
fn f20_from_the_token_on_each_seat_moves_an_animal_with_cards_until_all_have() {
    let mut game = race(&apprentice(3), "hare hare fox fox fox lamb", "wolf wolf", |view| {
        turbos(view);
        view.first = Some(Seat::new(1));
    });
    let order = [1, 2, 0, 1].map(|n| Some(Seat::new(n)));
    let told = Beat::Choosers { order: [order[0], order[1], order[2], order[3], None] };
    assert_eq!(game.beats.last(), Some(&told), "the token's holder begins, not who started the race");
    assert_eq!(game.legal(), ["move hare", "move wolf", "move fox", "move lamb"]);
    assert_eq!(game.try_step("1 move tortoise"), Err(Refusal::NoCardOf(Tortoise)));
    assert_eq!(game.try_step("0 move hare"), Err(Refusal::NotYourTurn));
    assert_eq!(game.try_step("1 play hare"), Err(Refusal::MovesFirst));
    game.run("1 move fox");
    assert_eq!(game.try_step("2 move fox"), Err(Refusal::HasMoved(Fox)));
    assert_eq!(game.public().moved.as_slice(), [Fox]);
    game.run("2 move lamb; 0 move hare");
    assert_eq!(game.legal(), ["move wolf"], "a single choice is a decision");
    game.run("1 move wolf");
    let view = game.public();
    assert_eq!(view.pos, [2, 0, 2, 3, 1], "a step a card; the tortoise has none");
    assert_eq!((view.table.total(), view.discard.total(), view.moved.len()), (0, 8, 0));
    assert_eq!((view.first, game.state.turn()), (Some(Seat::new(2)), Turn::Act(Seat::new(2))));
    assert_eq!(game.try_step("2 move fox"), Err(Refusal::NoMoves));
}

#[test]
fn f20_two_seats_take_turns_from_the_holder_of_the_token() {
    let mut game = race(&apprentice(2), "hare hare tortoise wolf", "fox fox", |view| {
        turbos(view);
        lay(view, "hare hare tortoise wolf lamb lamb");
        view.first = Some(Seat::new(1));
    });
    let order = [1, 0, 1, 0, 1].map(|n| Some(Seat::new(n)));
    assert_eq!(game.beats.last(), Some(&Beat::Choosers { order }));
    let mut chosen = Vec::new();
    while let (true, Turn::Act(seat)) = (game.public().is_moving(), game.state.turn()) {
        chosen.push(seat.number());
        game.run(&format!("{seat} {}", game.legal()[0]));
    }
    assert_eq!(chosen, [1, 0, 1, 0, 1], "all five animals run");
    assert_eq!(game.public().first, Some(Seat::new(0)));
}

#[test]
fn f20_no_nap_and_no_stream_stops_an_animal_and_the_hand_is_full_before() {
    let mut game = moving("hare hare", "hare hare", |view| view.pos = [3, 1, 0, 0, 0]);
    assert_eq!(game.public().hands[0].len(), 5);
    game.run("0 move hare");
    assert_eq!(game.pos(Hare), 7, "it leads with four cards and does not nap");
    let mut game = moving("lamb lamb lamb", "lamb", |view| view.streams = [1, 2].into());
    game.run("0 move lamb");
    assert_eq!(game.pos(Lamb), 6, "over both streams, to its turbo token");
}

#[test]
fn f21_an_animal_that_ends_on_its_own_turbo_moves_two_more() {
    let mut game = moving("fox fox", "fox fox", |view| view.pos = [0, 0, 0, 4, 0]);
    game.run("0 move fox");
    assert_eq!(game.pos(Fox), 8, "the wolf's token means nothing to it");
    let mut game = moving("wolf wolf", "wolf wolf", |view| view.pos[Wolf as usize] = 4);
    let preview = game.view(0).preview(furrow_fable::Action::Move(Wolf));
    let Preview::Move { run, left: 0, ends: false, places: None, next } = preview else {
        panic!("{preview:?}")
    };
    assert_eq!((run.to, run.boost, next), (10, 2, Some(Seat::new(1))));
    game.run("0 move wolf");
    assert_eq!(game.pos(Wolf), 10, "the tortoise's token: no second turbo");
    assert!(game.beats.contains(&Beat::Boosts { animal: Wolf, from: 8, to: 10 }));
    let mut game = moving("hare hare", "hare hare", |view| view.pos[Hare as usize] = 3);
    game.run("0 move hare");
    assert_eq!(game.pos(Hare), 7, "over its token, not onto it");
}

#[test]
fn f21_the_turbo_on_ten_carries_across_the_line() {
    let mut game = moving("tortoise tortoise", "tortoise tortoise", |view| view.pos[Tortoise as usize] = 6);
    game.run("0 move tortoise");
    assert_eq!((game.pos(Tortoise), game.state.turn()), (12, Turn::Over));
}

#[test]
fn f22_the_race_is_completed_and_those_across_rank_in_order_of_crossing() {
    let mut game = moving("hare hare hare fox fox fox", "lamb lamb", |view| {
        view.pos = [10, 0, 11, 9, 1];
        bet(view, &["fox", "hare", "wolf"]);
    });
    game.run("0 move fox");
    assert_eq!(game.public().podium.as_slice(), [Fox]);
    assert_eq!((game.state.turn(), game.public().place(Fox)), (Turn::Act(Seat::new(1)), Some(1)));
    game.run("1 move hare; 2 move lamb");
    assert_eq!(game.state.turn(), Turn::Over);
    let view = game.public();
    assert_eq!(view.pos, [12, 0, 11, 12, 3]);
    assert_eq!((view.podium.as_slice(), view.places), (&[Fox, Hare, Wolf][..], [2, 5, 3, 1, 4]));
    assert_eq!(game.state.scores(), Some(vec![5, 3, 2]));
    assert_eq!(game.state.ranks(), Some(vec![1, 2, 3]));
    assert_eq!((view.table.total(), view.first), (8, Some(Seat::new(0))), "cards and token stay");
}

#[test]
fn f22_more_than_three_across_rank_by_crossing_and_from_the_fourth_score_nothing() {
    let mut game = moving("hare hare tortoise wolf wolf fox", "lamb lamb", |view| {
        view.pos = [11, 11, 11, 11, 3];
        bet(view, &["wolf", "fox", "tortoise"]);
    });
    game.run("0 move tortoise; 1 move fox; 2 move hare; 0 move wolf");
    let view = game.public();
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(1)), "three are home, and the race goes on");
    assert_eq!((view.place(Tortoise), view.place(Fox), view.place(Hare)), (Some(1), Some(2), Some(3)));
    game.run("1 move lamb");
    let view = game.public();
    assert_eq!((game.state.turn(), view.places), (Turn::Over, [3, 1, 4, 2, 5]));
    assert_eq!(view.pos, [12, 12, 12, 12, 5]);
    assert_eq!(game.state.scores(), Some(vec![0, 3, 5]), "the fourth across scores nothing");
}

#[test]
fn f22_level_animals_share_the_best_free_place_and_use_up_as_many() {
    let mut game = moving("fox fox fox", "fox", |view| {
        view.pos = [10, 10, 3, 9, 5];
        bet(view, &["hare", "tortoise", "lamb"]);
    });
    game.run("0 move fox");
    let view = game.public();
    assert_eq!(view.places, [2, 2, 5, 1, 4], "2nd and 2nd, no 3rd");
    assert_eq!(view.podium.as_slice(), [Fox, Hare, Tortoise], "level ones in running order");
    assert_eq!((view.place(Tortoise), view.place(Lamb)), (Some(2), None));
    assert_eq!(game.state.scores(), Some(vec![3, 3, 0]), "both 3 points; the fourth scores nothing");
    assert_eq!(game.state.ranks(), Some(vec![1, 1, 3]));
    let level = [Some(Hare), Some(Tortoise), None, None, None];
    assert!(game.beats.contains(&Beat::Places { place: 2, animals: level, points: 3 }));
    assert_eq!(game.state.truth()["places"], json!({"hare":2,"tortoise":2,"wolf":5,"fox":1,"lamb":4}));
}

#[test]
fn f22_places_by_crossing_then_by_nearness() {
    assert_eq!(
        level_places([12, 12, 12, 12, 12], &[Lamb, Fox, Wolf, Hare, Tortoise].into()),
        [4, 5, 3, 2, 1]
    );
    let one: furrow_fable::Podium = [Wolf].into_iter().collect();
    assert_eq!(level_places([7, 7, 12, 7, 7], &one), [2, 2, 1, 2, 2]);
    let two: furrow_fable::Podium = [Wolf, Hare].into_iter().collect();
    assert_eq!(level_places([12, 4, 12, 9, 9], &two), [2, 5, 1, 3, 3]);
}

#[test]
fn f22_without_anyone_across_the_game_goes_on_and_a_play_shows_what_it_starts() {
    let game = scene(&apprentice(3), |view| {
        turbos(view);
        lay(view, "fox fox");
        hold(view, "fox fox");
        view.pos[Fox as usize] = 8;
    });
    let fox = |n| furrow_fable::Action::Play(furrow_fable::Play::plain(Fox, n));
    let Preview::Opens { runs, ends: true, first, .. } = game.view(0).preview(fox(2)) else {
        panic!("a race")
    };
    assert_eq!((runs[Fox as usize].to, first), (12, Some(Seat::new(0))));
    assert_eq!(runs[Fox as usize].place, None, "the order is for the seats to choose");
    assert!(matches!(game.view(0).preview(fox(1)), Preview::Play { trigger: None, .. }));
}

#[test]
fn f17_level_scores_of_apprentices_rank_by_the_best_place() {
    let setup = Setup { variant: Variant::Apprentice, ..standard(2) };
    let mut game = race(&setup, "fox fox fox", "fox", |view| {
        turbos(view);
        view.pos = [10, 10, 10, 9, 5];
        bet(view, &["hare wolf", "tortoise lamb"]);
    });
    game.run("0 move fox");
    assert_eq!(game.public().podium.as_slice(), [Fox, Hare, Tortoise, Wolf]);
    assert_eq!(game.state.scores(), Some(vec![6, 3]));
    assert_eq!(game.state.ranks(), Some(vec![1, 2]));
}

#[test]
fn f23_two_players_two_dealt_bets_hands_of_six_and_no_second_bet() {
    let mut game = Scripted::new(&digest());
    game.settle();
    let view = game.public();
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(0)));
    assert!(view.hands.iter().all(|hand| hand.len() == 6) && view.bets.iter().all(|bets| bets.len() == 2));
    assert_eq!((view.pile, view.turbo.len()), (81 - 12, 0));
    assert_eq!(game.try_step("0 bet hare"), Err(Refusal::NoSecondBets));
    for seats in 3..=5 {
        let refused = Setup::new(seats, &options(&json!({"variant": "digest"})));
        assert_eq!(refused, Err(SetupError::Seats { got: seats, allowed: 2..=2 }));
    }
}

#[test]
fn f23_all_else_as_the_standard_game() {
    let game = race(&digest(), "howl", "wolf wolf wolf", |view| {
        home(view, &[Hare, Tortoise]);
        view.pos[Wolf as usize] = 9;
        bet(view, &["hare fox", "tortoise wolf"]);
    });
    assert_eq!((game.pos(Wolf), game.state.turn()), (12, Turn::Over));
    assert_eq!(game.state.scores(), Some(vec![5, 5]));
    assert_eq!(game.state.ranks(), Some(vec![1, 2]), "the best-placed animal breaks the tie");
}

#[test]
fn f18_a_championship_of_each_variant() {
    for setup in [apprentice(3), digest()] {
        let mut game = Scripted::new(&Setup { championship: true, ..setup });
        let mut holders = Vec::new();
        while game.state.turn() != Turn::Over {
            if holders.len() == usize::from(game.public().game()) {
                holders.extend(game.public().first);
            }
            match game.state.turn() {
                Turn::Act(seat) => game.run(&format!("{seat} {}", game.legal()[0])),
                _ => game.settle(),
            }
        }
        let view = game.public();
        assert_eq!((holders.len(), view.finished.len()), (3, 2));
        let tokens = game.beats.iter().filter(|beat| matches!(beat, Beat::Token { .. })).count();
        let races = game.beats.iter().filter(|beat| matches!(beat, Beat::RaceStarts { .. })).count();
        assert_eq!(tokens, races - 1, "one pass for each race but the last, between games too");
        for past in &view.finished {
            let points = |bets: &[Card]| View::points(&past.places, bets);
            assert!((0..3).all(|seat| points(&past.bets[seat]) == past.points[seat]));
        }
    }
}

#[test]
fn f18_the_next_game_of_apprentices_begins_with_no_animal_moved_and_no_turbo_laid() {
    let mut game = Scripted::new(&Setup { championship: true, ..apprentice(3) });
    while game.public().finished.is_empty() {
        match game.state.turn() {
            Turn::Act(seat) => game.run(&format!("{seat} {}", game.legal()[0])),
            _ => game.run(&format!("* {}", game.outcomes()[0].0)),
        }
    }
    let view = game.public();
    assert_eq!((game.state.turn(), view.game()), (Turn::Chance, 1), "the bets of the second are dealt first");
    assert!(view.moved.is_empty() && view.turbo.is_empty() && view.streams.is_empty());
    assert_eq!((view.pos, view.table.total(), view.podium.len()), ([0; 5], 0, 0));
    game.settle();
    assert_eq!((game.public().turbo.len(), game.public().moved.len()), (5, 0), "laid anew");
}

#[test]
fn f24_apprentices_see_moves_and_tokens_and_no_more() {
    let game = moving("hare hare fox", "fox fox fox", |view| view.hands[1] = furrow_fable::Hand::Hidden(5));
    let seen = serde_json::to_value(game.view(2)).expect("a view");
    assert_eq!(seen["turbo"], json!({"2":"fox","4":"lamb","6":"hare","8":"wolf","10":"tortoise"}));
    assert_eq!(
        (&seen["moved"], &seen["hands"][1], &seen["deck"]),
        (&json!([]), &json!(5), &json!(65 - 15 - 6))
    );
    assert_eq!(seen["bets"][0], json!([null]));
    assert_eq!(game.public().table, cards("hare hare fox fox fox fox"));
    assert_eq!(State::seen(game_step("1 move fox"), furrow_game::Viewer::Public).to_string(), "1 move fox");
}

fn game_step(text: &str) -> furrow_game::Step<furrow_fable::Action, Chance> {
    furrow_game::Step::parse::<State>(text, 3).unwrap_or_else(|why| panic!("{why}"))
}
