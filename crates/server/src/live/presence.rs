//! Who is at a table and who has gone.

use super::listeners::Listeners;
use std::collections::HashMap;

/// A person whose page is being loaded again is still here for this long, in milliseconds.
const GRACE: i64 = 6_000;
/// One who reads pages without a script has no stream: it counts as gone only this long after its last request.
const GRACE_WITHOUT_STREAM: i64 = 600_000;

/// When a browser was heard of last.
#[derive(Clone, Copy)]
struct Seen {
    at: i64,
    listened: bool,
}

/// When each browser with a seat was heard of last; times in unix milliseconds.
#[derive(Default)]
pub(super) struct Presence(HashMap<String, Seen>);

impl Presence {
    /// A browser has asked for something.
    pub(super) fn asked(&mut self, browser: &str, at: i64) {
        let seen = self.0.entry(browser.to_owned()).or_insert(Seen { at, listened: false });
        seen.at = seen.at.max(at);
    }

    /// A browser opens or closes a stream.
    pub(super) fn listened(&mut self, browser: &str, at: i64) {
        self.0.insert(browser.to_owned(), Seen { at, listened: true });
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
}
