//! Places for hints that are worked out: so many on a server, and a few of them for one network.

use crate::counts::Counts;
use std::{
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Hints that may be worked out and waited for at once on a server; who comes then is told to come again.
const MOST: usize = 16;
/// Those of one network: a family that asks at once.
const MOST_OF_ONE: usize = 4;

/// All places. Cheap to clone.
#[derive(Clone)]
pub(super) struct Places {
    free: Arc<Semaphore>,
    taken: Arc<Mutex<Counts<IpAddr>>>,
}

/// A place that is taken for as long as this is kept.
pub(super) struct Place {
    _permit: OwnedSemaphorePermit,
    network: IpAddr,
    taken: Arc<Mutex<Counts<IpAddr>>>,
}

impl Places {
    pub(super) fn new() -> Self {
        Places { free: Arc::new(Semaphore::new(MOST)), taken: Arc::default() }
    }

    /// A place for somebody of this network; `None`: there is none.
    pub(super) fn take(&self, network: IpAddr) -> Option<Place> {
        let permit = self.free.clone().try_acquire_owned().ok()?;
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.add(network, MOST_OF_ONE).then(|| Place { _permit: permit, network, taken: self.taken.clone() })
    }
}

impl Place {
    /// Whose it is.
    pub(super) fn network(&self) -> IpAddr {
        self.network
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.network);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_network_takes_the_places_of_all() {
        let places = Places::new();
        let [mut one, mut all] = [Vec::new(), Vec::new()];
        one.extend(std::iter::from_fn(|| places.take(IpAddr::from([10, 0, 0, 1]))));
        assert_eq!(one.len(), MOST_OF_ONE);
        all.extend((2..=255).filter_map(|n| places.take(IpAddr::from([10, 0, 0, n]))));
        assert_eq!(one.len() + all.len(), MOST);
        one.pop();
        assert!(places.take(IpAddr::from([10, 0, 0, 1])).is_some(), "a place that is free again");
    }
}
