//! What the search asks of the game, and how it plays with little effort.

use super::{setup, setups};
use crate::match_play::sight;
use furrow_bots::{
    Asked, Bot, Playable, Played, play,
    search::{Effort, Prospects, Searcher},
};
use furrow_carrots::{Effect, Hare, HareTable, Phase, Setup, State};
use furrow_game::{Game, Seat, Turn, fair::Seed, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

const LITTLE: Effort = Effort { truths: 1, ..Effort::of(60) };

/// The tables of the house, and some that a house may make of its own.
fn all_setups() -> Vec<Setup> {
    let tables = Effect::ALL.map(|effect| Hare::Table(HareTable([[effect; 6]; 6])));
    let tables = tables.into_iter().flat_map(|hare| [2, 4].map(|seats| Setup { hare, ..setup(seats) }));
    let purses = [0, 5, 300, 10_000].into_iter();
    let purses = purses.flat_map(|carrots| [2, 5].map(|n| Setup { start_carrots: carrots, ..setup(n) }));
    let short = [1, 12].map(|round_limit| Setup { round_limit, ..setup(3) });
    setups().into_iter().chain(tables).chain(purses).chain(short).collect()
}

/// Comes by the decisions of a game in which anything is done, the first hundred.
fn wander(setup: &Setup, dice: &mut Pcg64Mcg, mut visit: impl FnMut(&State, Seat)) {
    let mut game = State::new(setup);
    let mut left = 100;
    while game.turn() != Turn::Over && left > 0 {
        if let Turn::Act(seat) = game.turn() {
            visit(&game, seat);
            left -= 1;
        }
        game.apply_unchecked(laws::random_step(&game, dice), &mut ());
    }
}

/// A game among seats that search with this effort.
fn game(setup: &Setup, effort: Effort, seed: &str) -> Played<State> {
    let mut bots: Vec<Bot<State>> =
        Seat::all(setup.seats).map(|seat| Bot::searching(effort, seed, seat)).collect();
    let choose = |asked: &Asked<'_, State>| bots[asked.seat.index()].choose(asked.sight, asked.actions);
    play(setup, &Seed::of_game(seed, 0), choose, &mut ())
}

#[test]
fn leanings_are_finite_in_any_game() {
    let mut dice = Pcg64Mcg::seed_from_u64(4);
    for setup in all_setups() {
        wander(&setup, &mut dice, |game, seat| {
            let actions = game.actions(seat);
            let mut leanings = Vec::new();
            game.lean(seat, &actions, &mut leanings);
            assert_eq!(leanings.len(), actions.len());
            assert!(leanings.iter().all(|leaning| leaning.is_finite()), "{game:?}");
        });
    }
}

#[test]
fn prospects_are_shares_in_any_game() {
    let mut dice = Pcg64Mcg::seed_from_u64(5);
    for setup in all_setups() {
        let seats = usize::from(setup.seats);
        wander(&setup, &mut dice, |game, _| {
            assert_eq!(game.is_quiet(), game.phase == Phase::Move);
            let Prospects { wins, places } = game.prospects();
            let sum = |shares: &[f32]| shares.iter().sum::<f32>();
            assert!((sum(&wins) - 1.0).abs() < 1e-4 && sum(&wins[seats..]) == 0.0, "{wins:?} {game:?}");
            assert!((sum(&places) - seats as f32 / 2.0).abs() < 1e-3, "{places:?} {game:?}");
            assert!(wins.iter().chain(&places).all(|share| (0.0..=1.0001).contains(share)), "{game:?}");
        });
    }
}

#[test]
fn who_is_home_first_has_won() {
    let mut dice = Pcg64Mcg::seed_from_u64(6);
    for seats in 3..=6 {
        wander(&setup(seats), &mut dice, |game, _| {
            if let Some((first, _)) = game.finished.first() {
                assert!(game.prospects().wins[first.index()] > 0.999, "{game:?}");
            }
        });
    }
}

#[test]
fn threads_change_nothing() {
    let effort = Effort { trees: 3, ..LITTLE };
    let games = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| [2, 4].map(|seats| game(&setup(seats), effort, "threads").steps))
    };
    assert_eq!(games(1), games(3));
}

#[test]
fn a_search_goes_by_the_view() {
    let mut dice = Pcg64Mcg::seed_from_u64(7);
    for seats in [2, 3] {
        wander(&setup(seats), &mut dice, |game, seat| {
            let actions = game.actions(seat);
            let (here, mut rng) = (sight(game, seat), Pcg64Mcg::seed_from_u64(8));
            let there = sight(&State::imagine(&here.view, &mut rng), seat);
            let verdict = |sight| Searcher::new(LITTLE).search(sight, &actions, &mut rng.clone());
            assert_eq!(verdict(&here), verdict(&there));
        });
    }
}

#[test]
fn who_searches_comes_home() {
    for setup in setups() {
        let Played { end, .. } = game(&setup, LITTLE, "home");
        assert!(end.round < 80, "{} rounds: {setup:?}", end.round);
    }
    for start_carrots in [5, 300, 1000] {
        for seats in [2, 4] {
            let setup = Setup { start_carrots, ..setup(seats) };
            let Played { end, .. } = game(&setup, LITTLE, "purse");
            assert!(end.round < setup.round_limit, "{setup:?}");
        }
    }
}
