//! Connections: taken in, given their time, ended in order.

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
};
use std::{future::Future, net::SocketAddr, time::Duration};
use tokio::{
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};
use tower::ServiceExt;

/// How long the head of a request may take, and how long a connection may rest between two: one who sends half a
/// request and waits must not keep a descriptor for good.
const HEAD: Duration = Duration::from_secs(30);
/// How long the last answers may take once the server stops: a client that neither reads nor goes must not hold it up.
const LAST_ANSWERS: Duration = Duration::from_millis(1_500);
/// How long to wait when the system has no descriptor left for another connection.
const BREATH: Duration = Duration::from_millis(200);

/// Serves until `stop`; then does `last`, which ends the streams, and lets the answers that are under way finish.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    stop: impl Future<Output = ()>,
    last: impl Future<Output = ()>,
) {
    let open = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => take_in(stream, peer, router.clone(), &open),
                Err(error) => {
                    tracing::warn!(%error, "a connection is not taken in");
                    sleep(BREATH).await;
                }
            },
        }
    }
    drop(listener);
    last.await;
    let _ = timeout(LAST_ANSWERS, open.shutdown()).await;
}

fn take_in(stream: TcpStream, peer: SocketAddr, router: Router, open: &GracefulShutdown) {
    let _ = stream.set_nodelay(true); // an event is a small packet that somebody waits for
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let connection = open.watch(connection);
    // A connection that breaks is its client's matter.
    tokio::spawn(async move { connection.await.unwrap_or_default() });
}
