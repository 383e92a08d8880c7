//! Streams: what is missed comes after, once.

use crate::house::{Browser, House};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::time::Duration;

const MOMENT: Duration = Duration::from_millis(60);

fn ids(stream: &str) -> Vec<u64> {
    stream.lines().filter_map(|line| line.strip_prefix("id: ")).filter_map(|id| id.parse().ok()).collect()
}

/// Two people, bets laid; the steps so far.
async fn two() -> (House, [Browser; 2], String) {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let code = ann.open(&house, "invite", 2).await;
    bea.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
    ann.post(&house, &format!("/t/{code}/start"), "").await;
    for browser in [&ann, &bea] {
        assert_eq!(browser.act(&house, &code, 0).await.status, StatusCode::OK);
    }
    (house, [ann, bea], code)
}

#[tokio::test]
async fn a_reader_resumes_exactly_where_it_was() {
    let (house, people, code) = two().await;
    let version = |text: &str| -> u64 {
        let at = text.find("data-version=\"").expect("a version") + 14;
        text[at..].split('"').next().unwrap_or_default().parse().expect("a number")
    };
    let path = format!("/t/{code}");
    let seen = version(&people[0].get(&house, &path).await.text);
    let mut made = Vec::new();
    for turn in 0..4 {
        for person in &people {
            let page = person.get(&house, &path).await;
            if page.text.contains("data-moment=\"choose\"") {
                assert_eq!(person.act(&house, &code, turn).await.status, StatusCode::OK);
                made.push(version(&person.get(&house, &path).await.text));
            }
        }
    }
    let stream = people[0].listen(&house, &format!("{path}/stream?after={seen}"), MOMENT).await;
    assert_eq!(ids(&stream), made, "each event once, in order");
    assert_eq!(stream.matches("event: play").count(), made.len());
    let half = made[made.len() / 2];
    let rest: Vec<u64> = made.iter().copied().filter(|id| *id > half).collect();
    let stream = people[0].listen(&house, &format!("{path}/stream?after={half}"), MOMENT).await;
    assert_eq!(ids(&stream), rest);
    let all = people[0].listen(&house, &format!("{path}/stream?after=1"), MOMENT).await;
    assert!(all.contains("event: now") && !all.contains("event: play"), "a long gap is jumped");
}

#[tokio::test]
async fn what_others_do_arrives_while_one_listens() {
    let (house, people, code) = two().await;
    let path = format!("/t/{code}");
    let page = people[0].get(&house, &path).await;
    let mover = usize::from(!page.text.contains("data-moment=\"choose\""));
    let (listener, player) = (&people[1 - mover], &people[mover]);
    let stream = format!("{path}/stream?after=999999");
    let (heard, acted) = tokio::join!(listener.listen(&house, &stream, Duration::from_millis(300)), async {
        tokio::time::sleep(Duration::from_millis(80)).await;
        player.act(&house, &code, 0).await
    });
    assert_eq!(acted.status, StatusCode::OK);
    assert!(heard.contains("event: play"), "{heard}");
    assert!(heard.contains("\"k\":\"plays\""), "with its beats");
}

/// The data of each message, with its kind.
fn data(stream: &str) -> Vec<(String, Value)> {
    let messages = stream.split("\n\n").filter(|message| message.contains("data: "));
    let read = |message: &str| {
        let (head, data) = message.split_once("data: ")?;
        let kind = head.lines().find_map(|line| line.strip_prefix("event: "))?;
        Some((kind.to_owned(), serde_json::from_str(data).ok()?))
    };
    messages.map(|message| read(message).expect("one line of JSON")).collect()
}

#[tokio::test]
async fn a_program_reads_data_in_place_of_a_page() {
    let (house, people, code) = two().await;
    let path = format!("/t/{code}");
    let page = people[0].get(&house, &path).await;
    let mover = usize::from(!page.text.contains("data-moment=\"choose\""));
    let page = people[mover].get(&house, &path).await;
    let mut actions = page.actions();
    actions.sort_unstable();
    let stream = format!("{path}/stream?view=data");
    let (heard, acted) =
        tokio::join!(people[mover].listen(&house, &stream, Duration::from_millis(300)), async {
            tokio::time::sleep(Duration::from_millis(80)).await;
            people[mover].act(&house, &code, 0).await
        });
    assert_eq!(acted.status, StatusCode::OK);
    let heard = data(&heard);
    let kinds: Vec<&str> = heard.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["now", "play"], "who is here is no matter of the game");
    let (first, play) = (&heard[0].1, &heard[1].1);
    assert_eq!(first["now"]["legal"], json!(actions));
    assert_eq!(first["now"]["decision"].to_string(), page.field("decision"));
    assert_eq!(first["now"]["key"], page.field("key"));
    assert_eq!(first["now"]["viewer"], mover);
    assert!(first["history"].as_array().is_some_and(|steps| steps.len() > 10), "{first}");
    let step = play["steps"][0].as_str().expect("a step");
    assert!(step.starts_with(&format!("{mover} play ")), "{step}");
    assert!(play["beats"].to_string().contains("\"k\":\"plays\""), "{play}");
    assert_eq!((&play["now"]["moment"], &play["now"]["legal"]), (&json!("wait"), &json!([])));
}

#[tokio::test]
async fn a_program_sees_who_comes_and_that_the_game_starts() {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let code = ann.open(&house, "invite", 2).await;
    let path = format!("/t/{code}/stream?view=data");
    let (heard, ()) = tokio::join!(ann.listen(&house, &path, Duration::from_millis(400)), async {
        tokio::time::sleep(Duration::from_millis(80)).await;
        bea.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
        ann.post(&house, &format!("/t/{code}/start"), "").await;
    });
    let heard = data(&heard);
    let kinds: Vec<&str> = heard.iter().map(|(kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["room", "room", "start"]);
    assert_eq!(heard[0].1["places"].as_array().map(Vec::len), Some(2));
    assert_eq!(heard[1].1["places"][1], "Bea");
}

/// Places become seats then, and an empty one moves all behind it: the eyes of the waiting room would be another's.
#[tokio::test]
async fn a_stream_of_the_waiting_room_ends_with_the_start() {
    let house = House::new().await;
    let [ann, bea, carl, dot] = [
        Browser::new(&house).await,
        Browser::new(&house).await,
        Browser::new(&house).await,
        Browser::new(&house).await,
    ];
    let code = ann.open(&house, "invite", 4).await;
    let path = format!("/t/{code}");
    for (browser, name) in [(&bea, "Bea"), (&carl, "Carl"), (&dot, "Dot")] {
        browser.post(&house, &format!("{path}/join"), &format!("name={name}")).await;
    }
    bea.post(&house, &format!("{path}/leave"), "").await;
    let stream = format!("{path}/stream?after=0");
    let (heard, ()) = tokio::join!(carl.listen(&house, &stream, Duration::from_millis(500)), async {
        tokio::time::sleep(Duration::from_millis(80)).await;
        ann.post(&house, &format!("{path}/start"), "").await;
        assert_eq!(dot.act(&house, &code, 0).await.status, StatusCode::OK);
    });
    assert!(heard.contains("event: start"), "{heard}");
    assert!(!heard.contains("r-actions"), "what Dot sees is not for Carl: {heard}");
}

#[tokio::test]
async fn a_stopping_server_ends_the_streams() {
    let (house, people, code) = two().await;
    let path = format!("/t/{code}/stream?after=0");
    let (heard, ()) = tokio::join!(people[0].listen(&house, &path, Duration::from_millis(500)), async {
        tokio::time::sleep(Duration::from_millis(80)).await;
        house.hub.stop().await;
    });
    assert!(heard.contains("event: bye"), "{heard}");
}
