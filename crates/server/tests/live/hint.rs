//! Hints: who is given one, who is not, and who is told of it.

use crate::house::{Browser, House, POLLS};
use axum::http::StatusCode;
use std::time::Duration;

struct Evening {
    house: House,
    ann: Browser,
    code: String,
}

impl Evening {
    /// Ann and computer players, or (`invite`) other people; `terms` goes into the form.
    async fn new(game: &str, kind: &str, seats: u8, terms: &str) -> Self {
        let house = House::new().await;
        let ann = Browser::new(&house).await;
        let offer = ann.get(&house, "/").await.field("offer");
        let form = format!(
            "game={game}&kind={kind}&seats={seats}&start=0&level=easy&name=Ann{terms}&offer={offer}&nonce="
        );
        let answer = ann.post(&house, "/new", &form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        let to = answer.header(axum::http::header::LOCATION);
        let code = to.trim_start_matches("/t/").split(['?', '#']).next().unwrap_or_default().to_owned();
        Evening { house, ann, code }
    }

    fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.code)
    }

    async fn join(&self, name: &str) -> Browser {
        let browser = Browser::new(&self.house).await;
        browser.post(&self.house, &self.at("/join"), &format!("name={name}")).await;
        browser
    }

    async fn page(&self, browser: &Browser) -> String {
        browser.get(&self.house, &self.at("?view=text")).await.text
    }

    async fn ask(&self, browser: &Browser) -> (StatusCode, String) {
        self.ask_by(browser, "").await
    }

    /// The answer; where the machine is so busy that the hint only comes later, when it has.
    async fn ask_by(&self, browser: &Browser, form: &str) -> (StatusCode, String) {
        let answer = browser.post_json(&self.house, &self.at("/hint"), form).await;
        if answer.status != StatusCode::ACCEPTED {
            return (answer.status, answer.text);
        }
        self.comes(browser).await;
        (StatusCode::OK, answer.text)
    }

    /// Waits until the hint stands on this browser's page.
    async fn comes(&self, browser: &Browser) {
        while !self.page(browser).await.contains(MARK) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    async fn hinted(&self) -> usize {
        let events = self.house.store.events(&self.code.as_str().into(), 0).await.expect("events");
        events.iter().filter(|event| event.contains("\"hinted\"")).count()
    }

    /// Waits until it is this browser's turn; whether it ever is.
    async fn turn_of(&self, browser: &Browser) -> bool {
        for _ in 0..POLLS {
            if !browser.get(&self.house, &self.at("")).await.actions().is_empty() {
                return true;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        false
    }
}

/// What only a hint has.
const MARK: &str = "class=\"chances\"";

#[tokio::test]
async fn one_who_plays_alone_is_given_a_hint_in_every_game() {
    for (game, seats) in [("fable", 3), ("crazy-race", 3), ("carrots", 3), ("carrots", 2)] {
        let evening = Evening::new(game, "bots", seats, "").await;
        let ann = &evening.ann;
        assert!(evening.turn_of(ann).await);
        let before = evening.page(ann).await;
        assert!(before.contains("/hint\"") && !before.contains(MARK), "{game}: a button");
        let answer = ann.post(&evening.house, &evening.at("/hint"), "view=text").await;
        match answer.status {
            StatusCode::ACCEPTED => evening.comes(ann).await,
            status => assert_eq!(status, StatusCode::SEE_OTHER, "{game}: {}", answer.text),
        }
        let after = evening.page(ann).await;
        assert!(after.contains(MARK) && after.contains("% ± "), "{game}: the page has it");
        assert!(after.contains("Why: "), "{game}: with a reason");
        let drawn = ann.get(&evening.house, &evening.at("")).await.text;
        assert!(drawn.contains(MARK) && drawn.contains("hint.css"), "{game}: drawn too");
        assert_eq!(evening.ask(ann).await.0, StatusCode::OK);
        assert_eq!(evening.page(ann).await, after, "{game}: a second one is the same");
        assert_eq!(evening.hinted().await, 1, "{game}");
        assert!(!after.contains("asked for a hint"), "{game}: nobody else has to know");
        let stranger = Browser::new(&evening.house).await;
        assert!(!evening.page(&stranger).await.contains(MARK), "{game}: nobody else sees it");
        assert_eq!(evening.ask(&stranger).await.0, StatusCode::FORBIDDEN, "{game}");
        ann.act(&evening.house, &evening.code, 0).await;
        assert!(!evening.page(ann).await.contains(MARK), "{game}: it goes with its decision");
    }
}

#[tokio::test]
async fn hints_are_refused_where_they_are_off() {
    let off = Evening::new("carrots", "bots", 3, "&hints=no").await;
    assert!(off.turn_of(&off.ann).await);
    assert!(!off.page(&off.ann).await.contains("/hint\""), "no button");
    let (status, text) = off.ask(&off.ann).await;
    assert!(status == StatusCode::CONFLICT && text.contains("No hints"), "{text}");

    let several = Evening::new("carrots", "invite", 2, "").await;
    let bea = several.join("Bea").await;
    several.ann.post(&several.house, &several.at("/start"), "").await;
    assert!(several.turn_of(&several.ann).await);
    for browser in [&several.ann, &bea] {
        assert_eq!(several.ask(browser).await.0, StatusCode::CONFLICT, "several people play");
    }
    assert_eq!(several.hinted().await, 0);
}

#[tokio::test]
async fn others_are_told_that_a_hint_was_taken_and_not_which() {
    let evening = Evening::new("fable", "invite", 2, "&hints=yes").await;
    let bea = evening.join("Bea").await;
    evening.ann.post(&evening.house, &evening.at("/start"), "").await;
    let stranger = Browser::new(&evening.house).await;
    let (house, stream) = (&evening.house, evening.at("/stream?after=0"));
    let listen = |browser: &Browser| {
        let request = browser.request("GET", &stream).body(axum::body::Body::empty()).expect("a request");
        house.open(request)
    };
    let mut streams = [listen(&evening.ann).await, listen(&bea).await, listen(&stranger).await];
    for stream in &mut streams {
        stream.heard().await;
    }
    assert_eq!(evening.ask(&evening.ann).await.0, StatusCode::OK);
    let [own, other, public] = &mut streams;
    assert!(own.heard().await.contains("chances"), "her stream brings it");
    for (stream, whose) in [(other, "Bea's"), (public, "the public's")] {
        let heard = stream.heard().await;
        assert!(heard.contains("Ann has asked for a hint"), "{whose}: {heard}");
        assert!(!heard.contains("chances"), "{whose}");
    }
    for browser in [&bea, &stranger] {
        let page = evening.page(browser).await;
        assert!(page.contains("Ann has asked for a hint.") && !page.contains(MARK));
    }
    assert!(evening.page(&evening.ann).await.contains("You have asked for a hint."));
    let data =
        stranger.listen(house, &evening.at("/stream?after=0&view=data"), Duration::from_millis(40)).await;
    assert!(!data.contains("hint"), "data has none");
    // Both choose at once (F4): who has chosen has nothing to be advised on.
    evening.ann.act(house, &evening.code, 0).await;
    let (status, text) = evening.ask(&evening.ann).await;
    assert!(status == StatusCode::CONFLICT && text.contains("Nothing is asked"), "{text}");
    assert_eq!(evening.hinted().await, 1);
}

#[tokio::test]
async fn on_a_shared_device_only_the_hand_that_is_open_is_advised() {
    let evening = Evening::new("fable", "invite", 2, "&hints=yes").await;
    let (house, ann) = (&evening.house, &evening.ann);
    ann.post(house, &evening.at("/join"), "name=Bea&another=on").await;
    ann.post(house, &evening.at("/start"), "").await;
    assert_eq!(evening.ask(ann).await.0, StatusCode::CONFLICT, "nobody has it in hand");
    ann.post_json(house, &evening.at("/look"), "seat=0").await;
    assert_eq!(evening.ask(ann).await.0, StatusCode::OK);
    assert!(evening.page(ann).await.contains(MARK));
    ann.post_json(house, &evening.at("/hide"), "").await;
    assert!(!evening.page(ann).await.contains(MARK), "it goes with the hand");
    ann.post_json(house, &evening.at("/look"), "seat=1").await;
    assert!(!evening.page(ann).await.contains(MARK), "another hand, another hint");
    ann.post_json(house, &evening.at("/look"), "seat=0").await;
    assert!(evening.page(ann).await.contains(MARK), "the first one's is still there");
}

#[tokio::test]
async fn a_late_click_spends_nobody_elses_hint() {
    let evening = Evening::new("fable", "invite", 2, "&hints=yes").await;
    let (house, ann) = (&evening.house, &evening.ann);
    ann.post(house, &evening.at("/join"), "name=Bea&another=on").await;
    ann.post(house, &evening.at("/start"), "").await;
    ann.post_json(house, &evening.at("/look"), "seat=0").await;
    let page = evening.page(ann).await;
    let (_, button) = page.split_once("data-affair=\"hint\" name=\"asks\" value=\"").expect("a button");
    let asks = button.split('"').next().unwrap_or_default();
    let decision: u64 = asks.strip_suffix("-0").expect("its seat").parse().expect("the decision");
    ann.post_json(house, &evening.at("/look"), "seat=1").await;
    let late = format!("{}-1", decision - 1);
    for (asks, status) in [
        (asks, StatusCode::CONFLICT),
        (&late, StatusCode::CONFLICT),
        (&format!("{decision}-9"), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let answer = ann.post_json(house, &evening.at("/hint"), &format!("asks={asks}")).await;
        assert_eq!(answer.status, status, "{asks}: {}", answer.text);
    }
    assert_eq!(evening.hinted().await, 0);
    let hers = format!("asks={decision}-1");
    assert_eq!(evening.ask_by(ann, &hers).await.0, StatusCode::OK);
    assert_eq!(evening.hinted().await, 1);
}

#[tokio::test]
async fn a_hint_is_kept_as_asked_for_over_a_restart() {
    let mut evening = Evening::new("carrots", "bots", 3, "").await;
    let shown = |text: String| text.split(MARK).nth(1).map(str::to_owned);
    assert_eq!(evening.ask(&evening.ann).await.0, StatusCode::OK);
    let first = shown(evening.page(&evening.ann).await);
    evening.house = evening.house.restart().await;
    assert_eq!(evening.ask(&evening.ann).await.0, StatusCode::OK);
    let again = shown(evening.page(&evening.ann).await);
    assert!(first.is_some() && first == again, "the same decision, the same hint");
    assert_eq!(evening.hinted().await, 1);
}
