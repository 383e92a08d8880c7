//! What the search asks of every game, and what every game's search has to keep.

use crate::match_play::sight;
use furrow_bots::{
    Asked, Level, Playable,
    search::{Effort, Searcher, Verdict},
};
use furrow_game::{Seat, Setup, Sight, Turn, fair::Seed, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use rayon::ThreadPoolBuilder;

/// Asks at every decision of random games.
pub(crate) fn at_decisions<G: Playable>(setups: &[G::Setup], games: u64, mut ask: impl FnMut(&G, Seat)) {
    for setup in setups {
        let mut dice = Pcg64Mcg::seed_from_u64(16);
        for _ in 0..games {
            let mut game = G::new(setup);
            while game.turn() != Turn::Over {
                if let Turn::Act(seat) = game.turn() {
                    ask(&game, seat);
                }
                game.apply_unchecked(laws::random_step(&game, &mut dice), &mut ());
            }
        }
    }
}

pub(crate) fn prospects_share_one_win_and_all_places<G: Playable>(setups: &[G::Setup], games: u64) {
    at_decisions::<G>(setups, games, |game, _| {
        let prospects = game.prospects();
        let seats = usize::from(game.setup().seats());
        let (wins, places) = (&prospects.wins[..seats], &prospects.places[..seats]);
        assert!((wins.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{wins:?}");
        assert!((places.iter().sum::<f32>() * 2.0 / seats as f32 - 1.0).abs() < 1e-3, "{places:?}");
        assert!(wins.iter().chain(places).all(|share| (-1e-3..=1.001).contains(share)), "{prospects:?}");
    });
}

/// The policy is given all that is true in an imagined game: what it makes of another truth that the seat cannot tell
/// from it has to be the same.
pub(crate) fn the_policy_goes_by_what_the_seat_sees<G: Playable>(setups: &[G::Setup], games: u64) {
    let mut dice = Pcg64Mcg::seed_from_u64(5);
    at_decisions::<G>(setups, games, |game, seat| {
        let actions = game.legal_actions(seat);
        let other = G::imagine(&sight(game, seat).view, &mut dice);
        let (mut leanings, mut there) = (Vec::new(), Vec::new());
        game.lean(seat, actions.as_ref(), &mut leanings);
        other.lean(seat, actions.as_ref(), &mut there);
        assert_eq!(leanings.len(), actions.as_ref().len());
        assert!(leanings.iter().all(|leaning| leaning.is_finite()), "{leanings:?}");
        assert_eq!(leanings, there);
    });
}

/// A short search like that of a level.
fn search<G: Playable>(sight: &Sight<G>, actions: &[G::Action]) -> Verdict<G> {
    let effort = G::effort(Level::Hard, &sight.view).expect("it searches");
    let effort = Effort { simulations: 40, truths: 20, trees: 3, ..effort };
    Searcher::new(effort).search(sight, actions, &mut Pcg64Mcg::seed_from_u64(7))
}

/// A game of `medium` players in each set-up, asking at each decision of one seat.
fn listen<G: Playable>(setups: &[G::Setup], mut ask: impl FnMut(&Asked<'_, G>)) {
    for setup in setups {
        let mut rng = Pcg64Mcg::seed_from_u64(1);
        let choose = |asked: &Asked<'_, G>| {
            if asked.seat.number() == 1 && asked.actions.len() > 1 {
                ask(asked);
            }
            furrow_bots::choose(Level::Medium, asked.sight, asked.actions, &mut rng)
        };
        furrow_bots::play(setup, &Seed::of_game(&format!("{} search", G::NAME), 0), choose, &mut ());
    }
}

pub(crate) fn what_a_seat_cannot_see_does_not_move_its_search<G: Playable>(setups: &[G::Setup]) {
    let mut dice = Pcg64Mcg::seed_from_u64(24);
    listen::<G>(setups, |asked| {
        let Asked { sight, actions, .. } = *asked;
        let other = G::imagine(&sight.view, &mut dice).view(sight.viewer);
        let there = Sight { viewer: sight.viewer, view: other, history: sight.history.clone() };
        assert_eq!(search(sight, actions), search(&there, actions));
    });
}

pub(crate) fn threads_do_not_matter<G: Playable>(setups: &[G::Setup]) {
    let [one, three] = [1, 3].map(|n| ThreadPoolBuilder::new().num_threads(n).build().expect("threads"));
    listen::<G>(setups, |asked| {
        let Asked { sight, actions, .. } = *asked;
        let verdict = one.install(|| search(sight, actions));
        assert_eq!(verdict, three.install(|| search(sight, actions)));
    });
}

/// Where several seats choose in secret each may be asked before those in front of it have chosen. True if any was.
pub(crate) fn who_is_asked_early_searches_too<G: Playable>(setups: &[G::Setup]) -> bool {
    let mut any = false;
    at_decisions::<G>(setups, 1, |game, turn| {
        for seat in game.deciders().iter().filter(|seat| *seat != turn) {
            let sight = sight(game, seat);
            let actions = G::view_actions(&sight.view);
            let found = search(&sight, actions.as_ref());
            assert!(actions.as_ref().contains(&found.best()), "one of its own");
            any = true;
        }
    });
    any
}

/// Evidence is a number for every truth, and makes some likelier than others.
pub(crate) fn evidence_is_finite_for_every_truth_and_tells_something<G: Playable>(setups: &[G::Setup]) {
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    let mut told = 0;
    listen::<G>(setups, |asked| {
        let evidence = G::evidence(asked.sight);
        let truths = (0..10).map(|_| G::imagine(&asked.sight.view, &mut dice));
        let logs: Vec<f32> = truths.map(|truth| truth.likelihood(&evidence)).collect();
        assert!(logs.iter().all(|log| log.is_finite()), "{logs:?}");
        told += usize::from(logs.iter().any(|log| (log - logs[0]).abs() > 0.1));
    });
    assert!(told > 10, "{told}");
}
