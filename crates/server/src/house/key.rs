//! The key of the host page.

use crate::secret::fill_random;
use furrow_store::{Store, StoreError};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// Where the hash of the key is kept; the key itself is nowhere.
const PLACE: &str = "host-key";

/// What is known of the key of the host page: its hash. It has 128 random bits, so a plain hash tells nothing about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HostKey(Vec<u8>);

impl HostKey {
    /// The key that is kept; if there is none, or a new one is wanted, one is made, and given out this once.
    ///
    /// # Errors
    /// The store's.
    pub(crate) async fn ready(store: &Store, anew: bool) -> Result<(Self, Option<String>), StoreError> {
        if let Some(hash) = store.meta(PLACE).await?.filter(|_| !anew) {
            return Ok((HostKey(hash), None));
        }
        let mut bytes = [0; 16];
        fill_random(&mut bytes);
        let key = hex::encode(bytes);
        let hash = hash(&key);
        store.set_meta(PLACE, hash.clone()).await?;
        Ok((HostKey(hash), Some(key)))
    }

    /// Whether this is the key; how long the answer takes tells nothing.
    pub(crate) fn is(&self, key: &str) -> bool {
        hash(key).ct_eq(&self.0).into()
    }

    /// Its hash in hex: a cookie that is signed over it ends with the key.
    pub(crate) fn mark(&self) -> String {
        hex::encode(&self.0)
    }
}

fn hash(key: &str) -> Vec<u8> {
    Sha256::digest(key.as_bytes()).to_vec()
}
