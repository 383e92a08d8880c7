//! The laws of every game, and what must hold of this one at every step.

use furrow_fable::{Setup, State};
use furrow_game::{Seat, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

fn setups() -> impl Iterator<Item = Setup> {
    (2..=5).flat_map(|seats| {
        [false, true].into_iter().flat_map(move |championship| {
            [None, Some(Seat::new(1))].into_iter().map(move |start| Setup {
                championship,
                start,
                nap_counts_podium: start.is_some(),
                ..Setup::standard(seats)
            })
        })
    })
}

#[test]
fn the_laws_hold() {
    for (n, setup) in setups().enumerate() {
        for game in 0..8 {
            laws::hold::<State>(&setup, &mut Pcg64Mcg::seed_from_u64((n * 100 + game) as u64), 3000);
        }
    }
}
