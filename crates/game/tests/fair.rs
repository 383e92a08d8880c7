//! Verifiable chance, against numbers from another implementation of the same rule.

use furrow_game::fair::{Seed, commitment};

fn secret() -> [u8; 32] {
    std::array::from_fn(|i| i as u8)
}

#[test]
fn a_seed_follows_from_the_words_seed_and_the_games_number() {
    let seed = Seed::of_game("lab", 3);
    assert_eq!(seed.to_hex(), "7aca908048c8345006c22fa0a88a80f72795e8f6e28ae8ade2f41466e291649c");
    assert_eq!(Seed::parse(&seed.to_hex()), Some(seed));
}

#[test]
fn a_tables_seed_follows_from_secret_and_nonces_and_a_missing_nonce_adds_nothing() {
    let nonces = [Some([7; 16]), None, Some(std::array::from_fn(|i| i as u8))];
    let seed = Seed::of_table(&secret(), &nonces);
    assert_eq!(seed.to_hex(), "77fa151e267d7eb9ce27fd0dff8f451a2ddcc897036ccc567e37295ce8adc3c3");
    let commit = Seed(commitment(&secret()));
    assert_eq!(commit.to_hex(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

#[test]
fn a_step_number_gives_a_number_below_the_bound() {
    let seed = Seed(secret());
    let numbers: Vec<u64> = (0..8).map(|n| seed.below(n, 81)).collect();
    assert_eq!(numbers, [16, 69, 34, 69, 22, 48, 19, 12]);
    assert_eq!((seed.below(5, 1), seed.below(1 << 40, 6)), (0, 2));
}

/// With a bound just above half of all words about every other word is thrown away.
#[test]
fn words_at_or_above_the_largest_multiple_of_the_bound_are_thrown_away() {
    let seed = Seed(secret());
    let numbers: Vec<u64> = (0..6).map(|n| seed.below(n, (1 << 63) + 1)).collect();
    let expected = [
        3_271_385_956_949_127_484,
        8_914_126_910_257_318_155,
        8_717_991_478_251_884_781,
        294_493_415_154_652_291,
        811_095_073_878_027_271,
        3_958_375_441_591_993_485,
    ];
    assert_eq!(numbers, expected);
    assert!((0..100).all(|n| seed.below(n, 1 << 63) < 1 << 63));
}

#[test]
fn a_seed_is_64_hex_digits_and_never_in_a_log() {
    assert_eq!(Seed::parse("ab"), None);
    assert_eq!(Seed::parse(&"g".repeat(64)), None);
    assert_eq!(Seed::parse(&"a".repeat(65)), None);
    assert_eq!(format!("{:?}", Seed(secret())), "Seed(hidden)");
}
