//! The search on a game whose solution is known, and what every search has to keep.

use crate::swap::{Action, State};
use furrow_bots::search::{Effort, Searcher, Tried, Verdict};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

const ACTIONS: [Action; 2] = [Action::Keep, Action::Swap];

fn effort(simulations: u32) -> Effort {
    Effort { horizon: None, ..Effort::of(simulations) }
}

/// With this card, after those before have swapped or not.
fn verdict(effort: Effort, seats: u8, card: u8, swapped: &[bool]) -> Verdict<State> {
    let mut rng = Pcg64Mcg::seed_from_u64(u64::from(card));
    Searcher::new(effort).search(&State::sight(seats, card, swapped), &ACTIONS, &mut rng)
}

fn best(verdict: &Verdict<State>) -> Tried<Action> {
    let best = verdict.best();
    *verdict.tried.iter().find(|tried| tried.action == best).expect("it was tried")
}

/// Who has the highest card keeps it and wins; who starts with another swaps, and gets the highest in one of so many
/// cases as there are other cards.
#[test]
fn the_search_finds_the_solution_for_two_and_three() {
    for seats in [2, 3] {
        for card in 1..=seats + 1 {
            let found = best(&verdict(effort(20_000), seats, card, &[]));
            let (action, chance) =
                if card == seats + 1 { (Action::Keep, 1.0) } else { (Action::Swap, 1.0 / f64::from(seats)) };
            assert_eq!(found.action, action, "{seats} seats, card {card}");
            assert!((found.chance - chance).abs() < 0.05, "{seats} seats, card {card}: {found:?}");
        }
    }
}

/// More simulations come nearer to what is true.
#[test]
fn more_simulations_come_nearer() {
    let off = |simulations| {
        let mut sum = 0.0;
        for seed in 0..40 {
            let mut rng = Pcg64Mcg::seed_from_u64(seed);
            let sight = State::sight(3, 2, &[]);
            let verdict = Searcher::new(effort(simulations)).search(&sight, &ACTIONS, &mut rng);
            sum += (verdict.tried[1].chance - 1.0 / 3.0).abs();
        }
        sum / 40.0
    };
    let (few, more, many) = (off(30), off(300), off(3_000));
    assert!(few > more && more > many, "{few} {more} {many}");
}

/// One who keeps a card has the highest: who weighs that knows that it has lost.
#[test]
fn what_others_did_tells_what_they_have() {
    let chance = |inference| best(&verdict(Effort { inference, ..effort(5_000) }, 2, 2, &[false])).chance;
    let (weighed, unweighed) = (chance(true), chance(false));
    assert!(weighed < 0.1, "{weighed}");
    assert!((unweighed - 0.5).abs() < 0.1, "{unweighed}");
}

/// Another run differs by about as much as the error says.
#[test]
fn errors_are_as_large_as_they_say() {
    let found = |seed| {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let effort = Effort { truths: 4096, ..effort(400) };
        Searcher::new(effort).search(&State::sight(3, 2, &[]), &ACTIONS, &mut rng).tried[1]
    };
    let all: Vec<Tried<Action>> = (0..60).map(found).collect();
    let mean = |of: &dyn Fn(&Tried<Action>) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
    let middle = mean(&|tried| tried.chance);
    let spread = mean(&|tried| (tried.chance - middle).powi(2)).sqrt();
    let said = mean(&|tried| tried.error);
    assert!((0.5..2.0).contains(&(spread / said)), "{spread} {said}");
}

#[test]
fn equal_seeds_give_equal_verdicts_on_any_number_of_threads() {
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| verdict(Effort { trees: 5, ..effort(200) }, 3, 2, &[true]))
    };
    assert_eq!(on(1), on(4));
    assert_ne!(on(1), verdict(effort(200), 3, 2, &[true]));
}

/// A tree that is kept has grown more by the next decision, and answers as well.
#[test]
fn a_kept_tree_still_finds_the_solution() {
    let mut searcher = Searcher::new(Effort { reuse: true, ..effort(500) });
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..3 {
        let verdict = searcher.search(&State::sight(3, 2, &[]), &ACTIONS, &mut rng);
        assert_eq!(verdict.best(), Action::Swap);
    }
    let visits: u32 =
        searcher.search(&State::sight(3, 2, &[]), &ACTIONS, &mut rng).tried.iter().map(|t| t.visits).sum();
    assert_eq!(visits, 4 * 500);
}
