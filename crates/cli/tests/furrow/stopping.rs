//! The end of a server that is told to stop.

use furrow_server::{
    live::{Absences, Asker, Hub, NewGame, Time},
    page::prefs::Speed,
};
use furrow_store::Store;
use furrow_table::{Pace, Terms};
use furrow_text::Lang;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpStream},
    path::Path,
    process::{Command, Stdio},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

/// Runs something on the store of a data folder.
fn with_store<T>(data: &Path, run: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&data.join("furrow.sqlite")).await.expect("a store");
        let done = run(&store).await;
        store.close().await;
        done
    })
}

/// A table at which somebody has to choose while its clock runs.
async fn table(store: &Store) -> String {
    let hub = Hub::new(store.clone(), [1; 32], Time::of_system(), Absences::default());
    let (browser, base, name) = ("a".repeat(32), String::new(), "Ann".to_owned());
    let (network, speed) = (Ipv4Addr::LOCALHOST.into(), Speed::Normal);
    let asker = Asker { browser, lang: Lang::En, base, name, text: false, data: false, network, speed };
    let new = NewGame {
        game: "fable".to_owned(),
        places: 3,
        options: serde_json::Map::new(),
        terms: Terms { clock: Pace::parse("move-600").expect("a pace"), ..Terms::default() },
        listed: false,
        bots: Some("random".to_owned()),
    };
    hub.open(&asker, &new, &hub.new_offer(), None).await.expect("a table")
}

/// A stream of a table that has begun to speak.
fn listen(address: &str, code: &str) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET /t/{code}/stream?after=0 HTTP/1.1\r\nHost: {address}\r\n\r\n").expect("it is sent");
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    while !line.starts_with("event: ") {
        line.clear();
        assert_ne!(stream.read_line(&mut line).expect("it answers"), 0, "it speaks before it ends");
    }
    stream
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("a time").as_millis() as i64
}

#[cfg(unix)]
#[test]
fn a_server_with_fifty_streams_and_running_clocks_stops_within_two_seconds() {
    let folder = tempfile::tempdir().expect("a folder");
    let codes: Vec<String> = with_store(folder.path(), async |store| {
        vec![table(store).await, table(store).await, table(store).await]
    });
    let mut command = Command::new(env!("CARGO_BIN_EXE_furrow"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.path()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    let mut said = BufReader::new(child.stderr.take().expect("it speaks"));
    let (mut first, mut second) = (String::new(), String::new());
    said.read_line(&mut first).expect("it speaks");
    said.read_line(&mut second).expect("it speaks");
    assert!(second.contains("/host?key="), "the host page's key is shown at the first start: {second}");
    let address = first.trim().rsplit("http://").next().unwrap_or_default().to_owned();
    let mut streams: Vec<_> = (0..50).map(|n| listen(&address, &codes[n % codes.len()])).collect();

    let (told, before) = (Instant::now(), now());
    let signal = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("a signal");
    assert!(signal.success());
    let status = child.wait().expect("it ends");
    let took = told.elapsed();
    assert!(status.success() && took < Duration::from_secs(2), "{status} after {took:?}");
    for stream in &mut streams {
        let mut rest = String::new();
        stream.read_to_string(&mut rest).expect("a stream ends in order");
        assert!(rest.contains("event: bye"), "each is told: {rest}");
    }
    let mut rest = String::new();
    said.read_to_string(&mut rest).expect("it spoke");
    assert!(!rest.contains("key="), "the key is said once: {rest}");
    let alive = with_store(folder.path(), async |store| store.meta("alive").await.expect("a store"));
    let alive: i64 = String::from_utf8(alive.expect("a time")).expect("digits").parse().expect("a time");
    assert!(
        (before..=now()).contains(&alive),
        "clocks stand still from the moment it ended: {alive}, told at {before}"
    );
}

#[test]
fn a_proxy_that_is_no_network_is_refused() {
    let ran = crate::run::furrow(&["serve", "--trust-proxy", "10.0.0.0/99"]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("is not a network such as 10.0.0.0/8"), "{}", ran.err);
}
