//! Verifiable chance: every chance step of a game follows from 32 bytes, by a rule anyone can check.

use crate::{Game, Turn};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt;

/// The 32 bytes every chance step of a game follows from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)") // a seed in a log would give the whole future away
    }
}

impl Seed {
    /// The seed of game number `game` (from 0) under `--seed text`: SHA-256 of `furrow/text/game`.
    #[must_use]
    pub fn of_game(text: &str, game: u64) -> Self {
        Seed(Sha256::digest(format!("furrow/{text}/{game}")).into())
    }

    /// The seed of a live table: SHA-256 of the secret, then the nonces in seat order; a seat without one adds nothing.
    #[must_use]
    pub fn of_table(secret: &[u8; 32], nonces: &[Option<[u8; 16]>]) -> Self {
        let mut hash = Sha256::new();
        hash.update(secret);
        nonces.iter().flatten().for_each(|nonce| hash.update(nonce));
        Seed(hash.finalize().into())
    }

    /// Reads 64 hex digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Seed(bytes))
    }

    /// The 64 hex digits of the record.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// A number below `bound` for step `n`, uniform: the first of the HMACs of `n:0`, `n:1`, … that falls below
    /// the largest multiple of `bound`.
    #[must_use]
    pub fn below(&self, n: u64, bound: u64) -> u64 {
        let spare = (u64::MAX % bound + 1) % bound; // 2^64 mod bound
        (0u64..)
            .map(|t| self.word(n, t))
            .find(|x| spare == 0 || *x < u64::MAX - spare + 1)
            .map_or(0, |x| x % bound)
    }

    fn word(&self, n: u64, t: u64) -> u64 {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.0) else {
            unreachable!("any length is a key")
        };
        mac.update(format!("{n}:{t}").as_bytes());
        let digest = mac.finalize().into_bytes();
        digest.iter().take(8).fold(0, |x, byte| x << 8 | u64::from(*byte))
    }
}

/// What the server commits to before anyone sits down: SHA-256 of its secret.
#[must_use]
pub fn commitment(secret: &[u8; 32]) -> [u8; 32] {
    Sha256::digest(secret).into()
}

/// The outcomes that can come next, with weights, sorted as text.
#[must_use]
pub fn sorted_outcomes<G: Game>(game: &G) -> Vec<(String, u32, G::Chance)> {
    let mut outcomes = Vec::new();
    game.chance_outcomes(|chance, weight| outcomes.push((chance.to_string(), weight, chance)));
    outcomes.sort_by(|a, b| a.0.cmp(&b.0));
    outcomes
}

/// The chance outcome that the seed picks for step `n`. Chance must be next.
#[must_use]
pub fn pick<G: Game>(game: &G, seed: &Seed, n: u64) -> G::Chance {
    debug_assert_eq!(game.turn(), Turn::Chance);
    let outcomes = sorted_outcomes(game);
    let sum = outcomes.iter().map(|(_, weight, _)| u64::from(*weight)).sum();
    let mut left = seed.below(n, sum);
    for (_, weight, chance) in outcomes {
        match left.checked_sub(u64::from(weight)) {
            None => return chance,
            Some(rest) => left = rest,
        }
    }
    unreachable!("the pick lies below the sum of the weights")
}
