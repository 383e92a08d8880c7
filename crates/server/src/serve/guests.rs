//! Who is connected: nobody takes the places of all.

use crate::{
    counts::Counts,
    web::{Network, network},
};
use std::{
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
};

/// Connections that one address may have: a club behind it, each of whose browsers has up to six.
const MOST_OF_ONE: usize = 512;
/// Descriptors that are kept free for the database and for files.
const OTHERS: u64 = 64;

/// All connections. Cheap to clone.
#[derive(Clone)]
pub(super) struct Guests(Arc<Inner>);

struct Inner {
    /// Through whom many others come: bounded only together with all.
    proxies: Vec<Network>,
    most: usize,
    here: Mutex<Here>,
}

#[derive(Default)]
struct Here {
    all: usize,
    by_network: Counts<IpAddr>,
}

impl Guests {
    /// Nobody yet. `proxies`: whoever comes from there is somebody else. `descriptors`: how many there can be.
    pub(super) fn new(proxies: Vec<Network>, descriptors: Option<u64>) -> Self {
        let most = descriptors.map_or(usize::MAX, |all| all.saturating_sub(OTHERS).max(1) as usize);
        Guests(Arc::new(Inner { proxies, most, here: Mutex::default() }))
    }

    /// Counts one more connection for as long as what is returned is kept; `None`: there is no place for it.
    pub(super) fn take_in(&self, from: IpAddr) -> Option<Guest> {
        let Inner { proxies, most, here } = &*self.0;
        let mut here = here.lock().unwrap_or_else(PoisonError::into_inner);
        let proxy = proxies.iter().any(|proxy| proxy.contains(from));
        // One address leaves half of the places to others, however few there are.
        let of_one = if proxy { usize::MAX } else { MOST_OF_ONE.min(most / 2) };
        let network = network(from);
        if here.all >= *most || !here.by_network.add(network, of_one) {
            return None;
        }
        here.all += 1;
        Some(Guest { guests: self.clone(), network })
    }
}

/// One connection.
pub(super) struct Guest {
    guests: Guests,
    network: IpAddr,
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut here = self.guests.0.here.lock().unwrap_or_else(PoisonError::into_inner);
        here.all -= 1;
        here.by_network.remove(&self.network);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn come(guests: &Guests, from: &str, n: usize) -> Vec<Guest> {
        let from = from.parse().expect("an address");
        (0..n).filter_map(|_| guests.take_in(from)).collect()
    }

    #[test]
    fn one_address_does_not_take_all_places() {
        let guests = Guests::new(Vec::new(), Some(4_096));
        let many = come(&guests, "192.0.2.1", 5_000);
        assert_eq!(many.len(), MOST_OF_ONE);
        assert_eq!(come(&guests, "192.0.2.2", 1).len(), 1, "others come in");
        drop(many);
        assert_eq!(come(&guests, "192.0.2.1", 1).len(), 1, "who goes makes room");
        assert_eq!(guests.0.here.lock().expect("nobody panicked").all, 0);
    }

    #[test]
    fn a_household_is_one_address() {
        let guests = Guests::new(Vec::new(), None);
        let home: Vec<_> = (0..1_000).flat_map(|n| come(&guests, &format!("2001:db8::{n:x}"), 1)).collect();
        assert_eq!(home.len(), MOST_OF_ONE);
        assert_eq!(come(&guests, "2001:db8:0:1::1", 1).len(), 1);
    }

    #[test]
    fn all_may_come_through_a_proxy_as_long_as_there_are_descriptors() {
        let guests = Guests::new(vec!["127.0.0.0/8".parse().expect("a network")], Some(1_024));
        let many = come(&guests, "127.0.0.1", 2_000);
        assert_eq!(many.len(), 960);
        assert_eq!(come(&guests, "192.0.2.2", 1).len(), 0, "the database keeps its own");
        drop(many);
        assert_eq!(come(&guests, "192.0.2.2", 2_000).len(), 480, "half of few");
    }
}
