//! Several people on one device.

use crate::house::{Answer, Browser, House};
use axum::http::StatusCode;

/// Ann, Bea and Carl on one device, the game begun.
async fn device(house: &House) -> (Browser, String) {
    let browser = Browser::new(house).await;
    let code = browser.open(house, "invite", 3).await;
    for name in ["Bea", "Carl"] {
        browser.post(house, &format!("/t/{code}/join"), &format!("name={name}&another=on&nonce=")).await;
    }
    let started = browser.post(house, &format!("/t/{code}/start"), "").await;
    assert!(started.status.is_redirection());
    (browser, code)
}

async fn press(browser: &Browser, house: &House, code: &str, name: &str, form: &str) -> Answer {
    browser.post(house, &format!("/t/{code}/{name}"), form).await
}

/// How often the table's log has an event of this kind for a seat.
async fn events(house: &House, code: &str, kind: &str, seat: u8) -> usize {
    let events = house.store.events(&code.into(), 0).await.expect("events");
    let of = |event: &&String| event.contains(kind) && event.contains(&format!("\"seat\":{seat}"));
    events.iter().filter(of).count()
}

#[tokio::test]
async fn the_second_click_on_resign_gives_up_nobody_elses_seat() {
    let house = House::new().await;
    let (browser, code) = device(&house).await;
    press(&browser, &house, &code, "look", "seat=1").await;
    press(&browser, &house, &code, "resign", "").await;
    let second = press(&browser, &house, &code, "resign", "").await;
    assert!(second.status.is_redirection(), "it was done");
    assert_eq!(events(&house, &code, "taken_over", 1).await, 1);
    for other in [0, 2] {
        assert_eq!(events(&house, &code, "taken_over", other).await, 0, "seat {other}");
    }
}

#[tokio::test]
async fn whoever_resigned_on_a_shared_device_gets_the_seat_back_and_nobody_else() {
    let house = House::new().await;
    let (browser, code) = device(&house).await;
    for seat in [1, 2] {
        press(&browser, &house, &code, "look", &format!("seat={seat}")).await;
        press(&browser, &house, &code, "resign", "").await;
    }
    let page = browser.get(&house, &format!("/t/{code}")).await;
    assert!(page.text.contains("data-affair=\"take-back\" name=\"seat\" value=\"1\""), "{}", page.text);
    for _ in 0..2 {
        let taken = press(&browser, &house, &code, "take-back", "seat=1").await;
        assert!(taken.status.is_redirection(), "the second click was done");
    }
    assert_eq!(
        (events(&house, &code, "returned", 1).await, events(&house, &code, "returned", 2).await),
        (1, 0)
    );
    for form in ["", "seat=9"] {
        let odd = press(&browser, &house, &code, "take-back", form).await;
        assert_eq!(odd.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
    }
    let stranger = Browser::new(&house).await;
    assert_eq!(press(&stranger, &house, &code, "take-back", "seat=2").await.status, StatusCode::FORBIDDEN);
}
