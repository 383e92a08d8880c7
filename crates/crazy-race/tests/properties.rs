//! What holds in every game, whatever is played, and of every deck, whatever is written.

use furrow_crazy_race::{
    Action, Animal, Beat, Deck, HAND, Hand, Preview, Setup, State, Values, highest_tile, space,
};
use furrow_game::{Game, Seat, Setup as _, Step, StepOf, Turn, Viewer, laws};
use proptest::{collection::vec, prelude::*};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};

fn setups() -> impl Strategy<Value = Setup> {
    (3u8..=4, proptest::option::of(0u8..4)).prop_map(|(seats, start)| Setup {
        seats,
        start: start.map(|seat| Seat::new(seat % seats)),
        deck: Deck::RECONSTRUCTED,
    })
}

/// A player's eight cards are in hand, used, or at the stage card.
fn cards_are_conserved(game: &State) {
    for seat in Seat::all(game.setup().seats) {
        let view = game.view(Viewer::Seat(seat));
        let Hand::Known(hand) = view.hands[seat.index()] else { panic!("its own hand") };
        let own = view.laid.iter().filter(|card| card.seat == seat);
        let laid: Values = own.filter_map(|card| card.value).collect();
        assert_eq!(hand.plus(laid).plus(view.board.used[seat.index()]), HAND);
    }
}

/// Every tile lies at its place, belongs to a player, or has been lost to a penalty.
fn tiles_are_conserved(game: &State, lost: Values) {
    let board = game.view(Viewer::Public).board;
    let left = |highest: u8| (1..=highest).collect::<Values>();
    let held = board.tiles.into_iter().fold(lost, Values::plus);
    let tiles = held.plus(left(board.turn_tile)).plus(left(board.finish_tile));
    let all = left(highest_tile(game.setup().seats));
    assert_eq!(tiles, all.plus(all));
}

/// On the track no two animals of a player stand on one space, and none goes back.
fn lanes_hold(game: &State, before: &State) {
    let [now, then] = [game, before].map(|game| game.view(Viewer::Public).board.progress);
    for (lane, old) in now.iter().zip(then) {
        for animal in Animal::ALL {
            let at = lane[animal as usize];
            assert!(at >= old[animal as usize] && at <= 12);
            let same = lane.iter().filter(|other| space(**other) == space(at)).count();
            assert!(space(at) == 0 || same == 1, "{lane:?}");
        }
    }
}

/// What the beats of a step say that a preview tells ahead.
fn previews_come_true(game: &State, step: StepOf<State>, beats: &[Beat]) {
    let Step::Act(seat, action) = step else { return };
    let view = game.view(Viewer::Seat(seat));
    match view.preview(action) {
        Preview::Lay { side, sum, cards, closes } => {
            let value = Action::Lay { side, value: sum - view.sum_at(side, seat) };
            assert_eq!(action, value);
            assert!(beats.iter().any(|beat| matches!(beat, Beat::Lays { at_side, .. } if *at_side == cards)));
            let closed = beats.iter().find_map(|beat| match beat {
                Beat::Closes { side } => Some(*side),
                _ => None,
            });
            assert_eq!(closed, closes);
        }
        Preview::Move(moved) => {
            let hops = beats.iter().filter_map(|beat| match beat {
                Beat::Hops { hop, .. } => Some(*hop),
                _ => None,
            });
            assert!(hops.eq(moved.hops.iter().copied()));
            let tiles = beats.iter().filter_map(|beat| match beat {
                Beat::Tile { place, tile, .. } => Some((*place, *tile)),
                _ => None,
            });
            assert!(tiles.eq(moved.tiles.iter().copied()));
        }
        Preview::Recall { back, .. } => assert_eq!(beats, [Beat::Recalls { seat, cards: back }]),
        Preview::Nothing { points } if action == Action::Stop => {
            assert_eq!(beats[0], Beat::Stops { seat, left: points });
        }
        Preview::Nothing { .. } | Preview::Pass { .. } | Preview::Discard { .. } => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cards_and_tiles_are_conserved_animals_go_forward_and_the_game_ends(setup in setups(), seed: u64) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut game = State::new(&setup);
        let (mut steps, mut lost) = (0, Values::NONE);
        while game.turn() != Turn::Over {
            let (before, mut beats) = (game.clone(), Vec::new());
            let step = laws::random_step(&game, &mut rng);
            game.apply_unchecked(step, &mut beats);
            previews_come_true(&before, step, &beats);
            for beat in beats {
                if let Beat::LosesTile { tile: Some(tile), .. } = beat {
                    lost = lost.plus(Values::one(tile));
                }
            }
            cards_are_conserved(&game);
            tiles_are_conserved(&game, lost);
            lanes_hold(&game, &before);
            let board = game.view(Viewer::Public).board;
            prop_assert!(board.stage <= 8 && board.round <= 3 && board.side <= 4);
            steps += 1;
            prop_assert!(steps < 300, "every game ends");
        }
    }

    #[test]
    fn a_deck_that_is_read_is_given_back_and_no_other_makes_the_reader_panic(deck in decks()) {
        let options = json!({"deck": deck}).as_object().cloned().expect("an object");
        if let Ok(setup) = Setup::new(3, &options) {
            prop_assert_eq!(Setup::new(3, &setup.options()), Ok(setup));
        }
    }
}

/// Sampled outcomes are those that are told, as often as their weights say.
#[test]
fn chance_is_sampled_by_weight() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut game = State::new(&Setup::standard(4));
    while game.turn() != Turn::Over {
        laws::sampled_by_weight(&game, &mut rng);
        game.apply_unchecked(laws::random_step(&game, &mut rng), &mut ());
    }
}

/// Eight or so cards, most of them in order.
fn decks() -> impl Strategy<Value = Value> {
    const LINES: &[&str] = &["*2 S3 F2 R2", "S1 R4 F3 *?", "R2 S4 F1 *1", "F3  S2 *? R3"];
    const ODD: &[&str] =
        &["", "# a line", "*5 S1 F1 R1", "S1 S2 S3 *1", "*2", "\u{e9}2 S3 F2 R2", "*2 S\u{e9} F2 R2"];
    let line = prop_oneof![40 => proptest::sample::select(LINES), 1 => proptest::sample::select(ODD)];
    let deck = vec(line, 7..=9);
    prop_oneof![
        deck.clone().prop_map(|deck| json!(deck)),
        deck.prop_map(|deck| json!(deck.join("\n"))),
        Just(json!("reconstructed")),
        Just(json!([[["S1"]]])),
        Just(json!({"1": 2})),
    ]
}
