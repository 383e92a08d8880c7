//! The feed of one's turns.

use crate::house::{Answer, Browser, House};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};

/// The path of a browser's feed, as its front page links it.
pub(crate) async fn address(house: &House, browser: &Browser) -> String {
    let front = browser.get(house, "/").await;
    let at = front.text.find("/feed/").expect("a link");
    front.text[at..].split('"').next().unwrap_or_default().to_owned()
}

/// As a feed reader asks: without a cookie.
async fn read(house: &House, path: &str, known: &str) -> Answer {
    let request = Request::get(path).header(header::HOST, "localhost").header(header::IF_NONE_MATCH, known);
    house.ask(request.body(Body::empty()).expect("a request")).await
}

/// The text of every element of a name.
fn texts<'a>(feed: &'a str, name: &str) -> Vec<&'a str> {
    let (start, end) = (format!("<{name}>"), format!("</{name}>"));
    feed.split(start.as_str())
        .skip(1)
        .map(|part| part.split(end.as_str()).next().unwrap_or_default())
        .collect()
}

#[tokio::test]
async fn the_feed_has_an_entry_a_turn() {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let feed = address(&house, &ann).await;
    let empty = read(&house, &feed, "").await;
    assert_eq!(empty.status, StatusCode::OK);
    assert!(empty.header(header::CONTENT_TYPE).starts_with("application/atom+xml"));
    assert!(!empty.text.contains("<entry>"));
    assert_eq!(empty.header(header::SET_COOKIE), "", "a feed reader is no new browser");

    let code = ann.open(&house, "invite", 2).await;
    bea.post(&house, &format!("/t/{code}/join"), "name=B%26a<b>").await;
    assert!(!read(&house, &feed, "").await.text.contains("<entry>"), "a table that waits is nobody's turn");
    ann.post(&house, &format!("/t/{code}/start"), "").await;
    let first = read(&house, &feed, "").await;
    assert!(first.text.starts_with("<?xml version=\"1.0\" encoding=\"utf-8\"?>"), "{}", first.text);
    assert!(first.text.contains(&format!("<link rel=\"alternate\" href=\"http://localhost/t/{code}\"/>")));
    assert!(first.text.contains("B&amp;a&lt;b&gt;"), "names are escaped");
    assert_eq!(texts(&first.text, "entry").len(), 1);
    let ids = texts(&first.text, "id");
    assert!(ids[1].starts_with(&format!("tag:furrow,2026:table/{code}/turn/")), "{ids:?}");
    for secret in [ann.id(), bea.id()] {
        assert!(!texts(&first.text, "entry")[0].contains(secret), "no browser's number in what is told");
    }

    let tag = first.header(header::ETAG);
    let again = read(&house, &feed, &format!("\"x\", W/{tag}")).await;
    assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!(read(&house, &feed, "\"x\"").await.text, first.text, "nothing moves while nobody moves");

    ann.act(&house, &code, 0).await; // her bet waits for Bea's
    assert!(!read(&house, &feed, tag).await.text.contains("<entry>"), "her turn is over");
    let other = read(&house, &address(&house, &bea).await, "").await;
    assert_eq!(texts(&other.text, "entry").len(), 1, "Bea's is not");
    bea.act(&house, &code, 0).await;
    for turn in 0..20 {
        let page = read(&house, &feed, "").await;
        if let [_, next, ..] = texts(&page.text, "id")[..] {
            assert_ne!(next, ids[1], "another turn has another number");
            return;
        }
        bea.act(&house, &code, turn).await;
    }
    panic!("Ann is never to move");
}

#[tokio::test]
async fn who_guesses_an_address_gets_nothing() {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let (hers, other) = (address(&house, &ann).await, address(&house, &bea).await);
    let signature = ann.cookie.split('.').nth(1).expect("a signature");
    let long = "é".repeat(64);
    for bad in [
        "/feed/x.atom".to_owned(),
        hers.trim_end_matches(".atom").to_owned(),
        format!("{}{}", &hers[..38], &other[38..]),
        format!("/feed/{}{signature}.atom", ann.id()),
        format!("/feed/{}.atom", ann.id()),
        "/feed/%C3%A9.atom".to_owned(),
        format!("/feed/{}.atom", long.replace('é', "%C3%A9")),
    ] {
        assert_eq!(read(&house, &bad, "").await.status, StatusCode::NOT_FOUND, "{bad}");
    }
    assert_eq!(read(&house, &hers, "").await.status, StatusCode::OK);
    let mut slowed = 0;
    for _ in 0..600 {
        slowed += usize::from(read(&house, &hers, "").await.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(slowed > 50, "{slowed} of 600 were slowed down");
}
