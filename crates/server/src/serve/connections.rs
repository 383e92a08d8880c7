//! Connections: taken in, given their time, ended in order.

use super::guests::{Guest, Guests};
use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::{GracefulConnection, GracefulShutdown},
};
use std::{future::Future, net::SocketAddr, time::Duration};
use tokio::{
    io::{AsyncRead, AsyncWrite, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

/// How long the head of a request may take, and how long a connection may rest between two: one who sends half a
/// request and waits must not keep a descriptor for good.
const HEAD: Duration = Duration::from_secs(30);
/// How long a client may read nothing of what waits for it: one who asks and never reads is cut off.
const STALLED: Duration = Duration::from_secs(30);
/// What one is told for whom there is no place.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";
/// How long the last answers may take once the server stops: a client that neither reads nor goes must not hold it up.
const LAST_ANSWERS: Duration = Duration::from_millis(900);
/// How long to wait when the system has no descriptor left for another connection.
const BREATH: Duration = Duration::from_millis(200);

/// Serves until `stop`; then does `last`, which ends the streams, and lets the answers that are under way finish.
pub(super) async fn serve(
    listener: TcpListener,
    router: Router,
    guests: Guests,
    stop: impl Future<Output = ()>,
    last: impl Future<Output = ()>,
) {
    let open = GracefulShutdown::new();
    tokio::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => match guests.take_in(peer.ip()) {
                    Some(guest) => take_in(stream, peer, guest, router.clone(), &open),
                    None => turn_away(stream, peer),
                },
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

fn take_in(stream: TcpStream, peer: SocketAddr, guest: Guest, router: Router, open: &GracefulShutdown) {
    let _ = stream.set_nodelay(true); // an event is a small packet that somebody waits for
    let connection = open.watch(talk(stream, peer, router));
    tokio::spawn(async move {
        let _here = guest;
        connection.await.unwrap_or_default(); // one that breaks is its client's matter
    });
}

/// Everything that is asked and answered on a connection.
fn talk(
    stream: impl AsyncRead + AsyncWrite + Send + 'static,
    peer: SocketAddr,
    router: Router,
) -> impl GracefulConnection<Error = hyper::Error> {
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(STALLED));
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request.map(Body::new))
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .serve_connection(TokioIo::new(Box::pin(stream)), service)
}

/// Says that there is no place; whoever does not listen is not waited for.
fn turn_away(mut stream: TcpStream, peer: SocketAddr) {
    tracing::info!(%peer, "there is no place for one more connection");
    tokio::spawn(async move { timeout(BREATH, stream.write_all(FULL)).await });
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use tokio::io::AsyncReadExt;

    async fn answer_to(client: &mut (impl AsyncRead + AsyncWrite + Unpin)) -> usize {
        let mut answer = Vec::new();
        client.read_to_end(&mut answer).await.expect("it ends in order")
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_asks_and_never_reads_is_cut_off() {
        let (mut client, stream) = tokio::io::duplex(1 << 10);
        let router = Router::new().route("/", get(|| async { "x".repeat(1 << 16) }));
        let talk = talk(stream, ([192, 0, 2, 1], 4711).into(), router);
        client.write_all(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n").await.expect("it is sent");
        let ended = timeout(Duration::from_secs(3600), talk).await.expect("it is not kept for good");
        assert!(ended.is_err(), "it did not get its answer");
        assert!(answer_to(&mut client).await <= 1 << 10);
    }

    #[tokio::test(start_paused = true)]
    async fn one_who_reads_slowly_gets_the_whole_answer() {
        let (mut client, stream) = tokio::io::duplex(1 << 10);
        let router = Router::new().route("/", get(|| async { "x".repeat(1 << 14) }));
        let talk = tokio::spawn(talk(stream, ([192, 0, 2, 1], 4711).into(), router));
        client
            .write_all(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            .await
            .expect("it is sent");
        let (mut all, mut some) = (0, [0; 512]);
        loop {
            sleep(STALLED / 2).await;
            match client.read(&mut some).await.expect("it goes on") {
                0 => break,
                n => all += n,
            }
        }
        assert!(all > 1 << 14);
        talk.await.expect("no panic").expect("it ends in order");
    }
}
