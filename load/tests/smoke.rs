//! A few real games over real connections: the page's forms and streams still say what a player reads off them.

use furrow_load::play::{Counted, Plan, Play, View};
use furrow_server::{Config, Server};
use std::time::Duration;

#[tokio::test]
async fn people_play_on_pages() {
    play(View::Page).await;
}

#[tokio::test]
async fn programs_play_on_data() {
    play(View::Data).await;
}

async fn play(view: View) {
    let folder = tempfile::tempdir().expect("a folder");
    let listen = "127.0.0.1:0".parse().expect("an address");
    let config = Config::new(listen, folder.path().to_owned());
    let server = Server::start(config).await.expect("a server");
    let plan = Plan {
        server: server.address().expect("an address"),
        game: "fable".to_owned(),
        view,
        tables: 2,
        seats: 4,
        company: None,
        pace: Some(Duration::from_millis(20)), // no person may post more than 20 times a second
        warm: Duration::ZERO,
        time: Duration::from_secs(2),
    };
    let serving = tokio::spawn(server.run(std::future::pending()));
    let Counted { tally, .. } = Play::begin(&plan).await.count(|| ()).await;
    serving.abort();
    assert_eq!(tally.errors, std::collections::BTreeMap::new());
    assert!(tally.answered.len() > 8, "{} moves", tally.answered.len());
    assert_eq!(tally.answered.len(), tally.seen.len());
}
