//! The open streams of a table.

use super::command::{Asker, Eyes};
use crate::page::prefs::Speed;
use axum::body::Bytes;
use foldhash::quality::RandomState;
use serde_json::{Map, Value, json};
use std::{collections::HashMap, hash::BuildHasher};
use tokio::sync::mpsc;

/// Messages that may wait for a slow reader; one that lags further is cut off and resumes by itself.
const WAITING: usize = 64;

struct Listener {
    number: u64,
    asker: Asker,
    eyes: Eyes,
    speed: Speed,
    /// Whether it was sent what its eyes were sent, so that changes are enough.
    current: bool,
    out: mpsc::Sender<Bytes>,
}

/// The open streams of a table, and what each kind of viewer was sent last.
#[derive(Default)]
pub(super) struct Listeners {
    next: u64,
    all: Vec<Listener>,
    hasher: RandomState,
    /// By viewer and region, a hash of its HTML: the HTML itself would be the most that a table holds.
    sent: HashMap<Eyes, HashMap<&'static str, u64>>,
}

/// A region's id and its HTML.
pub(super) type Regions = Vec<(&'static str, String)>;
/// An attribute of the table's element and its value.
pub(super) type Attrs = Vec<(&'static str, String)>;

impl Listeners {
    /// Opens a stream; the first message may already wait in it.
    pub(super) fn open(&mut self, asker: Asker, eyes: Eyes, speed: Speed) -> (u64, mpsc::Receiver<Bytes>) {
        let (out, stream) = mpsc::channel(WAITING);
        self.next += 1;
        self.all.push(Listener { number: self.next, asker, eyes, speed, current: true, out });
        (self.next, stream)
    }

    /// Sends to one stream.
    pub(super) fn send_to(&mut self, number: u64, message: &Bytes) {
        self.send_where(message, |listener| listener.number == number);
    }

    /// Sends what has changed, if anything, to all streams with these eyes; the whole to those that have got these eyes
    /// just now.
    pub(super) fn send(&mut self, eyes: Eyes, part: Option<&Bytes>, whole: Option<&Bytes>) {
        if let Some(part) = part {
            self.send_where(part, |listener| listener.eyes == eyes && listener.current);
        }
        let Some(whole) = whole else { return };
        self.send_where(whole, |listener| listener.eyes == eyes && !listener.current);
        self.all.iter_mut().filter(|listener| listener.eyes == eyes).for_each(|l| l.current = true);
    }

    /// Whether somebody has got these eyes just now, and was not sent what they were sent.
    pub(super) fn has_new(&self, eyes: Eyes) -> bool {
        self.all.iter().any(|listener| listener.eyes == eyes && !listener.current)
    }

    /// Gives the streams of a browser other eyes: `eyes` tells which from who asks.
    pub(super) fn turn_eyes(&mut self, browser: &str, eyes: impl Fn(&Asker) -> Eyes) {
        for listener in self.all.iter_mut().filter(|listener| listener.asker.browser == browser) {
            let new = eyes(&listener.asker);
            listener.current &= new == listener.eyes;
            listener.eyes = new;
        }
    }

    /// Sends to all.
    pub(super) fn send_all(&mut self, message: &Bytes) {
        self.send_where(message, |_| true);
    }

    fn send_where(&mut self, message: &Bytes, to: impl Fn(&Listener) -> bool) {
        self.all.retain(|listener| !to(listener) || listener.out.try_send(message.clone()).is_ok());
    }

    /// Forgets a stream that has ended; says whose it was.
    pub(super) fn close(&mut self, number: u64) -> Option<String> {
        let at = self.all.iter().position(|listener| listener.number == number)?;
        Some(self.all.swap_remove(at).asker.browser)
    }

    /// Ends the streams of one browser: it has another seat now and will ask anew.
    pub(super) fn close_of(&mut self, browser: &str) {
        self.all.retain(|listener| listener.asker.browser != browser);
    }

    /// Who listens, by the numbers of their streams.
    pub(super) fn askers(&self) -> Vec<(u64, Asker)> {
        self.all.iter().map(|listener| (listener.number, listener.asker.clone())).collect()
    }

    /// Ends all streams.
    pub(super) fn clear(&mut self) {
        self.all.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether this browser listens.
    pub(super) fn has(&self, browser: &str) -> bool {
        self.all.iter().any(|listener| listener.asker.browser == browser)
    }

    /// The different eyes that watch.
    pub(super) fn eyes(&self) -> Vec<Eyes> {
        let mut eyes: Vec<Eyes> = Vec::new();
        self.all.iter().for_each(|l| {
            if !eyes.contains(&l.eyes) {
                eyes.push(l.eyes);
            }
        });
        eyes
    }

    /// The speed of the slowest reader; `None` if nobody watches.
    pub(super) fn slowest(&self) -> Option<Speed> {
        self.all.iter().map(|listener| listener.speed).min_by_key(|speed| *speed as u8)
    }

    /// The regions that differ from what these eyes were sent last; all of them count as sent now.
    pub(super) fn changed<'a>(
        &mut self,
        eyes: Eyes,
        regions: &[(&'static str, &'a str)],
    ) -> Vec<(&'static str, &'a str)> {
        let sent = self.sent.entry(eyes).or_default();
        let mut new = |id, html: &str| {
            let hash = self.hasher.hash_one(html);
            sent.insert(id, hash) != Some(hash)
        };
        regions.iter().copied().filter(|(id, html)| new(id, html)).collect()
    }
}

/// Regions and attributes as the browser takes them.
pub(crate) fn body(regions: Regions, attrs: Vec<(&'static str, String)>) -> Map<String, Value> {
    let regions: Map<String, Value> =
        regions.into_iter().map(|(id, html)| (id.to_owned(), json!(html))).collect();
    let attrs: Map<String, Value> =
        attrs.into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect();
    [("regions".to_owned(), Value::Object(regions)), ("attrs".to_owned(), Value::Object(attrs))]
        .into_iter()
        .collect()
}
