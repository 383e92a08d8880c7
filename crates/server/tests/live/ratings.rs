//! Ratings of people: which games and seats count, who sees whom, and that a server with many games soon knows them.

use crate::{
    host::host,
    house::{Browser, House},
};
use axum::http::header;
use furrow_store::{NewTable, Status, TableId};
use std::time::{Duration, Instant};

/// A game of three in which Ann and Bea played to the end; Cid has given up, and a computer player has gone on.
struct Evening {
    house: House,
    host: Browser,
    ann: Browser,
    bea: Browser,
    cid: Browser,
    code: String,
}

impl Evening {
    async fn new() -> Self {
        let house = House::hosted().await;
        let host = host(&house).await;
        let [ann, bea, cid] =
            [Browser::hasty(&house).await, Browser::hasty(&house).await, Browser::hasty(&house).await];
        let code = open(&house, &ann, 3, "Ann").await;
        for (browser, name) in [(&bea, "Bea"), (&cid, "Cid")] {
            browser.post(&house, &format!("/t/{code}/join"), &format!("name={name}")).await;
        }
        ann.post(&house, &format!("/t/{code}/start"), "").await;
        cid.post(&house, &format!("/t/{code}/resign"), "").await;
        let evening = Evening { house, host, ann, bea, cid, code };
        assert!(!evening.page(&evening.ann, "/ratings").await.contains("Bea"), "it is going on");
        evening.house.finish(&evening.code, &[&evening.ann, &evening.bea]).await;
        evening
    }

    async fn page(&self, browser: &Browser, path: &str) -> String {
        let page = browser.get(&self.house, path).await;
        for secret in [&self.ann, &self.bea, &self.cid].map(Browser::id) {
            // A foot of one's own may lead to one's own feed.
            assert!(browser.id() == secret || !page.text.contains(secret), "{path} tells who a browser is");
        }
        // What the frame and the table's own links say is not asked for.
        page.text.split_once("<main").map_or(page.text.clone(), |(_, body)| body.to_owned())
    }
}

async fn open(house: &House, browser: &Browser, seats: u8, name: &str) -> String {
    let front = browser.get(house, "/").await;
    let form = format!("kind=invite&seats={seats}&offer={}&nonce=&name={name}", front.field("offer"));
    let opened = browser.post(house, "/new", &form).await;
    opened.header(header::LOCATION).trim_start_matches("/t/").to_owned()
}

#[tokio::test]
async fn people_are_rated_against_people_and_seen_by_those_they_played_with() {
    let evening = Evening::new().await;
    for (browser, other) in [(&evening.ann, "Bea"), (&evening.bea, "Ann")] {
        let page = evening.page(browser, "/ratings").await;
        assert!(page.contains(other) && page.contains("provisional"), "{page}");
        assert_eq!(page.matches("<tr class=\"self\">").count(), 1, "one's own row is marked");
        assert!(!page.contains("Cid"), "whose seat a computer player had at the end is not rated");
        assert!(page.contains("Mixed"), "one's own figures tell that it was against both");
    }
    for browser in [&evening.cid, &Browser::new(&evening.house).await] {
        let page = evening.page(browser, "/ratings").await;
        assert!(page.contains("You have no rating yet"), "{page}");
        assert!(
            ["Ann", "Bea", "Cid"].iter().all(|name| !page.contains(name)),
            "a stranger sees nobody: {page}"
        );
        assert_eq!(browser.get(&evening.house, "/host/ratings").await.status, 404);
        assert_eq!(browser.get(&evening.house, "/host/ratings.csv").await.status, 404);
    }
    let all = evening.page(&evening.host, "/host/ratings").await;
    assert!(["Ann", "Bea", "Device"].iter().all(|word| all.contains(word)) && !all.contains("Cid"), "{all}");
}

#[tokio::test]
async fn all_ratings_are_a_table_for_spreadsheets() {
    let evening = Evening::new().await;
    let list = evening.host.get(&evening.house, "/host/ratings.csv").await;
    assert!(list.header(header::CONTENT_TYPE).starts_with("text/csv"));
    let lines: Vec<&str> = list.text.split_terminator("\r\n").collect();
    assert_eq!(lines[0], "game,place,name,device,rating,half,provisional,games,wins,last");
    assert_eq!(lines.len(), 3, "{}", list.text);
    assert!(lines[1].starts_with("fable,1,") && lines[1].contains(",yes,1,"), "{}", lines[1]);
    let points =
        |line: &str| line.split(',').nth(4).and_then(|cell| cell.parse::<i64>().ok()).expect("a rating");
    assert_eq!(points(lines[1]) + points(lines[2]), 3000, "what one gains the other loses");
}

#[tokio::test]
async fn games_against_computers_are_figures_and_no_ratings() {
    let house = House::new().await;
    let ann = Browser::hasty(&house).await;
    let code = ann.open(&house, "bots", 2).await;
    house.finish(&code, &[&ann]).await;
    let page = ann.get(&house, "/ratings").await.text;
    assert!(page.contains("You have no rating yet") && page.contains("Computer, Medium"), "{page}");
    assert!(!page.contains("<tr class=\"self\">"), "{page}");
}

/// As many finished games as `FURROW_FINISHED` says; what they cost is printed.
#[tokio::test]
async fn finished_games_are_counted_once_and_soon() {
    let evening = Evening::new().await;
    let store = &evening.house.store;
    let events = store.events(&TableId::from(evening.code.as_str()), 0).await.expect("events");
    let more: usize = std::env::var("FURROW_FINISHED").ok().and_then(|n| n.parse().ok()).unwrap_or(50);
    let mut expected = 1;
    for (round, many) in [more, 1, 0].into_iter().enumerate() {
        for n in 0..many {
            let table = NewTable {
                id: TableId::from(format!("R{round}N{n}")),
                game: "fable".to_owned(),
                status: Status::Finished,
                listed: false,
                at: n as i64, // before all that were counted: it is found nevertheless
                events: events.clone(),
                members: Vec::new(),
            };
            store.create_table(table).await.expect("a new table");
        }
        expected += many;
        let start = Instant::now();
        let games = format!(",{expected},");
        while !evening.host.get(&evening.house, "/host/ratings.csv").await.text.contains(&games) {
            assert!(start.elapsed() < Duration::from_secs(600), "they are never counted");
        }
        eprintln!("{many} games of {} events: {:?}", events.len(), start.elapsed());
    }
}
