//! The server's end: whatever clients do, it comes soon.

use furrow_server::{Config, Server};
use std::{path::Path, time::Duration};
use tokio::{io::AsyncWriteExt, net::TcpStream, sync::oneshot, time::timeout};

#[tokio::test]
async fn half_a_request_does_not_hold_up_the_end() {
    let data = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("stop-{}", std::process::id()));
    let listen = ([127, 0, 0, 1], 0).into();
    let server = Server::start(Config::new(listen, data.clone())).await;
    let server = server.expect("it starts");
    let mut client = TcpStream::connect(server.address().expect("an address")).await.expect("it listens");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move {
        let _ = stopped.await;
    }));
    client.write_all(b"GET / HTTP/1.1\r\nHost: half").await.expect("it is sent");
    tokio::time::sleep(Duration::from_millis(200)).await;
    stop.send(()).expect("it runs");
    let ended = timeout(Duration::from_secs(8), running).await.expect("it ends soon");
    ended.expect("an orderly end");
    std::fs::remove_dir_all(data).expect("its files are its own");
}
