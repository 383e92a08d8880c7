//! Programs of the host's as computer players: they play, they fail, and people play on.

use crate::house::{Answer, Browser, House, POLLS};
use axum::http::StatusCode;
use furrow_outside::{Clock, Host, Program};
use furrow_server::live::Programs;
use furrow_store::Store;
use furrow_table::Name;
use std::{
    fs,
    path::PathBuf,
    process::id,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

/// Long enough for Node to start on a machine that is busy.
const LONG: Duration = Duration::from_secs(30);

/// A program of the zoo that is called Rosa.
struct Rosa {
    programs: Programs,
    /// A word that no other process has in its command line.
    marker: String,
}

impl Rosa {
    fn new(kind: &str, time: Duration, most: usize) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let marker = format!("rosa-{}-{}-", id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let here = env!("CARGO_MANIFEST_DIR");
        let program = Program::parse(&format!("node '{here}/../cli/tests/zoo.mjs' {kind} {marker}"));
        let clock = Clock { start: time, choice: time };
        let host =
            Host { keeper: PathBuf::from(format!("{here}/tests/live/keeper.sh")), clock, ..Host::default() };
        let named = vec![(Name::parse("Rosa").expect("a name"), program.expect("Node is there"))];
        Rosa { programs: Programs::new(named, host, most).expect("a name of its own"), marker }
    }

    fn over(&self, store: Store) -> House {
        House::letting(store, self.programs.clone())
    }

    async fn house(&self) -> House {
        self.over(Store::in_memory().await.expect("a store"))
    }

    /// How many of it run.
    fn running(&self) -> usize {
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
        let lines = processes.filter_map(|process| fs::read(process.path().join("cmdline")).ok());
        lines.filter(|line| String::from_utf8_lossy(line).contains(&self.marker)).count()
    }

    async fn is_gone(&self) {
        for _ in 0..POLLS {
            if self.running() == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("{} of {} are left behind", self.running(), self.marker);
    }
}

/// Asks for a game against computer players of this level, which begins at once.
async fn ask_for(browser: &Browser, house: &House, game: &str, seats: u8, level: &str) -> Answer {
    let front = browser.get(house, "/").await;
    let offer = front.field("offer");
    let form = format!("game={game}&kind=bots&seats={seats}&level={level}&offer={offer}&nonce=");
    browser.post(house, "/new", &form).await
}

async fn open(browser: &Browser, house: &House, game: &str, seats: u8) -> String {
    let answer = ask_for(browser, house, game, seats, "cmd%3ARosa").await;
    let location = answer.header(axum::http::header::LOCATION);
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    location.trim_start_matches("/t/").to_owned()
}

/// The page once the game waits for this browser, or is over.
async fn settled(browser: &Browser, house: &House, code: &str) -> Answer {
    for _ in 0..POLLS {
        let page = browser.get(house, &format!("/t/{code}")).await;
        if ["choose", "over"].iter().any(|moment| page.text.contains(&format!("data-moment=\"{moment}\""))) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("there never is anything to choose");
}

/// Makes so many moves, or all up to the end; the page then.
async fn play(browser: &Browser, house: &House, code: &str, moves: usize) -> Answer {
    for turn in 0..moves {
        let page = settled(browser, house, code).await;
        // Those without a text are halves of others.
        let whole = page.actions().iter().filter(|action| !action.is_empty()).count();
        if whole == 0 {
            return page;
        }
        let answer = browser.act(house, code, turn % whole).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
    settled(browser, house, code).await
}

async fn log(house: &House, code: &str) -> String {
    house.store.events(&code.into(), 0).await.expect("events").join("\n")
}

#[tokio::test]
async fn a_program_plays_a_whole_game_and_leaves() {
    let rosa = Rosa::new("good", LONG, 32);
    let house = rosa.house().await;
    let ann = Browser::hasty(&house).await;
    let code = open(&ann, &house, "fable", 3).await;
    let page = play(&ann, &house, &code, usize::MAX).await;
    assert!(page.text.contains("data-moment=\"over\"") && page.text.contains("Rosa 2"), "{}", page.text);
    assert!(!log(&house, &code).await.contains("taken_over"), "both play to the end");
    let file = ann.get(&house, &format!("/t/{code}/game.json")).await;
    assert!(file.text.contains(r#""cmd:Rosa","cmd:Rosa""#), "{}", file.text);
    for path in ["", "/game.json", "/review", "/replay", "/replay?step=9&view=text"] {
        let shown = ann.get(&house, &format!("/t/{code}{path}")).await;
        assert_eq!(shown.status, StatusCode::OK, "{path}: {}", shown.text);
        assert!(!shown.text.contains("zoo.mjs"), "{path}: nobody is told the command line");
    }
    rosa.is_gone().await;
}

#[tokio::test]
async fn programs_stand_beside_the_levels_and_no_others_can_be_asked_for() {
    let rosa = Rosa::new("good", LONG, 32);
    let house = rosa.house().await;
    let ann = Browser::hasty(&house).await;
    for path in ["/", "/?view=text"] {
        assert!(ann.get(&house, path).await.text.contains("value=\"cmd:Rosa\""), "{path}");
    }
    let code = ann.open(&house, "invite", 3).await;
    let room = ann.get(&house, &format!("/t/{code}")).await;
    assert!(room.text.contains("value=\"cmd:Rosa\"") && !room.text.contains("zoo.mjs"), "{}", room.text);
    for bad in ["cmd%3Arosa", "cmd%3ABea", "cmd%3Anode", "Rosa", "cmd%3A", "cmd%3A%2Fbin%2Fsh+-c+true"] {
        let asked = ask_for(&ann, &house, "fable", 3, bad).await;
        assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
        for what in ["start", "ask-ready"] {
            let form = format!("fill=on&level={bad}");
            let asked = ann.post(&house, &format!("/t/{code}/{what}"), &form).await;
            assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}: {what}");
        }
    }
    let other = House::new().await;
    let asked = ask_for(&Browser::new(&other).await, &other, "fable", 3, "cmd%3ARosa").await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY, "a server without it");
    let start = ann.post(&house, &format!("/t/{code}/start"), "fill=on&level=cmd%3ARosa").await;
    assert_eq!(start.status, StatusCode::SEE_OTHER, "{}", start.text);
    play(&ann, &house, &code, 3).await;
    assert_eq!(rosa.running(), 2, "one process a seat");
    house.hub.stop().await;
    rosa.is_gone().await;
}

/// A program of this kind loses its seats for this reason, and people play on, also after a restart.
async fn loses_its_seats(kind: &str, time: Duration, why: &str, sentence: &str) {
    let rosa = Rosa::new(kind, time, 32);
    let house = rosa.house().await;
    let ann = Browser::hasty(&house).await;
    let code = open(&ann, &house, "crazy-race", 3).await;
    play(&ann, &house, &code, 12).await;
    let told = log(&house, &code).await;
    assert_eq!(told.matches(r#""e":"taken_over""#).count(), 2, "{kind}: {told}");
    assert_eq!(told.matches(&format!(r#""level":"random","why":"{why}""#)).count(), 2, "{kind}: {told}");
    let text = ann.get(&house, &format!("/t/{code}?view=text")).await.text;
    for name in ["Rosa", "Rosa 2"] {
        assert!(text.contains(&format!("{name} {sentence}")), "{kind}: {text}");
    }
    rosa.is_gone().await;
    house.hub.stop().await;
    let house = rosa.over(house.store);
    play(&ann, &house, &code, 3).await;
    assert_eq!(log(&house, &code).await.matches(r#""e":"taken_over""#).count(), 2, "{kind}: not again");
    assert_eq!(rosa.running(), 0, "{kind}: it is not asked again");
}

#[tokio::test]
async fn a_program_that_crashes_loses_its_seat_and_people_play_on() {
    loses_its_seats("crash-later", LONG, "crashed", "stopped running").await;
    loses_its_seats("crash-at-start", LONG, "crashed", "stopped running").await;
}

#[tokio::test]
async fn a_program_that_hangs_loses_its_seat_and_people_play_on() {
    loses_its_seats("hang", Duration::from_millis(1500), "late", "did not answer in time").await;
}

#[tokio::test]
async fn a_program_that_says_something_else_loses_its_seat_and_people_play_on() {
    for kind in ["illegal", "garbage", "flood"] {
        loses_its_seats(kind, LONG, "faulty", "gave no valid answer").await;
    }
}

#[tokio::test]
async fn a_restart_starts_programs_anew_and_one_that_is_not_there_any_more_is_told_once() {
    let rosa = Rosa::new("good", LONG, 32);
    let mut house = rosa.house().await;
    let ann = Browser::hasty(&house).await;
    let code = open(&ann, &house, "fable", 3).await;
    for _ in 0..2 {
        play(&ann, &house, &code, 2).await;
        house.hub.stop().await;
        rosa.is_gone().await;
        house = rosa.over(house.store);
        assert_eq!(house.hub.wake_all().await.expect("a store"), 1);
    }
    assert!(!log(&house, &code).await.contains("taken_over"), "it goes on");
    let house = house.restart().await;
    for _ in 0..2 {
        play(&ann, &house, &code, 2).await;
    }
    let told = log(&house, &code).await;
    assert_eq!(told.matches(r#""level":"random","why":"missing""#).count(), 2, "{told}");
    let text = ann.get(&house, &format!("/t/{code}?view=text")).await.text;
    assert!(text.contains("Rosa is not on this server any more"), "{text}");
}

#[tokio::test]
async fn where_one_process_may_run_programs_take_turns_at_it() {
    let rosa = Rosa::new("good", LONG, 1);
    let house = rosa.house().await;
    let ann = Browser::hasty(&house).await;
    let code = open(&ann, &house, "crazy-race", 3).await;
    for _ in 0..4 {
        play(&ann, &house, &code, 1).await;
        assert_eq!(rosa.running(), 1);
    }
    assert!(!log(&house, &code).await.contains("taken_over"), "both play on");
}

#[tokio::test]
async fn a_move_that_is_taken_back_is_answered_anew() {
    let rosa = Rosa::new("good", LONG, 32);
    let house = rosa.house().await;
    let ann = Browser::hasty(&house).await;
    let code = open(&ann, &house, "crazy-race", 3).await; // in a first round nothing is shown
    for _ in 0..2 {
        let page = play(&ann, &house, &code, 1).await;
        let last = page.values("last").first().cloned().expect("it can be taken back");
        let undone = ann.post(&house, &format!("/t/{code}/undo"), &format!("last={last}")).await;
        assert_eq!(undone.status, StatusCode::SEE_OTHER, "{}", undone.text);
    }
    play(&ann, &house, &code, 3).await;
    let told = log(&house, &code).await;
    assert_eq!(told.matches(r#""e":"undone""#).count(), 2, "{told}");
    assert!(!told.contains("taken_over"), "{told}");
}
