//! What the search asks of Crazy Race, and that it goes by what a seat sees.

use crate::search_laws;
use furrow_bots::Playable;
use furrow_crazy_race::{Setup, State};
use furrow_game::{Game, Setup as _, Step, Turn, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
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

#[test]
fn prospects_share_one_win_and_all_places() {
    search_laws::prospects_share_one_win_and_all_places::<State>(&setups(), 50);
}

#[test]
fn the_policy_goes_by_what_the_seat_sees() {
    search_laws::the_policy_goes_by_what_the_seat_sees::<State>(&setups(), 20);
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

#[test]
fn what_a_seat_cannot_see_does_not_move_its_search() {
    search_laws::what_a_seat_cannot_see_does_not_move_its_search::<State>(&setups());
}

#[test]
fn threads_do_not_matter() {
    search_laws::threads_do_not_matter::<State>(&setups());
}

#[test]
fn evidence_is_finite_for_every_truth_and_tells_something() {
    search_laws::evidence_is_finite_for_every_truth_and_tells_something::<State>(&setups());
}
