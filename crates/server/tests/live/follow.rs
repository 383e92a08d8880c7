//! Whoever follows a stream has at every moment what a page loaded now would show: over games at which people act, take
//! back, pause, leave, come back, resign and share a device, lose their streams and resume them.

use crate::house::House;
use furrow_game::Seat;
use furrow_server::{
    live::{Asker, Command, Deed, NewGame, Stream},
    page::prefs::Speed,
};
use furrow_table::{Terms, registry::GameId};
use furrow_text::Lang;
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use tokio::sync::oneshot;

/// What is done at each table.
const STEPS: usize = 500;

/// A browser that follows a table.
struct Follower {
    asker: Asker,
    stream: Option<Stream>,
    /// The number of the last message that had one.
    last: u64,
    /// What its page shows: regions and attributes.
    shown: BTreeMap<String, Value>,
    played: usize,
    /// Regions that came in pieces.
    spliced: usize,
}

/// A table under way and all who follow it.
struct Evening {
    house: House,
    code: String,
    people: Vec<Follower>,
    rng: Pcg64Mcg,
}

fn asker(browser: &str) -> Asker {
    Asker { name: browser.to_owned(), speed: Speed::Off, ..Asker::of(browser, Lang::En) }
}

impl Evening {
    /// Ann and Bea have a device each, Carl and Dot share one; Eve looks on.
    async fn new(game: GameId, seed: u64) -> Self {
        let house = House::new().await;
        let new = NewGame {
            game: game.name().to_owned(),
            places: 4,
            options: Map::new(),
            terms: Terms::default(),
            listed: false,
            bots: None,
        };
        let offer = house.hub.new_offer();
        let code = house.hub.open(&asker("ann"), &new, &offer, None).await.expect("a table");
        let people = ["ann", "bea", "carl", "eve"].map(|browser| Follower {
            asker: asker(browser),
            stream: None,
            last: 0,
            shown: BTreeMap::new(),
            played: 0,
            spliced: 0,
        });
        let evening = Evening { house, code, people: people.into(), rng: Pcg64Mcg::seed_from_u64(seed) };
        for (browser, name, another) in
            [("bea", "Bea", false), ("carl", "Carl", false), ("carl", "Dot", true)]
        {
            let (name, nonce) = (name.to_owned(), None);
            evening
                .deed(&asker(browser), Deed::Sit { place: None, name, nonce, another, beside: None })
                .await
                .expect("a place");
        }
        evening.deed(&asker("ann"), Deed::Start(None)).await.expect("a start");
        evening
    }

    async fn ask<T>(&self, command: impl FnOnce(oneshot::Sender<T>) -> Command) -> T {
        let (reply, answer) = oneshot::channel();
        assert!(self.house.hub.send(&self.code, command(reply)).await.expect("a store"));
        answer.await.expect("an answer")
    }

    async fn deed(&self, asker: &Asker, deed: Deed) -> Result<u64, String> {
        let done = self.ask(|reply| Command::Do { asker: asker.clone(), deed, reply }).await;
        done.map_err(|problem| problem.sentence)
    }

    async fn fresh(&self, who: usize) -> Value {
        let asker = self.people[who].asker.clone();
        self.ask(|reply| Command::Regions { asker, reply }).await
    }

    /// What a page loaded now shows, at a moment when all that was sent has come: computer players move on their own.
    async fn settled(&mut self, who: usize) -> Value {
        loop {
            self.people[who].take_in();
            let fresh = self.fresh(who).await;
            if !self.people[who].take_in() {
                return fresh;
            }
        }
    }

    async fn listen(&mut self, who: usize) {
        let (asker, after) = (self.people[who].asker.clone(), self.people[who].last);
        let (_, stream) = self.ask(|reply| Command::Listen { asker, after, reply }).await;
        self.people[who].stream = Some(stream);
    }

    /// Somebody does something that may or may not be possible.
    async fn step(&mut self) {
        let who = self.rng.random_range(0..self.people.len());
        let asker = self.people[who].asker.clone();
        let deed = match self.rng.random_range(0..40) {
            0 => match self.pressed(who, "last").await.and_then(|last| last.parse().ok()) {
                Some(last) => Deed::Undo(last),
                None => return,
            },
            1 => match self.pressed(who, "agree").await.as_deref().and_then(|text| text.split_once('-')) {
                Some((question, seat)) => Deed::AnswerUndo {
                    seat: Seat::new(seat.parse().expect("a seat")),
                    question: question.parse().expect("a number"),
                    yes: self.rng.random_bool(0.7),
                },
                None => return,
            },
            2 => Deed::Pause(None),
            3 | 4 => Deed::Resume(None),
            5 if self.rng.random_bool(0.2) => Deed::Resign(None),
            6 | 7 => Deed::TakeBack(Seat::new(self.rng.random_range(0..4))),
            8 => Deed::Hide,
            9..=15 => Deed::Look(Seat::new(self.rng.random_range(0..4))),
            16 => {
                self.people[who].stream = None;
                return;
            }
            _ => match self.choice(who).await {
                Some(deed) => deed,
                None => return,
            },
        };
        let _ = self.deed(&asker, deed).await;
    }

    /// What a button of a browser's page sends, if it is there.
    async fn pressed(&mut self, who: usize, name: &str) -> Option<String> {
        let fresh = self.fresh(who).await;
        let regions = fresh["regions"].as_object()?.values().filter_map(Value::as_str);
        regions.flat_map(|region| crate::house::Answer::of(region).values(name)).next()
    }

    /// One of the choices on a browser's page.
    async fn choice(&mut self, who: usize) -> Option<Deed> {
        let fresh = self.fresh(who).await;
        if fresh["attrs"]["moment"] != "choose" && fresh["attrs"]["moment"] != "chosen" {
            return None;
        }
        let page = crate::house::Answer::of(fresh["regions"]["r-actions"].as_str()?);
        let actions = page.actions();
        let action = actions.choose(&mut self.rng)?.clone();
        Some(Deed::Act { decision: page.field("decision").parse().ok()?, key: page.field("key"), action })
    }
}

impl Follower {
    /// Takes in what has come: whether anything has.
    fn take_in(&mut self) -> bool {
        let Some(stream) = &mut self.stream else { return false };
        let mut came = false;
        while let Ok(message) = stream.try_recv() {
            came = true;
            let message = String::from_utf8(message.to_vec()).expect("text");
            let line = |name: &str| message.lines().find_map(|line| line.strip_prefix(name));
            if let Some(id) = line("id: ").map(|id| id.parse::<u64>().expect("a number")) {
                assert!(id >= self.last, "{id} after {}", self.last);
                self.last = id;
            }
            let data: Value = serde_json::from_str(line("data: ").expect("data")).expect("JSON");
            self.played += usize::from(line("event: ") == Some("play"));
            for part in ["regions", "attrs"] {
                for (name, value) in data[part].as_object().into_iter().flatten() {
                    let name = format!("{part}/{name}");
                    let whole = value.as_array().map(|pieces| whole(&self.shown[&name], pieces));
                    self.spliced += usize::from(whole.is_some());
                    self.shown.insert(name, whole.unwrap_or_else(|| value.clone()));
                }
            }
        }
        came
    }
}

/// A region that goes on from what it was, as the browser puts it together: places are counted in UTF-16.
fn whole(was: &Value, pieces: &[Value]) -> Value {
    let was: Vec<u16> = was.as_str().expect("text").encode_utf16().collect();
    assert_eq!(pieces[0], was.len(), "it goes on from what was sent last");
    let place = |at: &Value| at.as_u64().expect("a place") as usize;
    let text = |piece: &Value| match piece.as_str() {
        Some(new) => new.to_owned(),
        None => String::from_utf16(&was[place(&piece[0])..place(&piece[1])]).expect("whole characters"),
    };
    pieces[1..].iter().map(text).collect::<String>().into()
}

/// Follows a table for a while; how many happenings were played, and how many regions came in pieces.
async fn follow(game: GameId, seed: u64) -> [usize; 2] {
    let mut evening = Evening::new(game, seed).await;
    for step in 0..STEPS {
        for who in 0..evening.people.len() {
            if evening.people[who].stream.is_none() && evening.rng.random_bool(0.5) {
                evening.listen(who).await;
            }
        }
        evening.step().await;
        for who in 0..evening.people.len() {
            let fresh = evening.settled(who).await;
            let follower = &evening.people[who];
            if follower.stream.is_none() {
                continue;
            }
            for part in ["regions", "attrs"] {
                // The time of day is only for a browser's clock.
                let stays = |(name, _): &(&String, &Value)| *name != "now";
                for (name, value) in fresh[part].as_object().expect("an object").iter().filter(stays) {
                    let shown = follower.shown.get(&format!("{part}/{name}"));
                    let (browser, seed) = (&follower.asker.browser, seed);
                    assert_eq!(
                        shown,
                        Some(value),
                        "{}, seed {seed}, step {step}: {browser}, {name}",
                        game.name()
                    );
                }
            }
        }
    }
    let sum = |count: fn(&Follower) -> usize| evening.people.iter().map(count).sum::<usize>();
    [sum(|follower| follower.played), sum(|follower| follower.spliced)]
}

#[tokio::test]
async fn whoever_follows_has_what_a_page_loaded_now_shows() {
    let seed = std::env::var("FURROW_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    for game in GameId::ALL {
        let [played, spliced] = follow(game, seed).await;
        assert!(played > 10, "{}: only {played} happenings", game.name());
        assert!(spliced > 10, "{}: the log goes on only {spliced} times", game.name());
    }
}
