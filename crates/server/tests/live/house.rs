//! A server in this process, and browsers that talk to it.

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};
use furrow_bots::review::Care;
use furrow_server::{
    live::{Absences, Hub, Programs, Time},
    web::{Site, router},
};
use furrow_store::{Status, Store, TableId};
use http_body_util::BodyExt;
use std::{future::poll_fn, pin::pin, task::Poll, time::Duration};
use tower::ServiceExt;

const KEY: [u8; 32] = [7; 32];

/// How often something that comes is looked for, every 5 ms or more: a minute, for the machine may be busy.
pub(crate) const POLLS: usize = 12_000;

/// A server over a store; a second one over the same store is the same server after a restart.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    /// The key of its host page, where it has one.
    pub(crate) host_key: String,
    router: Router,
}

impl House {
    pub(crate) async fn new() -> Self {
        Self::over(Store::in_memory().await.expect("a store"))
    }

    pub(crate) fn over(store: Store) -> Self {
        Self::at(store, Time::of_system())
    }

    /// A server with this clock.
    pub(crate) fn at(store: Store, time: Time) -> Self {
        Self::after(store, time, Absences::default())
    }

    /// The same after times in which none ran.
    pub(crate) fn after(store: Store, time: Time, absences: Absences) -> Self {
        let hub = Hub::new(store.clone(), KEY, time, absences);
        let router = router(Site::new(hub.clone(), KEY, None, None));
        House { store, hub, host_key: String::new(), router }
    }

    /// A server whose host lets these programs play.
    pub(crate) fn letting(store: Store, programs: Programs) -> Self {
        let (time, absences) = (Time::of_system(), Absences::default());
        let hub = Hub::with(store.clone(), KEY, time, absences, programs);
        let router = router(Site::new(hub.clone(), KEY, None, None));
        House { store, hub, host_key: String::new(), router }
    }

    /// A server that looks back at games with this care.
    pub(crate) async fn looking_with(care: Care) -> Self {
        let House { store, hub, host_key, .. } = Self::new().await;
        let router = router(Site::looking_with(hub.clone(), KEY, care));
        House { store, hub, host_key, router }
    }

    /// A server with a host page.
    pub(crate) async fn hosted() -> Self {
        let House { store, hub, .. } = Self::new().await;
        let (site, host_key) = Site::hosted(hub.clone(), KEY).await.expect("a store");
        House { store, hub, host_key, router: router(site) }
    }

    /// Stops all tables and starts over from what is stored.
    pub(crate) async fn restart(self) -> Self {
        self.hub.stop().await;
        Self::over(self.store)
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("infallible");
        let status = response.status();
        let headers = response.headers().clone();
        let bytes = response.into_body().collect().await.expect("a body").to_bytes();
        Answer { status, headers, text: String::from_utf8_lossy(&bytes).into_owned() }
    }

    /// Plays a game to its end by whatever comes first.
    pub(crate) async fn finish(&self, code: &str, players: &[&Browser]) {
        let finished = async || {
            let row = self.store.table(&TableId::from(code)).await.expect("a store").expect("a table");
            row.status == Status::Finished
        };
        for turn in 0..POLLS {
            if finished().await {
                return;
            }
            for browser in players {
                let page = browser.get(self, &format!("/t/{code}")).await;
                if page.text.contains("data-moment=\"choose\"") {
                    browser.act(self, code, turn).await;
                }
            }
        }
        panic!("the game never ends");
    }

    /// Opens a stream.
    pub(crate) async fn open(&self, request: Request<Body>) -> Listening {
        let response = self.router.clone().oneshot(request).await.expect("infallible");
        Listening {
            status: response.status(),
            headers: response.headers().clone(),
            body: response.into_body(),
        }
    }
}

/// A stream that is open.
pub(crate) struct Listening {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    body: Body,
}

impl Listening {
    /// What has come and was not heard yet.
    pub(crate) async fn heard(&mut self) -> String {
        let mut text = String::new();
        loop {
            let mut frame = pin!(self.body.frame());
            let Poll::Ready(Some(Ok(frame))) =
                poll_fn(|context| Poll::Ready(frame.as_mut().poll(context))).await
            else {
                return text;
            };
            let bytes = frame.into_data().unwrap_or_default();
            text += &String::from_utf8_lossy(&bytes);
        }
    }
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn header(&self, name: header::HeaderName) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// A part of a page.
    pub(crate) fn of(html: &str) -> Self {
        Answer { status: StatusCode::OK, headers: axum::http::HeaderMap::new(), text: html.to_owned() }
    }

    /// The value of a hidden field of the page.
    pub(crate) fn field(&self, name: &str) -> String {
        let at = self.text.find(&format!("name=\"{name}\"")).unwrap_or_else(|| panic!("no field {name}"));
        let value = &self.text[at..];
        let start = value.find("value=\"").expect("a value") + 7;
        value[start..].split('"').next().unwrap_or_default().to_owned()
    }

    /// The values of all fields and buttons of a name.
    pub(crate) fn values(&self, name: &str) -> Vec<String> {
        let tags = self.text.split('<').filter_map(|tag| tag.split_once('>')).map(|(tag, _)| tag);
        let named = tags.filter(|tag| tag.contains(&format!(" name=\"{name}\"")));
        let value = |tag: &str| Some(tag.split_once(" value=\"")?.1.split('"').next()?.to_owned());
        named.filter_map(value).collect()
    }

    /// What the button sends that sends whoever has a place away.
    pub(crate) fn guest(&self, place: u8) -> String {
        let at = |value: &String| value.starts_with(&format!("{place}-"));
        self.values("guest").into_iter().find(at).unwrap_or_else(|| panic!("no button at {place}"))
    }

    /// The values of all radio buttons named `action`.
    pub(crate) fn actions(&self) -> Vec<String> {
        let inputs = self.text.split("<input").filter(|input| {
            let tag = input.split('>').next().unwrap_or_default();
            tag.contains("type=\"radio\"") && tag.contains("name=\"action\"")
        });
        inputs
            .map(|input| input.split("value=\"").nth(1).and_then(|v| v.split('"').next()).unwrap_or_default())
            .map(str::to_owned)
            .collect()
    }
}

/// A browser with its cookie.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) cookie: String,
}

impl Browser {
    pub(crate) async fn new(house: &House) -> Self {
        let answer = house.ask(Request::get("/new").body(Body::empty()).expect("a request")).await;
        let cookie = answer.header(header::SET_COOKIE).split(';').next().unwrap_or_default().to_owned();
        assert!(cookie.starts_with("furrow="), "a new browser is given an identity");
        Browser { cookie }
    }

    /// One whose reader wants nothing to be waited for that moves.
    pub(crate) async fn hasty(house: &House) -> Self {
        Browser { cookie: Self::new(house).await.cookie + "; speed=off" }
    }

    /// Who it is, as the store knows it.
    pub(crate) fn id(&self) -> &str {
        self.cookie.trim_start_matches("furrow=").split('.').next().unwrap_or_default()
    }

    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "localhost")
            .header(header::COOKIE, &self.cookie)
    }

    /// A page; a browser that asks too often waits, as people do.
    pub(crate) async fn get(&self, house: &House, path: &str) -> Answer {
        loop {
            let answer = house.ask(self.request("GET", path).body(Body::empty()).expect("a request")).await;
            if answer.status != StatusCode::TOO_MANY_REQUESTS {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// As a page without a script posts; it waits as [`Browser::get`] does.
    pub(crate) async fn post(&self, house: &House, path: &str, form: &str) -> Answer {
        loop {
            let request = self.form(path).body(Body::from(form.to_owned())).expect("a request");
            let answer = house.ask(request).await;
            if answer.status != StatusCode::TOO_MANY_REQUESTS {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// As a script posts: the answer is JSON.
    pub(crate) async fn post_json(&self, house: &House, path: &str, form: &str) -> Answer {
        let request = self.form(path).header(header::ACCEPT, "application/json");
        house.ask(request.body(Body::from(form.to_owned())).expect("a request")).await
    }

    pub(crate) fn form(&self, path: &str) -> axum::http::request::Builder {
        self.request("POST", path).header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
    }

    /// What a stream says within a moment.
    pub(crate) async fn listen(&self, house: &House, path: &str, moment: Duration) -> String {
        let request = self.request("GET", path).body(Body::empty()).expect("a request");
        let response = house.router.clone().oneshot(request).await.expect("infallible");
        let mut body = response.into_body();
        let mut text = String::new();
        while let Ok(Some(Ok(frame))) = tokio::time::timeout(moment, body.frame()).await {
            text += &frame
                .into_data()
                .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
                .unwrap_or_default();
        }
        text
    }

    /// Opens a table through the front page; its code.
    pub(crate) async fn open(&self, house: &House, kind: &str, seats: u8) -> String {
        let front = self.get(house, "/").await;
        let form = format!("kind={kind}&seats={seats}&level=medium&offer={}&nonce=", front.field("offer"));
        let answer = self.post(house, "/new", &form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        answer.header(header::LOCATION).trim_start_matches("/t/").to_owned()
    }

    /// The page of a table as soon as there is something to choose: computer players think beside the table.
    pub(crate) async fn page_to_choose(&self, house: &House, code: &str) -> Answer {
        for _ in 0..POLLS {
            let page = self.get(house, &format!("/t/{code}")).await;
            if !page.actions().is_empty() {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("there never is anything to choose");
    }

    /// Posts an action of the page, by its place in the list.
    pub(crate) async fn act(&self, house: &House, code: &str, which: usize) -> Answer {
        let page = self.page_to_choose(house, code).await;
        let actions = page.actions();
        let action = actions[which % actions.len()].replace(' ', "+");
        let form = format!("decision={}&key={}&action={action}", page.field("decision"), page.field("key"));
        loop {
            let answer = self.post_json(house, &format!("/t/{code}/act"), &form).await;
            if answer.status != StatusCode::TOO_MANY_REQUESTS {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}
