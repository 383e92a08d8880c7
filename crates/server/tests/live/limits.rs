//! What is too large, too long, or asked in another way is answered with words.

use crate::house::{Browser, House};
use axum::{
    body::Body,
    http::{StatusCode, header},
};
use furrow_server::{Config, Server};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
};

#[tokio::test]
async fn a_code_in_small_letters_is_the_code() {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let code = ann.open(&house, "invite", 2).await;
    let small = format!("/t/{}", code.to_lowercase());
    let joined = bea.post(&house, &format!("{small}/join"), "name=Bea").await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER, "{}", joined.text);
    assert_eq!(joined.header(header::LOCATION), format!("/t/{code}"));
    assert_eq!(ann.post(&house, &format!("{small}/start"), "").await.status, StatusCode::SEE_OTHER);
    let page = ann.get(&house, &format!("/t/{code}")).await;
    let (decision, key, action) =
        (page.field("decision"), page.field("key"), page.actions()[0].replace(' ', "+"));
    let form = format!("decision={decision}&key={key}&action={action}");
    for path in [&small, &format!("/t/{code}")] {
        let acted = ann.post_json(&house, &format!("{path}/act"), &form).await;
        assert_eq!(acted.status, StatusCode::OK, "{}", acted.text);
    }
    for part in ["/replay", "/chance", "/stream?after=0"] {
        let request = ann.request("GET", &format!("{small}{part}")).body(Body::empty()).expect("a request");
        assert_eq!(house.open(request).await.status, StatusCode::OK, "{part}");
    }
    assert_eq!(ann.get(&house, &small).await.header(header::LOCATION), format!("/t/{code}"));
}

#[tokio::test]
async fn an_address_that_is_asked_in_another_way_says_so() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    for (method, path) in
        [("POST", "/"), ("PUT", "/new"), ("DELETE", "/t/NOSUCH"), ("POST", "/rules/fable?lang=de")]
    {
        let request = ann.request(method, path).body(Body::empty()).expect("a request");
        let answer = house.ask(request).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        let says = if path.contains("=de") { "So geht es nicht" } else { "Not that way" };
        assert!(answer.text.contains(says), "{method} {path}: {}", answer.text);
        assert!(!answer.header(header::ALLOW).is_empty(), "{method} {path}");
    }
}

#[tokio::test]
async fn the_number_of_a_game_is_a_number() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    for number in ["-1", "0", "10000", "18446744073709551615", "18446744073709551616", "1e3", "two"] {
        let refused = ann.post(&house, "/replay", &format!("record=x&number={number}")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{number}");
        let says = format!("“{number}” will not do. It takes a whole number from 1 to 9999.");
        assert!(refused.text.contains(&says), "{number}: {}", refused.text);
    }
    for number in ["", "1", "+1+"] {
        let read = ann.post(&house, "/replay", &format!("record=x&number={number}")).await;
        assert!(read.text.contains("Line 1 is no game file"), "{number}: {}", read.text);
    }
}

#[tokio::test]
async fn who_sends_too_much_is_told_so_and_not_cut_off() {
    let data =
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("too-much-{}", std::process::id()));
    let server =
        Server::start(Config::new(([127, 0, 0, 1], 0).into(), data.clone())).await.expect("it starts");
    let address = server.address().expect("an address");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { drop(stopped.await) }));
    for path in ["/replay", "/new"] {
        let mut connection = TcpStream::connect(address).await.expect("a connection");
        let length = 8 << 20;
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/x-www-form-urlencoded\r\n\
            content-length: {length}\r\nconnection: close\r\n\r\nrecord="
        );
        connection.write_all(head.as_bytes()).await.expect("a head");
        connection.write_all(&vec![b'x'; length - 7]).await.expect("all of the body");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).await.expect("an answer");
        assert!(
            answer.starts_with("HTTP/1.1 413") && answer.contains("That was too much"),
            "{path}: {answer}"
        );
    }
    drop(stop);
    running.await.expect("no panic");
    std::fs::remove_dir_all(data).expect("the folder is there");
}
