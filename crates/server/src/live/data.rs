//! A table as data: what a program that plays reads in place of a page. See `docs/streams.md`.

use super::{
    actor::Actor,
    command::{Asker, Eyes},
    message::Message,
    stage::Stage,
    tell::Tiding,
};
use crate::page::{Board, Moment};
use axum::body::Bytes;
use furrow_game::{Seat, StepOf, Viewer};
use serde::Serialize;

/// The table as a viewer knows it.
#[derive(Serialize)]
struct Now<V> {
    version: u64,
    moment: &'static str,
    decision: u64,
    key: String,
    viewer: Option<u8>,
    deciders: Vec<u8>,
    legal: Vec<String>,
    view: V,
}

impl<G: Board> Stage<G> {
    /// The table as these eyes know it, as JSON.
    fn now(&self, eyes: Eyes) -> String {
        let moment = self.moment(eyes.viewer);
        let Some(view) = self.table.view(eyes.viewer) else { return "null".to_owned() };
        let live = matches!(moment, Moment::Choose | Moment::Chosen);
        let mut legal: Vec<String> = if live {
            G::view_actions(&view).as_ref().iter().map(ToString::to_string).collect()
        } else {
            Vec::new()
        };
        legal.sort_unstable();
        let now = Now {
            version: self.version(),
            moment: moment.name(),
            decision: self.table.decision(),
            key: self.key(eyes.viewer),
            viewer: eyes.viewer.seat().map(Seat::number),
            deciders: self.table.awaited().iter().map(Seat::number).collect(),
            legal,
            view,
        };
        serde_json::to_string(&now).unwrap_or_default()
    }

    /// Who sits where in the waiting room.
    fn places(&self) -> Vec<Option<String>> {
        let chairs = self.table.chairs().iter();
        chairs.map(|chair| chair.as_ref().map(|chair| chair.name.to_string())).collect()
    }
}

/// Steps as a viewer saw them.
fn seen<G: Board>(steps: &[StepOf<G>], viewer: Viewer) -> Vec<String> {
    steps.iter().map(|step| G::seen(*step, viewer).to_string()).collect()
}

impl<G: Board> Actor<G> {
    /// Tells the readers of data with these eyes.
    pub(super) fn tell_data(&mut self, eyes: Eyes, tiding: Tiding) {
        let now = self.stage.now(eyes);
        let changed = !self.listeners.changed(eyes, &[("now", now.as_str())]).is_empty();
        let part = (tiding.counts() || changed).then(|| self.data_message(eyes, tiding, &now));
        let whole = self.listeners.has_new(eyes).then(|| self.data_message(eyes, Tiding::Now, &now));
        self.listeners.send(eyes, part.as_ref(), whole.as_ref());
    }

    fn data_message(&self, eyes: Eyes, tiding: Tiding, now: &str) -> Bytes {
        let (table, version) = (&self.stage.table, Some(self.stage.version()));
        match tiding {
            Tiding::Happened(happening) => {
                let steps = seen::<G>(table.steps_of(happening), eyes.viewer);
                let beats: Vec<_> =
                    self.stage.seen(happening, eyes.viewer).beats.iter().map(G::fields).collect();
                let message = Message::new("play", version).field_json("now", now);
                message.field("steps", &steps).field("beats", &beats).end()
            }
            Tiding::Now => {
                let history = seen::<G>(table.steps(), eyes.viewer);
                Message::new("now", version).field_json("now", now).field("history", &history).end()
            }
            Tiding::Change => Message::new("now", version).field_json("now", now).end(),
        }
    }

    /// What a reader of data is told first, or when somebody sits down or goes before the start.
    pub(super) fn first_data(&self, asker: &Asker) -> Bytes {
        if self.stage.table.has_begun() {
            let eyes = self.stage.eyes(asker);
            return self.data_message(eyes, Tiding::Now, &self.stage.now(eyes));
        }
        Message::new("room", None).field("places", &self.stage.places()).end()
    }
}
