//! A table's stream as the body of an answer.

use super::{Site, streams::StreamTicket};
use crate::live::{Command, Stream};
use axum::body::Bytes;
use futures_core::Stream as FuturesStream;
use std::{
    convert::Infallible,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};
use tokio::time::{Instant, Interval, interval_at};

/// A quiet line is broken somewhere after a while, and a dead one must be noticed.
const PULSE: Duration = Duration::from_secs(15);

/// Tells a tab that its browser has many others, which go on.
const REST: &[u8] = b"event: rest\ndata: {}\n\n";

/// The messages of a table with a heartbeat between them; tells the table when the reader is gone.
pub(super) struct LiveStream {
    site: Site,
    code: String,
    listener: u64,
    messages: Stream,
    pulse: Interval,
    /// Gone once the stream has ended before its table did.
    ticket: Option<StreamTicket>,
}

impl LiveStream {
    pub(super) fn new(
        site: Site,
        code: String,
        listener: u64,
        messages: Stream,
        ticket: StreamTicket,
    ) -> Self {
        let pulse = interval_at(Instant::now() + PULSE, PULSE);
        LiveStream { site, code, listener, messages, pulse, ticket: Some(ticket) }
    }
}

impl FuturesStream for LiveStream {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Some(ticket) = &mut self.ticket else { return Poll::Ready(None) };
        if ticket.poll_ended(context).is_ready() {
            self.ticket = None;
            return Poll::Ready(Some(Ok(Bytes::from_static(REST))));
        }
        match self.messages.poll_recv(context) {
            Poll::Ready(Some(message)) => {
                self.pulse.reset();
                Poll::Ready(Some(Ok(message)))
            }
            Poll::Ready(None) => Poll::Ready(None),
            Poll::Pending => self
                .pulse
                .poll_tick(context)
                .map(|_| Some(Ok(Bytes::from_static(b"event: pulse\ndata: {}\n\n")))),
        }
    }
}

impl Drop for LiveStream {
    fn drop(&mut self) {
        let (site, code, listener) = (self.site.clone(), std::mem::take(&mut self.code), self.listener);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { site.hub().send_if_awake(&code, Command::Gone { listener }).await });
        }
    }
}
