//! Who is at a table and who has gone.

use super::{command::Asker, listeners::Listeners};
use std::{collections::HashMap, net::IpAddr};

/// A person whose page is being loaded again is still here for this long, in milliseconds.
const GRACE: i64 = 6_000;
/// One who reads pages without a script has no stream: it counts as gone only this long after its last request.
const GRACE_WITHOUT_STREAM: i64 = 600_000;

/// When a browser was heard of last.
#[derive(Clone, Copy)]
struct Seen {
    at: i64,
    listened: bool,
    /// The network it asked from last; `None`: it has not asked since the table woke.
    network: Option<IpAddr>,
}

/// When each browser with a seat was heard of last; times in unix milliseconds.
#[derive(Default)]
pub(super) struct Presence(HashMap<String, Seen>);

impl Presence {
    /// A browser has a seat at a table that wakes.
    pub(super) fn wakes(&mut self, browser: &str, at: i64) {
        self.seen(browser, at);
    }

    /// A browser has asked for something.
    pub(super) fn asked(&mut self, asker: &Asker, at: i64) {
        self.seen(&asker.browser, at).network = Some(asker.network);
    }

    /// A browser opens a stream.
    pub(super) fn listens(&mut self, asker: &Asker, at: i64) {
        let seen = self.seen(&asker.browser, at);
        (seen.listened, seen.network) = (true, Some(asker.network));
    }

    /// The stream of a browser has ended.
    pub(super) fn listened(&mut self, browser: &str, at: i64) {
        self.seen(browser, at).listened = true;
    }

    fn seen(&mut self, browser: &str, at: i64) -> &mut Seen {
        let new = Seen { at, listened: false, network: None };
        let seen = self.0.entry(browser.to_owned()).or_insert(new);
        seen.at = seen.at.max(at);
        seen
    }

    /// Forgets browsers that need not be remembered: passers-by must not pile up.
    pub(super) fn keep(&mut self, known: impl Fn(&str) -> bool) {
        self.0.retain(|browser, _| known(browser));
    }

    /// Since when a browser has been gone; `None`: it is here. `at`: now.
    pub(super) fn away(&self, browser: &str, listeners: &Listeners, at: i64) -> Option<i64> {
        self.leaves_at(browser, listeners).filter(|since| *since <= at)
    }

    /// When a browser counts as gone unless it is heard of before.
    pub(super) fn leaves_at(&self, browser: &str, listeners: &Listeners) -> Option<i64> {
        let seen = self.0.get(browser).filter(|_| !listeners.has(browser))?;
        Some(seen.at + if seen.listened { GRACE } else { GRACE_WITHOUT_STREAM })
    }

    /// The network of that one of these browsers that was heard of last.
    pub(super) fn network<'a>(&self, browsers: impl Iterator<Item = &'a str>) -> Option<IpAddr> {
        let seen = browsers.filter_map(|browser| self.0.get(browser));
        seen.filter_map(|seen| Some((seen.at, seen.network?)))
            .max_by_key(|(at, _)| *at)
            .map(|(_, network)| network)
    }
}
