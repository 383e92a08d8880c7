//! Posts that must change nothing, and say why.

use crate::house::{Answer, Browser, House};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};

struct Evening {
    house: House,
    ann: Browser,
    code: String,
}

async fn evening() -> Evening {
    let house = House::new().await;
    let ann = Browser::hasty(&house).await;
    let code = ann.open(&house, "bots", 4).await;
    Evening { house, ann, code }
}

/// Computer players think beside the table: this long is waited before looking again.
const SOON: std::time::Duration = std::time::Duration::from_millis(5);

impl Evening {
    fn act(&self) -> String {
        format!("/t/{}/act", self.code)
    }

    async fn events(&self) -> usize {
        self.house.store.events(&self.code.as_str().into(), 0).await.expect("events").len()
    }

    /// Ann's page as soon as she can choose something.
    async fn page_to_choose(&self) -> Answer {
        self.ann.page_to_choose(&self.house, &self.code).await
    }

    async fn form(&self, action: &str) -> String {
        let page = self.ann.get(&self.house, &format!("/t/{}", self.code)).await;
        format!(
            "decision={}&key={}&action={}",
            page.field("decision"),
            page.field("key"),
            action.replace(' ', "+")
        )
    }
}

/// The sentence of a refusal.
fn sentence(text: &str) -> String {
    let json: serde_json::Value = serde_json::from_str(text).unwrap_or_else(|_| panic!("no JSON: {text}"));
    json["error"].as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_whole_game_is_played_without_a_script() {
    let Evening { house, ann, code } = evening().await;
    let path = format!("/t/{code}?view=text");
    for turn in 0..4_000 {
        let page = ann.get(&house, &path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.text.contains("<svg"), "the text view draws nothing");
        if page.text.contains("/game.json") {
            let file = ann.get(&house, &format!("/t/{code}/game.json")).await;
            let record = furrow_game::Record::parse(&file.text, 1).expect("a record");
            let replay = furrow_game::Replay::<furrow_fable::State>::new(&record).expect("a set-up");
            replay.finish().expect("a game file that verifies");
            assert!(record.fair.is_some() && record.ranks.is_some());
            return;
        }
        if let Some(action) = page.actions().get(turn % page.actions().len().max(1)) {
            let (decision, key) = (page.field("decision"), page.field("key"));
            let form = format!("decision={decision}&key={key}&view=text&action={}", action.replace(' ', "+"));
            let answer = ann.post(&house, &format!("/t/{code}/act"), &form).await;
            // A bet can be changed until the last of the others has bet: that may be just now.
            if answer.status == StatusCode::CONFLICT && action.starts_with("bet") {
                continue;
            }
            assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
            assert_eq!(answer.header(header::LOCATION), path);
        } else {
            tokio::time::sleep(SOON).await;
        }
    }
    panic!("no end");
}

#[tokio::test]
async fn the_same_key_twice_is_one_move() {
    let evening = evening().await;
    let page = evening.ann.get(&evening.house, &format!("/t/{}", evening.code)).await;
    let form = evening.form(&page.actions()[0]).await;
    let first = evening.ann.post_json(&evening.house, &evening.act(), &form).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.text);
    let again = evening.ann.post_json(&evening.house, &evening.act(), &form).await;
    assert_eq!(again.status, StatusCode::OK, "a retry is told yes: {}", again.text);
    let events = async || evening.house.store.events(&evening.code.as_str().into(), 0).await.expect("events");
    let moves = |seat: &str, events: &[String]| {
        events
            .iter()
            .filter(|text| text.contains(&format!("\"seat\":{seat}")) && text.contains("moved"))
            .count()
    };
    // The bets are made in the order of the seats: once the next one's is in the log, Ann's are too.
    while moves("1", &events().await) == 0 {
        tokio::time::sleep(SOON).await;
    }
    assert_eq!(moves("0", &events().await), 1);
}

#[tokio::test]
async fn a_decision_that_has_gone_is_stale_and_shows_the_table_as_it_is() {
    let evening = evening().await;
    let page = evening.ann.get(&evening.house, &format!("/t/{}", evening.code)).await;
    let form = evening.form(&page.actions()[0]).await.replace("decision=1", "decision=0");
    let answer = evening.ann.post_json(&evening.house, &evening.act(), &form).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.text.contains("r-actions"), "with the regions as they are now");
    let plain = evening.ann.post(&evening.house, &evening.act(), &form).await;
    assert_eq!(plain.status, StatusCode::CONFLICT);
    assert!(plain.text.contains(&sentence(&answer.text)), "a page without a script says it too");
}

#[tokio::test]
async fn refused_posts_change_nothing_and_say_why() {
    let evening = evening().await;
    let before = evening.events().await;
    let stranger = Browser::new(&evening.house).await;
    let forged = Browser { cookie: format!("furrow={}.{}", evening.ann.id(), "0".repeat(32)) };
    let page = evening.ann.get(&evening.house, &format!("/t/{}", evening.code)).await;
    let legal = evening.form(&page.actions()[0]).await;
    let cases = [
        ("a spectator", &stranger, legal.clone(), StatusCode::FORBIDDEN),
        ("a forged cookie", &forged, legal.clone(), StatusCode::FORBIDDEN),
        ("no such card", &evening.ann, evening.form("bet unicorn").await, StatusCode::UNPROCESSABLE_ENTITY),
        (
            "a play before the bets",
            &evening.ann,
            evening.form("play fox").await,
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "a step of chance",
            &evening.ann,
            evening.form("* draw 0 fox").await,
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "nothing chosen",
            &evening.ann,
            legal.split("&action").next().unwrap_or("").to_owned(),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "no key",
            &evening.ann,
            "decision=1&key=&action=bet+fox".to_owned(),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (
            "a key too long",
            &evening.ann,
            format!("decision=1&key={}&action=bet+fox", "k".repeat(65)),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ];
    for (what, browser, form, status) in cases {
        let answer = browser.post_json(&evening.house, &evening.act(), &form).await;
        assert_eq!(answer.status, status, "{what}: {}", answer.text);
        assert!(!sentence(&answer.text).is_empty(), "{what}: it says why");
        assert_eq!(evening.events().await, before, "{what}: nothing has changed");
    }
}

#[tokio::test]
async fn too_large_foreign_and_unreadable_posts_are_turned_away() {
    let evening = evening().await;
    let before = evening.events().await;
    let large = evening.ann.post(&evening.house, &evening.act(), &"x".repeat(20_000)).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(large.text.contains("<main"), "on a page of ours");
    let junk = evening.ann.post(&evening.house, &evening.act(), "decision=%ff&key").await;
    assert!(junk.status.is_client_error());
    assert!(junk.text.contains("<main"), "on a page of ours");
    let odd = evening.ann.get(&evening.house, "/t/abc%0a").await;
    assert_eq!(odd.status, StatusCode::NOT_FOUND, "no code has a line's end");
    for (name, value) in
        [("origin", "http://evil.example"), ("origin", "null"), ("sec-fetch-site", "cross-site")]
    {
        let request = evening.ann.form(&evening.act()).header(name, value);
        let answer =
            evening.house.ask(request.body(Body::from("decision=1&key=a&action=bet+fox")).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let ours = evening.ann.form(&evening.act()).header("origin", "http://localhost");
    let ours = evening.house.ask(ours.body(Body::from("decision=1&key=a&action=bet+unicorn")).unwrap()).await;
    assert_eq!(ours.status, StatusCode::UNPROCESSABLE_ENTITY, "our own origin is let in");
    assert_eq!(evening.events().await, before);
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_told_on_a_page_of_ours() {
    let house = House::new().await;
    let mut reader = Browser::new(&house).await;
    reader.cookie += "; lang=de";
    for path in
        ["/learn/carrots?step=-1", "/learn/fable?step=x", "/join?code=A&code=B", "/t/%ff", "/rules/%ff"]
    {
        let answer = reader.get(&house, path).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
        assert!(
            answer.text.contains("<main") && answer.text.contains("lang=\"de\""),
            "{path}: {}",
            answer.text
        );
    }
}

#[tokio::test]
async fn loading_the_address_of_a_form_leads_back_to_its_page() {
    let Evening { house, ann, code } = evening().await;
    let table = format!("/t/{code}");
    let of_table = ["act", "join", "leave", "start", "again"].map(|post| format!("{table}/{post}"));
    let mut ways: Vec<_> = of_table.iter().map(|path| (path.as_str(), table.as_str())).collect();
    ways.extend([("/new", "/"), ("/prefs", "/"), ("/learn/carrots/act", "/learn/carrots")]);
    for (path, page) in ways {
        let answer = ann.get(&house, path).await;
        assert_eq!((answer.status, answer.header(header::LOCATION)), (StatusCode::SEE_OTHER, page), "{path}");
    }
    for path in ["/t/%0d%0a/act", "/t/%2e%2e/act", "/learn/chess/act"] {
        assert_eq!(ann.get(&house, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn every_answer_is_sealed() {
    let evening = evening().await;
    let table = format!("/t/{}", evening.code);
    for path in
        ["/", &table, "/rules/fable", "/specimen", "/nowhere", "/t/ZZZZZZ", "/assets/favicon-turn.svg"]
    {
        let answer = evening.ann.get(&evening.house, path).await;
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        assert!(!answer.text.contains(" style=\"") && !answer.text.contains("<style"), "{path}");
    }
    // No page is made of these alone.
    for path in ["/assets/js/main.js", "/assets/css/base.css"] {
        let answer = evening.ann.get(&evening.house, path).await;
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
    }
}

#[tokio::test]
async fn many_posts_in_a_short_time_are_slowed_down() {
    let evening = evening().await;
    let mut slowed = 0;
    for _ in 0..200 {
        let answer =
            evening.ann.post_json(&evening.house, &evening.act(), "decision=9&key=a&action=bet+fox").await;
        slowed += usize::from(answer.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(slowed > 50, "{slowed} of 200 were slowed down");
}

#[tokio::test]
async fn f4_a_bet_can_be_changed_as_often_as_one_likes() {
    let house = House::new().await;
    let (ann, bea) = (Browser::new(&house).await, Browser::new(&house).await);
    let code = ann.open(&house, "invite", 2).await;
    bea.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
    ann.post(&house, &format!("/t/{code}/start"), "").await;
    let mut keys = std::collections::HashSet::new();
    for change in 0..70 {
        let page = ann.get(&house, &format!("/t/{code}")).await;
        assert!(keys.insert(page.field("key")), "change {change} has a key of its own");
        assert_eq!(ann.act(&house, &code, change).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn no_computer_player_has_the_name_of_a_person() {
    let house = House::new().await;
    let bea = Browser::new(&house).await;
    let front = bea.get(&house, "/").await;
    let form = format!("kind=bots&seats=5&level=random&name=bea&offer={}", front.field("offer"));
    let opened = bea.post(&house, "/new", &form).await;
    let page = bea.get(&house, &format!("{}?view=text", opened.header(header::LOCATION))).await;
    for name in ["Carl", "Dot", "Eve", "Finn"] {
        assert!(page.text.contains(&format!("{name}: ")), "{name} sits there");
    }
    assert!(!page.text.to_lowercase().contains("bea 2"));
}

#[tokio::test]
async fn preferences_lead_back_to_a_path_of_this_site_only() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    for (here, back) in [
        ("/t/ABCDEF?view=text", "/t/ABCDEF?view=text"),
        ("//evil.example", "/"),
        ("/%5Cevil.example", "/"),
        ("/%09/evil.example", "/"),
        ("/%0A/evil.example", "/"),
        ("http://evil.example", "/"),
    ] {
        let answer = ann.post(&house, "/prefs", &format!("theme=dark&here={here}")).await;
        assert_eq!(answer.header(header::LOCATION), back, "{here}");
    }
}

#[tokio::test]
async fn an_offer_opens_one_table() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let front = ann.get(&house, "/").await;
    let form =
        format!("kind=bots&seats=3&level=random&offer={}&nonce={}", front.field("offer"), "ab".repeat(16));
    let first = ann.post(&house, "/new", &form).await;
    let second = ann.post(&house, "/new", &form).await;
    assert_eq!(
        first.header(header::LOCATION),
        second.header(header::LOCATION),
        "a second click opens no second table"
    );
    for bad in [
        "kind=bots&seats=9",
        "kind=bots&seats=3&level=master",
        "kind=bots&seats=3&start=7",
        "kind=bots&seats=3&nonce=zz",
        "kind=bots&seats=3&start=x",
        "kind=zzz&seats=3",
        "kind=bots&seats=2&game=crazy-race",
    ] {
        let form = format!("{bad}&offer={}", ann.get(&house, "/").await.field("offer"));
        let answer = ann.post(&house, "/new", &form).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
    }
    let form = format!("kind=bots&seats=3&deck=own&offer={}", ann.get(&house, "/").await.field("offer"));
    let answer = ann.post(&house, "/new", &form).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "a field the form does not have");
    let form = format!(
        "game=fable&kind=bots&seats=3&start=random&view=text&name=Ann&offer={}",
        ann.get(&house, "/").await.field("offer")
    );
    assert_eq!(ann.post(&house, "/new", &form).await.status, StatusCode::SEE_OTHER);
    let long =
        format!("kind=bots&seats=3&level=random&name={}&offer={}", "n".repeat(21), front.field("offer"));
    let answer = ann.post(&house, "/new", &long).await;
    assert!(answer.text.contains("20"), "a name that is too long is refused on the front page");
}

#[tokio::test]
async fn another_game_is_for_players_of_one_that_is_over() {
    let house = House::new().await;
    let (ann, bea, stranger) =
        (Browser::new(&house).await, Browser::new(&house).await, Browser::new(&house).await);
    let code = ann.open(&house, "invite", 2).await;
    bea.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
    ann.post(&house, &format!("/t/{code}/start"), "").await;
    let again = format!("/t/{code}/again");
    assert_eq!(ann.post(&house, &again, "").await.status, StatusCode::CONFLICT, "not before the end");
    for turn in 0..500 {
        let page = ann.get(&house, &format!("/t/{code}?view=text")).await;
        if page.text.contains("/game.json") {
            break;
        }
        for browser in [&ann, &bea] {
            let page = browser.get(&house, &format!("/t/{code}")).await;
            if page.text.contains("data-moment=\"choose\"") {
                browser.act(&house, &code, turn).await;
            }
        }
    }
    assert_eq!(stranger.post(&house, &again, "").await.status, StatusCode::FORBIDDEN, "not for a spectator");
    let first = bea.post(&house, &again, "nonce=").await;
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.text);
    let next = first.header(header::LOCATION);
    let room = bea.get(&house, next).await;
    assert!(room.text.contains("data-moment=\"lobby\""), "Ann's place is kept for her");
    let code = next.trim_start_matches("/t/");
    assert_eq!(
        stranger.post(&house, &format!("/t/{code}/join"), "name=Carl").await.status,
        StatusCode::CONFLICT
    );
    let second = ann.post(&house, &again, "nonce=").await;
    assert_eq!(second.header(header::LOCATION), next, "all find the same table");
    let table = ann.get(&house, next).await;
    assert!(table.text.contains("data-viewer=\"0\""), "and their seats: the game has begun");
}

#[tokio::test]
async fn a_code_is_found_as_people_type_it() {
    let evening = evening().await;
    let code = evening.code.to_lowercase();
    for typed in [
        code.clone(),
        format!("+{code}+"),
        format!("{}-{}", &code[..3], &code[3..]),
        format!("http://x/t/{code}"),
        format!("http://x/t/{code}?view=text"),
        format!("http://x/t/{code}/%23log"),
    ] {
        let answer = evening.ann.get(&evening.house, &format!("/join?code={typed}")).await;
        assert_eq!(answer.header(header::LOCATION), format!("/t/{}", evening.code), "{typed}");
    }
    let none = evening.ann.get(&evening.house, "/join?code=ZZZZZZ").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    let request = Request::get("/t/ZZZZZZ/stream").body(Body::empty()).unwrap();
    assert_eq!(evening.house.ask(request).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn of_two_tabs_only_the_one_that_was_heard_is_told_yes() {
    let evening = evening().await;
    let mut page = evening.page_to_choose().await;
    while page.actions()[0].starts_with("bet") {
        evening.ann.act(&evening.house, &evening.code, 0).await;
        page = evening.page_to_choose().await;
    }
    let [one, other] = [page.actions()[0].clone(), page.actions()[1].clone()];
    let (one, other) = (evening.form(&one).await, evening.form(&other).await);
    let first = evening.ann.post_json(&evening.house, &evening.act(), &one).await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.text);
    let second = evening.ann.post_json(&evening.house, &evening.act(), &other).await;
    assert_eq!(second.status, StatusCode::CONFLICT, "the same key, but another choice");
    let again = evening.ann.post_json(&evening.house, &evening.act(), &one).await;
    assert_eq!(again.status, StatusCode::OK, "a retry is told yes: {}", again.text);
}

#[tokio::test]
async fn a_good_cookie_counts_beside_bad_ones_of_its_name() {
    let evening = evening().await;
    let cookie = format!("furrow=old.0; {}; furrow=", evening.ann.cookie);
    let page = Browser { cookie }.get(&evening.house, &format!("/t/{}", evening.code)).await;
    assert!(!page.actions().is_empty(), "it is Ann still");
    assert_eq!(page.header(header::SET_COOKIE), "");
}
