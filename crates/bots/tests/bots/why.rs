//! What speaks for an action, and what is expected after it.

use furrow_bots::{
    Explains,
    search::{Effort, Searcher},
    why,
};
use furrow_game::{Setup, Sight, Turn, Viewer, laws};
use rand::{SeedableRng, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};

/// Asks at every decision of a game at random why one action is better than another; how often there was an answer.
fn asked<G: Explains>(seats: u8, options: &Map<String, Value>, seed: u64) -> (usize, usize) {
    let mut state = G::new(&G::Setup::new(seats, options).unwrap());
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let (mut decisions, mut answered) = (0, 0);
    let mut steps = Vec::new();
    while state.turn() != Turn::Over && decisions < 120 {
        if let Turn::Act(seat) = state.turn() {
            let viewer = Viewer::Seat(seat);
            let history = steps.iter().map(|step| G::seen(*step, viewer)).collect();
            let sight = Sight::<G> { viewer, view: state.view(viewer), history };
            let actions = state.legal_actions(seat);
            let actions = actions.as_ref();
            let one = *actions.choose(&mut rng).unwrap();
            let others = actions.iter().copied().filter(|other| *other != one);
            for other in others.map(Some).chain([None]) {
                let told = why(&sight, one, other);
                assert!(told.len() <= 2 && told == why(&sight, one, other), "{told:?}");
                answered += usize::from(!told.is_empty());
                decisions += 1;
            }
            if decisions % 16 == 0 && actions.len() > 1 {
                let effort = Effort { horizon: None, ..Effort::of(60) };
                let verdict = Searcher::new(effort).search(&sight, actions, &mut rng);
                assert!(G::expected(&sight.view, &verdict.line).len() <= 3);
            }
        }
        let step = laws::random_step(&state, &mut rng);
        state.apply_unchecked(step, &mut ());
        steps.push(step);
    }
    (decisions, answered)
}

fn options(pairs: &[(&str, Value)]) -> Map<String, Value> {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect()
}

#[test]
fn most_actions_of_every_game_have_something_that_speaks_for_them() {
    let apprentice = options(&[("variant", json!("apprentice"))]);
    let mso = options(&[("hare", json!("mso"))]);
    let none = Map::new();
    for seed in 0..3 {
        let mut tally = Vec::new();
        tally.push(("fable", asked::<furrow_fable::State>(3 + seed as u8 % 3, &none, seed)));
        tally.push(("apprentices", asked::<furrow_fable::State>(4, &apprentice, seed)));
        tally.push(("crazy race", asked::<furrow_crazy_race::State>(3 + seed as u8 % 2, &none, seed)));
        tally.push(("carrots", asked::<furrow_carrots::State>(2 + seed as u8, &none, seed)));
        tally.push(("carrots, mso", asked::<furrow_carrots::State>(4, &mso, seed)));
        for (game, (decisions, answered)) in tally {
            assert!(answered * 2 > decisions, "{game}: {answered} of {decisions}");
        }
    }
}
