//! A playout takes nothing from the heap: no list of actions, no evaluation, no move, no end of a game.

use furrow_crazy_race::{Setup, State};
use furrow_game::{Game, Turn, laws::random_step};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

#[test]
fn whole_games_allocate_nothing() {
    assert_ne!(
        allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total,
        0,
        "the heap is being watched"
    );
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for seats in 3..=4 {
        let setup = Setup::standard(seats);
        for _ in 0..50 {
            let info = allocation_counter::measure(|| {
                let mut game = State::new(&setup);
                while game.turn() != Turn::Over {
                    game.apply_unchecked(random_step(&game, &mut rng), &mut ());
                }
            });
            assert_eq!(info.count_total, 0, "{seats} seats");
        }
    }
}
