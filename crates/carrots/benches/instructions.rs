//! How many instructions a decision of a random game takes, its dice included: counted under Valgrind, so the
//! same on every machine with the same compiler, and held under a limit. See docs/decisions/speed.md.

#![expect(missing_docs, reason = "gungraun's macros make public items without a word")]

use furrow_carrots::{Setup, State};
use furrow_game::laws;
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// So many are counted.
const DECISIONS: u64 = 10_000;

/// The most instructions a decision may take with two seats, of two markers each; set-up and dice included.
const TWO_SEATS_LIMIT: u64 = 680;

/// The most with three seats or more, of one marker each.
const LIMIT: u64 = 590;

/// Counted under Callgrind; more than `limit` a decision fails.
fn limited(limit: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, limit * DECISIONS)]));
    config
}

fn start(seats: u8) -> (Setup, Pcg64Mcg) {
    (Setup::standard(seats), Pcg64Mcg::seed_from_u64(u64::from(seats)))
}

#[library_benchmark]
#[bench::two_seats(start(2))]
fn ten_thousand_of_two_markers((setup, mut rng): (Setup, Pcg64Mcg)) -> u64 {
    laws::decisions::<State>(DECISIONS, &setup, &mut rng)
}

#[library_benchmark]
#[bench::three_seats(start(3))]
#[bench::four_seats(start(4))]
#[bench::five_seats(start(5))]
#[bench::six_seats(start(6))]
fn ten_thousand_decisions((setup, mut rng): (Setup, Pcg64Mcg)) -> u64 {
    laws::decisions::<State>(DECISIONS, &setup, &mut rng)
}

library_benchmark_group!(name = random_games, config = limited(LIMIT), benchmarks = ten_thousand_decisions);

library_benchmark_group!(
    name = two_markers,
    config = limited(TWO_SEATS_LIMIT),
    benchmarks = ten_thousand_of_two_markers
);

main!(library_benchmark_groups = random_games, two_markers);
