//! The front page's forms, and the language of whoever reads.

use crate::house::{Answer, Browser, House};
use axum::{
    body::Body,
    http::{StatusCode, header},
};
use furrow_store::TableId;

/// A page as a browser with these cookies and languages gets it.
async fn page(house: &House, ann: &Browser, path: &str, cookies: &str, accepts: &str) -> Answer {
    let mut request = ann.request("GET", path).header(header::ACCEPT_LANGUAGE, accepts);
    if !cookies.is_empty() {
        request = request.header(header::COOKIE, cookies);
    }
    house.ask(request.body(Body::empty()).expect("a request")).await
}

fn speaks(answer: &Answer) -> &str {
    answer.text.split("<html lang=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}

#[tokio::test]
async fn pages_speak_the_readers_language_and_what_is_chosen_stays() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    for path in ["/", "/rules/carrots", "/nowhere", "/specimen", "/t/NOSUCH"] {
        assert_eq!(speaks(&page(&house, &ann, path, "", "de-CH,de;q=0.9,en;q=0.8").await), "de", "{path}");
        assert_eq!(speaks(&page(&house, &ann, path, "lang=pt-PT", "de").await), "pt-PT", "{path}");
    }
    assert_eq!(speaks(&page(&house, &ann, "/rules/fable?lang=fr", "lang=de", "en").await), "fr");
    assert_eq!(speaks(&page(&house, &ann, "/?lang=xx", "lang=yy", "ja").await), "en");

    let chosen = ann.post(&house, "/prefs", "lang=fr&here=/rules/fable").await;
    assert_eq!(chosen.header(header::LOCATION), "/rules/fable");
    let cookie = chosen.header(header::SET_COOKIE);
    assert!(cookie.starts_with("lang=fr; Path=/; Max-Age=") && !cookie.contains("HttpOnly"), "{cookie}");
    let unknown = ann.post(&house, "/prefs", "lang=xx&here=/").await;
    assert_eq!(unknown.header(header::SET_COOKIE), "");
}

#[tokio::test]
async fn a_table_has_what_was_chosen_on_the_front_page() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let front = ann.get(&house, "/").await;
    let form = format!(
        "game=fable&kind=invite&seats=3&variant=apprentice&apprentice_hand=6&championship=on&start=2&level=hard\
         &name=Ann&nonce=&offer={}",
        front.field("offer")
    );
    let opened = ann.post(&house, "/new", &form).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    let code = opened.header(header::LOCATION).trim_start_matches("/t/").to_owned();
    let events = house.store.events(&TableId::from(code.as_str()), 0).await.expect("a table");
    for option in
        ["\"variant\":\"apprentice\"", "\"apprentice_hand\":6", "\"championship\":true", "\"start\":2"]
    {
        assert!(events[0].contains(option), "{option}: {}", events[0]);
    }
    let room = ann.get(&house, &format!("/t/{code}")).await;
    for words in ["First game", "Hands of 6 cards", "Three games, scores added", "Place 3 starts"] {
        assert!(room.text.contains(words), "{words}");
    }
    let level = room.text.split('<').find(|tag| tag.contains("name=\"level\"") && tag.contains(" checked"));
    assert!(level.is_some_and(|tag| tag.contains("value=\"hard\"")), "who fills the places: {level:?}");
}

#[tokio::test]
async fn a_form_that_will_not_do_comes_back_as_it_was_sent() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let form = format!(
        "game=crazy-race&kind=bots&seats=3&deck=own&deck_lines=*2+S3+F2+R2%0D%0A*2+S3+Q2+R2&start=1&level=easy\
         &name=Ann&nonce=&offer={}",
        ann.get(&house, "/").await.field("offer")
    );
    let back = ann.post(&house, "/new", &form).await;
    assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(back.text.contains("line 2: “Q2”") && back.text.contains("(R4)"), "it says which line and why");
    assert!(back.text.contains("*2 S3 F2 R2\r\n*2 S3 Q2 R2</textarea>"), "the lines are there");
    assert!(back.text.contains("<input type=\"text\" name=\"name\" value=\"Ann\""));
    let offers = back.text.matches("name=\"offer\"").count();
    assert_eq!(offers, 3, "each game can be opened from here");
}
