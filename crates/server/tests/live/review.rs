//! Looks back through the router: only at games that are over, side by side, once for equal games, kept for a while, shown
//! in the replay.

use crate::{
    house::{Answer, Browser, House},
    replay::{bring, play_to_the_end, record, record_from},
};
use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{StatusCode, header},
};
use furrow_bots::{Level, review::Care};
use furrow_game::Setup as _;
use serde_json::{Map, Value};
use std::{net::SocketAddr, time::Duration};

/// As little as there can be.
const LITTLE: Care = Care { level: Level::Hard, simulations: Some(8), playouts: 4 };

/// Asks for a look back until it is whole; the answers on the way.
async fn looked_back(house: &House, ann: &Browser, path: &str) -> (Answer, usize) {
    for asked in 0..20_000 {
        let page = ann.get(house, path).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        if !page.text.contains("data-awaits") {
            return (page, asked);
        }
        assert!(page.text.contains("http-equiv=\"refresh\"") && page.text.contains("role=\"status\""));
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("{path} is never whole");
}

/// Brings a file; its address.
async fn brought(house: &House, ann: &Browser, file: &Value) -> String {
    let answer = bring(house, ann, &file.to_string(), "").await;
    answer.header(header::LOCATION).split('?').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_finished_game_is_looked_back_at_by_anybody() {
    let house = House::looking_with(LITTLE).await;
    let ann = Browser::hasty(&house).await;
    let code = ann.open(&house, "bots", 2).await;
    let path = format!("/t/{code}/review");
    let early = ann.get(&house, &path).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "nobody sees it before the end");
    assert!(early.text.contains("This game is not over"));
    let replay = format!("/t/{code}/replay?step=1");
    assert!(!ann.get(&house, &replay).await.text.contains("popovertarget=\"others\""), "nor in the replay");
    play_to_the_end(&house, &ann, &code).await;

    let mut why = 0;
    for step in 1..20 {
        let page = ann.get(&house, &format!("/t/{code}/replay?step={step}")).await.text;
        assert_eq!(page.contains("speaks for this move"), page.contains("shows what else"), "step {step}");
        assert!(!page.contains("(your bet)"), "it is another's, step {step}");
        why += usize::from(
            page.contains("Bea is a medium computer player") && page.contains("by what Bea could know: "),
        );
    }
    assert!(why > 3, "any move of a computer player can be asked about");
    let unknown = ann.get(&house, &replay).await;
    assert!(unknown.text.contains("popovertarget=\"others\"") && unknown.text.contains(&path));
    let stranger = Browser::new(&house).await;
    let (page, waited) = looked_back(&house, &stranger, &path).await;
    assert!(waited > 0, "it is worked on first");
    for part in ["Where it turned", "step by step", "The costliest moves", "Luck and skill", "polyline"] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    for link in [format!("/t/{code}\""), format!("/t/{code}/replay?step=0"), format!("/t/{code}/chance")] {
        assert!(page.text.contains(&link), "it leads to {link}");
    }
    let words = ann.get(&house, &format!("{path}?view=text")).await;
    assert!(!words.text.contains("<svg") && words.text.contains("<table"), "{}", words.text);

    let script = ann.request("GET", &path).header(header::ACCEPT, "application/json");
    let answer = house.ask(script.body(Body::empty()).expect("a request")).await;
    let news: Value = serde_json::from_str(&answer.text).expect("JSON");
    assert!(news["main"].as_str().is_some_and(|main| main.starts_with("<main ")));

    let steps = 1..20;
    let mut known = 0;
    for step in steps {
        let page = ann.get(&house, &format!("/t/{code}/replay?step={step}")).await;
        known += usize::from(page.text.contains("class=\"others\"") && page.text.contains("(done)"));
    }
    assert!(known > 3, "the replay tells what else could have been done");
}

#[tokio::test]
async fn a_file_is_looked_back_at_only_if_it_was_played_to_the_end() {
    let house = House::looking_with(LITTLE).await;
    let ann = Browser::new(&house).await;
    let mut file = record(&["Ann", "Bea"]);
    let at = brought(&house, &ann, &file).await;
    let (page, _) = looked_back(&house, &ann, &format!("{at}/review")).await;
    assert!(page.text.contains(&format!("{at}?step=0")) && page.text.contains("won"));
    let steps = file["steps"].as_array().expect("steps")[..20].to_vec();
    file["steps"] = steps.into();
    for key in ["ranks", "scores"] {
        file.as_object_mut().expect("a file").remove(key);
    }
    let at = brought(&house, &ann, &file).await;
    let early = ann.get(&house, &format!("{at}/review")).await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", early.text);
}

/// Asks for a page from a network.
async fn asked_from(house: &House, ann: &Browser, network: u8, path: &str) -> Answer {
    let peer = ConnectInfo(SocketAddr::from(([192, 0, 2, network], 4000)));
    let request = ann.request("GET", path).extension(peer).body(Body::empty()).expect("a request");
    house.ask(request).await
}

/// So much that a game takes seconds.
const MUCH: Care = Care { playouts: 4_000, ..LITTLE };

/// So much that no game is done while others are asked for.
const FAR_TOO_MUCH: Care = Care { playouts: 40_000, ..LITTLE };

#[tokio::test]
async fn seventeen_are_worked_on_at_once() {
    let house = House::looking_with(FAR_TOO_MUCH).await;
    let ann = Browser::new(&house).await;
    let mut paths = Vec::new();
    for seed in 0..18 {
        let file = record_from(&["Ann", "Bea"], seed);
        paths.push(format!("{}/review", brought(&house, &ann, &file).await));
    }
    for (network, path) in (0..).zip(&paths[..17]) {
        assert_eq!(asked_from(&house, &ann, network, path).await.status, StatusCode::OK);
    }
    let last = asked_from(&house, &ann, 17, &paths[17]).await;
    assert_eq!(last.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(last.text.contains("as one network can ask for"));
    let again = ann.get(&house, &paths[16]).await;
    assert!(again.text.contains("data-awaits"), "who asks twice has it begun once: {}", again.text);
}

#[tokio::test]
async fn one_that_is_asked_for_later_does_not_wait_for_the_end_of_another() {
    let house = House::looking_with(MUCH).await;
    let ann = Browser::new(&house).await;
    let mut paths = Vec::new();
    for seed in 0..2 {
        let at = brought(&house, &ann, &record_from(&["Ann", "Bea"], seed)).await;
        paths.push(format!("{at}/review"));
        ann.get(&house, &paths[seed as usize]).await;
    }
    for _ in 0..20_000 {
        let [first, second] = [ann.get(&house, &paths[0]).await, ann.get(&house, &paths[1]).await];
        assert!(first.text.contains("data-awaits"), "the first is whole, and the second not begun");
        if second.text.contains("<progress") && !second.text.contains("<progress value=\"0\"") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("neither goes on");
}

/// The options of a game that says none, said one by one, the last first.
fn in_full(players: &[&str]) -> Value {
    let setup = furrow_fable::Setup::new(players.len() as u8, &Map::new()).expect("a set-up");
    Value::Object(setup.options().into_iter().rev().collect())
}

#[tokio::test]
async fn equal_games_are_worked_out_once_and_told_with_their_own_names() {
    let house = House::looking_with(LITTLE).await;
    let ann = Browser::new(&house).await;
    for (players, works) in [(["Ann", "Bea"], true), (["Carl", "Dot"], false)] {
        let mut file = record(&players);
        if !works {
            file["options"] = in_full(&players);
        }
        let at = brought(&house, &ann, &file).await;
        let step = ann.get(&house, &format!("{at}?step=1")).await;
        assert_eq!(step.text.contains("shows what else"), works, "{players:?}: the replay knows too");
        let (page, waited) = looked_back(&house, &ann, &format!("{at}/review")).await;
        assert_eq!(waited > 0, works, "{players:?}");
        assert!(players.iter().all(|name| page.text.contains(name)));
    }
    let other = brought(&house, &ann, &record_from(&["Ann", "Bea"], 6)).await;
    let (_, waited) = looked_back(&house, &ann, &format!("{other}/review")).await;
    assert!(waited > 0, "another game is another");
}
