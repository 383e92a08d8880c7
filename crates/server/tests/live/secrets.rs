//! Non-interference: two truths that differ only in what a viewer may not know give it the same bytes.

mod compare;
mod log;
mod pair;
mod people;
mod surface;
mod twin;

use crate::house::{Browser, House};
use axum::http::StatusCode;
use furrow_game::{Game, Seat, Viewer};
use furrow_store::Store;
use furrow_table::{for_game, registry::GameId};
use log::{Log, Plan};
use pair::{Ask, Pair, keep};
use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;
use serde_json::json;
use std::{
    fmt,
    sync::mpsc::{Sender, channel},
    time::Duration,
};

/// Pairs of the test command; the variable `FURROW_PAIRS` asks for more, `FURROW_PAIRS_FROM` for the seed of the first.
const PAIRS: u64 = 240;
/// Pairs in the same two stores.
const A_STORE: u64 = 60;

/// Time stands still until it is told to pass: what holds it has to be kept.
fn stop_time() -> Sender<()> {
    let (hold, held) = channel::<()>();
    tokio::time::pause();
    // While a blocking task runs, the runtime does not let time jump ahead.
    tokio::task::spawn_blocking(move || held.recv());
    hold
}

async fn stores() -> [Store; 2] {
    [Store::in_memory().await.expect("a store"), Store::in_memory().await.expect("a store")]
}

/// The game of a pair: more of those where more is hidden.
fn game_of(seed: u64) -> GameId {
    match seed % 8 {
        0..4 => GameId::Fable,
        4..7 => GameId::CrazyRace,
        _ => GameId::Carrots,
    }
}

/// What came of many pairs.
#[derive(Default)]
struct Tally {
    pairs: usize,
    /// Pairs of games that hide something, once begun, and those of them whose truths differ.
    hiding: usize,
    differing: usize,
    early: usize,
    device: usize,
    /// Other seats that see something else in the other truth, and those of them whose page differs.
    others: usize,
    others_shown: usize,
    asked: usize,
    bytes: usize,
    /// Feeds that told of a turn.
    turns: usize,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} pairs: {} of {} that hide something differ, {} with early choices, {} on a shared device; of {} others who \
             see another truth {} are shown it; {} answers, {} MB compared, {} feeds that tell of a turn",
            self.pairs,
            self.differing,
            self.hiding,
            self.early,
            self.device,
            self.others,
            self.others_shown,
            self.asked,
            self.bytes / 1_000_000,
            self.turns
        )
    }
}

impl Tally {
    /// Another seat that sees the difference is shown it: the truths are two, and the comparison can tell.
    async fn control<G: Game>(&mut self, pair: &Pair<G>) {
        let [one, other] = &pair.sides;
        self.pairs += 1;
        let hides = G::NAME != GameId::Carrots.name() && one.table.has_begun();
        self.hiding += usize::from(hides);
        self.differing += usize::from(hides && pair.differs);
        self.early += usize::from(!one.table.chosen().is_empty());
        self.device += usize::from(!pair.watcher.device.is_empty());
        let sees = |seat: &Seat| {
            let viewer = Viewer::Seat(*seat);
            let alone =
                one.browsers[seat.index()].as_ref().is_some_and(|b| one.table.seats_of(b.id()).len() == 1);
            alone && one.table.view(viewer) != other.table.view(viewer)
        };
        let Some(seat) = Seat::all(one.table.places()).find(sees) else { return };
        let ask = Ask::get(format!("/t/{}?view=text", pair.code), "en");
        let mut pages = Vec::new();
        for side in [one, other] {
            let browser = side.browsers[seat.index()].as_ref().expect("a person");
            pages.push(side.ask(browser, &ask).await.text);
        }
        self.others += 1;
        self.others_shown += usize::from(pages[0] != pages[1]);
    }
}

async fn one_pair<G: Game>(stores: &[Store; 2], seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut rng = Pcg64Mcg::seed_from_u64(seed);
    let code = format!("P{seed:05}");
    let mut made = None;
    for n in 0..20 {
        made = Pair::<G>::new(stores, game_of(seed), format!("{code}{n}"), &mut rng).await;
        if made.is_some() {
            break;
        }
    }
    let Some(mut pair) = made else { return Ok(()) };
    tally.control(&pair).await;
    let compared = pair.compare(&mut rng).await;
    tally.asked += pair.asked;
    tally.bytes += pair.bytes;
    tally.turns += pair.turns;
    for side in &pair.sides {
        side.house.hub.stop().await;
    }
    let who = format!("{} {}, device {:?}", G::NAME, pair.watcher.viewer, pair.watcher.device);
    compared.map_err(|why| format!("pair {seed} ({who}): {why}"))
}

#[expect(clippy::print_stdout, reason = "the figures of a long run")]
async fn many(from: u64, pairs: u64) -> Tally {
    let mut tally = Tally::default();
    let mut houses = stores().await;
    let mut failed = Vec::new();
    for seed in from..from + pairs {
        if seed % A_STORE == 0 {
            houses = stores().await;
        }
        let done = for_game!(game_of(seed), G => one_pair::<G>(&houses, seed, &mut tally).await);
        failed.extend(done.err());
        if failed.len() > 4 {
            break;
        }
    }
    println!("{tally}");
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
    tally
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

#[tokio::test]
async fn two_truths_that_a_viewer_cannot_tell_apart_give_it_the_same_bytes() {
    let _still = stop_time();
    let pairs = number("FURROW_PAIRS").unwrap_or(PAIRS);
    let tally = many(number("FURROW_PAIRS_FROM").unwrap_or(0), pairs).await;
    if pairs >= PAIRS {
        assert!(tally.pairs as u64 * 10 >= pairs * 9, "{tally}");
        assert!(tally.differing * 5 >= tally.hiding * 4, "the truths differ: {tally}");
        assert!(tally.others * 3 >= tally.hiding && tally.others_shown * 20 >= tally.others * 19, "{tally}");
        assert!(tally.early * 20 >= tally.pairs && tally.device * 10 >= tally.pairs, "{tally}");
    }
}

/// What everybody can get of a game that is over.
async fn ended<G: Game>(game: GameId) {
    let mut rng = Pcg64Mcg::seed_from_u64(game as u64);
    let house = House::new().await;
    let plan = Plan::new(game, &mut rng);
    let mut browsers = Vec::new();
    for _ in 0..=plan.seats {
        browsers.push(Some(Browser::new(&house).await));
    }
    let people = &browsers[..usize::from(plan.seats)];
    let ids: Vec<Option<&str>> = people.iter().map(|browser| browser.as_ref().map(Browser::id)).collect();
    let mut log = Log::<G>::gathered(&plan, &ids);
    log.start(ids[0].expect("a person"));
    log.play_to_the_end(&mut rng);
    let events = log.entries.iter().map(|entry| json!(entry).to_string()).collect();
    keep(&house, game, "ENDED", events, people).await;
    let eyes =
        ["all".to_owned(), "public".to_owned()].into_iter().chain((0..plan.seats).map(|n| n.to_string()));
    let step = log.table.happenings().len() / 2;
    let replays = eyes.map(|eyes| format!("/replay?step={step}&eyes={eyes}"));
    for path in replays.chain(["/chance", "/game.json", "/souvenir.svg"].map(str::to_owned)) {
        let mut answers = Vec::new();
        for browser in browsers.iter().flatten() {
            answers.push(browser.get(&house, &format!("/t/ENDED{path}")).await);
        }
        assert_eq!(answers[0].status, StatusCode::OK, "{path}");
        assert!(answers.iter().all(|answer| answer.text == answers[0].text), "{}: {path}", game.name());
    }
}

#[tokio::test]
async fn after_the_end_all_see_the_same() {
    for game in GameId::ALL {
        for_game!(game, G => ended::<G>(game).await);
    }
}

#[tokio::test]
async fn the_secret_of_chance_is_shown_only_at_the_end() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let code = ann.open(&house, "bots", 4).await;
    let events = house.store.events(&code.as_str().into(), 0).await.expect("events");
    let opened: serde_json::Value = serde_json::from_str(&events[0]).expect("JSON");
    let secret = opened["secret"].as_str().expect("a secret").to_owned();
    let page = ann.get(&house, &format!("/t/{code}")).await;
    let stream = ann.listen(&house, &format!("/t/{code}/stream?after=0"), Duration::from_millis(40)).await;
    assert!(!page.text.contains(&secret) && !stream.contains(&secret));
}

#[tokio::test]
async fn a_second_click_on_a_shared_device_chooses_for_nobody_else() {
    let house = House::new().await;
    let ann = Browser::new(&house).await;
    let code = ann.open(&house, "invite", 2).await;
    let at = |what: &str| format!("/t/{code}/{what}");
    for (what, form) in [("join", "name=Bea&another=on"), ("start", ""), ("look", "seat=0")] {
        let status = ann.post_json(&house, &at(what), form).await.status;
        assert!(status.is_success() || status.is_redirection(), "{what}: {status}");
    }
    let page = ann.get(&house, &format!("/t/{code}")).await;
    let action = page.actions()[0].replace(' ', "+");
    let form = format!("decision={}&key={}&action={action}", page.field("decision"), page.field("key"));
    for _ in 0..2 {
        assert_eq!(ann.post_json(&house, &at("act"), &form).await.status, StatusCode::OK);
    }
    let another = form.replace("key=", "key=x");
    assert_eq!(ann.post_json(&house, &at("act"), &another).await.status, StatusCode::CONFLICT);
    let chosen = house.store.pending(&code.as_str().into()).await.expect("choices");
    assert_eq!(chosen.len(), 1, "the other player has not chosen");
}
