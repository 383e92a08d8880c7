//! Computer players leave people who read pages without a script the time to see what happens.

use crate::house::{Browser, House};
use axum::http::StatusCode;
use std::time::{Duration, Instant};

/// How many moves were made at a table.
async fn moves(house: &House, code: &str) -> usize {
    let events = house.store.events(&code.into(), 0).await.expect("events");
    events.iter().filter(|event| event.contains("\"moved\"")).count()
}

#[tokio::test]
async fn who_resigns_alone_and_without_a_script_sees_the_others_play_on() {
    let house = House::new().await;
    let ann = Browser::hasty(&house).await;
    let code = ann.open(&house, "bots", 3).await;
    ann.page_to_choose(&house, &code).await;
    let answer = ann.post(&house, &format!("/t/{code}/resign"), "seat=0").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let (start, before) = (Instant::now(), moves(&house, &code).await);
    tokio::time::sleep(Duration::from_millis(900)).await;
    let page = ann.get(&house, &format!("/t/{code}")).await;
    assert!(!page.text.contains("data-moment=\"over\""), "it is not over at the next page");
    let made = moves(&house, &code).await - before;
    // One in 150 ms at most. When a move is stored may differ by more than that, so some more are let pass; without a pace
    // the game would be over.
    let most = start.elapsed().as_millis() / 100 + 4;
    assert!((1..=most).contains(&(made as u128)), "they move, and not all at once: {made} of {most}");
}
