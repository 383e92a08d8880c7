//! What all requests share.

use crate::{live::Hub, replay::Counted, secret::keyed_hash};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    collections::HashMap,
    net::IpAddr,
    num::NonZeroU32,
    sync::{Arc, Mutex, PoisonError},
};

/// What all requests share. Cheap to clone.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    hub: Hub,
    key: [u8; 32],
    public: Option<String>,
    lan: Option<String>,
    posts: DefaultKeyedRateLimiter<IpAddr>,
    reads: DefaultKeyedRateLimiter<IpAddr>,
    /// The draws of the last games.
    counted: Counted,
    /// Open streams by network.
    streams: Mutex<HashMap<IpAddr, usize>>,
}

/// Streams that one network may have open: a club behind one address, and no more than the system has descriptors for.
const MOST_STREAMS: usize = 200;

impl Site {
    /// A site over these tables. `key` signs cookies. `public`: the address people use, where a
    /// proxy stands in front. `lan`: this machine's address at home, for links shown to one who came by loopback.
    #[must_use]
    pub fn new(hub: Hub, key: [u8; 32], public: Option<String>, lan: Option<String>) -> Self {
        let (posts, reads) = (limiter(20, 80), limiter(100, 400));
        Site(Arc::new(Inner {
            hub,
            key,
            public,
            lan,
            posts,
            reads,
            counted: Counted::default(),
            streams: Mutex::default(),
        }))
    }

    pub(super) fn hub(&self) -> &Hub {
        &self.0.hub
    }

    /// The draws of the last games.
    pub(super) fn counted(&self) -> &Counted {
        &self.0.counted
    }

    /// The address people use, where it is not the one they ask by.
    pub(super) fn public(&self) -> Option<&str> {
        self.0.public.as_deref()
    }

    pub(super) fn lan(&self) -> Option<&str> {
        self.0.lan.as_deref()
    }

    /// A keyed hash of a text, 16 bytes in hex: only this server can make it.
    pub(super) fn sign(&self, text: &str) -> String {
        hex::encode(&keyed_hash(&self.0.key, &format!("cookie/{text}"))[..16])
    }

    /// Whether this address may post (or read) once more now.
    pub(super) fn admits(&self, from: IpAddr, post: bool) -> bool {
        let limiter = if post { &self.0.posts } else { &self.0.reads };
        limiter.check_key(&network(from)).is_ok()
    }

    /// Lets an address open one more stream, for as long as the ticket is kept; `None`: it has too many.
    pub(super) fn stream_ticket(&self, from: IpAddr) -> Option<StreamTicket> {
        let from = network(from);
        let mut streams = self.0.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let open = streams.entry(from).or_default();
        if *open >= MOST_STREAMS {
            return None;
        }
        *open += 1;
        Some(StreamTicket { site: self.clone(), from })
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy_limits(&self) {
        self.0.posts.retain_recent();
        self.0.reads.retain_recent();
    }
}

/// One open stream of a network.
pub(super) struct StreamTicket {
    site: Site,
    from: IpAddr,
}

impl Drop for StreamTicket {
    fn drop(&mut self) {
        let mut streams = self.site.0.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = streams.get_mut(&self.from) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.from);
            }
        }
    }
}

fn limiter(a_second: u32, at_once: u32) -> DefaultKeyedRateLimiter<IpAddr> {
    let [rate, burst] = [a_second, at_once].map(|n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN));
    RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst))
}

/// A whole IPv6 network of one household counts as one address.
fn network(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or_else(
            || {
                let s = v6.segments();
                IpAddr::from([s[0], s[1], s[2], s[3], 0, 0, 0, 0])
            },
            IpAddr::V4,
        ),
    }
}
