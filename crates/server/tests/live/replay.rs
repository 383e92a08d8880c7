//! Replays, game files and fair chance through the router.

use crate::house::{Browser, House};
use axum::http::{StatusCode, header};
use furrow_game::{
    Game, Record,
    fair::{Seed, pick},
};
use furrow_table::registry::Fable;
use serde_json::{Value, json};

/// A whole game whose chance follows from a seed, every seat choosing the first action there is.
pub(crate) fn record(players: &[&str]) -> Value {
    record_from(players, 5)
}

/// The same from a seed of such bytes.
pub(crate) fn record_from(players: &[&str], seed: u8) -> Value {
    let setup = furrow_game::Setup::new(players.len() as u8, &serde_json::Map::new()).expect("a set-up");
    let (mut game, mut steps, seed) = (Fable::new(&setup), Vec::new(), Seed([seed; 32]));
    loop {
        let step = match game.turn() {
            furrow_game::Turn::Over => break,
            furrow_game::Turn::Chance => furrow_game::Step::Chance(pick(&game, &seed, steps.len() as u64)),
            furrow_game::Turn::Act(seat) => furrow_game::Step::Act(seat, game.legal_actions(seat)[0]),
        };
        steps.push(step.to_string());
        game.apply_unchecked(step, &mut ());
    }
    json!({"format": "furrow", "version": 1, "game": "fable", "seats": players.len(), "options": {}, "players": players,
        "seed": seed.to_hex(), "steps": steps, "scores": game.scores(), "ranks": game.ranks()})
}

/// A text as a form writes it.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

pub(crate) async fn bring(house: &House, ann: &Browser, file: &str, more: &str) -> crate::house::Answer {
    ann.post(house, "/replay", &format!("record={}{more}", encoded(file))).await
}

#[tokio::test]
async fn a_game_file_is_checked_kept_and_replayed() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let file = record(&["Ann", "<script>alert(1)</script>", "bot:hard"]);
    let answer = bring(&house, &ann, &file.to_string(), "").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let place = answer.header(header::LOCATION).split('?').next().unwrap_or_default().to_owned();
    let other = Browser::new(&house).await;
    for query in ["", "?step=3&eyes=1", "?step=5&eyes=all&view=text"] {
        let page = other.get(&house, &format!("{place}{query}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(
            page.text.contains("Ann") && !page.text.contains("alert(1)"),
            "a name that will not do is not shown"
        );
    }
    let chance = other.get(&house, &format!("{place}/chance")).await;
    assert!(chance.text.contains("every draw follows"), "{}", chance.text);
    let back = other.get(&house, &format!("{place}/game.json")).await;
    let back = Record::parse(&back.text, 1).expect("a record");
    assert_eq!(back, Record::parse(&file.to_string(), 1).expect("a record"), "the file comes back as it was");
    assert_eq!(other.get(&house, &format!("{place}?eyes=7")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(other.get(&house, "/replay/0000").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_file_of_several_games_is_asked_which() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let file = format!("{}\n{}\n", record(&["Ann", "Bea"]), record(&["Carl", "Dot", "Eve"]));
    let second = bring(&house, &ann, &file, "&number=2").await;
    let page = ann.get(&house, second.header(header::LOCATION)).await;
    assert!(page.text.contains("Dot") && !page.text.contains("Bea"));
    let third = bring(&house, &ann, &file, "&number=3").await;
    assert_eq!(third.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(third.text.contains("There are 2 games in it"), "{}", third.text);
}

#[tokio::test]
async fn a_file_that_will_not_do_is_refused_with_place_and_reason() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let good = record(&["Ann", "Bea", "Carl"]);
    let with = |key: &str, value: Value| {
        let mut file = good.clone();
        file[key] = value;
        file.to_string()
    };
    let mut steps = good["steps"].clone();
    let act = steps
        .as_array()
        .expect("steps")
        .iter()
        .position(|step| step.as_str().is_some_and(|s| s.contains("play")));
    let act = act.expect("a play");
    steps[act] = json!("1 play unicorn");
    let mut turn = good["steps"].clone();
    turn[act] = json!("2 play fox");
    let mut drawn = good["steps"].clone();
    let other = if drawn[0] == "* start 0" { "* start 1" } else { "* start 0" };
    drawn[0] = json!(other);
    let refused = [
        ("no json".to_owned(), "Line 1 is no game file"),
        ("{\"format\":\"furrow\"".to_owned(), "breaks off"),
        ("\n\n".to_owned(), "nothing but empty lines"),
        (with("game", json!("<b>chess")), "&lt;b&gt;chess"),
        (with("version", json!(9)), "version 9"),
        (with("rules", json!(7)), "revision 7"),
        (with("seats", json!(9)), "players"),
        (
            with("options", json!({"variant": "standard", "pace": 3})),
            "no option “pace” in this game. It has variant, ",
        ),
        (
            with("options", json!({"variant": "slow"})),
            "“slow” will not do. It takes standard, apprentice, digest.",
        ),
        (with("options", json!({"championship": 1})), "“1” will not do. It takes true, false."),
        (with("steps", steps), "It is no step of this game"),
        (with("steps", turn), "cannot be there"),
        (with("steps", drawn), "does not follow from the seed"),
        (with("seed", json!("ff")), "64 hexadecimal digits"),
        (with("ranks", json!([1, 1, 1])), "ranks says [1, 1, 1]"),
        (with("players", json!(["Ann"])), "players has 1 entries for 3 seats"),
    ];
    for (file, reason) in refused {
        let answer = bring(&house, &ann, &file, "").await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{reason}");
        assert!(
            answer.text.contains(reason),
            "{reason}: {}",
            answer.text.split("role=\"alert\"").nth(1).unwrap_or_default()
        );
    }
    let at = bring(
        &house,
        &ann,
        &with("steps", {
            let mut s = good["steps"].clone();
            s[act] = json!("1 play unicorn");
            s
        }),
        "",
    )
    .await;
    assert!(at.text.contains(&format!("Step {act} of the file")), "the index of the step is said");
}

#[tokio::test]
async fn a_file_that_is_too_large_is_refused() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let long = " ".repeat((1 << 20) + 1).replace(' ', "+");
    let answer = ann.post(&house, "/replay", &format!("record={long}")).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.text.contains("more than 1 MB"));
    let longer = format!("record={}", "a".repeat(4 << 20));
    assert_eq!(ann.post(&house, "/replay", &longer).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

/// Plays on with the first action there is until the game is over.
pub(crate) async fn play_to_the_end(house: &House, ann: &Browser, code: &str) {
    for _ in 0..3_000 {
        let page = ann.get(house, &format!("/t/{code}")).await;
        if page.text.contains("data-moment=\"over\"") {
            return;
        }
        if page.actions().is_empty() {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        ann.act(house, code, 0).await;
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_running_game_lends_no_eyes_and_keeps_its_secret() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let stranger = Browser::new(&house).await;
    let code = ann.open(&house, "bots", 3).await;
    let replay = format!("/t/{code}/replay");
    for wanted in ["all", "1", "2", "public"] {
        let answer = ann.get(&house, &format!("{replay}?step=0&eyes={wanted}")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{wanted}");
        assert!(answer.text.contains("with your own eyes only"));
    }
    assert_eq!(stranger.get(&house, &format!("{replay}?eyes=0")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(stranger.get(&house, &format!("{replay}?eyes=public")).await.status, StatusCode::OK);
    assert_eq!(ann.get(&house, &format!("{replay}?eyes=0")).await.status, StatusCode::OK);
    let events = house.store.events(&code.as_str().into(), 0).await.expect("events");
    let opened: Value = serde_json::from_str(&events[0]).expect("JSON");
    let secret = opened["secret"].as_str().expect("a secret").to_owned();
    let chance = ann.get(&house, &format!("/t/{code}/chance")).await;
    assert!(chance.text.contains("still going on") && !chance.text.contains(&secret));
    assert!(!chance.text.contains("Drawn and expected"));
    let waiting = ann.open(&house, "invite", 3).await;
    let answer = ann.get(&house, &format!("/t/{waiting}/replay")).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "before the game begins");
}

#[tokio::test]
async fn a_finished_game_is_replayed_to_all_and_its_chance_is_proved() {
    let house = House::new().await;
    let ann = Browser::hasty(&house).await;
    let code = ann.open(&house, "bots", 2).await;
    play_to_the_end(&house, &ann, &code).await;
    let stranger = Browser::new(&house).await;
    for wanted in ["all", "0", "1", "public"] {
        let answer = stranger.get(&house, &format!("/t/{code}/replay?step=4&eyes={wanted}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{wanted}");
    }
    let request = stranger
        .request("GET", &format!("/t/{code}/replay?step=4"))
        .header(header::ACCEPT, "application/json");
    let news = house.ask(request.body(axum::body::Body::empty()).expect("a request")).await;
    let news: Value = serde_json::from_str(&news.text).expect("JSON");
    assert_eq!(news["id"], 5);
    assert!(
        news["regions"]["r-replay"].is_string()
            && news["beats"].is_array()
            && news["attrs"]["version"] == "5"
    );
    let chance = stranger.get(&house, &format!("/t/{code}/chance")).await;
    assert!(chance.text.contains("every draw follows") && chance.text.contains("Drawn and expected"));
    let all = stranger.get(&house, "/chance").await;
    assert!(all.text.contains("1 game."), "the game is counted");
    let over = ann.get(&house, &format!("/t/{code}")).await;
    for link in ["replay?step=0", "review", "chance", "game.json"] {
        assert!(over.text.contains(&format!("/t/{code}/{link}")), "the end leads to {link}");
    }
}

#[test]
fn eyes_that_see_all_are_lent_by_replays_alone() {
    let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder").to_owned();
    let mut found = Vec::new();
    let mut folders: Vec<_> =
        std::fs::read_dir(crates).expect("crates").map(|e| e.expect("a crate").path().join("src")).collect();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if std::fs::read_to_string(&path).is_ok_and(|text| text.contains("Viewer::All")) {
                found.push(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    let allowed = [
        "/game/src/seat.rs",
        "/game/src/laws.rs",
        "/server/src/replay.rs",
        "/server/src/replay/eyes.rs",
        "/server/src/page/replay.rs",
    ];
    found.retain(|path| !allowed.iter().any(|place| path.ends_with(place)));
    assert!(found.is_empty(), "{found:?}");
}
