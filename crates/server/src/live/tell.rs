//! What the viewers of a table are told.

use super::{
    actor::Actor,
    command::{Asker, Eyes, Stream},
    listeners::{Attrs, Html},
    message::{Message, Pairs},
    pace,
    reading::Reading,
};
use crate::{
    house::Notice,
    page::{Board, prefs::Speed},
};
use axum::body::Bytes;
use furrow_game::Seat;
use furrow_table::Event;
use serde_json::Value;
use tokio::time::Instant;

/// A reader that lags further behind is shown the table as it is.
const MOST_BEHIND: usize = 8;

/// What viewers are told of.
#[derive(Clone, Copy)]
pub(super) enum Tiding {
    /// What happened, by its place among the happenings.
    Happened(usize),
    /// The table as it is.
    Now,
    /// What has changed without a step.
    Change,
}

impl Tiding {
    /// Whether it is told even where nothing shows of it: it carries the table's version.
    pub(super) const fn counts(self) -> bool {
        !matches!(self, Tiding::Change)
    }
}

/// The host's message; an empty one: there is none any more.
fn notice_message(notice: Option<&Notice>) -> Bytes {
    let message = Message::new("notice", None);
    match notice {
        Some(notice) => message.field("id", &notice.id).field("text", &notice.text).end(),
        None => message.end(),
    }
}

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
        if let Some(speed) = self.slowest() {
            self.machines_at = Instant::now() + pace::gap::<G>(&self.stage.table.happenings()[last], speed);
        }
        self.tell_each(Tiding::Happened(last));
    }

    /// The speed of the slowest who looks: through a stream, or, of the people at the table, by pages alone. `None`: nobody
    /// does.
    fn slowest(&self) -> Option<Speed> {
        let at = self.now();
        let reads = |browser| self.presence.reads(browser, &self.listeners, at);
        let readers = self.stage.browsers().filter_map(reads);
        self.listeners.slowest().into_iter().chain(readers).min()
    }

    /// Tells every viewer the table as it is: something was taken back.
    fn tell_now(&mut self) {
        self.machines_at = Instant::now() + pace::LEAST;
        self.tell_each(Tiding::Now);
    }

    /// Tells every viewer the regions that changed without a step: who has chosen, who is here, who sat down.
    pub(super) fn tell_regions(&mut self) {
        if self.stage.table.has_begun() {
            self.tell_each(Tiding::Change);
        } else {
            for (number, asker) in self.listeners.askers() {
                let room = self.room(&asker);
                self.listeners.send_to(number, &room);
            }
        }
    }

    /// Tells each kind of viewer what it can know of it.
    fn tell_each(&mut self, tiding: Tiding) {
        for eyes in self.listeners.eyes() {
            if eyes.data { self.tell_data(eyes, tiding) } else { self.tell_page(eyes, tiding) }
        }
    }

    fn tell_page(&mut self, eyes: Eyes, tiding: Tiding) {
        let happening = if let Tiding::Happened(happening) = tiding { Some(happening) } else { None };
        let told = self.stage.told(eyes, &self.listeners.reading(eyes), happening);
        let changed = self.listeners.changed_regions(eyes, &told);
        let build = |regions: &[_]| self.page_message(tiding, regions, &told.attrs, &told.beats);
        let part = (tiding.counts() || !changed.is_empty()).then(|| build(&changed));
        let whole = self.listeners.has_new(eyes).then(|| build(&told.all()));
        self.listeners.send(eyes, part.as_ref(), whole.as_ref());
    }

    fn page_message(
        &self,
        tiding: Tiding,
        regions: &[(&'static str, &Html)],
        attrs: &Attrs,
        beats: &Value,
    ) -> Bytes {
        let version = self.stage.version();
        let message = |kind, id| {
            Message::new(kind, id).field("regions", &Pairs(regions)).field("attrs", &Pairs(attrs.as_slice()))
        };
        match tiding {
            Tiding::Happened(happening) => {
                let happened = &self.stage.table.happenings()[happening];
                let message = message("play", Some(happened.id)).field("id", &happened.id);
                message.field("seat", &happened.seat.map(Seat::number)).field("beats", beats).end()
            }
            Tiding::Now => message("now", Some(version)).field("id", &version).end(),
            Tiding::Change => message("regions", None).end(),
        }
    }

    /// The waiting room as one reader sees it.
    fn room(&self, asker: &Asker) -> Bytes {
        if asker.data {
            return self.first_data(asker);
        }
        let region = self.stage.lobby_region(asker);
        Message::new("regions", None)
            .field("regions", &Pairs(&region))
            .field("attrs", &Pairs::<&str>(&[]))
            .end()
    }

    /// Tells every viewer the host's message.
    pub(super) fn tell_notice(&mut self) {
        self.listeners.send_all(&notice_message(self.ward.notice().as_deref()));
    }

    /// Opens a stream for a reader that has seen what happened up to `after`.
    pub(super) fn listen(&mut self, asker: &Asker, after: u64) -> (u64, Stream) {
        let eyes = self.stage.eyes(asker);
        self.presence.opens_stream(asker, self.now());
        let (number, stream) = self.listeners.open(asker.clone(), eyes);
        let messages = match self.stage.table.has_begun() {
            false => vec![self.room(asker)],
            true if asker.data => vec![self.first_data(asker)],
            true => self.missed(eyes, after),
        };
        messages.iter().for_each(|message| self.listeners.send_to(number, message));
        if let Some(notice) = self.ward.notice() {
            self.listeners.send_to(number, &notice_message(Some(&notice)));
        }
        self.tell_presence();
        (number, stream)
    }

    /// What a reader has missed: each happening, the regions with the last; after a longer gap, or where something was
    /// taken back since, the table as it is.
    fn missed(&mut self, eyes: Eyes, after: u64) -> Vec<Bytes> {
        let told = self.stage.told(eyes, &Reading::default(), None);
        self.listeners.changed_regions(eyes, &told);
        let (now, attrs) = (told.all(), &told.attrs);
        let happenings = self.stage.table.happenings();
        let missed: Vec<usize> = (0..happenings.len()).filter(|i| happenings[*i].id > after).collect();
        let version = self.stage.version();
        let jumps = missed.len() > MOST_BEHIND || after > version || after < self.stage.table.undone_at();
        if missed.is_empty() && after == version {
            let message = Message::new("regions", Some(version)).field("regions", &Pairs(&now));
            return vec![message.field("attrs", &Pairs(attrs)).end()];
        }
        if jumps || missed.is_empty() || after == 0 {
            return vec![self.page_message(Tiding::Now, &now, attrs, &Value::Null)];
        }
        let last = missed[missed.len() - 1];
        let message = |i: usize| {
            let beats = self.stage.beats(eyes, i);
            if i == last {
                self.page_message(Tiding::Happened(i), &now, attrs, &beats)
            } else {
                self.page_message(Tiding::Happened(i), &[], &Vec::new(), &beats)
            }
        };
        missed.into_iter().map(message).collect()
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
