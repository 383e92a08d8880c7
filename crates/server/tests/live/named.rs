//! Buttons name what they mean: a click that comes late or twice does nothing else.

use crate::house::{Answer, Browser, House};
use axum::http::{StatusCode, header};

/// A table of Carrots for so many, opened by this browser.
async fn carrots(house: &House, browser: &Browser, seats: u8) -> String {
    let offer = browser.get(house, "/").await.field("offer");
    let form =
        format!("game=carrots&kind=invite&seats={seats}&hare=blank&start=0&name=Ann&offer={offer}&nonce=");
    let opened = browser.post(house, "/new", &form).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text);
    opened.header(header::LOCATION).trim_start_matches("/t/").to_owned()
}

async fn press(browser: &Browser, house: &House, code: &str, name: &str, form: &str) -> Answer {
    browser.post(house, &format!("/t/{code}/{name}"), form).await
}

async fn page(browser: &Browser, house: &House, code: &str) -> Answer {
    browser.get(house, &format!("/t/{code}")).await
}

/// How many events of this kind the table's log has.
async fn count(house: &House, code: &str, kind: &str) -> usize {
    let events = house.store.events(&code.into(), 0).await.expect("events");
    events.iter().filter(|event| event.contains(&format!("\"e\":\"{kind}\""))).count()
}

/// One more player on a browser's device.
async fn beside(browser: &Browser, house: &House, code: &str, name: &str) {
    press(browser, house, code, "join", &format!("name={name}&another=on&nonce=")).await;
}

#[tokio::test]
async fn a_double_click_takes_one_move_back() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let code = carrots(&house, &ann, 3).await;
    beside(&ann, &house, &code, "Bea").await;
    beside(&ann, &house, &code, "Carl").await;
    press(&ann, &house, &code, "start", "").await;
    for seat in 0..2 {
        press(&ann, &house, &code, "look", &format!("seat={seat}")).await;
        assert_eq!(ann.act(&house, &code, 0).await.status, StatusCode::OK);
    }
    let last = page(&ann, &house, &code).await.field("last");
    let form = format!("last={last}");
    let clicks = [
        press(&ann, &house, &code, "undo", &form).await.status,
        press(&ann, &house, &code, "undo", &form).await.status,
        press(&ann, &house, &code, "undo", "").await.status,
    ];
    assert_eq!(clicks, [StatusCode::SEE_OTHER, StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY]);
    assert_eq!(count(&house, &code, "undone").await, 1);
    assert_ne!(page(&ann, &house, &code).await.field("last"), last, "the move before is another");
}

#[tokio::test]
async fn a_double_click_answers_one_question_for_one_seat() {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let code = carrots(&house, &ann, 3).await;
    press(&bea, &house, &code, "join", "name=Bea").await;
    beside(&bea, &house, &code, "Carl").await;
    press(&ann, &house, &code, "start", "").await;
    assert_eq!(ann.act(&house, &code, 0).await.status, StatusCode::OK);
    press(&bea, &house, &code, "look", "seat=1").await;
    assert_eq!(bea.act(&house, &code, 0).await.status, StatusCode::OK);
    let ask = format!("last={}", page(&ann, &house, &code).await.field("last"));
    press(&ann, &house, &code, "undo", &ask).await;
    let asked = page(&bea, &house, &code).await;
    let (agree, refuse) =
        (format!("agree={}", asked.field("agree")), format!("refuse={}", asked.field("refuse")));
    for status in [StatusCode::SEE_OTHER, StatusCode::CONFLICT] {
        assert_eq!(press(&bea, &house, &code, "answer-undo", &agree).await.status, status);
    }
    assert_eq!((count(&house, &code, "undo_agreed").await, count(&house, &code, "undone").await), (1, 0));
    assert_eq!(press(&ann, &house, &code, "answer-undo", &agree).await.status, StatusCode::FORBIDDEN);
    for form in ["", "yes=yes", "agree=1", "agree=1-9", "agree=x-1"] {
        let odd = press(&bea, &house, &code, "answer-undo", form).await;
        assert_eq!(odd.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
    }
    let carl = page(&bea, &house, &code).await.field("agree");
    assert_eq!(
        press(&bea, &house, &code, "answer-undo", &format!("agree={carl}")).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(count(&house, &code, "undone").await, 1);
    let late = press(&bea, &house, &code, "answer-undo", &refuse).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("here is the table as it is now"), "{}", late.text);
}

#[tokio::test]
async fn a_seat_is_given_up_once_a_decision_and_a_page_tells_the_latest_notes() {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let code = carrots(&house, &ann, 2).await;
    press(&bea, &house, &code, "join", "name=Bea").await;
    press(&ann, &house, &code, "start", "").await;
    for turn in 0..12 {
        for (name, form) in [("resign", ""), ("take-back", "seat=1")] {
            let done = press(&bea, &house, &code, name, form).await;
            assert_eq!(done.status, StatusCode::SEE_OTHER, "{turn}: {name}: {}", done.text);
        }
        let again = press(&bea, &house, &code, "resign", "").await;
        assert_eq!(again.status, StatusCode::CONFLICT, "{turn}");
        assert!(
            again.text.contains("You have let a computer play once since the last move."),
            "{}",
            again.text
        );
        assert_eq!(ann.act(&house, &code, 0).await.status, StatusCode::OK);
        while page(&ann, &house, &code).await.actions().is_empty() {
            assert_eq!(bea.act(&house, &code, 0).await.status, StatusCode::OK);
        }
    }
    assert_eq!(count(&house, &code, "taken_over").await, 12);
    for view in ["", "?view=text"] {
        let page = ann.get(&house, &format!("/t/{code}{view}")).await;
        assert_eq!(page.text.matches("data-note=").count(), 20, "{view}");
    }
}
