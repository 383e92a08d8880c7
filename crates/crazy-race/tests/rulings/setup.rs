//! Components and set-up (R1 to R5).

use crate::setting::{Scripted, scene, standard};
use furrow_crazy_race::{Animal, Beat, Chance, Deck, HAND, Refusal, Setup, State, card_text, space};
use furrow_game::{Beat as _, Game, Seat, Setup as _, SetupError, Step, Turn};
use serde_json::{Value, json};

fn setup(options: &Value) -> Result<Setup, SetupError> {
    Setup::new(3, options.as_object().expect("an object"))
}

#[test]
fn r1_a_space_is_passed_on_the_way_there_and_on_the_way_back() {
    let spaces: Vec<u8> = (0..=12).map(space).collect();
    assert_eq!(spaces, [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1, 0]);
    assert_eq!(Scripted::new(&standard(4)).board().progress, [[0; 3]; 4]);
}

#[test]
fn r1_only_ones_own_animals_stand_in_a_lane() {
    let mut game = scene(3, 1, |board| {
        board.progress[1] = [1, 2, 3];
        board.progress[2] = [1, 2, 3];
    });
    game.rounds("0 2 6");
    game.run("0 move sprinter");
    assert_eq!(game.progress(0, Animal::Sprinter), 3, "three spaces, none of them jumped");
}

#[test]
fn r2_eight_cards_each() {
    assert_eq!(HAND.iter().collect::<Vec<_>>(), [1, 1, 2, 2, 3, 3, 4, 6]);
    let truth = Scripted::new(&standard(4)).state.truth();
    assert_eq!(truth["hands"], json!(vec![[1, 1, 2, 2, 3, 3, 4, 6]; 4]));
}

#[test]
fn r3_six_tiles_at_each_end_and_five_with_three_players() {
    for (seats, tiles) in [(3, json!([5, 4, 3, 2, 1])), (4, json!([6, 5, 4, 3, 2, 1]))] {
        let truth = Scripted::new(&standard(seats)).state.truth();
        assert_eq!((&truth["turn_tiles"], &truth["finish_tiles"]), (&tiles, &tiles));
    }
}

const CARDS: [&str; 8] = [
    "*2 S3 F2 R2",
    "S1 R4 F3 *?",
    "R2 S4 F1 *1",
    "F3 S2 *? R3",
    "*3 F1 S4 R3",
    "S2 *? F4 R1",
    "R4 S1 F2 *2",
    "F4 R1 S3 *?",
];

#[test]
fn r4_the_deck_that_comes_with_the_game_is_the_reconstructed_one_and_says_so() {
    let setup = setup(&json!({})).expect("the default");
    assert_eq!(setup.deck, Deck::RECONSTRUCTED);
    assert_eq!(setup.deck.cards().each_ref().map(card_text), CARDS);
    assert_eq!(setup.options()["deck"], "reconstructed");
    let deck = Setup::OPTIONS.iter().find(|option| option.key == "deck").expect("the option");
    assert_eq!(deck.default, "reconstructed");
    assert!(deck.about.contains("reconstructed") && deck.about.contains("R4"));
}

#[test]
fn r4_that_the_deck_is_reconstructed_is_said_once_and_of_no_other_deck() {
    let said = |setup: &Setup| {
        let mut game = Scripted::new(setup);
        game.run("* stage 3");
        game.rounds("");
        game.run("* stage 1");
        game.beats.iter().filter(|beat| **beat == Beat::Reconstructed).count()
    };
    assert_eq!((said(&standard(3)), Beat::Reconstructed.ruling()), (1, "R4"));
    assert_eq!(
        said(&Setup { start: Some(Seat::new(0)), ..setup(&json!({"deck": CARDS})).expect("eight") }),
        0
    );
}

#[test]
fn r4_every_card_has_each_animal_once_and_a_side_without() {
    for card in Deck::RECONSTRUCTED.cards() {
        for animal in Animal::ALL.map(Some).into_iter().chain([None]) {
            assert_eq!(card.iter().filter(|side| side.animal == animal).count(), 1);
        }
    }
}

#[test]
fn r4_a_deck_is_a_list_or_a_text_with_a_card_a_line_and_is_given_back_as_it_came() {
    let own = setup(&json!({"deck": CARDS})).expect("eight cards");
    assert_eq!(own.deck.cards(), Deck::RECONSTRUCTED.cards());
    assert_eq!(own.options()["deck"], json!(CARDS), "written out, not named");
    assert_eq!(Setup::new(3, &own.options()), Ok(own));

    let lists = CARDS.map(|card| card.split(' ').collect::<Vec<_>>());
    assert_eq!(setup(&json!({"deck": lists})), Ok(own), "a list of sides does as well");

    let file = format!(
        "# my own print\n\n{}\n\n  # second half\n{}\n",
        CARDS[..4].join("\n"),
        CARDS[4..].join("\n")
    );
    assert_eq!(setup(&json!({"deck": file})), Ok(own), "blank lines and comments are left out");
}

/// The line and the reason a deck is refused with, one card of it changed.
fn refused(card: usize, text: &str) -> (usize, String) {
    let mut cards = CARDS;
    cards[card] = text;
    match setup(&json!({"deck": cards})) {
        Err(SetupError::BadLine { key: "deck", line, why, .. }) => (line, why),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn r4_a_deck_that_breaks_the_ruling_is_refused_with_line_and_reason() {
    for (text, reason) in [
        ("*2 S3 F2", "a stage card has four sides, this has 3"),
        ("*2 S3 F2 R2 R1", "a stage card has four sides, this has 5"),
        ("*2 S3 F2 S2", "the sprinter has 2 sides"),
        ("*2 S3 F2 *2", "the reptile is missing"),
        ("R1 S3 F2 R2", "the reptile has 2 sides"),
        ("*2 S5 F2 R2", "\"S5\": a side's number is 1 to 4"),
        ("*2 S0 F2 R2", "\"S0\": a side's number is 1 to 4"),
        ("*2 S F2 R2", "\"S\": a side's number is 1 to 4"),
        ("*2 S33 F2 R2", "\"S33\": a side's number is 1 to 4"),
        ("*2 S? F2 R2", "\"S?\": only the side without an animal can have a ?"),
        ("*2 s3 F2 R2", "\"s3\" is no side: it begins with S, R, F or *"),
        ("", "a stage card has four sides, this has 0"),
    ] {
        let (line, why) = refused(5, text);
        assert!(line == 6 && why.starts_with(reason) && why.ends_with("(R4)"), "{text}: line {line}, {why}");
    }
}

#[test]
fn r4_a_deck_has_eight_cards_no_more_and_no_fewer() {
    let nine: Vec<&str> = CARDS.into_iter().chain(["*2 S3 F2 R2"]).collect();
    let error = setup(&json!({"deck": nine})).expect_err("nine").to_string();
    assert_eq!(error, "option deck, line 9: a deck has 8 cards, one a line, and this one has 9 (R4)");
    let error = setup(&json!({"deck": &CARDS[..7]})).expect_err("seven").to_string();
    assert_eq!(error, "option deck, line 8: a deck has 8 cards, one a line, and this one has 7 (R4)");
    assert!(setup(&json!({"deck": []})).is_err());
    let file = format!("# mine\n{}\nS1 S2 S3 *1\n", CARDS[..2].join("\n"));
    let error = setup(&json!({"deck": file})).expect_err("a bad line").to_string();
    assert!(error.starts_with("option deck, line 4: the sprinter has 3 sides"), "{error}");
}

#[test]
fn r4_other_options_and_values_are_refused() {
    for options in
        [json!({"deck": "printed"}), json!({"deck": 8}), json!({"hare": "blank"}), json!({"start": 3})]
    {
        assert!(setup(&options).is_err(), "{options}");
    }
    for seats in [0, 2, 5] {
        let error = Setup::new(seats, &serde_json::Map::new());
        assert_eq!(error, Err(SetupError::Seats { got: seats, allowed: 3..=4 }));
    }
}

#[test]
fn r5_who_starts_is_random_or_a_chosen_seat() {
    let mut game = Scripted::new(&Setup { start: None, ..standard(4) });
    let starts: Vec<_> = Seat::all(4).map(|seat| (Chance::Start(seat), 1)).collect();
    assert_eq!(game.outcomes(), starts);
    assert_eq!(game.board().first, None);
    game.run("* start 2; * stage 4");
    assert_eq!((game.board().first, game.state.turn()), (Some(Seat::new(2)), Turn::Act(Seat::new(2))));

    let chosen = setup(&json!({"start": 1})).expect("a seat");
    let game = State::new(&chosen);
    assert_eq!(game.check(Step::Chance(Chance::Start(Seat::new(1)))), Err(Refusal::NoSuchChance));
    assert_eq!(game.view(furrow_game::Viewer::Public).board.first, Some(Seat::new(1)));
}

#[test]
fn r5_all_eight_cards_are_used_in_random_order_none_twice() {
    let mut game = Scripted::new(&standard(3));
    for (turned, number) in [3, 8, 1, 2, 7, 5, 6, 4].into_iter().enumerate() {
        let outcomes = game.outcomes();
        assert_eq!(outcomes.len(), 8 - turned);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
        game.run(&format!("* stage {number}"));
        let board = game.board();
        assert_eq!((usize::from(board.stage), board.card), (turned + 1, number));
        game.rounds("");
        if turned < 7 {
            assert_eq!(game.try_step(&format!("* stage {number}")), Err(Refusal::NoSuchChance));
        }
    }
    assert_eq!(game.state.turn(), Turn::Over);
}
