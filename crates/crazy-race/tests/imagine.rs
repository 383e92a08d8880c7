//! Imagined truths are drawn in proportion to the physical choices that lead to them (R10).

use furrow_crazy_race::{HAND, Setup, State, Values, View};
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
    let mut game = State::new(&Setup { start: Some(Seat::new(0)), ..Setup::standard(seats) });
    run(&mut game, script);
    game
}

/// What a seat's face-down cards are of, written out by hand.
#[derive(Clone, Copy, Default)]
struct Pool {
    /// The hand at the start of the stage.
    hand: &'static [u8],
    /// The used cards that a recall of this stage has brought back.
    back: &'static [u8],
    /// How many of its cards lay there then.
    early: usize,
}

/// All the cards in a hand.
const FULL: Pool = Pool { hand: &[1, 1, 2, 2, 3, 3, 4, 6], back: &[], early: 0 };

impl Pool {
    /// Every choice of so many physical cards, in order of laying, as values: the early ones are of the hand, the others
    /// of what came back as well.
    fn choices(self, laid: usize) -> Vec<Vec<u8>> {
        let cards = [self.hand, self.back].concat();
        let mut all = vec![Vec::new()];
        for n in 0..laid {
            let of = if n < self.early { self.hand.len() } else { cards.len() };
            let longer = all.iter().flat_map(|chosen: &Vec<usize>| {
                let free = (0..of).filter(|card| !chosen.contains(card));
                free.map(|card| [chosen.as_slice(), &[card]].concat()).collect::<Vec<_>>()
            });
            all = longer.collect();
        }
        all.iter().map(|chosen| chosen.iter().map(|card| cards[*card]).collect()).collect()
    }
}

/// How often each combination of the cards hidden from the view comes up among all physical choices that agree with the
/// cards it knows, seat by seat.
fn expected(view: &View, pools: &[Pool]) -> BTreeMap<Vec<u8>, f64> {
    let mut expected = BTreeMap::from([(Vec::new(), 1.0)]);
    for (seat, pool) in Seat::all(view.board.setup.seats).zip(pools) {
        let known: Vec<Option<u8>> =
            view.laid.iter().filter(|card| card.seat == seat).map(|card| card.value).collect();
        let mut of_seat: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
        for choice in pool.choices(known.len()) {
            if choice.iter().zip(&known).all(|(card, known)| known.is_none_or(|known| known == *card)) {
                let hidden = choice.iter().zip(&known).filter(|(_, known)| known.is_none());
                *of_seat.entry(hidden.map(|(card, _)| *card).collect()).or_default() += 1.0;
            }
        }
        let both = expected.iter().flat_map(|(so_far, weight)| {
            of_seat.iter().map(move |(cards, ways)| ([so_far.as_slice(), cards].concat(), weight * ways))
        });
        expected = both.collect();
    }
    expected
}

/// The cards hidden from the view, seat by seat, in an imagined truth.
fn imagined(view: &View, rng: &mut Pcg64Mcg) -> Vec<u8> {
    let truth = State::imagine(view, rng);
    let mut cards = Vec::new();
    for seat in Seat::all(view.board.setup.seats) {
        let owner = truth.view(Viewer::Seat(seat));
        let pairs = view.laid.iter().zip(&owner.laid);
        let hidden = pairs.filter(|(card, _)| card.seat == seat && card.value.is_none());
        cards.extend(hidden.map(|(_, card)| card.value.expect("its own")));
    }
    cards
}

/// For each viewer: draws truths and compares how often each combination of hidden cards comes with how many physical
/// choices make it, chi-square within five deviations; and what a card can be is what it is in any of them.
fn fits(game: &State, pools: &[Pool]) {
    for viewer in Viewer::all(game.setup().seats) {
        let view = game.view(viewer);
        let expected = expected(&view, pools);
        if viewer == Viewer::Public {
            tells_what_can_be(&view, &expected);
        }
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let mut seen: BTreeMap<Vec<u8>, f64> = BTreeMap::new();
        for _ in 0..SAMPLES {
            *seen.entry(imagined(&view, &mut rng)).or_default() += 1.0;
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
}

/// The hidden cards are, kind by kind, what they are in some physical choice.
fn tells_what_can_be(public: &View, expected: &BTreeMap<Vec<u8>, f64>) {
    let mut place = 0;
    for seat in Seat::all(public.board.setup.seats) {
        for (n, _) in public.laid.iter().enumerate().filter(|(_, c)| c.seat == seat && c.value.is_none()) {
            let mut kinds: Vec<u8> = expected.keys().map(|cards| cards[place]).collect();
            kinds.sort_unstable();
            kinds.dedup();
            assert_eq!(public.can_be(n).kinds().collect::<Vec<_>>(), kinds, "card {n}");
            place += 1;
        }
    }
}

/// A stage in which seat 0 of three has used these cards before, and then lays, recalls and so on as scripted.
fn recalling(used: &[u8], script: &str) -> State {
    let mut view = opened(3, "* stage 1").view(Viewer::Public);
    view.board.used[0] = Values::of(used);
    let mut game = State::imagine(&view, &mut Pcg64Mcg::seed_from_u64(7));
    run(&mut game, script);
    game
}

#[test]
fn two_cards_of_one_seat_are_chosen_without_replacement() {
    fits(&opened(3, "* stage 1; 0 pass; 1 lay 1 6; 2 pass; 0 pass; 1 lay 2 1"), &[FULL; 3]);
}

#[test]
fn cards_of_several_seats_are_chosen_each_from_its_own() {
    fits(&opened(4, "* stage 1; 0 lay 1 2; 1 lay 1 6; 2 lay 3 1; 3 pass"), &[FULL; 4]);
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
    let hands: [&[u8]; 3] = [&[2, 2, 3, 3, 4, 6], &[2, 3, 3, 4, 6], &[1, 2, 2, 3, 3, 4, 6]];
    fits(&game, &hands.map(|hand| Pool { hand, ..Pool::default() }));
}

#[test]
fn a_card_laid_before_a_recall_is_none_of_those_that_came_back() {
    let mut game =
        opened(3, "* stage 1; 0 lay 1 6; 1 pass; 2 pass; 0 pass; 1 pass; 2 pass; 0 pass; 1 pass; 2 pass");
    run(&mut game, "0 decline; * stage 2; 1 pass; 2 pass; 0 lay 1 4; 1 pass; 2 pass; 0 recall");
    let view = game.view(Viewer::Public);
    assert_eq!(view.can_be(0), Values::of(&[1, 1, 2, 2, 3, 3, 4]));
    assert_eq!(view.can_hold(Seat::new(0)), HAND, "the 6 is in the hand, all others may be");
    let of_0 = Pool { hand: &[1, 1, 2, 2, 3, 3, 4], back: &[6], early: 1 };
    fits(&game, &[of_0, FULL, FULL]);
    run(&mut game, "0 lay 1 6; 1 lay 2 1; 2 pass");
    assert_eq!(game.view(Viewer::Public).can_be(1), HAND, "a card laid after it may be");
    fits(&game, &[of_0, FULL, FULL]);
}

#[test]
fn cards_laid_after_a_recall_are_of_what_those_before_it_leave() {
    let game = recalling(
        &[1, 2, 2, 4],
        "0 lay 1 1; 1 pass; 2 pass; 0 lay 2 3; 1 pass; 2 pass; 0 recall; 0 lay 2 2; 1 pass",
    );
    fits(&game, &[Pool { hand: &[1, 3, 3, 6], back: &[1, 2, 2, 4], early: 2 }, FULL, FULL]);
}

#[test]
fn the_last_card_laid_before_a_recall_is_known_to_all() {
    let game = recalling(&[1, 1, 2, 2, 3, 3, 4], "0 lay 1 6; 1 pass; 2 pass; 0 recall; 0 lay 2 4");
    let view = game.view(Viewer::Public);
    let rest = Values::of(&[1, 1, 2, 2, 3, 3, 4]);
    assert_eq!((view.can_be(0), view.can_be(1)), (Values::one(6), rest));
    assert_eq!((view.can_hold(Seat::new(0)), view.remaining(Seat::new(0))), (rest, HAND));
    fits(&game, &[Pool { hand: &[6], back: &[1, 1, 2, 2, 3, 3, 4], early: 1 }, FULL, FULL]);
}

#[test]
fn a_turned_up_card_of_before_a_recall_leaves_the_others_the_rest_of_the_hand() {
    let game = recalling(
        &[1, 2, 3, 4, 6],
        "0 lay 1 1; 1 pass; 2 pass; 0 lay 2 2; 1 pass; 2 lay 2 6; 0 recall; 0 lay 2 1; 1 pass; 2 pass",
    );
    let view = game.view(Viewer::Public);
    assert_eq!((view.board.side, view.can_be(0), view.can_be(1)), (1, Values::one(1), Values::of(&[2, 3])));
    fits(&game, &[Pool { hand: &[1, 2, 3], back: &[1, 2, 3, 4, 6], early: 2 }, FULL, FULL]);
}

#[test]
fn a_turned_up_card_of_after_a_recall_weighs_those_before_it_by_its_copies() {
    // The 1 turned up is one of two, or the only one left if the other lies face down.
    let game = recalling(
        &[1, 2, 3, 4, 6],
        "0 lay 2 1; 1 pass; 2 pass; 0 pass; 1 pass; 2 pass; 0 recall; 0 lay 1 1; 1 pass; 2 pass",
    );
    let of_0 = Pool { hand: &[1, 2, 3], back: &[1, 2, 3, 4, 6], early: 1 };
    assert_eq!(
        expected(&game.view(Viewer::Public), &[of_0, FULL, FULL]).into_values().collect::<Vec<_>>(),
        [1.0, 2.0, 2.0]
    );
    fits(&game, &[of_0, FULL, FULL]);
    let two = recalling(
        &[2, 3, 4, 6],
        "0 lay 2 1; 1 pass; 2 pass; 0 lay 3 2; 1 pass; 2 pass; 0 recall; 0 lay 1 1; 1 pass; 2 pass",
    );
    fits(&two, &[Pool { hand: &[1, 1, 2, 3], back: &[2, 3, 4, 6], early: 2 }, FULL, FULL]);
}

#[test]
fn the_only_copy_turned_up_after_a_recall_was_not_laid_before_it() {
    let game = recalling(
        &[1, 2, 2, 3, 3, 6],
        "0 lay 2 1; 1 pass; 2 pass; 0 recall; 0 lay 1 4; 1 pass; 2 pass; 0 lay 2 1; 1 pass; 2 pass",
    );
    let view = game.view(Viewer::Public);
    assert_eq!((view.board.side, view.can_be(0)), (1, Values::one(1)), "its hand was 1 and 4");
    assert_eq!(view.can_hold(Seat::new(0)), Values::of(&[1, 2, 2, 3, 3, 6]));
    fits(&game, &[Pool { hand: &[1, 4], back: &[1, 2, 2, 3, 3, 6], early: 1 }, FULL, FULL]);
}

#[test]
fn the_stage_after_a_recall_is_as_any_other() {
    let mut game = recalling(&[1, 1, 2, 2, 3, 3, 4], "0 lay 1 6; 1 pass; 2 pass; 0 recall; 0 lay 1 4");
    run(&mut game, "1 pass; 2 pass; 0 pass; 1 pass; 2 pass; 0 decline; * stage 2; 1 pass; 2 pass; 0 lay 1 3");
    fits(&game, &[Pool { hand: &[1, 1, 2, 2, 3, 3], ..FULL }, FULL, FULL]);
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
            assert_eq!(view.hand().plus(lying), HAND, "no card is made or lost");
        }
    }
}
