//! A body that is too large is read to its end all the same: whoever still sends it would be told that the connection broke,
//! and not why.

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::Request,
    http::StatusCode,
    middleware::Next,
    response::Response,
};
use hyper::body::{Frame, SizeHint};
use std::{
    future::poll_fn,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

/// As much is read on of a body that is too large.
const MOST: usize = 64 << 20;

/// A body that is still there when its reader has given up.
#[derive(Clone)]
struct Lent(Arc<Mutex<Body>>);

impl Lent {
    fn body(&self) -> MutexGuard<'_, Body> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next piece of it.
    async fn frame(&self) -> Option<Result<Frame<Bytes>, axum::Error>> {
        poll_fn(|context| Pin::new(&mut *self.body()).poll_frame(context)).await
    }
}

impl HttpBody for Lent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut *self.body()).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body().is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body().size_hint()
    }
}

/// Answers that a body is too large once it has come.
pub(super) async fn read_on(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let lent = Lent(Arc::new(Mutex::new(body)));
    let response = next.run(Request::from_parts(parts, Body::new(lent.clone()))).await;
    let mut rest = if response.status() == StatusCode::PAYLOAD_TOO_LARGE { MOST } else { 0 };
    while rest > 0 {
        let Some(Ok(frame)) = lent.frame().await else { break };
        rest = rest.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
    }
    response
}
