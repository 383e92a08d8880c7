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

/// Two people on one device at Fable, the game begun; Ann has it in hand.
async fn bets(house: &House) -> (Browser, String) {
    let browser = Browser::new(house).await;
    let code = browser.open(house, "invite", 2).await;
    press(&browser, house, &code, "join", "name=Bea&another=on&nonce=").await;
    press(&browser, house, &code, "start", "").await;
    press(&browser, house, &code, "look", "seat=0").await;
    (browser, code)
}

/// What the page of whoever has the device in hand posts, with its first choice.
async fn drawn(browser: &Browser, house: &House, code: &str, view: &str) -> String {
    let page = browser.get(house, &format!("/t/{code}{view}")).await;
    let action = page.actions()[0].replace(' ', "+");
    format!("decision={}&key={}&action={action}", page.field("decision"), page.field("key"))
}

/// How many have chosen of those who choose in secret.
async fn bets_laid(house: &House, code: &str) -> usize {
    house.store.pending(&code.into()).await.expect("choices").len()
}

#[tokio::test]
async fn a_bet_that_is_sent_again_is_never_the_next_players() {
    for view in ["", "?view=text"] {
        let house = House::new().await;
        let (browser, code) = bets(&house).await;
        let form = drawn(&browser, &house, &code, view).await;
        let first = browser.post_json(&house, &format!("/t/{code}/act"), &form).await;
        assert_eq!((first.status, bets_laid(&house, &code).await), (StatusCode::OK, 1));
        press(&browser, &house, &code, "look", "seat=1").await;
        let again = browser.post_json(&house, &format!("/t/{code}/act"), &form).await;
        assert_eq!((again.status, bets_laid(&house, &code).await), (StatusCode::OK, 1), "made already");
        let page = browser.get(&house, &format!("/t/{code}")).await;
        assert!(!page.actions().is_empty(), "Bea has not chosen");
        assert_eq!(browser.act(&house, &code, 0).await.status, StatusCode::OK);
        assert_eq!(bets_laid(&house, &code).await, 0, "both bets are laid");
    }
}

#[tokio::test]
async fn a_form_that_was_drawn_for_one_is_stale_in_the_hand_of_another() {
    let house = House::new().await;
    let (browser, code) = bets(&house).await;
    let form = drawn(&browser, &house, &code, "").await;
    press(&browser, &house, &code, "hide", "").await;
    press(&browser, &house, &code, "look", "seat=1").await;
    let late = press(&browser, &house, &code, "act", &form).await;
    assert_eq!((late.status, bets_laid(&house, &code).await), (StatusCode::CONFLICT, 0));
    let hers = browser.get(&house, &format!("/t/{code}")).await;
    let own_key = format!(
        "decision={}&key=mine&action={}",
        hers.field("decision"),
        hers.actions()[0].replace(' ', "+")
    );
    let own = press(&browser, &house, &code, "act", &own_key).await;
    assert_eq!(
        (own.status, bets_laid(&house, &code).await),
        (StatusCode::SEE_OTHER, 1),
        "a program's own key"
    );
}

/// Ann, Bea and Carl on one device, nobody has it in hand; a computer player plays for Ann.
async fn without_ann(house: &House) -> (Browser, String) {
    let (browser, code) = device(house).await;
    press(&browser, house, &code, "look", "seat=0").await;
    press(&browser, house, &code, "resign", "seat=0").await;
    assert_eq!(events(house, &code, "taken_over", 0).await, 1);
    (browser, code)
}

#[tokio::test]
async fn those_beside_a_computer_player_stop_the_game_and_go_on() {
    let house = House::new().await;
    let (browser, code) = without_ann(&house).await;
    for name in ["pause", "resume"] {
        let done = press(&browser, &house, &code, name, "").await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{name}: {}", done.text);
    }
    assert_eq!((events(&house, &code, "paused", 1).await, events(&house, &code, "resumed", 1).await), (1, 1));
}

#[tokio::test]
async fn a_seat_is_given_up_by_its_own_button_only() {
    let house = House::new().await;
    let (browser, code) = device(&house).await;
    press(&browser, &house, &code, "look", "seat=1").await;
    let page = browser.get(&house, &format!("/t/{code}")).await;
    assert!(page.text.contains("data-affair=\"resign\" name=\"seat\" value=\"1\""), "{}", page.text);
    press(&browser, &house, &code, "look", "seat=2").await;
    let late = press(&browser, &house, &code, "resign", "seat=1").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert_eq!(
        press(&browser, &house, &code, "resign", "seat=9").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    for seat in [1, 2] {
        assert_eq!(events(&house, &code, "taken_over", seat).await, 0, "seat {seat}");
    }
    for _ in 0..2 {
        assert_eq!(press(&browser, &house, &code, "resign", "seat=2").await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(events(&house, &code, "taken_over", 2).await, 1);
}

#[tokio::test]
async fn a_late_pause_stops_nothing_again() {
    let house = House::new().await;
    let (browser, code) = device(&house).await;
    let drawn =
        async || format!("pauses={}", browser.get(&house, &format!("/t/{code}")).await.field("pauses"));
    let pause = drawn().await;
    for _ in 0..2 {
        assert_eq!(press(&browser, &house, &code, "pause", &pause).await.status, StatusCode::SEE_OTHER);
    }
    let resume = drawn().await;
    for _ in 0..2 {
        assert_eq!(press(&browser, &house, &code, "resume", &resume).await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(press(&browser, &house, &code, "pause", &pause).await.status, StatusCode::CONFLICT);
    assert_eq!(events(&house, &code, "paused", 0).await, 1);
    let again = drawn().await;
    assert_eq!(press(&browser, &house, &code, "pause", &again).await.status, StatusCode::SEE_OTHER);
    assert_eq!(press(&browser, &house, &code, "resume", &resume).await.status, StatusCode::CONFLICT);
    assert_eq!(events(&house, &code, "resumed", 0).await, 1);
}

#[tokio::test]
async fn two_clicks_without_scripts_add_one_player() {
    let house = House::new().await;
    let browser = Browser::new(&house).await;
    let code = browser.open(&house, "invite", 4).await;
    let beside = browser.get(&house, &format!("/t/{code}")).await.field("beside");
    let form = |name: &str| format!("name={name}&another=1&beside={beside}&nonce=");
    for _ in 0..2 {
        let added = press(&browser, &house, &code, "join", &form("Bea")).await;
        assert_eq!(added.status, StatusCode::SEE_OTHER, "{}", added.text);
    }
    assert_eq!(press(&browser, &house, &code, "join", &form("Carl")).await.status, StatusCode::CONFLICT);
    let log = house.store.events(&code.as_str().into(), 0).await.expect("events");
    assert_eq!(log.iter().filter(|event| event.contains("\"sat\"")).count(), 2, "Ann and Bea");
}
