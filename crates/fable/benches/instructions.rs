//! How many instructions a decision of a random game takes, its draws included: counted under Valgrind, so the
//! same on every machine with the same compiler, and held under a limit. See docs/decisions/speed.md.

#![expect(missing_docs, reason = "gungraun's macros make public items without a word")]

use furrow_fable::{Setup, State, Variant};
use furrow_game::laws;
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// So many are counted.
const DECISIONS: u64 = 10_000;

/// The most instructions a decision may take, its share of set-up and draws included.
const LIMIT: u64 = 420;

/// The same for apprentices, whose moves are decisions too.
const APPRENTICE_LIMIT: u64 = 560;

/// The same for the digest.
const DIGEST_LIMIT: u64 = 410;

/// Counted under Callgrind; more than `limit` a decision fails.
fn limited(limit: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, limit * DECISIONS)]));
    config
}

fn start(variant: Variant, seats: u8) -> (Setup, Pcg64Mcg) {
    (Setup { variant, ..Setup::standard(seats) }, Pcg64Mcg::seed_from_u64(u64::from(seats)))
}

#[library_benchmark]
#[bench::two_seats(start(Variant::Standard, 2))]
#[bench::three_seats(start(Variant::Standard, 3))]
#[bench::four_seats(start(Variant::Standard, 4))]
#[bench::five_seats(start(Variant::Standard, 5))]
fn ten_thousand_decisions((setup, mut rng): (Setup, Pcg64Mcg)) -> u64 {
    laws::decisions::<State>(DECISIONS, &setup, &mut rng)
}

#[library_benchmark]
#[bench::two_seats(start(Variant::Apprentice, 2))]
#[bench::five_seats(start(Variant::Apprentice, 5))]
fn ten_thousand_of_apprentices((setup, mut rng): (Setup, Pcg64Mcg)) -> u64 {
    laws::decisions::<State>(DECISIONS, &setup, &mut rng)
}

#[library_benchmark]
#[bench::two_seats(start(Variant::Digest, 2))]
fn ten_thousand_of_the_digest((setup, mut rng): (Setup, Pcg64Mcg)) -> u64 {
    laws::decisions::<State>(DECISIONS, &setup, &mut rng)
}

library_benchmark_group!(name = random_games, config = limited(LIMIT), benchmarks = ten_thousand_decisions);

library_benchmark_group!(
    name = apprentices,
    config = limited(APPRENTICE_LIMIT),
    benchmarks = ten_thousand_of_apprentices
);

library_benchmark_group!(
    name = digest,
    config = limited(DIGEST_LIMIT),
    benchmarks = ten_thousand_of_the_digest
);

main!(library_benchmark_groups = random_games, apprentices, digest);
