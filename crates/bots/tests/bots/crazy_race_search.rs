//! What the search asks of Crazy Race, and that it goes by what a seat sees.

use crate::match_play::sight;
use furrow_bots::{
    Asked, Level, Playable,
    search::{Effort, Searcher, Verdict},
};
use furrow_crazy_race::{Action, Setup, State};
use furrow_game::{Game, Seat, Setup as _, Sight, Step, Turn, fair::Seed, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use rayon::ThreadPoolBuilder;
use serde_json::json;

/// Both numbers of seats, with the deck that comes with the game and with one of another making.
fn setups() -> Vec<Setup> {
    let own = json!({
        "start": 2,
        "deck": ["*? S4 F4 R4", "*? S1 F1 R1", "S4 *? F3 R2", "F2 R2 *? S2", "R1 F4 S4 *?", "*4 S1 R1 F1", "S3 F3 R3 *4", "*? R4 F2 S1"],
    });
    let own = |seats| Setup::new(seats, own.as_object().expect("options")).expect("a deck");
    (3..=4).flat_map(|seats| [Setup::standard(seats), own(seats)]).collect()
}

/// Asks at every decision of random games.
fn at_decisions(games: u64, mut ask: impl FnMut(&State, Seat)) {
    for setup in setups() {
        let mut dice = Pcg64Mcg::seed_from_u64(16);
        for _ in 0..games {
            let mut game = State::new(&setup);
            while game.turn() != Turn::Over {
                if let Turn::Act(seat) = game.turn() {
                    ask(&game, seat);
                }
                game.apply_unchecked(laws::random_step(&game, &mut dice), &mut ());
            }
        }
    }
}

#[test]
fn prospects_share_one_win_and_all_places() {
    at_decisions(50, |game, _| {
        let prospects = game.prospects();
        let seats = usize::from(game.setup().seats);
        let (wins, places) = (&prospects.wins[..seats], &prospects.places[..seats]);
        assert!((wins.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{wins:?}");
        assert!((places.iter().sum::<f32>() * 2.0 / seats as f32 - 1.0).abs() < 1e-3, "{places:?}");
        assert!(wins.iter().chain(places).all(|share| (-1e-3..=1.001).contains(share)), "{prospects:?}");
    });
}

#[test]
fn the_policy_leans_to_every_action_and_goes_by_what_the_seat_sees() {
    let mut dice = Pcg64Mcg::seed_from_u64(5);
    at_decisions(20, |game, seat| {
        let actions = game.legal_actions(seat);
        let other = State::imagine(&sight(game, seat).view, &mut dice);
        let (mut leanings, mut there) = (Vec::new(), Vec::new());
        game.lean(seat, &actions, &mut leanings);
        other.lean(seat, &actions, &mut there);
        assert_eq!(leanings.len(), actions.len());
        assert!(leanings.iter().all(|leaning| leaning.is_finite()), "{leanings:?}");
        assert_eq!(leanings, there);
    });
}

#[test]
fn a_stage_is_quiet_at_its_first_decision_alone() {
    for setup in setups() {
        let mut dice = Pcg64Mcg::seed_from_u64(8);
        let mut game = State::new(&setup);
        while game.turn() != Turn::Over {
            let step = laws::random_step(&game, &mut dice);
            let turned = matches!(step, Step::Chance(_)) && matches!(game.turn(), Turn::Chance);
            game.apply_unchecked(step, &mut ());
            assert_eq!(game.is_quiet(), turned && matches!(game.turn(), Turn::Act(_)), "{step}");
        }
    }
}

#[test]
fn the_laying_of_a_stage_begins_as_it_began() {
    for setup in setups() {
        let mut dice = Pcg64Mcg::seed_from_u64(9);
        for _ in 0..20 {
            let mut game = State::new(&setup);
            let mut begun = game.clone();
            while game.turn() != Turn::Over {
                game.apply_unchecked(laws::random_step(&game, &mut dice), &mut ());
                if game.is_quiet() {
                    begun = game.clone();
                }
                if let Some(then) = game.laying_begun() {
                    assert_eq!(then, begun);
                }
            }
        }
    }
}

/// A short search like that of a level.
fn search(sight: &Sight<State>, actions: &[Action]) -> Verdict<State> {
    let effort = State::effort(Level::Hard, &sight.view).expect("it searches");
    let effort = Effort { simulations: 40, truths: 20, trees: 3, ..effort };
    Searcher::new(effort).search(sight, actions, &mut Pcg64Mcg::seed_from_u64(7))
}

/// A game of `medium` players, asking at each decision of one seat.
fn listen(setup: &Setup, mut ask: impl FnMut(&Asked<'_, State>)) {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let choose = |asked: &Asked<'_, State>| {
        if asked.seat.number() == 1 && asked.actions.len() > 1 {
            ask(asked);
        }
        furrow_bots::choose(Level::Medium, asked.sight, asked.actions, &mut rng)
    };
    furrow_bots::play(setup, &Seed::of_game("crazy race search", 0), choose, &mut ());
}

#[test]
fn what_a_seat_cannot_see_does_not_move_its_search() {
    let mut dice = Pcg64Mcg::seed_from_u64(24);
    for setup in setups() {
        listen(&setup, |asked| {
            let Asked { sight, actions, .. } = *asked;
            let other = State::imagine(&sight.view, &mut dice).view(sight.viewer);
            let there = Sight { viewer: sight.viewer, view: other, history: sight.history.clone() };
            assert_eq!(search(sight, actions), search(&there, actions));
        });
    }
}

#[test]
fn threads_do_not_matter() {
    let [one, three] = [1, 3].map(|n| ThreadPoolBuilder::new().num_threads(n).build().expect("threads"));
    for setup in setups() {
        listen(&setup, |asked| {
            let Asked { sight, actions, .. } = *asked;
            let verdict = one.install(|| search(sight, actions));
            assert_eq!(verdict, three.install(|| search(sight, actions)));
        });
    }
}

#[test]
fn evidence_is_finite_for_every_truth_and_tells_something() {
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    let mut told = 0;
    for setup in setups() {
        listen(&setup, |asked| {
            let evidence = State::evidence(asked.sight);
            let truths = (0..10).map(|_| State::imagine(&asked.sight.view, &mut dice));
            let logs: Vec<f32> = truths.map(|truth| truth.likelihood(&evidence)).collect();
            assert!(logs.iter().all(|log| log.is_finite()), "{logs:?}");
            told += usize::from(logs.iter().any(|log| (log - logs[0]).abs() > 0.1));
        });
    }
    assert!(told > 10, "{told}");
}
