//! The laws of every game, held by this one at every number of seats and with every option.

use furrow_carrots::{Effect, Hare, HareTable, Layout, Setup, State};
use furrow_game::{Seat, laws};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A table of effects drawn at random.
fn table(rng: &mut Pcg64Mcg) -> Hare {
    Hare::Table(HareTable([[(); 6]; 6].map(|row| row.map(|()| Effect::ALL[rng.random_range(0..10)]))))
}

fn setups(rng: &mut Pcg64Mcg) -> Vec<Setup> {
    let mut setups = Vec::new();
    for seats in 2..=6 {
        for hare in [Hare::Abacus, Hare::Intellect, Hare::Blank, Hare::Mso, table(rng), table(rng)] {
            for layout in Layout::ALL {
                let start = rng.random_bool(0.5).then(|| Seat::new(rng.random_range(0..seats)));
                let start_carrots = [0, 3, 30, 65, 95, 400][rng.random_range(0..6)];
                let round_limit = [1, 7, 30][rng.random_range(0..3)];
                setups.push(Setup { seats, start, hare, layout, start_carrots, round_limit });
            }
        }
    }
    setups
}

#[test]
fn the_laws_hold() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    for _ in 0..2 {
        for setup in setups(&mut rng) {
            laws::hold::<State>(&setup, &mut rng, 3_000);
        }
    }
}

#[test]
fn the_laws_hold_in_whole_games() {
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    for seats in 2..=6 {
        let setup = Setup { round_limit: 120, ..Setup::standard(seats) };
        laws::hold::<State>(&setup, &mut rng, 10_000);
    }
}
