//! How many instructions a decision of a random game takes, its stages included: counted under Valgrind, so the
//! same on every machine with the same compiler, and held under a limit. See docs/decisions/speed.md.

#![expect(missing_docs, reason = "gungraun's macros make public items without a word")]

use furrow_crazy_race::{Setup, State};
use furrow_game::laws;
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// So many are counted.
const DECISIONS: u64 = 10_000;

/// The most instructions a decision may take, its share of set-up, stages and evaluation included.
const LIMIT: u64 = 440;

fn start(seats: u8) -> (Setup, Pcg64Mcg) {
    let setup = Setup::standard(seats);
    (setup, Pcg64Mcg::seed_from_u64(u64::from(seats)))
}

#[library_benchmark]
#[bench::three_seats(start(3))]
#[bench::four_seats(start(4))]
fn ten_thousand_decisions((setup, mut rng): (Setup, Pcg64Mcg)) -> u64 {
    laws::decisions::<State>(DECISIONS, &setup, &mut rng)
}

library_benchmark_group!(name = random_games, benchmarks = ten_thousand_decisions);

main!(
    config = LibraryBenchmarkConfig::default()
        .tool(Callgrind::default().hard_limits([(EventKind::Ir, LIMIT * DECISIONS)])),
    library_benchmark_groups = random_games
);
