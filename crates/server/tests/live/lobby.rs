//! The waiting room and the way to the next one: who may do what there, and what a second click does.

use crate::house::{Answer, Browser, House};
use axum::http::{StatusCode, header};

/// Ann's table for four with Bea; and Eve, who has only the link.
struct Room {
    house: House,
    ann: Browser,
    bea: Browser,
    eve: Browser,
    code: String,
}

impl Room {
    async fn new() -> Self {
        let house = House::new().await;
        let (ann, bea, eve) =
            (Browser::new(&house).await, Browser::new(&house).await, Browser::new(&house).await);
        let code = ann.open(&house, "invite", 4).await;
        let room = Room { house, ann, bea, eve, code };
        assert_eq!(room.post(&room.bea, "join", "name=Bea").await.status, StatusCode::SEE_OTHER);
        room
    }

    async fn post(&self, who: &Browser, what: &str, form: &str) -> Answer {
        who.post(&self.house, &format!("/t/{}/{what}", self.code), form).await
    }

    async fn page(&self, who: &Browser) -> Answer {
        who.get(&self.house, &format!("/t/{}", self.code)).await
    }

    async fn events(&self) -> Vec<String> {
        self.house.store.events(&self.code.as_str().into(), 0).await.expect("events")
    }

    async fn count(&self, of: &str) -> usize {
        self.events().await.iter().filter(|event| event.contains(&format!("\"e\":\"{of}\""))).count()
    }
}

/// The number of places in the page's list that are taken.
fn taken(page: &Answer) -> usize {
    page.text.matches("class=\"place taken\"").count()
}

#[tokio::test]
async fn only_the_host_sends_away_and_whoever_was_sent_away_stays_away() {
    let room = Room::new().await;
    let before = room.events().await.len();
    let bea = format!("guest={}", room.page(&room.ann).await.guest(1));
    for (who, form, status) in [
        (&room.bea, "guest=0-0", StatusCode::FORBIDDEN),
        (&room.bea, &bea, StatusCode::FORBIDDEN),
        (&room.eve, &bea, StatusCode::FORBIDDEN),
        (&room.ann, "guest=0-0", StatusCode::CONFLICT),
        (&room.ann, "guest=1-0", StatusCode::CONFLICT),
        (&room.ann, &bea.replace("=1", "=0"), StatusCode::CONFLICT),
        (&room.ann, &bea.replace("=1", "=3"), StatusCode::CONFLICT),
        (&room.ann, &bea.replace("=1", "=255"), StatusCode::CONFLICT),
        (&room.ann, "guest=1", StatusCode::UNPROCESSABLE_ENTITY),
        (&room.ann, "guest=1-x", StatusCode::UNPROCESSABLE_ENTITY),
        (&room.ann, "", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let form: &str = form;
        assert_eq!(room.post(who, "kick", form).await.status, status, "{form}");
    }
    assert_eq!(room.events().await.len(), before, "nothing has changed");

    assert_eq!(room.post(&room.ann, "kick", &bea).await.status, StatusCode::SEE_OTHER);
    assert_eq!(taken(&room.page(&room.bea).await), 1);
    let mine = room.bea.get(&room.house, "/").await;
    assert!(!mine.text.contains(&room.code), "it is no game of Bea's any more");
    for form in ["name=Bea", "name=Bea&seat=1", "name=Bea&another=1", "name=Ann&another=1&nonce="] {
        let back = room.post(&room.bea, "join", form).await;
        assert_eq!(back.status, StatusCode::FORBIDDEN, "{form}");
        assert!(back.text.contains("You were sent away"), "{form}");
    }
    let page = room.page(&room.bea).await;
    assert!(!page.text.contains("/join\"") && page.text.contains("You can stay and watch"));
    assert_eq!(room.post(&room.ann, "kick", &bea).await.status, StatusCode::CONFLICT, "a second click");
    assert_eq!(room.count("kicked").await, 1);
}

#[tokio::test]
async fn who_sat_down_meanwhile_is_not_sent_away() {
    let room = Room::new().await;
    let bea = format!("guest={}", room.page(&room.ann).await.guest(1));
    room.post(&room.bea, "leave", "").await;
    room.post(&room.eve, "join", "name=Bea&seat=1").await;
    let late = room.post(&room.ann, "kick", &bea).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("here is the table as it is now"), "{}", late.text);
    assert_eq!((room.count("kicked").await, taken(&room.page(&room.eve).await)), (0, 2));
}

#[tokio::test]
async fn a_name_that_shows_nothing_or_is_a_programs_is_refused() {
    let room = Room::new().await;
    for name in ["bot:medium", "CMD:x", "%CC%81%CC%81"] {
        let refused = room.post(&room.eve, "join", &format!("name={name}")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert!(refused.text.contains("does not begin with “bot:”"), "{name}: {}", refused.text);
    }
    assert_eq!(
        room.post(&room.eve, "join", "name=%E0%A4%B0%E0%A4%BE%E0%A4%AE").await.status,
        StatusCode::SEE_OTHER
    );
}

#[tokio::test]
async fn the_game_starts_by_itself_when_all_are_ready() {
    let room = Room::new().await;
    assert_eq!(room.post(&room.bea, "ready", "").await.status, StatusCode::CONFLICT, "nobody has asked");
    assert_eq!(room.post(&room.bea, "ask-ready", "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(room.post(&room.eve, "ask-ready", "").await.status, StatusCode::FORBIDDEN);
    room.post(&room.eve, "join", "name=Eve").await;
    for _ in 0..2 {
        let asked = room.post(&room.ann, "ask-ready", "fill=on&level=easy").await;
        assert_eq!(asked.status, StatusCode::SEE_OTHER, "a second click asks nothing more: {}", asked.text);
    }
    assert_eq!(room.count("ready_asked").await, 1);
    assert!(room.page(&room.bea).await.text.contains("I am ready"));
    let ann = room.page(&room.ann).await;
    assert!(!ann.text.contains("I am ready") && ann.text.contains("Not ready yet: Bea and Eve."));

    let stranger = Browser::new(&room.house).await;
    assert_eq!(room.post(&stranger, "ready", "").await.status, StatusCode::FORBIDDEN);
    for _ in 0..2 {
        assert_eq!(room.post(&room.bea, "ready", "").await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(room.count("ready").await, 1);
    assert!(room.page(&room.ann).await.text.contains("Not ready yet: Eve."));
    assert_eq!(room.count("started").await, 0);
    assert_eq!(room.post(&room.eve, "ready", "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(room.count("started").await, 1);
    assert_eq!(room.count("sat").await, 4, "one of them a computer player");
    let late = room.post(&stranger, "join", "name=Finn").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    assert!(late.text.contains("The game has begun."));
}

#[tokio::test]
async fn who_comes_or_goes_ends_the_question() {
    let room = Room::new().await;
    room.post(&room.ann, "ask-ready", "").await;
    room.post(&room.eve, "join", "name=Eve").await;
    assert_eq!(room.post(&room.bea, "ready", "").await.status, StatusCode::CONFLICT);
    assert!(!room.page(&room.bea).await.text.contains("I am ready"));
}

#[tokio::test]
async fn a_table_is_private_until_its_host_shows_it() {
    let room = Room::new().await;
    let lists = |page: Answer| page.text.contains(&format!("/t/{}", room.code));
    assert!(!lists(room.eve.get(&room.house, "/").await));
    for who in [&room.bea, &room.eve] {
        assert_eq!(room.post(who, "list", "yes=yes").await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(room.post(&room.ann, "list", "").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    for _ in 0..2 {
        assert_eq!(room.post(&room.ann, "list", "yes=yes").await.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(room.count("listed").await, 1, "a second click");
    let front = room.eve.get(&room.house, "/").await;
    assert!(front.text.contains("2 places free") && lists(front));
    assert!(lists(room.eve.get(&room.house, "/?open=fable").await));
    assert!(!lists(room.eve.get(&room.house, "/?open=carrots").await), "another game");
    assert!(lists(room.eve.get(&room.house, "/?open=nonsense&view=text").await));
    room.post(&room.ann, "list", "yes=no").await;
    assert!(!lists(room.eve.get(&room.house, "/").await));
}

#[tokio::test]
async fn several_people_on_one_device() {
    let room = Room::new().await;
    let nonce = "0a".repeat(16);
    let form = format!("name=Carl&another=1&nonce={nonce}");
    let added = room.post(&room.bea, "join", &form).await;
    assert_eq!(added.header(header::LOCATION), format!("/t/{}#another", room.code));
    assert_eq!(room.post(&room.bea, "join", &form).await.status, StatusCode::SEE_OTHER, "a second click");
    let page = room.page(&room.bea).await;
    assert_eq!(taken(&page), 3);
    assert_eq!(page.text.matches("on this device").count(), 2 + 1, "two names, and the field for one more");
    assert!(!room.page(&room.ann).await.text.contains("name=\"seat\" value=\"0\""));

    for bad in ["name=a%E2%80%AEb&another=1", "name=aaaaaaaaaaaaaaaaaaaaaaaaa&another=1"] {
        let refused = room.post(&room.bea, "join", bad).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
    }
    let guest = room.post(&room.bea, "join", "name=&another=1").await;
    assert_eq!(guest.status, StatusCode::SEE_OTHER);
    // The places are all that a flood can take.
    for n in 0..20 {
        let more = room.post(&room.bea, "join", &format!("name=N{n}&another=1")).await;
        assert_eq!(more.status, StatusCode::CONFLICT);
    }
    assert_eq!(taken(&room.page(&room.ann).await), 4);
    assert_eq!(
        room.post(&room.eve, "join", "name=Eve").await.status,
        StatusCode::CONFLICT,
        "the table is full"
    );
    let stands_up = format!("guest={}", room.page(&room.bea).await.guest(2));
    assert_eq!(room.post(&room.eve, "leave", &stands_up).await.status, StatusCode::FORBIDDEN);
    assert_eq!(room.post(&room.bea, "leave", "guest=0-0").await.status, StatusCode::CONFLICT);
    assert_eq!(room.post(&room.bea, "leave", "seat=2").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(room.post(&room.bea, "leave", &stands_up).await.status, StatusCode::SEE_OTHER);
    assert_eq!(room.post(&room.bea, "leave", &stands_up).await.status, StatusCode::CONFLICT, "it is done");
    assert_eq!(taken(&room.page(&room.ann).await), 3);
    assert_eq!(room.post(&room.bea, "leave", "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(taken(&room.page(&room.ann).await), 1);
}

#[tokio::test]
async fn to_pass_one_device_round_opens_a_room_of_its_own() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let front = ann.get(&house, "/").await;
    let form = format!("kind=pass&seats=3&name=Ann&offer={}&nonce=", front.field("offer"));
    let opened = ann.post(&house, "/new", &form).await;
    let way = opened.header(header::LOCATION).to_owned();
    assert!(way.ends_with("#another"), "{way}");
    let code = way.trim_start_matches("/t/").trim_end_matches("#another").to_owned();
    assert_eq!(
        ann.post(&house, &format!("/t/{code}/join"), "name=Bea&another=1").await.status,
        StatusCode::SEE_OTHER
    );
    let started = ann.post(&house, &format!("/t/{code}/start"), "fill=on&level=easy").await;
    assert_eq!(started.status, StatusCode::SEE_OTHER, "{}", started.text);
    let events = house.store.events(&code.as_str().into(), 0).await.expect("events");
    assert_eq!(events.iter().filter(|event| event.contains("\"sat\"")).count(), 3);
}

#[tokio::test]
async fn who_opened_a_room_without_a_name_is_asked_for_one() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let offer = ann.get(&house, "/").await.field("offer");
    let opened = ann.post(&house, "/new", &format!("kind=pass&seats=3&offer={offer}&nonce=")).await;
    let code =
        opened.header(header::LOCATION).trim_start_matches("/t/").trim_end_matches("#another").to_owned();
    let at = |what: &str| format!("/t/{code}{what}");
    let room = ann.get(&house, &at("")).await;
    assert!(
        room.text.contains("or add players here") && room.text.contains("id=\"rename-0\""),
        "{}",
        room.text
    );
    ann.post(&house, &at("/join"), "name=Bea&another=1").await;
    let room = ann.get(&house, &at("")).await;
    assert!(room.text.contains("Add all who play on this device"), "{}", room.text);
    let form = format!("name=Ann&guest={}", room.guest(0));
    for click in ["first", "second"] {
        assert_eq!(ann.post(&house, &at("/name"), &form).await.status, StatusCode::SEE_OTHER, "{click}");
    }
    let room = ann.get(&house, &at("")).await;
    assert!(!room.text.contains("Guest"), "both have names");
    for label in ["Name of place 1", "Name of place 2"] {
        assert!(room.text.contains(label), "{label}: whoever sits there may have another");
    }
    assert_eq!(ann.post(&house, &at("/name"), "name=Ann").await.status, StatusCode::UNPROCESSABLE_ENTITY);

    let eve = Browser::new(&house).await;
    let door = eve.get(&house, &at("")).await;
    assert!(door.text.contains("Or just watch"), "{}", door.text);
    assert_eq!(eve.post(&house, &at("/name"), &form).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn another_name_is_remembered_and_whoever_has_it_stays_the_one_who_is_meant() {
    let room = Room::new().await;
    let bea = format!("guest={}", room.page(&room.ann).await.guest(1));
    let own = |page: &Answer, name: &str| format!("name={name}&own={}&{bea}", page.field("own"));
    let page = room.page(&room.bea).await;
    assert!(page.text.contains("id=\"rename-1\""), "{}", page.text);
    let renamed = room.post(&room.bea, "name", &own(&page, "Dot")).await;
    assert_eq!(renamed.status, StatusCode::SEE_OTHER, "{}", renamed.text);
    let cookie = renamed.header(header::SET_COOKIE).split(';').next().unwrap_or_default().to_owned();
    let returns = Browser { cookie: format!("{}; {cookie}", room.bea.cookie) };
    let front = returns.get(&room.house, "/").await;
    assert!(front.text.contains("value=\"Dot\""), "{cookie}: {}", front.text);
    assert_eq!((room.count("renamed").await, room.count("sat").await), (1, 2));

    let beside = page.field("beside");
    let added = room.post(&room.bea, "join", &format!("name=Finn&another=1&beside={beside}&nonce=")).await;
    assert_eq!(added.status, StatusCode::SEE_OTHER, "Dot sat there before Finn, as Bea: {}", added.text);
    assert!(room.page(&room.bea).await.values("own").is_empty(), "the device is nobody's alone now");
    let other = room.post(&room.bea, "name", &format!("name=Eve&{bea}")).await;
    assert_eq!(other.header(header::SET_COOKIE), "");

    room.post(&room.ann, "ask-ready", "").await;
    let late = room.post(&room.bea, "name", &own(&page, "Carl")).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let asked = room.page(&room.ann).await;
    assert!(asked.text.contains("Not ready yet: Eve and Finn.") && !asked.text.contains("id=\"rename-"));
    assert_eq!(room.post(&room.ann, "kick", &bea).await.status, StatusCode::SEE_OTHER, "she is meant still");
    assert_eq!(room.count("kicked").await, 1);
}

#[tokio::test]
async fn a_person_with_a_computer_players_name_takes_no_place_from_the_game() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let offer = ann.get(&house, "/").await.field("offer");
    let form = format!("game=carrots&kind=bots&seats=6&level=easy&name=Bea&offer={offer}&nonce=");
    let opened = ann.post(&house, "/new", &form).await;
    let code = opened.header(header::LOCATION).trim_start_matches("/t/").to_owned();
    let events = house.store.events(&code.as_str().into(), 0).await.expect("events");
    assert_eq!(events.iter().filter(|event| event.contains("\"sat\"")).count(), 6, "{events:?}");
}

#[tokio::test]
async fn the_terms_of_the_form_are_those_of_the_table() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let offer = ann.get(&house, "/").await.field("offer");
    let form = format!(
        "game=carrots&kind=invite&seats=3&name=Ann&clock=move-86400&undo=no&takeover=60&listed=on&offer={offer}&nonce="
    );
    let opened = ann.post(&house, "/new", &form).await;
    let code = opened.header(header::LOCATION).trim_start_matches("/t/").to_owned();
    let events = house.store.events(&code.as_str().into(), 0).await.expect("events");
    for part in ["\"clock\":\"move-86400\"", "\"undo\":false", "\"takeover\":60000"] {
        assert!(events[0].contains(part), "{part}: {}", events[0]);
    }
    let room = ann.get(&house, &format!("/t/{code}")).await;
    assert!(room.text.contains("1 day for each move") && room.text.contains("Moves are final"));
    let bea = Browser::new(&house).await;
    let front = bea.get(&house, "/").await;
    assert!(front.text.contains("Ann waits") && front.text.contains("1 day for each move"));

    for odd in ["clock=soon", "clock=move-0", "undo=perhaps", "takeover=1", "takeover=x"] {
        let offer = ann.get(&house, "/").await.field("offer");
        let form = format!("game=carrots&kind=invite&seats=3&listed=on&name=Ann&{odd}&offer={offer}&nonce=");
        let back = ann.post(&house, "/new", &form).await;
        assert_eq!(back.status, StatusCode::UNPROCESSABLE_ENTITY, "{odd}");
        assert!(
            back.text.contains("will not do") && back.text.contains("name=\"listed\" value=\"on\" checked")
        );
    }
}

/// Plays the game of a device with two people and a table with one to its end; the codes of both browsers' pages.
async fn finish(house: &House, code: &str, browsers: &[&Browser]) {
    for _ in 0..3_000 {
        let mut over = false;
        for browser in browsers {
            let page = browser.get(house, &format!("/t/{code}")).await;
            over |= page.text.contains("/again\"");
            if let Some(seat) = hidden(&page) {
                browser.post(house, &format!("/t/{code}/look"), &format!("seat={seat}")).await;
            }
            if !over && !browser.get(house, &format!("/t/{code}")).await.actions().is_empty() {
                browser.act(house, code, 0).await;
            }
        }
        if over {
            return;
        }
    }
    panic!("no end");
}

/// The seat that a shared device has to be handed to.
fn hidden(page: &Answer) -> Option<String> {
    let form = page.text.split("/look\"").nth(1)?;
    Some(form.split("value=\"").nth(1)?.split('"').next()?.to_owned())
}

#[tokio::test]
async fn a_rematch_is_one_click_for_each_device() {
    let house = House::new().await;
    let (ann, bea, eve) =
        (Browser::new(&house).await, Browser::new(&house).await, Browser::new(&house).await);
    let code = ann.open(&house, "invite", 3).await;
    bea.post(&house, &format!("/t/{code}/join"), "name=Bea").await;
    ann.post(&house, &format!("/t/{code}/start"), "fill=on&level=easy").await;
    finish(&house, &code, &[&ann, &bea]).await;

    assert_eq!(eve.post(&house, &format!("/t/{code}/again"), "nonce=").await.status, StatusCode::FORBIDDEN);
    let first = ann.post(&house, &format!("/t/{code}/again"), "nonce=").await;
    let next = first.header(header::LOCATION).trim_start_matches("/t/").to_owned();
    assert!(next.len() == 6 && next != code, "{}", first.text);
    let again = ann.post(&house, &format!("/t/{code}/again"), "nonce=").await;
    assert_eq!(again.header(header::LOCATION), format!("/t/{next}"), "a second click");
    let room = ann.get(&house, &format!("/t/{next}")).await;
    assert!(room.text.contains("Waiting for Bea to come along") && room.text.contains("Kept for Bea"));
    let stranger = eve.get(&house, &format!("/t/{next}")).await;
    assert!(stranger.text.contains("All places are taken or kept") && !stranger.text.contains("/join\""));
    assert_eq!(eve.post(&house, &format!("/t/{next}/join"), "name=Eve").await.status, StatusCode::CONFLICT);
    assert!(bea.get(&house, &format!("/t/{next}")).await.text.contains("your place is kept"));

    let last = bea.post(&house, &format!("/t/{code}/again"), "nonce=").await;
    assert_eq!(last.header(header::LOCATION), format!("/t/{next}"));
    let events = house.store.events(&next.as_str().into(), 0).await.expect("events");
    assert!(events.iter().any(|event| event.contains("\"started\"")), "it starts when the last has clicked");
    assert!(events[0].contains("\"start\":") && events[0].contains(&format!("\"after\":\"{code}\"")));
}
