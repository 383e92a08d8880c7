//! What all requests share.

use super::{
    proxy::{Network, client, network},
    streams::{StreamTicket, Streams},
};
use crate::{
    house::{HostKey, Ratings},
    live::Hub,
    replay::Counted,
    review::Reviews,
    secret::keyed_hash,
};
use axum::http::HeaderMap;
use furrow_bots::review::Care;
use furrow_store::StoreError;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::{
    net::IpAddr,
    num::NonZeroU32,
    sync::Arc,
    time::{Duration, Instant},
};

/// What all requests share. Cheap to clone.
#[derive(Clone)]
pub struct Site(Arc<Inner>);

struct Inner {
    hub: Hub,
    key: [u8; 32],
    setting: Setting,
    posts: DefaultKeyedRateLimiter<IpAddr>,
    reads: DefaultKeyedRateLimiter<IpAddr>,
    /// The draws of the last games.
    counted: Counted,
    /// The looks back at games.
    reviews: Reviews,
    /// What finished games say of those who played them.
    ratings: Ratings,
    /// Wrong keys of the host page that were tried.
    tries: DefaultKeyedRateLimiter<IpAddr>,
    streams: Streams,
    start: Instant,
}

/// How a server stands in the world.
#[derive(Default)]
pub(crate) struct Setting {
    /// The address people use, where a proxy stands in front.
    pub(crate) public: Option<String>,
    /// This machine's address at home, for links shown to one who came by loopback.
    pub(crate) lan: Option<String>,
    /// Proxies that are believed when they say whom a request comes from.
    pub(crate) trusted: Vec<Network>,
    /// The key of the host page; without one there is no such page.
    pub(crate) host: Option<HostKey>,
    /// How carefully games are looked back at, where not as usual.
    pub(crate) care: Option<Care>,
}

/// Wrong keys of the host page that an address may try at once; then one a minute.
const TRIES: NonZeroU32 = NonZeroU32::new(10).unwrap();

impl Site {
    /// A site over these tables. `key` signs cookies. `public`: the address people use, where a
    /// proxy stands in front. `lan`: this machine's address at home, for links shown to one who came by loopback.
    #[must_use]
    pub fn new(hub: Hub, key: [u8; 32], public: Option<String>, lan: Option<String>) -> Self {
        Self::with(hub, key, Setting { public, lan, ..Setting::default() })
    }

    /// The same with a host page, and the new key that opens it.
    ///
    /// # Errors
    /// The store's.
    pub async fn hosted(hub: Hub, key: [u8; 32]) -> Result<(Self, String), StoreError> {
        let (host, shown) = HostKey::ready(hub.store(), true).await?;
        let setting = Setting { host: Some(host), ..Setting::default() };
        Ok((Self::with(hub, key, setting), shown.unwrap_or_default()))
    }

    /// The same as [`Site::new`] where games are looked back at with less care than usual, or more.
    #[must_use]
    pub fn looking_with(hub: Hub, key: [u8; 32], care: Care) -> Self {
        Self::with(hub, key, Setting { care: Some(care), ..Setting::default() })
    }

    /// The same, with all there is to set.
    pub(crate) fn with(hub: Hub, key: [u8; 32], setting: Setting) -> Self {
        let (posts, reads) = (limiter(20, 80), limiter(100, 400));
        let tries = RateLimiter::keyed(Quota::per_minute(NonZeroU32::MIN).allow_burst(TRIES));
        let (streams, start) = (Streams::default(), Instant::now());
        let reviews = Reviews::new(hub.thinking(), setting.care.unwrap_or(Care::USUAL));
        Site(Arc::new(Inner {
            hub,
            key,
            setting,
            posts,
            reads,
            tries,
            counted: Counted::default(),
            reviews,
            ratings: Ratings::default(),
            streams,
            start,
        }))
    }

    pub(super) fn hub(&self) -> &Hub {
        &self.0.hub
    }

    /// The draws of the last games.
    pub(super) fn counted(&self) -> &Counted {
        &self.0.counted
    }

    /// The looks back at games.
    pub(crate) fn reviews(&self) -> &Reviews {
        &self.0.reviews
    }

    /// What finished games say of those who played them.
    pub(super) fn ratings(&self) -> &Ratings {
        &self.0.ratings
    }

    /// The address people use, where it is not the one they ask by.
    pub(super) fn public(&self) -> Option<&str> {
        self.0.setting.public.as_deref()
    }

    pub(super) fn lan(&self) -> Option<&str> {
        self.0.setting.lan.as_deref()
    }

    /// Whom a request comes from.
    pub(super) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        client(&self.0.setting.trusted, peer, headers)
    }

    /// What is known of the host page's key, where there is one.
    pub(super) fn host(&self) -> Option<&HostKey> {
        self.0.setting.host.as_ref()
    }

    /// Counts one more wrong key of the host page from this address; whether it may go on trying now.
    pub(super) fn admits_wrong_key(&self, from: IpAddr) -> bool {
        self.0.tries.check_key(&network(from)).is_ok()
    }

    /// How long the server has run.
    pub(super) fn uptime(&self) -> Duration {
        self.0.start.elapsed()
    }

    /// How many browsers have a stream open.
    pub(super) fn connected(&self) -> usize {
        self.0.streams.browsers()
    }

    /// A keyed hash of a text, 16 bytes in hex: only this server can make it.
    pub(super) fn sign(&self, text: &str) -> String {
        self.sign_for("cookie", text)
    }

    /// The same for another purpose: what is signed for one is worth nothing for another.
    pub(super) fn sign_for(&self, purpose: &str, text: &str) -> String {
        hex::encode(&keyed_hash(&self.0.key, &format!("{purpose}/{text}"))[..16])
    }

    /// Whether this address may post (or read) once more now.
    pub(super) fn admits(&self, from: IpAddr, post: bool) -> bool {
        let limiter = if post { &self.0.posts } else { &self.0.reads };
        limiter.check_key(&network(from)).is_ok()
    }

    /// Lets a browser at an address open one more stream, for as long as the ticket is kept; `None`: there are too many.
    pub(super) fn stream_ticket(&self, from: IpAddr, browser: &str) -> Option<StreamTicket> {
        self.0.streams.ticket(network(from), browser)
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy_limits(&self) {
        [&self.0.posts, &self.0.reads, &self.0.tries].iter().for_each(|limiter| limiter.retain_recent());
    }
}

fn limiter(a_second: u32, at_once: u32) -> DefaultKeyedRateLimiter<IpAddr> {
    let [rate, burst] = [a_second, at_once].map(|n| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN));
    RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst))
}
