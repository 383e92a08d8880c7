//! What the search asks of Fable, and that it goes by what a seat sees.

use furrow_bots::{
    Asked, Level, Playable,
    search::{Effort, Searcher, Verdict},
};
use furrow_fable::{Action, Setup, State, Variant};
use furrow_game::{Game, Seat, Sight, Turn, fair::Seed, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use rayon::ThreadPoolBuilder;

/// All variants with all numbers of seats, a single game and a championship, every option used.
fn setups() -> Vec<Setup> {
    let variants =
        Variant::ALL.into_iter().flat_map(|variant| variant.seats().map(move |seats| (variant, seats)));
    let setup = |(variant, seats): (Variant, u8)| {
        [false, true].map(|more| Setup {
            variant,
            championship: more,
            nap_counts_podium: more,
            apprentice_hand: 5 + u8::from(more),
            start: more.then_some(Seat::new(1)),
            ..Setup::standard(seats)
        })
    };
    variants.flat_map(setup).collect()
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
    at_decisions(4, |game, _| {
        let prospects = game.prospects();
        let seats = usize::from(game.setup().seats);
        let (wins, places) = (&prospects.wins[..seats], &prospects.places[..seats]);
        assert!((wins.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{wins:?}");
        assert!((places.iter().sum::<f32>() * 2.0 / seats as f32 - 1.0).abs() < 1e-3, "{places:?}");
        assert!(wins.iter().chain(places).all(|share| (-1e-3..=1.001).contains(share)), "{prospects:?}");
    });
}

#[test]
fn the_policy_leans_to_every_action() {
    at_decisions(4, |game, seat| {
        let actions = game.legal_actions(seat);
        let mut leanings = Vec::new();
        game.lean(seat, &actions, &mut leanings);
        assert_eq!(leanings.len(), actions.len());
        assert!(leanings.iter().all(|leaning| leaning.is_finite()), "{leanings:?}");
    });
}

/// A short search like that of a level.
fn effort() -> Effort {
    let effort = State::effort(
        Level::Hard,
        &State::new(&Setup::standard(3)).view(furrow_game::Viewer::Seat(Seat::new(0))),
    );
    Effort { simulations: 40, truths: 20, trees: 3, ..effort.expect("it searches") }
}

fn search(sight: &Sight<State>, actions: &[Action]) -> Verdict<State> {
    Searcher::new(effort()).search(sight, actions, &mut Pcg64Mcg::seed_from_u64(7))
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
    furrow_bots::play(setup, &Seed::of_game("fable search", 0), choose, &mut ());
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
fn evidence_is_finite_for_every_truth() {
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    for setup in setups() {
        listen(&setup, |asked| {
            let evidence = State::evidence(asked.sight);
            for _ in 0..10 {
                let truth = State::imagine(&asked.sight.view, &mut dice);
                assert!(truth.likelihood(&evidence).is_finite());
            }
        });
    }
}
