//! A seat's turn (F6 to F8).

use crate::setting::{Scripted, cards, hold, lay, scene, standard};
use furrow_fable::{Animal, Beat, Card, Counts, Refusal, Trigger, fits, trigger};
use furrow_game::{Game, Seat, Turn};

#[test]
fn f6_one_to_four_cards_of_one_animal() {
    let game = scene(&standard(3), |view| hold(view, "hare hare hare hare hare fox"));
    assert_eq!(
        game.legal(),
        ["play hare", "play hare hare", "play hare hare hare", "play hare hare hare hare", "play fox"]
    );
}

#[test]
fn f6_howls_are_wolves_and_which_are_laid_is_the_players_choice() {
    let game = scene(&standard(3), |view| hold(view, "wolf wolf wolf howl howl fox"));
    let wolves: Vec<String> = game.legal().into_iter().filter(|play| !play.contains("fox")).collect();
    assert_eq!(
        wolves,
        [
            "play howl",
            "play howl howl",
            "play wolf",
            "play wolf howl",
            "play wolf howl howl",
            "play wolf wolf",
            "play wolf wolf howl",
            "play wolf wolf howl howl",
            "play wolf wolf wolf",
            "play wolf wolf wolf howl",
        ]
    );
}

#[test]
fn f6_never_more_than_four_of_an_animal_nor_eight_in_all() {
    let mut game = scene(&standard(3), |view| {
        lay(view, "hare hare fox fox lamb lamb");
        hold(view, "hare hare hare wolf wolf wolf");
    });
    assert_eq!(game.legal(), ["play hare", "play hare hare", "play wolf", "play wolf wolf"]);
    let hare = Refusal::FourOfAnAnimal { animal: Animal::Hare, fits: 2 };
    assert_eq!(game.try_step("0 play hare hare hare"), Err(hare));
    assert_eq!(game.try_step("0 play wolf wolf wolf"), Err(Refusal::EightInAll { fits: 2 }));
    assert_eq!(game.try_step("0 play tortoise"), Err(Refusal::NotInHand(Card::Tortoise)));
}

#[test]
fn f6_there_is_always_a_legal_play() {
    // Every table a turn can begin with: at most seven cards, at most three of a kind.
    for n in 0..4_u32.pow(5) {
        let count = |k: u32| (n / 4_u32.pow(k) % 4) as u8;
        let table = Counts::of([count(0), count(1), count(2), 0, count(3), count(4)]);
        if table.total() <= 7 {
            assert!(Animal::ALL.into_iter().all(|animal| fits(table, animal) >= 1), "{table:?}");
        }
    }
}

#[test]
fn f7_the_hand_is_refilled_to_six_before_the_race() {
    let mut game = scene(&standard(3), |view| {
        lay(view, "hare hare");
        hold(view, "hare hare");
    });
    game.run("0 play hare hare");
    assert_eq!(game.public().hands[0].len(), 4);
    assert_eq!(game.public().pos, [0; 5], "the race waits for the draw");
    game.settle();
    let draws = game.beats.iter().rposition(|beat| matches!(beat, Beat::Draws { .. }));
    let race = game.beats.iter().position(|beat| matches!(beat, Beat::RaceStarts { .. }));
    assert!(draws < race);
    assert_eq!(game.public().hands[0].len(), 6);
    assert_eq!(game.public().pos, [2, 1, 0, 0, 0]);
}

/// So many discards that one card is left in the pile.
fn one_card_left(table: &str, hand: &str) -> Scripted {
    let game = scene(&standard(5), |view| {
        lay(view, table);
        hold(view, hand);
        let mut discard = Counts::of([10, 9, 6, 0, 8, 8]);
        while discard.total() + view.table.total() > 45 {
            discard = discard.minus(Counts::some(discard.nth(0), 1));
        }
        while discard.total() + view.table.total() < 45 {
            discard = discard.plus(Counts::some(Card::Tortoise, 1));
        }
        view.discard = discard;
    });
    assert_eq!(game.public().pile, 1);
    game
}

#[test]
fn f7_the_discards_become_the_pile_in_the_middle_of_a_refill_without_the_cards_on_the_table() {
    let mut game = one_card_left("fox fox lamb", "hare hare");
    let discard = game.public().discard;
    game.run("0 play hare hare");
    assert_eq!((game.public().pile, game.public().discard), (1, discard));
    game.run(&format!("* {}", game.outcomes()[0].0));
    assert_eq!(game.beats.last(), Some(&Beat::PileForms { cards: discard }));
    assert_eq!(game.public().pile, discard.total());
    assert_eq!(game.public().pile_formed, discard);
    assert!(game.public().discard.is_empty());
    assert_eq!(game.public().table, cards("hare hare fox fox lamb"));
}

#[test]
fn f7_an_empty_pile_stays_empty_until_a_card_must_be_drawn() {
    let mut game = one_card_left("hare hare hare", "hare");
    let discard = game.public().discard;
    game.act("0 play hare");
    // The race came first, so its cards are among the discards by the time a pile is needed.
    let discard = discard.plus(cards("hare hare hare hare"));
    assert_eq!((game.public().pile, game.public().discard), (0, discard));
    assert!(!game.beats.iter().any(|beat| matches!(beat, Beat::PileForms { .. })));
    let play = game.legal()[0].clone();
    game.run(&format!("1 {play}"));
    assert_eq!(game.beats.last(), Some(&Beat::PileForms { cards: discard }));
    assert_eq!((game.public().pile, game.public().discard), (discard.total(), Counts::NONE));
    // What chance can bring is the new pile, card for card.
    let weights: Vec<u32> = game.outcomes().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(weights, discard.iter().map(|(_, n)| u32::from(n)).collect::<Vec<_>>());
}

#[test]
fn f8_exactly_eight_cards_or_four_of_an_animal_start_one_race() {
    assert_eq!(trigger(cards("hare hare hare fox fox fox lamb")), None);
    let eight = trigger(cards("hare hare hare fox fox fox lamb lamb"));
    assert_eq!(eight, Some(Trigger { four: None, eight: true }));
    let wolves = trigger(cards("wolf wolf howl howl"));
    assert_eq!(wolves, Some(Trigger { four: Some(Animal::Wolf), eight: false }));
    assert_eq!(trigger(cards("lamb lamb lamb lamb fox")).and_then(|t| t.four), Some(Animal::Lamb));
    assert_eq!(trigger(Counts::NONE), None);
}

#[test]
fn f8_both_at_once_are_one_race() {
    let mut game = scene(&standard(3), |view| {
        lay(view, "hare hare fox fox fox tortoise");
        hold(view, "hare hare");
    });
    game.act("0 play hare hare");
    let races: Vec<_> =
        game.beats.iter().filter(|beat| matches!(beat, Beat::RaceStarts { .. })).copied().collect();
    let both = Trigger { four: Some(Animal::Hare), eight: true };
    assert_eq!(races, [Beat::RaceStarts { trigger: both }]);
    assert_eq!(game.public().pos, [2, 1, 0, 3, 0]);
    assert_eq!(game.state.turn(), Turn::Act(Seat::new(1)));
}
