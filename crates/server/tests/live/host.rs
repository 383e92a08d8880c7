//! The host page: who gets in, what it does, and what players see of it.

use crate::house::{Answer, Browser, House};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use furrow_server::{Config, Server};
use furrow_store::{Status, TableId};
use std::{
    path::{Path, PathBuf},
    time::Duration,
};

/// The host's browser: its own cookie, and the one that the key gave it.
pub(crate) async fn host(house: &House) -> Browser {
    let ann = Browser::new(house).await;
    let answer = ann.get(house, &format!("/host?key={}", house.host_key)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(answer.header(header::LOCATION), "/host");
    let cookie = answer.header(header::SET_COOKIE);
    for word in ["host=", "; Path=/host;", "; HttpOnly", "; SameSite=Lax"] {
        assert!(cookie.contains(word), "{word}: {cookie}");
    }
    let given = cookie.split(';').next().unwrap_or_default();
    Browser { cookie: format!("{}; {given}", ann.cookie) }
}

async fn status(house: &House, code: &str) -> Status {
    house.store.table(&TableId::from(code)).await.expect("a store").expect("a table").status
}

/// What a page of ours is without what differs at every load.
fn plain(answer: &Answer, path: &str) -> String {
    answer.text.replace(path, "PATH")
}

#[tokio::test]
async fn without_the_key_there_is_no_such_page() {
    let house = House::hosted().await;
    let ann = Browser::new(&house).await;
    let nowhere = ann.get(&house, "/nowhere").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    let wrong = format!("/host?key={}", "0".repeat(32));
    for path in [
        "/host",
        "/host?page=2",
        "/host/results.csv",
        "/host/close",
        &wrong,
        "/host?key=",
        "/host?key=a&key=b",
    ] {
        let answer = ann.get(&house, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(plain(&answer, path), plain(&nowhere, "/nowhere"), "{path}");
        assert_eq!(answer.header(header::SET_COOKIE), "");
    }
    for path in ["/host/close", "/host/kick", "/host/message"] {
        let answer = ann.post(&house, path, "code=ABCDEF&seat=0&text=Hello").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(house.hub.notice().is_none());
}

#[tokio::test]
async fn cookies_of_others_open_nothing() {
    let house = House::hosted().await;
    let (host, ann) = (host(&house).await, Browser::new(&house).await);
    let good = host.cookie.split("host=").nth(1).expect("a cookie").to_owned();
    let (given, signature) = good.split_once('.').expect("two parts");
    let player = ann.cookie.trim_start_matches("furrow=").to_owned();
    for bad in [
        player.clone(),
        format!("{given}.{}", player.split_once('.').expect("two parts").1),
        format!("{}.{signature}", given.parse::<i64>().expect("a time") + 1),
        format!("{given}."),
        format!("{given}.{signature}0"),
        format!("-{given}.{signature}"),
        "host".to_owned(),
    ] {
        let thief = Browser { cookie: format!("{}; host={bad}", ann.cookie) };
        assert_eq!(thief.get(&house, "/host").await.status, StatusCode::NOT_FOUND, "{bad}");
    }
    let thief = Browser { cookie: format!("furrow={good}") };
    assert!(
        !thief.get(&house, "/").await.header(header::SET_COOKIE).is_empty(),
        "nor is the host's one a player's"
    );
    assert_eq!(host.get(&house, "/host").await.status, StatusCode::OK);
}

#[tokio::test]
async fn keys_cannot_be_tried_for_long() {
    let house = House::hosted().await;
    let ann = Browser::new(&house).await;
    let mut slowed = 0;
    for n in 0..40 {
        let request =
            ann.request("GET", &format!("/host?key={n:032x}")).body(Body::empty()).expect("a request");
        slowed += usize::from(house.ask(request).await.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(slowed >= 29, "{slowed} of 40 were slowed down");
    let right = ann.request("GET", &format!("/host?key={}", house.host_key)).body(Body::empty());
    let answer = house.ask(right.expect("a request")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "nobody can lock the host out");
}

#[tokio::test]
async fn a_post_of_another_site_does_nothing() {
    let house = House::hosted().await;
    let host = host(&house).await;
    let code = Browser::new(&house).await.open(&house, "bots", 3).await;
    for (name, value) in
        [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site"), ("origin", "null")]
    {
        let request = host.form("/host/close").header(name, value).body(Body::from(format!("code={code}")));
        assert_eq!(house.ask(request.expect("a request")).await.status, StatusCode::FORBIDDEN, "{name}");
    }
    assert_eq!(status(&house, &code).await, Status::Playing);
}

#[tokio::test]
async fn the_host_sees_every_table_and_the_key_nowhere() {
    let house = House::hosted().await;
    let host = host(&house).await;
    let ann = Browser::new(&house).await;
    let codes = [ann.open(&house, "bots", 3).await, ann.open(&house, "invite", 4).await];
    for path in ["/host", "/host?view=text", "/host?lang=de"] {
        let page = host.get(&house, path).await;
        assert_eq!(page.status, StatusCode::OK);
        for code in &codes {
            assert!(page.text.contains(code.as_str()), "{path}: {code}");
        }
        assert!(!page.text.contains(&house.host_key), "the key is on no page");
        assert_eq!(page.header(header::CACHE_CONTROL), "no-store");
    }
    let players = ann.get(&house, "/").await;
    assert!(!players.text.contains("/host"), "players see nothing of it");
    let answer = ann.get(&house, &format!("/host?key={}", house.host_key)).await;
    assert_eq!(answer.header(header::REFERRER_POLICY), "no-referrer");
    assert!(!answer.text.contains(&house.host_key));
}

#[tokio::test]
async fn a_table_is_closed_and_people_are_sent_away() {
    let house = House::hosted().await;
    let host = host(&house).await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let code = ann.open(&house, "invite", 3).await;
    bea.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
    assert!(bea.get(&house, "/").await.text.contains(&code), "it is a game of hers");
    let form = format!("code={code}&guest={}", host.get(&house, "/host").await.guest(1));
    let done = host.post(&house, "/host/kick", &format!("{form}&page=1")).await;
    assert_eq!(done.header(header::LOCATION), "/host?page=1&done=kicked");
    let room = ann.get(&house, &format!("/t/{code}")).await;
    assert!(!room.text.contains("Bea"), "her place is free");
    assert!(!bea.get(&house, "/").await.text.contains(&code), "it is no game of hers any more");
    Browser::new(&house).await.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
    for late in [&form, &format!("code={code}&guest=1-0")] {
        let again = host.post(&house, "/host/kick", late).await;
        assert_eq!(again.header(header::LOCATION), "/host?page=1&done=could-not");
    }
    assert_eq!(
        host.post(&house, "/host/kick", &format!("code={code}")).await.status,
        StatusCode::BAD_REQUEST
    );

    let running = ann.open(&house, "invite", 2).await;
    bea.post(&house, &format!("/t/{running}/join"), "name=Bea").await;
    ann.post(&house, &format!("/t/{running}/start"), "").await;
    let page = host.get(&house, "/host").await;
    assert!(page.text.contains("Let a computer player play for Bea"));
    let bea = Answer::of(page.text.split_once(&running).expect("the table").1).guest(1);
    host.post(&house, "/host/kick", &format!("code={running}&guest={bea}")).await;
    let page = host.get(&house, "/host?page=1&done=kicked").await;
    assert!(!page.text.contains("Let a computer player play for Bea"), "one plays for her");
    assert!(page.text.contains("Bea (computer, Medium)"));
    for (code, after) in [(&code, Status::Closed), (&running, Status::Closed)] {
        let done = host.post(&house, "/host/close", &format!("code={code}")).await;
        assert_eq!(done.header(header::LOCATION), "/host?page=1&done=closed");
        assert_eq!(status(&house, code).await, after);
    }
    for nonsense in ["code=NOSUCH", "code=", "code=%00"] {
        let done = host.post(&house, "/host/close", nonsense).await;
        assert_eq!(done.header(header::LOCATION), "/host?page=1&done=could-not", "{nonsense}");
    }
    let file = ann.get(&house, &format!("/t/{running}/game.json")).await;
    assert_eq!(file.status, StatusCode::OK, "what was played can be downloaded");
}

#[tokio::test]
async fn a_message_is_shown_as_text_everywhere_and_put_away() {
    let house = House::hosted().await;
    let host = host(&house).await;
    let ann = Browser::new(&house).await;
    let code = ann.open(&house, "bots", 3).await;
    let said = host.post(&house, "/host/message", "text=We+stop+<b>at+ten</b>%0D%0A\"soon\"&minutes=5").await;
    assert_eq!(said.header(header::LOCATION), "/host?page=1&done=announced");
    let shown = "We stop &lt;b&gt;at ten&lt;/b&gt; &quot;soon&quot;";
    let table = format!("/t/{code}");
    for path in ["/", "/rules/fable", "/nowhere", &table, &format!("{table}?view=text")] {
        let page = ann.get(&house, path).await;
        assert!(page.text.contains(shown), "{path}");
    }
    let stream = ann.listen(&house, &format!("{table}/stream?after=0"), Duration::from_millis(200)).await;
    assert!(
        stream.contains("event: notice\ndata: {") && stream.contains(r#"We stop <b>at ten</b> \"soon\""#),
        "{stream}"
    );

    let page = ann.get(&house, "/").await;
    let seen = ann.post(&house, "/seen", &format!("id={}&here=/rules/fable", page.field("id"))).await;
    assert_eq!(seen.header(header::LOCATION), "/rules/fable");
    let cookie = seen.header(header::SET_COOKIE).split(';').next().unwrap_or_default().to_owned();
    let reader = Browser { cookie: format!("{}; {cookie}", ann.cookie) };
    assert!(!reader.get(&house, "/").await.text.contains("We stop"), "it is put away");
    host.post(&house, "/host/message", "text=Another&minutes=5").await;
    assert!(reader.get(&house, "/").await.text.contains("Another"), "the next one is not");
    host.post(&house, "/host/message", "text=").await;
    assert!(!ann.get(&house, "/").await.text.contains("Another"), "taken back");
    let long = format!("text={}", "x".repeat(281));
    assert_eq!(
        host.post(&house, "/host/message", &long).await.header(header::LOCATION),
        "/host?page=1&done=too-long"
    );
    let huge = format!("text={}", "x".repeat(20_000));
    assert_eq!(host.post(&house, "/host/message", &huge).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let events = house.store.events(&TableId::from(code.as_str()), 0).await.expect("events");
    assert!(!events.concat().contains("We stop"), "no table's log holds it");
}

#[tokio::test]
async fn a_message_reaches_open_streams_at_once() {
    let house = House::hosted().await;
    let host = host(&house).await;
    let ann = Browser::new(&house).await;
    let code = ann.open(&house, "invite", 3).await;
    let path = format!("/t/{code}/stream?after=0");
    let (heard, _) = tokio::join!(ann.listen(&house, &path, Duration::from_millis(400)), async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        host.post(&house, "/host/message", "text=Hello&minutes=5").await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        host.post(&house, "/host/message", "text=").await;
    });
    let (hello, gone) = (heard.find(r#""text":"Hello""#), heard.find("event: notice\ndata: {}\n"));
    assert!(hello.is_some() && hello < gone, "{heard}");
}

#[tokio::test]
async fn results_are_a_table_for_spreadsheets() {
    let house = House::hosted().await;
    let host = host(&house).await;
    let ann = Browser::new(&house).await;
    let empty = host.get(&house, "/host/results.csv").await;
    assert!(empty.text.starts_with("ended,table,game,options,seats,name_1,kind_1,rank_1,score_1,"));
    assert_eq!(empty.text.matches("\r\n").count(), 1);

    let front = ann.get(&house, "/").await;
    let form = format!("kind=invite&seats=2&offer={}&nonce=&name=%3D1%2B1%2C%22x%22", front.field("offer"));
    let opened = ann.post(&house, "/new", &form).await;
    let code = opened.header(header::LOCATION).trim_start_matches("/t/").to_owned();
    let bea = Browser::new(&house).await;
    bea.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
    ann.post(&house, &format!("/t/{code}/start"), "").await;
    house.finish(&code, &[&ann, &bea]).await;
    let results = host.get(&house, "/host/results.csv").await;
    assert!(results.header(header::CONTENT_TYPE).starts_with("text/csv"));
    let lines: Vec<&str> = results.text.split_terminator("\r\n").collect();
    assert_eq!(lines.len(), 2, "{}", results.text);
    assert!(lines[1].contains(&format!("Z,{code},fable,")), "{}", lines[1]);
    assert!(lines[1].contains(",2,\"'=1+1,\"\"x\"\"\",person,"), "a name is no formula: {}", lines[1]);
    assert!(lines[1].ends_with(",,,,,,,,,,,,,,,,"), "four seats are empty: {}", lines[1]);
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()))
}

#[tokio::test]
async fn a_key_is_shown_once_and_a_new_one_ends_the_old() {
    let data = folder("host-key");
    let listen = ([127, 0, 0, 1], 0).into();
    let mut keys = Vec::new();
    for new_host_key in [false, false, true] {
        let config = Config { new_host_key, ..Config::new(listen, data.clone()) };
        let server = Server::start(config).await.expect("it starts");
        keys.push(server.host_key().map(str::to_owned));
        server.run(async {}).await;
    }
    let [first, second, third] = &keys[..] else { panic!("three starts") };
    assert!(first.as_ref().is_some_and(|key| key.len() == 32) && third.is_some(), "made when there is none");
    assert!(second.is_none(), "and shown only then");
    assert_ne!(first, third);
    let file = std::fs::read(data.join("furrow.sqlite")).expect("a database");
    for key in [first, third].into_iter().flatten() {
        assert!(!file.windows(32).any(|bytes| bytes == key.as_bytes()), "only its hash is kept");
    }
    std::fs::remove_dir_all(data).expect("its files are its own");
}

#[tokio::test]
async fn a_request_without_a_cookie_finds_nothing_either() {
    let house = House::hosted().await;
    let request = Request::get("/host").body(Body::empty()).expect("a request");
    assert_eq!(house.ask(request).await.status, StatusCode::NOT_FOUND);
}
