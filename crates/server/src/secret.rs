//! What only this server can make: random bytes, and hashes under its key.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Random bytes of the system.
pub(crate) fn fill_random(bytes: &mut [u8]) {
    if let Err(error) = getrandom::fill(bytes) {
        panic!("the system gives no random bytes: {error}");
    }
}

/// HMAC-SHA-256 of a text. One key serves several purposes, so the text begins with its own.
pub(crate) fn keyed_hash(key: &[u8; 32], text: &str) -> [u8; 32] {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else { unreachable!("any length is a key") };
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}
