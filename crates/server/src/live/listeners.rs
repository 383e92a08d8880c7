//! The open streams of a table.

use super::{
    command::{Asker, Eyes},
    reading::{Log, Reading},
};
use crate::page::prefs::Speed;
use axum::body::Bytes;
use foldhash::quality::RandomState;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};
use std::{
    collections::HashMap,
    hash::{BuildHasher, Hash, Hasher},
};
use tokio::sync::mpsc;

/// Messages that may wait for a slow reader; one that lags further is cut off and resumes by itself.
const WAITING: usize = 64;

struct Listener {
    number: u64,
    asker: Asker,
    eyes: Eyes,
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
    sent: HashMap<Eyes, Sent>,
}

/// What one kind of viewer was sent last.
#[derive(Default)]
struct Sent {
    /// By region, a hash of its HTML: the HTML itself would be the most that a table holds.
    regions: HashMap<&'static str, u64>,
    /// How far it has read the log.
    reading: Reading,
}

/// The HTML of a region as a stream brings it.
pub(super) enum Html {
    /// All of it.
    Whole(String),
    /// The log: what its readers lack.
    Log(Log),
}

impl Html {
    fn reading(&self) -> Option<&Reading> {
        match self {
            Html::Whole(_) => None,
            Html::Log(log) => Some(&log.reading),
        }
    }
}

impl Hash for Html {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self {
            Html::Whole(html) => html.hash(hasher),
            Html::Log(log) => log.hash(hasher),
        }
    }
}

impl Serialize for &Html {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Html::Whole(html) => html.serialize(serializer),
            Html::Log(log) => log.serialize(serializer),
        }
    }
}

/// What the streams of one kind of viewer bring.
pub(super) struct Told {
    /// Every region with its id.
    pub(super) regions: Vec<(&'static str, Html)>,
    /// The attributes of the table's element.
    pub(super) attrs: Attrs,
    /// What happened, as the browser plays it; null if nothing did.
    pub(super) beats: Value,
}

/// A region's id and its HTML.
pub(super) type Regions = Vec<(&'static str, String)>;
/// An attribute of the table's element and its value.
pub(super) type Attrs = Vec<(&'static str, String)>;

impl Listeners {
    /// Opens a stream; the first message may already wait in it.
    pub(super) fn open(&mut self, asker: Asker, eyes: Eyes) -> (u64, mpsc::Receiver<Bytes>) {
        let (out, stream) = mpsc::channel(WAITING);
        self.next += 1;
        self.all.push(Listener { number: self.next, asker, eyes, current: true, out });
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
        self.all.iter().map(|listener| listener.asker.speed).min()
    }

    /// How far these eyes have read the log; those that somebody has got just now have read nothing.
    pub(super) fn reading(&self, eyes: Eyes) -> Reading {
        let sent = self.sent.get(&eyes).filter(|_| !self.has_new(eyes));
        sent.map(|sent| sent.reading.clone()).unwrap_or_default()
    }

    /// The regions that differ from what these eyes were sent last; all of them count as sent and read now.
    pub(super) fn changed_regions<'a>(
        &mut self,
        eyes: Eyes,
        told: &'a Told,
    ) -> Vec<(&'static str, &'a Html)> {
        let reading = told.regions.iter().find_map(|(_, html)| html.reading());
        self.sent.entry(eyes).or_default().reading = reading.cloned().unwrap_or_default();
        self.changed(eyes, &told.all())
    }

    /// The parts that differ from what these eyes were sent last; all of them count as sent now.
    pub(super) fn changed<'a, T: Hash + ?Sized>(
        &mut self,
        eyes: Eyes,
        parts: &[(&'static str, &'a T)],
    ) -> Vec<(&'static str, &'a T)> {
        let sent = &mut self.sent.entry(eyes).or_default().regions;
        let mut new = |id, part: &T| {
            let hash = self.hasher.hash_one(part);
            sent.insert(id, hash) != Some(hash)
        };
        parts.iter().copied().filter(|(id, part)| new(id, part)).collect()
    }
}

impl Told {
    /// Every region.
    pub(super) fn all(&self) -> Vec<(&'static str, &Html)> {
        self.regions.iter().map(|(id, html)| (*id, html)).collect()
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
