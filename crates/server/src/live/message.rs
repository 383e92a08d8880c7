//! A message of a stream: a server-sent event whose data is one JSON object.

use axum::body::Bytes;
use serde::{Serialize, Serializer};
use std::io::Write;

/// A message that is being written. Its fields are written at once: on a busy table most of the time goes into this.
pub(super) struct Message {
    text: Vec<u8>,
    empty: bool,
}

impl Message {
    /// Begins an event of this kind; `id`: what its reader has seen after it.
    pub(super) fn new(event: &str, id: Option<u64>) -> Self {
        // What is written into memory cannot fail.
        let mut text = Vec::with_capacity(1024);
        let _ = writeln!(text, "event: {event}");
        if let Some(id) = id {
            let _ = writeln!(text, "id: {id}");
        }
        text.extend_from_slice(b"data: {");
        Message { text, empty: true }
    }

    /// Adds a field.
    pub(super) fn field(mut self, name: &str, value: &(impl Serialize + ?Sized)) -> Self {
        self.name(name);
        let _ = serde_json::to_writer(&mut self.text, value);
        self
    }

    /// Adds a field that is JSON already.
    pub(super) fn field_json(mut self, name: &str, json: &str) -> Self {
        self.name(name);
        self.text.extend_from_slice(json.as_bytes());
        self
    }

    /// Ends the message.
    pub(super) fn end(mut self) -> Bytes {
        self.text.extend_from_slice(b"}\n\n");
        Bytes::from(self.text)
    }

    fn name(&mut self, name: &str) {
        if !self.empty {
            self.text.push(b',');
        }
        self.empty = false;
        let _ = write!(self.text, "\"{name}\":");
    }
}

/// Names with their texts: a JSON object in this order.
pub(super) struct Pairs<'a, T>(pub(super) &'a [(&'static str, T)]);

impl<T: Serialize> Serialize for Pairs<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, text)| (name, text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_an_event_with_one_line_of_data() {
        let regions = [("r-log", "<p class=\"x\">a\nb</p>")];
        let message =
            Message::new("play", Some(7)).field("regions", &Pairs(&regions)).field_json("now", "[1]");
        let text = "event: play\nid: 7\ndata: {\"regions\":{\"r-log\":\"<p class=\\\"x\\\">a\\nb</p>\"},\"now\":[1]}\n\n";
        assert_eq!(message.end(), text);
        assert_eq!(Message::new("bye", None).end(), "event: bye\ndata: {}\n\n");
    }
}
