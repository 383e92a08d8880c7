//! Two houses with a truth each, and one browser that asks both the same.

use super::{
    compare::{same, without_offers, written},
    log::{Log, Plan, START},
    people::{Watcher, party, strangers_but, swapped},
    twin::{Twin, alike},
};
use crate::{
    feed,
    house::{Answer, Browser, House, Listening},
};
use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{Request, header},
};
use furrow_game::{Game, Seat, Step, StepOf, Viewer};
use furrow_server::live::Time;
use furrow_store::{Member, NewTable, Status, Store};
use furrow_table::{By, Entry, Event, Made, Post, Table, registry::GameId};
use rand::{RngExt, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::atomic::{AtomicU32, Ordering},
};

/// What is asked of both houses.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    pub(super) method: &'static str,
    pub(super) path: String,
    pub(super) form: String,
    pub(super) json: bool,
    pub(super) lang: &'static str,
    pub(super) last: Option<u64>,
}

impl Ask {
    pub(super) fn get(path: String, lang: &'static str) -> Self {
        Ask { method: "GET", path, form: String::new(), json: false, lang, last: None }
    }

    pub(super) fn post(path: String, form: String, json: bool, lang: &'static str) -> Self {
        Ask { method: "POST", path, form, json, lang, last: None }
    }
}

/// One of the two houses, and what is known of its table by this test alone.
pub(super) struct Side<G: Game> {
    pub(super) house: House,
    /// By seat; the viewer's own are the same in both houses.
    pub(super) browsers: Vec<Option<Browser>>,
    pub(super) table: Table<G>,
    pub(super) game: Option<G>,
    streams: Vec<Listening>,
}

/// A pair of truths in two houses.
pub(super) struct Pair<G: Game> {
    pub(super) code: String,
    pub(super) sides: [Side<G>; 2],
    pub(super) watcher: Watcher,
    pub(super) stranger: Browser,
    /// The path of the viewer's feed of turns, the same in both houses.
    pub(super) feed: String,
    /// Whether the truths differ.
    pub(super) differs: bool,
    pub(super) asked: usize,
    pub(super) bytes: usize,
    /// Feeds that told of a turn.
    pub(super) turns: usize,
}

fn address() -> SocketAddr {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // Another address each time: how often one may ask is not what is tested here.
    let n = NEXT.fetch_add(1, Ordering::Relaxed);
    SocketAddr::new(IpAddr::V4(Ipv4Addr::from_bits(0x0A00_0000 | (n & 0x00FF_FFFF))), 1)
}

impl<G: Game> Side<G> {
    fn request(browser: &Browser, ask: &Ask) -> Request<Body> {
        let cookie = format!("{}; lang={}", browser.cookie, ask.lang);
        let mut request = browser.request(ask.method, &ask.path).extension(ConnectInfo(address()));
        request.headers_mut().expect("headers").insert(header::COOKIE, cookie.parse().expect("a cookie"));
        if ask.method == "POST" {
            request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        }
        if ask.json {
            request = request.header(header::ACCEPT, "application/json");
        }
        if let Some(last) = ask.last {
            request = request.header("last-event-id", last);
        }
        request.body(Body::from(ask.form.clone())).expect("a request")
    }

    pub(super) async fn ask(&self, browser: &Browser, ask: &Ask) -> Answer {
        self.house.ask(Self::request(browser, ask)).await
    }

    /// Waits until the table has done all it was asked.
    async fn settle(&self, code: &str, stranger: &Browser) {
        self.ask(stranger, &Ask::get(format!("/t/{code}/game.json"), "en")).await;
    }

    async fn heard(&mut self) -> Vec<String> {
        let mut all = Vec::new();
        for stream in &mut self.streams {
            all.push(stream.heard().await);
        }
        all
    }

    /// Reads what the table's log says now.
    pub(super) async fn look(&mut self, code: &str) {
        let events = self.house.store.events(&code.into(), 0).await.expect("events");
        let entries: Vec<Entry> =
            events.iter().map(|text| serde_json::from_str(text).expect("an event")).collect();
        let early = self.house.store.pending(&code.into()).await.expect("choices");
        let early =
            early.into_iter().map(|(seat, text)| (seat, serde_json::from_str(&text).expect("a choice")));
        self.table = Table::wake(&entries, early.collect()).expect("a log");
        self.game = self.table.setup().map(G::new);
        if let Some(game) = &mut self.game {
            self.table.steps().iter().for_each(|step| game.apply_unchecked(*step, &mut ()));
        }
    }
}

impl<G: Game> Pair<G> {
    /// Makes two truths and stores them; `None`: no such pair came of it.
    pub(super) async fn new(
        stores: &[Store; 2],
        game: GameId,
        code: String,
        rng: &mut Pcg64Mcg,
    ) -> Option<Self> {
        let maker = House::at(stores[0].clone(), Time::beginning(START));
        let plan = Plan::new(game, rng);
        let (browsers, stranger) = (party(plan.seats, &maker, rng).await, Browser::new(&maker).await);
        let log = Log::<G>::broken_off(game, &plan, &browsers, rng)?;
        let watcher = Watcher::among(&log.table, &browsers, &stranger, rng);
        let twin = Twin::of(&log, watcher.viewer, rng)?;
        let others = strangers_but(&watcher.browser, &browsers, &maker).await;
        let early = log.early();
        let differs = twin.entries.iter().zip(&log.entries).any(|(a, b)| moved(&a.event) != moved(&b.event))
            || twin.early.iter().zip(&early).any(|(a, b)| a.1.action != b.1.action);
        let now = log.at + rng.random_range(1..900);
        let all = [(log.entries, early, browsers.clone()), (twin.entries, twin.early, others)];
        let mut sides = Vec::new();
        for ((entries, early, people), store) in all.into_iter().zip(stores) {
            let house = House::at(store.clone(), Time::beginning(now));
            let swap = |text: String| swapped(text, &browsers, &people);
            let events = entries.iter().map(|entry| swap(json!(entry).to_string())).collect();
            keep(&house, game, &code, events, &people).await;
            for (seat, early) in early {
                let (table, early) = (code.as_str().into(), json!(early).to_string());
                house.store.put_pending(table, seat, early).await.expect("a choice");
            }
            let table = Table::wake(&entries[..1], Vec::new()).expect("a log");
            let mut side = Side { house, browsers: people, table, game: None, streams: Vec::new() };
            side.look(&code).await;
            sides.push(side);
        }
        let feed = feed::address(&sides[0].house, &watcher.browser).await;
        let sides = sides.try_into().ok().expect("two sides");
        Some(Pair { code, sides, watcher, stranger, feed, differs, asked: 0, bytes: 0, turns: 0 })
    }

    /// Asks both houses as a browser; only as the viewer's (or a stranger's) browser the answers must be the same.
    pub(super) async fn ask(&mut self, ask: &Ask) -> Result<(), String> {
        let browser = self.watcher.browser.clone();
        let mut answers = Vec::new();
        for side in &self.sides {
            let answer = written(&side.ask(&browser, ask).await);
            self.bytes += answer.len();
            let offers = !ask.path.starts_with("/t/") && ask.path != self.feed;
            answers.push(if offers { without_offers(&answer) } else { answer });
        }
        self.asked += 1;
        self.turns += usize::from(ask.path == self.feed && answers[0].contains("<entry>"));
        same(&format!("{ask:?}"), [&answers[0], &answers[1]])?;
        self.listen_on(&format!("streams after {ask:?}")).await
    }

    /// Somebody else does something; the viewer's streams must tell the same.
    pub(super) async fn other_does(
        &mut self,
        seat: Seat,
        path: &str,
        forms: [String; 2],
    ) -> Result<(), String> {
        let path = format!("/t/{}/{path}", self.code);
        for (side, form) in self.sides.iter().zip(&forms) {
            let browser = side.browsers[seat.index()].clone().expect("a person");
            side.ask(&browser, &Ask::post(path.clone(), form.clone(), true, "en")).await;
        }
        self.listen_on(&format!("streams after seat {seat} did {path} {forms:?}")).await
    }

    /// What the open streams tell.
    pub(super) async fn listen_on(&mut self, what: &str) -> Result<(), String> {
        let mut heard = Vec::new();
        for side in &mut self.sides {
            side.settle(&self.code, &self.stranger).await;
            heard.push(side.heard().await.join("\n=====\n"));
        }
        self.bytes += heard[0].len();
        same(what, [&heard[0], &heard[1]])
    }

    /// Opens a stream and keeps it open.
    pub(super) async fn listen(&mut self, ask: &Ask, browser: &Browser) -> Result<(), String> {
        let mut first = Vec::new();
        for side in &mut self.sides {
            let stream = side.house.open(Side::<G>::request(browser, ask)).await;
            first.push(format!("{} {:?}", stream.status, stream.headers));
            side.streams.push(stream);
        }
        self.asked += 1;
        same(&format!("{ask:?}"), [&first[0], &first[1]])?;
        self.listen_on(&format!("{ask:?}")).await
    }

    pub(super) fn stop_listening(&mut self, n: usize) {
        self.sides.iter_mut().for_each(|side| side.streams.truncate(n));
    }

    pub(super) async fn look(&mut self) {
        for side in &mut self.sides {
            side.look(&self.code).await;
        }
    }

    /// Whether a choice in one truth and one in the other bring what the viewer cannot tell apart, and no computer player
    /// moves after it.
    pub(super) fn act_alike(&self, seat: Seat, actions: [&str; 2]) -> bool {
        let mut made = Vec::new();
        for (side, action) in self.sides.iter().zip(actions) {
            let decision = side.table.decision();
            let post =
                Post { seat, decision, key: Some("live"), action, by: By::Player, at: side.table.last_at() };
            made.push(side.table.act(&post));
        }
        match (&made[0], &made[1]) {
            (Ok(Made::Early(..)), Ok(Made::Early(..))) => true,
            (Ok(Made::Events { events: one, .. }), Ok(Made::Events { events: other, .. })) => {
                self.events_alike(one, other)
            }
            _ => false,
        }
    }

    fn events_alike(&self, one: &[Event], other: &[Event]) -> bool {
        let [Some(a), Some(b)] = [0, 1].map(|n| self.sides[n].game.clone()) else { return false };
        let seats = self.sides[0].table.places();
        let [one, other] = [one, other].map(|events| steps_of::<G>(events, seats));
        if one.len() != other.len() {
            return false;
        }
        let mut games = [a, b];
        for (one, other) in one.into_iter().zip(other) {
            let Some(next) = alike([&games[0], &games[1]], [one, other], self.watcher.viewer) else {
                return false;
            };
            games = next;
        }
        let table = &self.sides[0].table;
        !games[0].deciders().iter().any(|seat| table.machine(seat).is_some())
    }

    /// An action that a seat can choose now, in one of the truths.
    pub(super) fn action(&self, n: usize, seat: Seat, rng: &mut Pcg64Mcg) -> Option<String> {
        let view = self.sides[n].table.view(Viewer::Seat(seat))?;
        Some(G::view_actions(&view).as_ref().choose(rng)?.to_string())
    }
}

fn steps_of<G: Game>(events: &[Event], seats: u8) -> Vec<StepOf<G>> {
    let mut texts = Vec::new();
    for event in events {
        if let Event::Moved { seat, action, chance, .. } = event {
            texts.push(format!("{seat} {action}"));
            texts.extend(chance.iter().map(|text| format!("* {text}")));
        }
    }
    texts.iter().map(|text| Step::parse::<G>(text, seats).expect("a step")).collect()
}

/// What an event says about the game.
fn moved(event: &Event) -> Option<(&str, &[String])> {
    match event {
        Event::Started { chance } => Some(("", chance)),
        Event::Moved { action, chance, .. } => Some((action, chance)),
        _ => None,
    }
}

pub(super) async fn keep(
    house: &House,
    game: GameId,
    code: &str,
    events: Vec<String>,
    people: &[Option<Browser>],
) {
    let member = |(seat, browser): (u8, &Option<Browser>)| {
        Some(Member { browser: browser.as_ref()?.id().to_owned(), seat: Some(seat) })
    };
    let mut members: Vec<Member> = (0..).zip(people).filter_map(member).collect();
    members.sort_by(|one, other| one.browser.cmp(&other.browser));
    members.dedup_by(|one, other| one.browser == other.browser);
    let begun = events.iter().any(|event| event.contains("\"e\":\"started\""));
    let table = NewTable {
        id: code.into(),
        game: game.name().to_owned(),
        status: if begun { Status::Playing } else { Status::Waiting },
        listed: !begun,
        at: START,
        events,
        members,
    };
    house.store.create_table(table).await.expect("a table");
}
