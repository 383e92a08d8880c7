//! What is kept how long, over a store and a clock that is set.

use crate::house::{Browser, House};
use axum::http::StatusCode;
use furrow_server::{
    house::retention::{CLOSED, DAY, QUIET, WAITING, WARNED, tidy},
    live::{Asker, NewGame, Time},
};
use furrow_store::{Status, Store, TableId, TableRow};
use furrow_table::{Pace, Terms};
use furrow_text::Lang;

/// A day in January 2026.
const START: i64 = 1_767_225_600_000;

/// One server after the other over the same store, each at a later time; none was away in between.
struct Years {
    house: House,
}

impl Years {
    async fn begin() -> Self {
        let store = Store::in_memory().await.expect("a store");
        Years { house: House::at(store, Time::beginning(START)) }
    }

    /// The same server, so many milliseconds after the start; the tables are looked through.
    async fn at(self, after: i64) -> Self {
        self.at_with(after, START).await
    }

    async fn at_with(self, after: i64, resumed: i64) -> Self {
        self.house.hub.stop().await;
        let house = House::at(self.house.store, Time::beginning(START + after));
        tidy(&house.hub, resumed).await.expect("a store");
        Years { house }
    }

    async fn row(&self, code: &str) -> Option<TableRow> {
        self.house.store.table(&TableId::from(code)).await.expect("a store")
    }

    async fn status(&self, code: &str) -> Option<Status> {
        self.row(code).await.map(|row| row.status)
    }

    /// A game of Ann and Bea that has begun.
    async fn game(&self, ann: &Browser, bea: &Browser, clock: Pace) -> String {
        let asker = Asker { name: "Ann".to_owned(), ..Asker::of(ann.id(), Lang::En) };
        let new = NewGame {
            game: "fable".to_owned(),
            places: 2,
            options: serde_json::Map::new(),
            terms: Terms { clock, takeover: None, ..Terms::default() },
            listed: false,
            bots: None,
        };
        let hub = &self.house.hub;
        let code = hub.open(&asker, &new, &hub.new_offer(), None).await.expect("a table");
        bea.post(&self.house, &format!("/t/{code}/join"), "name=Bea").await;
        ann.post(&self.house, &format!("/t/{code}/start"), "").await;
        code
    }
}

#[tokio::test]
async fn a_quiet_game_is_warned_closed_kept_for_download_and_only_then_deleted() {
    let years = Years::begin().await;
    let (ann, bea) = (Browser::new(&years.house).await, Browser::new(&years.house).await);
    let code = years.game(&ann, &bea, Pace::None).await;
    let years = years.at(QUIET - DAY).await;
    assert_eq!(years.row(&code).await.expect("a table").warned_at, None);
    let years = years.at(QUIET + DAY).await;
    assert!(years.row(&code).await.expect("a table").warned_at >= Some(START + QUIET + DAY), "it is warned");
    let page = ann.get(&years.house, &format!("/t/{code}")).await;
    assert!(
        page.text.contains("Nobody has moved here for a long time. The table closes on 2026-05-02"),
        "it says so"
    );
    let front = ann.get(&years.house, "/").await;
    assert!(
        front.text.contains("Nobody has played here for a long time. The table closes on 2026-05-02"),
        "the front page too"
    );
    let years = years.at(QUIET + WARNED).await;
    assert_eq!(years.status(&code).await, Some(Status::Playing), "the whole time is given");
    let years = years.at(QUIET + DAY + WARNED + 5_000).await;
    assert_eq!(years.status(&code).await, Some(Status::Closed));
    let log = years.house.store.events(&TableId::from(code.as_str()), 0).await.expect("events").concat();
    assert!(log.contains("\"abandoned\""), "the log says why: {log}");
    let years = years.at(QUIET + WARNED + CLOSED).await;
    let file = ann.get(&years.house, &format!("/t/{code}/game.json")).await;
    assert_eq!(file.status, StatusCode::OK, "its game can be downloaded");
    let years = years.at(QUIET + WARNED + CLOSED + 3 * DAY).await;
    assert_eq!(years.status(&code).await, None, "now it is gone");
    assert_eq!(ann.get(&years.house, &format!("/t/{code}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn any_move_takes_the_warning_back() {
    let years = Years::begin().await;
    let (ann, bea) = (Browser::new(&years.house).await, Browser::new(&years.house).await);
    let code = years.game(&ann, &bea, Pace::None).await;
    let years = years.at(QUIET + DAY).await;
    assert!(years.row(&code).await.expect("a table").warned_at.is_some());
    for browser in [&ann, &bea] {
        assert_eq!(browser.act(&years.house, &code, 0).await.status, StatusCode::OK);
    }
    let page = ann.get(&years.house, &format!("/t/{code}")).await;
    let front = ann.get(&years.house, "/").await;
    assert!(!page.text.contains("Nobody has moved") && !front.text.contains("Nobody has played"), "at once");
    let years = years.at(QUIET + WARNED + 2 * DAY).await;
    let row = years.row(&code).await.expect("a table");
    assert_eq!((row.status, row.warned_at), (Status::Playing, None));
}

#[tokio::test]
async fn games_by_correspondence_are_left_in_peace() {
    let mut years = Years::begin().await;
    let (ann, bea) = (Browser::new(&years.house).await, Browser::new(&years.house).await);
    let paces = ["move-259200", "move-604800", "move-2592000"].map(|text| Pace::parse(text).expect("a pace"));
    let mut codes = Vec::new();
    for pace in paces {
        codes.push(years.game(&ann, &bea, pace).await);
    }
    // Somebody looks every other day; nobody moves, so the clocks do.
    for day in 1..100 {
        years = years.at(day * 2 * DAY).await;
        for code in &codes {
            ann.get(&years.house, &format!("/t/{code}")).await;
            let row = years.row(code).await.expect("it is never deleted");
            assert_eq!(row.warned_at, None, "day {day}, {code}");
            assert_ne!(row.status, Status::Closed);
        }
    }
}

#[tokio::test]
async fn a_table_where_nobody_came_is_deleted_and_a_result_is_kept() {
    let years = Years::begin().await;
    let ann = Browser::new(&years.house).await;
    let room = ann.open(&years.house, "invite", 3).await;
    let years = years.at(WAITING - DAY).await;
    assert_eq!(years.status(&room).await, Some(Status::Waiting));
    ann.post(&years.house, &format!("/t/{room}/list"), "yes=yes").await;
    let years = years.at(WAITING + DAY).await;
    assert_eq!(years.status(&room).await, Some(Status::Waiting), "it was touched");
    ann.get(&years.house, &format!("/t/{room}")).await;
    let later = years.at(3 * WAITING).await;
    assert_eq!(later.status(&room).await, None);
}

#[tokio::test]
async fn nobody_is_deleted_by_a_server_that_was_off_for_a_year() {
    let years = Years::begin().await;
    let (ann, bea) = (Browser::new(&years.house).await, Browser::new(&years.house).await);
    let room = ann.open(&years.house, "invite", 3).await;
    let (game, warned) = (years.game(&ann, &bea, Pace::None).await, years.game(&ann, &bea, Pace::None).await);
    years.house.store.set_warned(warned.as_str().into(), Some(START + DAY)).await.expect("a store");
    let back = 365 * DAY;
    let years = years.at_with(back, START + back).await;
    for code in [&room, &game, &warned] {
        assert!(matches!(years.status(code).await, Some(Status::Waiting | Status::Playing)), "{code}");
    }
    let years = years.at_with(back + WARNED - DAY, START + back).await;
    assert_eq!(years.status(&warned).await, Some(Status::Playing));
    let years = years.at_with(back + WARNED + 5_000, START + back).await;
    assert_eq!(years.status(&room).await, None);
    assert_eq!(years.status(&warned).await, Some(Status::Closed), "a month after the server came back");
    assert_eq!(years.status(&game).await, Some(Status::Playing));
}
