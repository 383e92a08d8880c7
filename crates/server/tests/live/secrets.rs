//! Non-interference: two truths that differ only in what a viewer may not know give it the same bytes.

use crate::house::{Browser, House};
use furrow_fable::State;
use furrow_game::{Game, Seat, Step, StepOf, Viewer};
use furrow_store::{NewTable, Status};
use furrow_table::{
    By, Early, Entry, Event, Made, NewTable as Opening, Post, Sitter, Table, Terms, registry::CrazyRace,
};
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_pcg::Pcg64Mcg;
use serde_json::{Map, Value, json};
use std::time::Duration;

const CODE: &str = "SECRET";
const PAIRS: usize = 40;

/// A table at which these people sit, just started, and its events.
fn seated<G: Game>(browsers: &[Browser], options: Map<String, Value>) -> (Table<G>, Vec<Event>) {
    let seats = browsers.len() as u8;
    let (terms, host) = (Terms::default(), browsers[0].id().to_owned());
    let new = Opening { places: seats, options, terms, host, secret: [3; 32], after: None };
    let open = Table::<G>::open(new).expect("a table");
    let mut table = Table::<G>::wake(&[entry(open.clone())], Vec::new()).expect("a log");
    let mut events = vec![open];
    for (browser, name) in browsers.iter().zip(["Ann", "Bea", "Carl", "Dot", "Eve"]) {
        let sitter = Sitter::Person { browser: browser.id().to_owned(), nonce: None };
        for event in table.sit(None, name, sitter, false).expect("a place") {
            take(&mut table, &mut events, event);
        }
    }
    for event in table.start(browsers[0].id(), &[]).expect("a start") {
        take(&mut table, &mut events, event);
    }
    (table, events)
}

fn entry(event: Event) -> Entry {
    Entry { at: 0, event }
}

/// What it means that a seat makes a choice.
fn act<G: Game>(table: &Table<G>, seat: Seat, action: &str) -> Made {
    let post = Post { seat, decision: table.decision(), key: None, action, by: By::Player, at: 0 };
    table.act(&post).expect("a legal action")
}

fn take<G: Game>(table: &mut Table<G>, events: &mut Vec<Event>, event: Event) {
    table.absorb(&entry(event.clone())).expect("an event of its own");
    events.push(event);
}

/// A game among people, broken off after some moves: the events of its table.
fn game(browsers: &[Browser], moves: usize, rng: &mut Pcg64Mcg) -> Vec<Event> {
    let (mut table, mut events) = seated::<State>(browsers, Map::new());
    for _ in 0..moves {
        let Some(seat) = table.awaited().iter().next() else { break };
        let view = table.view(Viewer::Seat(seat)).expect("a view");
        let action = *State::view_actions(&view).choose(rng).expect("an action");
        match act(&table, seat, &action.to_string()) {
            Made::Events { events: made, .. } => {
                made.into_iter().for_each(|e| take(&mut table, &mut events, e));
            }
            Made::Early(seat, early) => table.keep_early(seat, early),
            Made::Again => {}
        }
    }
    events
}

/// The steps of a log, with the places where they stand.
fn steps(events: &[Event]) -> Vec<String> {
    let mut steps = Vec::new();
    for event in events {
        match event {
            Event::Started { chance } => steps.extend(chance.iter().map(|text| format!("* {text}"))),
            Event::Moved { seat, action, chance, .. } => {
                steps.push(format!("{seat} {action}"));
                steps.extend(chance.iter().map(|text| format!("* {text}")));
            }
            _ => {}
        }
    }
    steps
}

/// The same log with these steps.
fn with_steps(events: &[Event], steps: &[String]) -> Vec<Event> {
    let mut next = steps.iter();
    let mut text = |from: usize| next.next().map(|step| step[from..].to_owned()).expect("as many steps");
    let mut events = events.to_vec();
    for event in &mut events {
        match event {
            Event::Started { chance } => chance.iter_mut().for_each(|step| *step = text(2)),
            Event::Moved { action, chance, .. } => {
                *action = text(2);
                chance.iter_mut().for_each(|step| *step = text(2));
            }
            _ => {}
        }
    }
    events
}

/// Replays steps; `None` if one is not possible.
fn replay(seats: u8, steps: &[String]) -> Option<(State, Vec<StepOf<State>>)> {
    let setup = <State as Game>::Setup::new(seats);
    let mut game = State::new(&setup);
    let mut made = Vec::new();
    for text in steps {
        let step = Step::parse::<State>(text, seats).ok()?;
        game.apply(step, &mut ()).ok()?;
        made.push(step);
    }
    Some((game, made))
}

trait Plain {
    fn new(seats: u8) -> Self;
}

impl Plain for furrow_fable::Setup {
    fn new(seats: u8) -> Self {
        furrow_game::Setup::new(seats, &Map::new()).expect("a set-up")
    }
}

/// Another truth that `viewer` cannot tell apart: hidden cards of others change places.
fn other_truth(seats: u8, viewer: Viewer, truth: &[String], rng: &mut Pcg64Mcg) -> Vec<String> {
    let history = |steps: &[StepOf<State>]| {
        steps.iter().map(|s| State::seen(*s, viewer).to_string()).collect::<Vec<_>>()
    };
    let (_, made) = replay(seats, truth).expect("a game");
    let seen = history(&made);
    let hidden: Vec<usize> = (0..truth.len()).filter(|i| seen[*i].ends_with('?')).collect();
    let mut steps = truth.to_vec();
    for _ in 0..60 {
        let (Some(a), Some(b)) = (hidden.choose(rng), hidden.choose(rng)) else { break };
        let mut tried = steps.clone();
        let word = |step: &str| step.rsplit(' ').next().unwrap_or_default().to_owned();
        let kind = |step: &str| step.split(' ').nth(1).map(str::to_owned);
        if kind(&tried[*a]) != kind(&tried[*b]) || word(&tried[*a]) == word(&tried[*b]) {
            continue;
        }
        for (to, card) in [(*a, word(&steps[*b])), (*b, word(&steps[*a]))] {
            let stem = tried[to].rsplit_once(' ').map(|(stem, _)| stem.to_owned()).unwrap_or_default();
            tried[to] = format!("{stem} {card}");
        }
        if let Some((_, other)) = replay(seats, &tried) {
            assert_eq!(history(&other), seen, "only hidden words change");
            steps = tried;
        }
    }
    steps
}

/// The early bet of a seat that is not the viewer's, the first or the last card of its hand: it must show to nobody.
async fn hold_early_bet(house: &House, seats: u8, steps: &[String], viewer: Viewer, last: bool) -> bool {
    let (game, _) = replay(seats, steps).expect("a game");
    let waits = |seat: &Seat| game.deciders().len() > 1 && !viewer.is(*seat);
    let Some(seat) = game.deciders().iter().filter(waits).last() else { return false };
    let actions = game.legal_actions(seat);
    let action = if last { actions.last() } else { actions.first() }.expect("a card").to_string();
    let early = json!(Early { action, ..Early::default() }).to_string();
    house.store.put_pending(CODE.into(), seat.number(), early).await.expect("a choice");
    true
}

async fn house_of(house: &House, game: &str, events: &[Event]) {
    let events = events.iter().map(|event| json!(event).to_string()).collect();
    let (id, game) = (CODE.into(), game.to_owned());
    let table =
        NewTable { id, game, status: Status::Playing, listed: false, at: 0, events, members: Vec::new() };
    house.store.create_table(table).await.expect("a table");
}

/// Everything a browser can get out of a table, as one text.
async fn everything(house: &House, browser: &Browser, version: usize) -> String {
    let mut all = String::new();
    for path in ["", "?view=text", "/game.json"] {
        let answer = browser.get(house, &format!("/t/{CODE}{path}")).await;
        all += &format!("{path}: {} {}\n", answer.status, answer.text);
    }
    for form in
        ["decision=0&key=k&action=play+fox", "decision=99&key=k&action=bet+wolf", "decision=1&key=k&action=x"]
    {
        let answer = browser.post_json(house, &format!("/t/{CODE}/act"), form).await;
        all += &format!("{form}: {} {}\n", answer.status, answer.text);
    }
    for step in [0, 1, version / 8, version / 4, 999] {
        for view in ["", "&view=text"] {
            all += &browser.get(house, &format!("/t/{CODE}/replay?step={step}{view}")).await.text;
        }
    }
    all += &browser.get(house, &format!("/t/{CODE}/replay?eyes=all")).await.text;
    all += &browser.get(house, &format!("/t/{CODE}/chance")).await.text;
    for after in [1, version.saturating_sub(9).max(1), version] {
        let path = format!("/t/{CODE}/stream?after={after}");
        all += &browser.listen(house, &path, Duration::from_millis(15)).await;
        for view in ["text", "data"] {
            all += &browser.listen(house, &format!("{path}&view={view}"), Duration::from_millis(15)).await;
        }
    }
    all
}

#[tokio::test]
async fn two_truths_that_a_viewer_cannot_tell_apart_give_it_the_same_bytes() {
    let mut rng = Pcg64Mcg::seed_from_u64(24);
    let (mut differ, mut early) = (0, 0);
    for pair in 0..PAIRS {
        let seats = 2 + (pair % 4) as u8;
        let (one, other) = (House::new().await, House::new().await);
        let mut browsers = Vec::new();
        for _ in 0..seats {
            browsers.push(Browser::new(&one).await);
        }
        let stranger = Browser::new(&one).await;
        let moves = if pair % 3 == 0 { 0 } else { rng.random_range(0..60) };
        let events = game(&browsers, moves, &mut rng);
        let truth = steps(&events);
        let viewer =
            if pair % 5 == 4 { Viewer::Public } else { Viewer::Seat(Seat::new(rng.random_range(0..seats))) };
        let browser = viewer.seat().map_or(&stranger, |seat| &browsers[seat.index()]);
        let (game, _) = replay(seats, &truth).expect("a game");
        if game.turn() == furrow_game::Turn::Over {
            continue; // the end shows the bets
        }
        let changed = other_truth(seats, viewer, &truth, &mut rng);
        differ += usize::from(changed != truth);
        house_of(&one, "fable", &events).await;
        house_of(&other, "fable", &with_steps(&events, &changed)).await;
        let held = hold_early_bet(&one, seats, &truth, viewer, false).await;
        early += usize::from(held);
        assert_eq!(held, hold_early_bet(&other, seats, &changed, viewer, true).await);
        let version = truth.len();
        let [a, b] = [everything(&one, browser, version).await, everything(&other, browser, version).await];
        if a != b {
            let at = a.bytes().zip(b.bytes()).position(|(x, y)| x != y).unwrap_or(0);
            let around =
                |text: &str| text.get(at.saturating_sub(120)..(at + 120).min(text.len())).map(str::to_owned);
            panic!("pair {pair}, {viewer}: they differ\n{:?}\n{:?}", around(&a), around(&b));
        }
    }
    assert!(early >= PAIRS / 5, "only {early} pairs hold an early bet");
    assert!(differ > PAIRS / 2, "only {differ} pairs differ at all");
}

/// A table of Crazy Race after some cards, the first player's of these values.
fn laid(browsers: &[Browser], [one, two]: [u8; 2]) -> Vec<Event> {
    let options = Map::from_iter([("start".to_owned(), json!(0))]);
    let (mut table, mut events) = seated::<CrazyRace>(browsers, options);
    for action in [&format!("lay 1 {one}"), "lay 2 4", "pass", &format!("lay 2 {two}"), "lay 1 1"] {
        let seat = table.awaited().iter().next().expect("a turn");
        let Made::Events { events: made, .. } = act(&table, seat, action) else {
            panic!("{action} is no move")
        };
        made.into_iter().for_each(|event| take(&mut table, &mut events, event));
    }
    events
}

#[tokio::test]
async fn a_card_face_down_is_known_to_its_owner_alone() {
    let (one, other) = (House::new().await, House::new().await);
    let mut browsers = Vec::new();
    for _ in 0..4 {
        browsers.push(Browser::new(&one).await);
    }
    let [truth, changed] = [[1, 6], [4, 2]].map(|values| laid(&browsers[..3], values));
    house_of(&one, "crazy-race", &truth).await;
    house_of(&other, "crazy-race", &changed).await;
    let version = steps(&truth).len();
    for (n, browser) in browsers.iter().enumerate() {
        let [a, b] = [everything(&one, browser, version).await, everything(&other, browser, version).await];
        assert_eq!(a == b, n > 0, "the owner sees its cards, no other player and no spectator does: {n}");
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
