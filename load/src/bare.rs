//! The bare broadcast server: what comes in goes out to the streams of its table, and nothing else happens. No game,
//! no page, no store: what the same libraries and the kernel take at least.

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::serve::ListenerExt;
use futures_core::Stream;
use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Messages that may wait for a slow reader, as at a table.
const WAITING: usize = 64;

#[derive(Default)]
struct Hall {
    version: u64,
    streams: Vec<mpsc::Sender<Bytes>>,
}

#[derive(Clone)]
struct Halls {
    all: Arc<Mutex<HashMap<u32, Hall>>>,
    filler: Arc<str>,
}

/// Serves until the process ends; a message has about so many bytes.
///
/// # Errors
/// The system's.
pub async fn serve(listener: TcpListener, bytes: usize) -> io::Result<()> {
    let halls = Halls { all: Arc::default(), filler: "x".repeat(bytes).into() };
    let router =
        Router::new().route("/{hall}/act", post(act)).route("/{hall}/stream", get(stream)).with_state(halls);
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    axum::serve(listener, router).await
}

async fn act(State(halls): State<Halls>, Path(hall): Path<u32>, _form: Bytes) -> String {
    let mut all = halls.all.lock().unwrap_or_else(PoisonError::into_inner);
    let hall = all.entry(hall).or_default();
    hall.version += 1;
    let message = Bytes::from(format!("event: play\nid: {}\ndata: {}\n\n", hall.version, halls.filler));
    hall.streams.retain(|stream| stream.try_send(message.clone()).is_ok());
    format!("{{\"ok\":true,\"id\":{}}}", hall.version)
}

async fn stream(State(halls): State<Halls>, Path(hall): Path<u32>) -> Response {
    let (tell, messages) = mpsc::channel(WAITING);
    let mut all = halls.all.lock().unwrap_or_else(PoisonError::into_inner);
    all.entry(hall).or_default().streams.push(tell);
    ([(header::CONTENT_TYPE, "text/event-stream")], Body::from_stream(Messages(messages))).into_response()
}

struct Messages(mpsc::Receiver<Bytes>);

impl Stream for Messages {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.0.poll_recv(context).map(|message| message.map(Ok))
    }
}
