//! A stream as its reader hears it.

use crate::wire::{Chunks, Connection, find};
use std::io;
use std::time::Instant;

/// Server-sent events off one connection.
pub(crate) struct Listening {
    connection: Connection,
    chunks: Chunks,
    text: Vec<u8>,
}

impl Listening {
    pub(crate) fn new(connection: Connection) -> Self {
        Listening { connection, chunks: Chunks::default(), text: Vec::new() }
    }

    /// The next message, its empty line counted in, and when it had come.
    pub(crate) async fn next(&mut self) -> io::Result<(Instant, String)> {
        let mut from = 0;
        loop {
            let ended = self.chunks.take(&mut self.connection.rest, &mut self.text)?;
            if let Some(at) = find(&self.text[from..], b"\n\n") {
                let message = self.text.drain(..from + at + 2).collect();
                return Ok((Instant::now(), String::from_utf8(message).unwrap_or_default()));
            }
            if ended {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            from = self.text.len().saturating_sub(1);
            self.connection.more().await?;
        }
    }
}
