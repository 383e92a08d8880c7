//! Who is at a table, who has gone, and who reads its pages without a stream.

use super::{command::Asker, listeners::Listeners};
use crate::page::prefs::Speed;
use std::{collections::HashMap, net::IpAddr};

/// A person whose page is being loaded again is still here for this long, in milliseconds.
const GRACE: i64 = 6_000;
/// One who reads pages without a script has no stream: it counts as gone only this long after its last request.
const GRACE_WITHOUT_STREAM: i64 = 600_000;
/// One who has no stream looks at the table for this long after its last request, in milliseconds: a page without a script
/// loads itself again every 5 s while its reader waits.
const LOOKS: i64 = 15_000;

/// When a browser was heard of last.
#[derive(Clone, Copy)]
struct Seen {
    at: i64,
    /// Whether it has had a stream.
    streamed: bool,
    /// The network it asked from last; `None`: it has not asked since the table woke.
    network: Option<IpAddr>,
    /// When a page of it asked for something last, and how fast it wants things to happen.
    read: Option<(i64, Speed)>,
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
        let seen = self.seen(&asker.browser, at);
        seen.network = Some(asker.network);
        seen.read = (!asker.data).then_some((at, asker.speed)); // a program needs no time to read
    }

    /// A browser opens a stream.
    pub(super) fn opens_stream(&mut self, asker: &Asker, at: i64) {
        let seen = self.seen(&asker.browser, at);
        (seen.streamed, seen.network) = (true, Some(asker.network));
    }

    /// The stream of a browser has ended.
    pub(super) fn closed_stream(&mut self, browser: &str, at: i64) {
        self.seen(browser, at).streamed = true;
    }

    fn seen(&mut self, browser: &str, at: i64) -> &mut Seen {
        let new = Seen { at, streamed: false, network: None, read: None };
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
        Some(seen.at + if seen.streamed { GRACE } else { GRACE_WITHOUT_STREAM })
    }

    /// The network of that one of these browsers that was heard of last.
    pub(super) fn network<'a>(&self, browsers: impl Iterator<Item = &'a str>) -> Option<IpAddr> {
        let seen = browsers.filter_map(|browser| self.0.get(browser));
        seen.filter_map(|seen| Some((seen.at, seen.network?)))
            .max_by_key(|(at, _)| *at)
            .map(|(_, network)| network)
    }

    /// The speed of a browser that looks at the table without a stream. `at`: now.
    pub(super) fn reads(&self, browser: &str, listeners: &Listeners, at: i64) -> Option<Speed> {
        let (read, speed) = self.0.get(browser).filter(|_| !listeners.has(browser))?.read?;
        (at < read + LOOKS).then_some(speed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use furrow_text::Lang;
    use std::net::Ipv4Addr;

    fn asker(browser: &str, speed: Speed, network: u8, data: bool) -> Asker {
        let network = Ipv4Addr::new(192, 0, 2, network).into();
        Asker { data, network, speed, ..Asker::of(browser, Lang::En) }
    }

    #[test]
    fn one_without_a_stream_looks_for_a_while_after_its_last_request() {
        let (mut presence, mut listeners) = (Presence::default(), Listeners::default());
        let ann = asker("ann", Speed::Slow, 1, false);
        presence.wakes("ann", 0);
        assert_eq!(presence.reads("ann", &listeners, 0), None, "it has not asked");
        presence.asked(&ann, 1_000);
        assert_eq!(presence.reads("ann", &listeners, 999 + LOOKS), Some(Speed::Slow));
        assert_eq!(presence.reads("ann", &listeners, 1_000 + LOOKS), None);
        presence.asked(&asker("bea", Speed::Slow, 1, true), 1_000);
        assert_eq!(presence.reads("bea", &listeners, 1_000), None, "a program");
        let eyes = crate::live::Eyes {
            viewer: furrow_game::Viewer::Public,
            lang: Lang::En,
            text: false,
            data: false,
            device: furrow_game::SeatSet::NONE,
        };
        let (_, _stream) = listeners.open(ann, eyes);
        assert_eq!(presence.reads("ann", &listeners, 1_000), None, "its stream says how fast it reads");
    }

    #[test]
    fn a_table_is_of_the_network_that_one_of_its_people_asked_from_last() {
        let mut presence = Presence::default();
        let of = |presence: &Presence| presence.network(["ann", "bea"].into_iter());
        presence.wakes("ann", 0);
        assert_eq!(of(&presence), None);
        for (browser, network, at) in [("ann", 1, 10), ("bea", 2, 20), ("eve", 3, 30)] {
            let asker = asker(browser, Speed::Normal, network, false);
            presence.asked(&asker, at);
        }
        assert_eq!(of(&presence), Some(IpAddr::from([192, 0, 2, 2])), "a spectator's does not count");
        presence.opens_stream(&asker("ann", Speed::Normal, 4, false), 40);
        assert_eq!(of(&presence), Some(IpAddr::from([192, 0, 2, 4])));
    }
}
