//! What the viewers of a table are told.

use super::{
    actor::Actor,
    command::{Asker, Eyes, Stream},
    listeners::{body, message},
    pace,
};
use crate::page::{Board, prefs::Speed};
use furrow_game::Seat;
use furrow_table::Event;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use tokio::time::Instant;

/// A reader that lags further behind is shown the table as it is.
const MOST_BEHIND: usize = 8;

impl<G: Board> Actor<G> {
    /// Tells every viewer what an event did.
    pub(super) fn tell(&mut self, event: &Event) {
        match event {
            Event::Moved { .. } => self.tell_happening(),
            Event::Undone { .. } => self.tell_now(),
            Event::Started { .. } => self.tell_start(),
            Event::Opened { .. } => {}
            _ => self.tell_regions(),
        }
    }

    fn tell_happening(&mut self) {
        let last = self.stage.table.happenings().len() - 1;
        if let Some(speed) = self.listeners.slowest() {
            self.machines_at = Instant::now() + pace::gap::<G>(&self.stage.table.happenings()[last], speed);
        }
        self.tell_each("play", true, |actor, eyes, data| actor.play_data(eyes, last, data));
    }

    /// Tells every viewer the table as it is: something was taken back.
    fn tell_now(&mut self) {
        let version = json!(self.stage.version());
        self.machines_at = Instant::now() + pace::LEAST;
        self.tell_each("now", true, |_, _, mut data| {
            data.insert("id".to_owned(), version.clone());
            Value::Object(data)
        });
    }

    /// Tells every viewer the regions that changed without a step: who has chosen, who is here, who sat down.
    pub(super) fn tell_regions(&mut self) {
        if self.stage.table.has_begun() {
            self.tell_each("regions", false, |_, _, data| Value::Object(data));
        } else {
            for (number, asker) in self.listeners.askers() {
                let data = Value::Object(body(self.stage.lobby_region(&asker), Vec::new()));
                self.listeners.send_to(number, &message("regions", None, &data));
            }
        }
    }

    /// Sends a message with the regions that changed to each kind of viewer. `counts`: it carries the table's version and
    /// is sent even where no region changed.
    fn tell_each(
        &mut self,
        kind: &str,
        counts: bool,
        data: impl Fn(&Self, Eyes, Map<String, Value>) -> Value,
    ) {
        let id = counts.then(|| self.stage.version());
        for eyes in self.listeners.eyes() {
            let (regions, attrs) = self.stage.regions(eyes);
            let changed = self.listeners.changed(eyes, regions.clone());
            let build = |regions| message(kind, id, &data(self, eyes, body(regions, attrs.clone())));
            let part: Option<Arc<str>> = (counts || !changed.is_empty()).then(|| build(changed));
            let whole = build(regions);
            self.listeners.send(eyes, part.as_ref(), &whole);
        }
    }

    fn play_data(&self, eyes: Eyes, happening: usize, mut data: Map<String, Value>) -> Value {
        let happened = &self.stage.table.happenings()[happening];
        data.insert("id".to_owned(), json!(happened.id));
        data.insert("seat".to_owned(), json!(happened.seat.map(Seat::number)));
        data.insert("beats".to_owned(), self.stage.beats(eyes, happening));
        Value::Object(data)
    }

    /// Opens a stream for a reader that has seen what happened up to `after`.
    pub(super) fn listen(&mut self, asker: &Asker, after: u64, speed: Speed) -> (u64, Stream) {
        let eyes = self.stage.eyes(asker);
        self.presence.listened(&asker.browser, self.now());
        let (number, stream) = self.listeners.open(asker.clone(), eyes, speed);
        if self.stage.table.has_begun() {
            self.catch_up(number, eyes, after);
        } else {
            let data = Value::Object(body(self.stage.lobby_region(asker), Vec::new()));
            self.listeners.send_to(number, &message("regions", None, &data));
        }
        self.tell_presence();
        (number, stream)
    }

    /// Sends a reader what it has missed: each happening, the regions with the last; after a longer gap, or where
    /// something was taken back since, the table as it is.
    fn catch_up(&mut self, number: u64, eyes: Eyes, after: u64) {
        let (regions, attrs) = self.stage.regions(eyes);
        let now = body(regions.clone(), attrs);
        self.listeners.changed(eyes, regions);
        let happenings = self.stage.table.happenings();
        let missed: Vec<usize> = (0..happenings.len()).filter(|i| happenings[*i].id > after).collect();
        let version = self.stage.version();
        let jumps = missed.len() > MOST_BEHIND || after > version || after < self.stage.table.undone_at();
        let messages = if missed.is_empty() && after == version {
            vec![message("regions", Some(version), &Value::Object(now))]
        } else if jumps || missed.is_empty() || after == 0 {
            let mut data = now;
            data.insert("id".to_owned(), json!(version));
            vec![message("now", Some(version), &Value::Object(data))]
        } else {
            let last = missed[missed.len() - 1];
            let part = |i: usize| if i == last { now.clone() } else { body(Vec::new(), Vec::new()) };
            let data = |i: usize| self.play_data(eyes, i, part(i));
            missed.iter().map(|i| message("play", Some(happenings[*i].id), &data(*i))).collect()
        };
        messages.iter().for_each(|message| self.listeners.send_to(number, message));
    }

    /// Works out anew who is here; tells it if that changed.
    pub(super) fn tell_presence(&mut self) {
        let (listeners, table, at) = (&self.listeners, &self.stage.table, self.now());
        self.presence.keep(|browser| listeners.has(browser) || !table.seats_of(browser).is_empty());
        let away: Vec<Option<i64>> = table
            .chairs()
            .iter()
            .map(|chair| self.presence.away(chair.as_ref()?.browser()?, &self.listeners, at))
            .collect();
        if away != self.stage.away {
            self.stage.away = away;
            self.tell_regions();
        }
    }
}
