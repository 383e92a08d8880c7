//! A restart brings every table back as it was.

use crate::house::{Browser, House, POLLS};
use axum::http::StatusCode;
use furrow_server::live::{Absences, Asker, NewGame, Time};
use furrow_store::{Member, NewTable, Status, Store};
use furrow_table::{Pace, Terms};
use furrow_text::Lang;
use std::time::Duration;

/// The main part of a page without what is made anew for each.
fn main_part(text: &str) -> &str {
    let start = text.find("<main").unwrap_or(0);
    &text[start..text.find("</main>").unwrap_or(text.len())]
}

async fn settle(browser: &Browser, house: &House, path: &str) -> String {
    for _ in 0..POLLS {
        let page = browser.get(house, path).await;
        // Those who choose beside it have chosen: nothing on the page changes any more.
        let alone = page.text.matches("class=\"pill open\"").count() < 2;
        let may_choose = page.text.contains("data-moment=\"choose\"");
        if may_choose && alone || page.text.contains("data-moment=\"over\"") {
            return page.text;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never is this browser's turn");
}

#[tokio::test]
async fn a_restart_brings_the_table_back_and_computer_players_go_on() {
    let mut house = House::new().await;
    let ann = Browser::hasty(&house).await;
    let code = ann.open(&house, "bots", 5).await;
    let path = format!("/t/{code}");
    for turn in 0..6 {
        let before = settle(&ann, &house, &path).await;
        house = house.restart().await;
        assert_eq!(house.hub.wake_all().await.expect("the store"), 1);
        let after = settle(&ann, &house, &path).await;
        let (before, after) = (main_part(&before), main_part(&after));
        let differs = before.split('<').zip(after.split('<')).find(|(before, after)| before != after);
        assert_eq!(differs, None, "before turn {turn}");
        assert_eq!(before.len(), after.len(), "before turn {turn}");
        let answer = ann.act(&house, &code, turn).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
}

/// A table that the start of the server wakes sleeps again at once, and somebody may ask in that moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_while_a_table_goes_to_sleep_is_answered() {
    let mut house = House::new().await;
    let ann = Browser::hasty(&house).await;
    let code = ann.open(&house, "bots", 3).await;
    settle(&ann, &house, &format!("/t/{code}")).await;
    for round in 0..400 {
        house = house.restart().await;
        let asked = async {
            tokio::time::sleep(Duration::from_micros(round * 10)).await;
            ann.get(&house, &format!("/t/{code}")).await
        };
        let (woken, page) = tokio::join!(house.hub.wake_all(), asked);
        assert_eq!((woken.expect("the store"), page.status), (1, StatusCode::OK), "{round}: {}", page.text);
    }
}

#[tokio::test]
async fn a_computer_player_of_a_level_of_another_version_holds_nobody_up() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let code = ann.open(&house, "bots", 3).await;
    let events = house.store.events(&code.as_str().into(), 0).await.expect("events");
    let events = events.iter().map(|text| text.replace("\"medium\"", "\"grandmaster\"")).collect();
    let (id, game) = (code.as_str().into(), "fable".to_owned());
    let table =
        NewTable { id, game, status: Status::Playing, listed: false, at: 0, events, members: Vec::new() };
    let other = House::new().await;
    other.store.create_table(table).await.expect("a table");
    for turn in 0..3 {
        settle(&ann, &other, &format!("/t/{code}")).await;
        assert_eq!(ann.act(&other, &code, turn).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn f4_early_bets_survive_a_restart_can_be_changed_and_are_made_in_seat_order() {
    let house = House::new().await;
    let [ann, bea, carl] =
        [Browser::new(&house).await, Browser::new(&house).await, Browser::new(&house).await];
    let code = ann.open(&house, "invite", 3).await;
    for (browser, name) in [(&bea, "Bea"), (&carl, "Carl")] {
        let answer = browser.post(&house, &format!("/t/{code}/join"), &format!("name={name}&nonce=")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
    let early = bea.post_json(&house, &format!("/t/{code}/start"), "").await;
    assert_eq!(early.status, StatusCode::FORBIDDEN, "only the host starts");
    let start = ann.post(&house, &format!("/t/{code}/start"), "").await;
    assert_eq!(start.status, StatusCode::SEE_OTHER, "{}", start.text);

    let log = |house: &House| {
        let (store, code) = (house.store.clone(), code.clone());
        async move { store.events(&code.as_str().into(), 0).await.expect("events") }
    };
    let before = log(&house).await.len();
    assert_eq!(carl.act(&house, &code, 0).await.status, StatusCode::OK);
    assert_eq!(bea.act(&house, &code, 0).await.status, StatusCode::OK);
    let first = bea.get(&house, &format!("/t/{code}")).await;
    assert!(first.text.contains("data-moment=\"chosen\""));
    assert_eq!(
        bea.act(&house, &code, 1).await.status,
        StatusCode::OK,
        "a bet can be changed until all have chosen"
    );
    let house = house.restart().await;
    assert_eq!(log(&house).await.len(), before, "nothing is in the log yet");
    assert!(bea.get(&house, &format!("/t/{code}")).await.text.contains("data-moment=\"chosen\""));
    let changed = bea.get(&house, &format!("/t/{code}")).await.actions()[1].clone();

    assert_eq!(ann.act(&house, &code, 0).await.status, StatusCode::OK);
    let moves = log(&house).await.split_off(before);
    assert_eq!(moves.len(), 3, "all bets at once");
    for (seat, text) in moves.iter().enumerate() {
        assert!(text.contains(&format!("\"seat\":{seat}")), "in seat order: {text}");
    }
    assert!(moves[1].contains(&changed), "the changed bet counts: {changed} in {}", moves[1]);
}

/// A table at which somebody has ten minutes to choose, among computer players.
async fn table_with_a_clock(house: &House) -> String {
    let asker = Asker { name: "Ann".to_owned(), ..Asker::of(&"a".repeat(32), Lang::En) };
    let terms = Terms { clock: Pace::parse("move-600").expect("a pace"), ..Terms::default() };
    let (game, options, bots) = ("fable".to_owned(), serde_json::Map::new(), Some("random".to_owned()));
    let new = NewGame { game, places: 3, options, terms, listed: false, bots };
    house.hub.open(&asker, &new, &house.hub.new_offer(), None).await.expect("a table")
}

#[tokio::test]
async fn what_a_table_slept_through_is_nobodys_time_however_often_the_server_was_gone() {
    let store = Store::in_memory().await.expect("a store");
    let house = House::at(store.clone(), Time::beginning(1_000_000));
    let code = table_with_a_clock(&house).await;
    house.hub.stop().await;
    let gone = async |alive, now| Absences::resumed(&store, Some(alive), now).await.expect("a store");
    gone(1_010_000, 2_000_000).await; // this server came no further than waking tables
    let absences = gone(2_005_000, 9_000_000).await;
    let house = House::after(store.clone(), Time::beginning(9_000_000), absences);
    assert_eq!(house.hub.wake_all().await.expect("the store"), 1);
    let log = async || store.events(&code.as_str().into(), 0).await.expect("events").join("\n");
    for _ in 0..POLLS {
        if log().await.matches(r#""down""#).count() == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let log = log().await;
    for gone in [r#""from":1010000,"to":2000000"#, r#""from":2005000,"to":9000000"#] {
        assert!(log.contains(gone), "{gone}: {log}");
    }
    assert!(!log.contains(r#""by":"clock""#), "nobody's time was up: {log}");
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_set_aside_and_all_others_go_on() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let code = ann.open(&house, "bots", 3).await;
    for (id, game, event) in [("BAD222", "fable", "{"), ("BAD333", "chess", "{}")] {
        let events = vec![event.to_owned()];
        let members = vec![Member { browser: ann.id().to_owned(), seat: Some(0) }];
        let (id, game, at) = (id.into(), game.to_owned(), i64::MAX - 1); // the first to be woken
        let table = NewTable { id, game, status: Status::Playing, listed: false, at, events, members };
        house.store.create_table(table).await.expect("a table");
    }
    let house = house.restart().await;
    assert_eq!(house.hub.wake_all().await.expect("the store"), 1, "the one that can be read");
    assert!(house.hub.is_awake(&code).await);
    for bad in ["BAD222", "BAD333"] {
        let page = ann.get(&house, &format!("/t/{bad}")).await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.text.contains("This table cannot be read"), "{}", page.text);
        let told = ann.post_json(&house, &format!("/t/{bad}/act"), "decision=0&key=k&action=pass").await;
        assert_eq!(told.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(told.text.contains("set aside"), "{}", told.text);
        assert_eq!(house.store.events(&bad.into(), 0).await.expect("events").len(), 1, "it stays as it is");
    }
    settle(&ann, &house, &format!("/t/{code}")).await;
    assert_eq!(ann.get(&house, "/").await.status, StatusCode::OK);
}
