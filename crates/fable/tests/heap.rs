//! A playout takes nothing from the heap: no list of actions, no draw, no race, no end of a game.

use furrow_fable::{Setup, State, Variant};
use furrow_game::{Game, Step, Turn};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

fn playout(game: &mut State, rng: &mut impl Rng) {
    while game.turn() != Turn::Over {
        let step = match game.turn() {
            Turn::Act(seat) => {
                let actions = game.legal_actions(seat);
                Step::Act(seat, actions[rng.next_u32() as usize % actions.len()])
            }
            _ => Step::Chance(game.sample_chance(rng)),
        };
        game.apply_unchecked(step, &mut ());
    }
}

#[test]
fn whole_games_allocate_nothing() {
    assert_ne!(
        allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total,
        0,
        "the heap is being watched"
    );
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for variant in Variant::ALL {
        for (seats, championship) in variant.seats().flat_map(|seats| [(seats, false), (seats, true)]) {
            let setup = Setup { variant, championship, ..Setup::standard(seats) };
            for _ in 0..20 {
                let info = allocation_counter::measure(|| {
                    let mut game = State::new(&setup);
                    playout(&mut game, &mut rng);
                });
                assert_eq!(info.count_total, 0, "{setup:?}");
            }
        }
    }
}
