//! Imagined truths are drawn in proportion to the physical choices that lead to them (R10).

use furrow_crazy_race::{Deck, Setup, State, Values, View};
use furrow_game::{Game, Seat, Step, Viewer};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use std::collections::BTreeMap;

const SAMPLES: u32 = 40_000;

fn run(game: &mut State, script: &str) {
    for text in script.split("; ") {
        let step = Step::parse::<State>(text, game.setup().seats).unwrap_or_else(|why| panic!("{why}"));
        game.apply(step, &mut ()).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
}

fn opened(seats: u8, script: &str) -> State {
    let mut game = State::new(&Setup { seats, start: Some(Seat::new(0)), deck: Deck::RECONSTRUCTED });
    run(&mut game, script);
    game
}

/// Every ordered choice of `n` of these physical cards, as values.
fn choices(cards: &[u8], n: usize) -> Vec<Vec<u8>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, card) in cards.iter().enumerate() {
        let mut rest = cards.to_vec();
        rest.remove(i);
        all.extend(choices(&rest, n - 1).into_iter().map(|tail| [vec![*card], tail].concat()));
    }
    all
}

/// Draws truths and compares how often each combination of the cards hidden from the view comes with how many
/// physical choices make it: chi-square within five deviations.
fn fits(view: &View) {
    let seats: Vec<Seat> = Seat::all(view.board.setup.seats).collect();
    let hidden = |seat: Seat| view.laid.iter().filter(move |card| card.seat == seat && card.value.is_none());
    let mut expected = BTreeMap::from([(Vec::new(), 1.0)]);
    for seat in &seats {
        let pool: Vec<u8> = view.remaining(*seat).iter().collect();
        let mut next = BTreeMap::new();
        for (so_far, weight) in &expected {
            for choice in choices(&pool, hidden(*seat).count()) {
                *next.entry([so_far.clone(), choice].concat()).or_insert(0.0) += weight;
            }
        }
        expected = next;
    }
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut seen: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
    for _ in 0..SAMPLES {
        let truth = State::imagine(view, &mut rng);
        let laid = seats.iter().flat_map(|seat| {
            let owner = truth.view(Viewer::Seat(*seat));
            let pairs = view.laid.iter().zip(owner.laid.clone());
            let of_seat = pairs.filter(|(card, _)| card.seat == *seat && card.value.is_none());
            of_seat.map(|(_, card)| card.value.expect("its own")).collect::<Vec<_>>()
        });
        *seen.entry(laid.collect()).or_insert(0.0) += 1.0;
    }
    assert!(seen.keys().all(|cards| expected.contains_key(cards)), "only what can be is imagined");
    let sum: f64 = expected.values().sum();
    let chi: f64 = expected
        .iter()
        .map(|(cards, weight)| {
            let want = weight / sum * f64::from(SAMPLES);
            (seen.get(cards).copied().unwrap_or(0.0) - want).powi(2) / want
        })
        .sum();
    let freedom = f64::max(expected.len() as f64 - 1.0, 1.0);
    assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "chi-square {chi} with {freedom} degrees");
}

#[test]
fn two_cards_of_one_seat_are_chosen_without_replacement() {
    let game = opened(3, "* stage 1; 0 pass; 1 lay 1 6; 2 pass; 0 pass; 1 lay 2 1");
    fits(&game.view(Viewer::Seat(Seat::new(0))));
    fits(&game.view(Viewer::Public));
}

#[test]
fn cards_of_several_seats_are_chosen_each_from_its_own() {
    let game = opened(4, "* stage 1; 0 lay 1 2; 1 lay 1 6; 2 lay 3 1; 3 pass");
    for viewer in Viewer::all(4) {
        fits(&game.view(viewer));
    }
}

#[test]
fn used_cards_and_those_turned_up_are_not_among_the_hidden() {
    // Two stages have used cards up; in the third the first side is turned up and its winner asked.
    let mut game =
        opened(3, "* stage 1; 0 lay 1 1; 1 lay 2 1; 2 lay 3 1; 0 lay 1 1; 1 lay 2 1; 2 pass; 0 pass");
    run(&mut game, "1 lay 2 2; 2 pass; 0 decline; 1 decline; 2 decline");
    run(
        &mut game,
        "* stage 2; 1 lay 1 3; 2 lay 2 6; 0 lay 2 3; 1 pass; 2 pass; 0 lay 2 6; 1 pass; 2 lay 3 4; 0 pass",
    );
    let view = game.view(Viewer::Public);
    assert_eq!((view.board.side, view.laid.iter().filter(|card| card.value.is_none()).count()), (1, 4));
    for viewer in Viewer::all(3) {
        fits(&game.view(viewer));
    }
}

#[test]
fn what_is_known_stays_as_it_is() {
    let game = opened(3, "* stage 1; 0 lay 1 1; 1 lay 2 4; 2 lay 3 1");
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..100 {
        let truth = State::imagine(&game.view(Viewer::Seat(Seat::new(1))), &mut rng);
        let own = truth.view(Viewer::Seat(Seat::new(1)));
        assert_eq!((own.hand(), own.laid[1].value), (Values::of(&[1, 1, 2, 2, 3, 3, 6]), Some(4)));
        for seat in Seat::all(3) {
            let view = truth.view(Viewer::Seat(seat));
            let lying: Values = view.laid.iter().filter_map(|card| card.value).collect();
            assert_eq!(view.hand().plus(lying), furrow_crazy_race::HAND, "no card is made or lost");
        }
    }
}
