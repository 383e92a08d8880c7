//! The laws of every game, held by this one at every number of seats and with every option.

use furrow_fable::{Setup, State, Variant};
use furrow_game::{Seat, laws};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Every number of seats, variant and option.
fn setups() -> impl Iterator<Item = Setup> {
    let seats =
        Variant::ALL.into_iter().flat_map(|variant| variant.seats().map(move |seats| (variant, seats)));
    seats.flat_map(|(variant, seats)| {
        [false, true].into_iter().flat_map(move |championship| {
            [None, Some(Seat::new(1))].into_iter().map(move |start| Setup {
                variant,
                championship,
                start,
                nap_counts_podium: start.is_some(),
                apprentice_hand: if start.is_some() { 6 } else { 5 },
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
