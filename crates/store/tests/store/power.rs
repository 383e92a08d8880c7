//! Power cuts: a process writes to a disk that forgets what was not synced, and is cut off at any moment.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use furrow_store::{Look, Store};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use sqlx::query;
use tokio::task::JoinSet;

use crate::disk::{DATABASE, Disk};
use crate::{append, events, raw, table};

/// How many cuts at random moments; `FURROW_POWER_CUTS` sets another number.
const CUTS: u32 = 10;
/// Tables that one process plays at once.
const TABLES: [&str; 4] = ["a", "b", "c", "d"];
/// What the control sets `pragma synchronous` to; without it, a process is none.
const SYNCHRONOUS: &str = "FURROW_STORE_TEST_SYNCHRONOUS";
/// A child that stops by itself after so many events a table.
const EVENTS: &str = "FURROW_STORE_TEST_EVENTS";

/// What was acknowledged of each table: how many events it has, and the number of its pending choice.
type Acknowledged = BTreeMap<String, [u64; 2]>;

/// Not a test of its own: plays tables until it is cut off, and says what was acknowledged.
#[tokio::test]
async fn child_that_plays() {
    let Some(path) = std::env::var_os(DATABASE) else {
        return;
    };
    let most = std::env::var(EVENTS).map_or(u64::MAX, |most| most.parse().unwrap());
    let store = Store::open(Path::new(&path)).await.unwrap();
    let mut tasks = JoinSet::new();
    for code in TABLES {
        tasks.spawn(play(store.clone(), code, most));
    }
    tasks.join_all().await;
    store.close().await;
}

async fn play(store: Store, code: &str, most: u64) {
    if store.table(&code.into()).await.unwrap().is_none() {
        store.create_table(table(code)).await.unwrap();
    }
    let mut next = events(&store, code).await.len() as u64;
    while next < most {
        let bodies: Vec<String> = (next..=next + next % 3).map(|n| n.to_string()).collect();
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        store.append(append(code, next, &bodies)).await.unwrap();
        next += bodies.len() as u64;
        say(code, "events", next);
        if next.is_multiple_of(4) {
            store.put_pending(code.into(), 0, next.to_string()).await.unwrap();
            say(code, "pending", next);
        }
    }
}

/// In one piece, so that lines of several tables do not mix.
fn say(code: &str, what: &str, n: u64) {
    std::io::stderr().write_all(format!("{code} {what} {n}\n").as_bytes()).unwrap();
}

/// Not a test of its own: writes events as the store does, with its own `pragma synchronous`.
#[tokio::test]
async fn child_of_the_control() {
    let (Some(path), Ok(synchronous)) = (std::env::var_os(DATABASE), std::env::var(SYNCHRONOUS)) else {
        return;
    };
    let store = Store::open(Path::new(&path)).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    store.close().await;
    let mut conn = raw(&path.into()).await;
    let pragma = format!("pragma synchronous = {synchronous}");
    query(sqlx::AssertSqlSafe(pragma)).execute(&mut conn).await.unwrap();
    for n in 0_i64.. {
        query("insert into events (table_id, n, at, body) values ('a', ?1, 0, ?1)")
            .bind(n)
            .execute(&mut conn)
            .await
            .unwrap();
        say("a", "events", n.cast_unsigned() + 1);
    }
}

/// Runs a child until it has acknowledged so much, and a moment longer; what it had acknowledged when it died, and whether
/// it had come to its end by then.
fn cut(mut command: Command, lines: u32, moment: Duration) -> (Acknowledged, bool) {
    let mut child = command.spawn().unwrap();
    let mut acknowledged = Acknowledged::new();
    let said = BufReader::new(child.stderr.take().unwrap()).lines();
    for (n, line) in said.map(Result::unwrap).enumerate() {
        if n as u32 == lines {
            std::thread::sleep(moment);
            child.kill().unwrap();
        }
        let words: Vec<&str> = line.split(' ').collect();
        let [code, what, number] = words[..] else { panic!("{line}") };
        let told = acknowledged.entry(code.to_owned()).or_default();
        told[usize::from(what == "pending")] = number.parse().unwrap();
    }
    (acknowledged, child.wait().unwrap().success())
}

/// How much of what was acknowledged is not in a folder. What is there must be sound: nothing twice, no gap.
async fn lost(folder: &Path, acknowledged: &Acknowledged) -> u64 {
    let path = folder.join("furrow.db");
    let store = Store::open(&path).await.unwrap();
    let mut lost = 0;
    for (code, [told, choice]) in acknowledged {
        let kept = events(&store, code).await;
        assert!(kept.iter().enumerate().all(|(n, body)| *body == n.to_string()), "{code}: {kept:?}");
        lost += told.saturating_sub(kept.len() as u64);
        let pending = store.pending(&code.as_str().into()).await.unwrap();
        let pending = pending.first().map_or(0, |(_, body)| body.parse().unwrap());
        lost += u64::from(pending < *choice);
    }
    // And it goes on.
    for code in acknowledged.keys() {
        if store.table(&code.as_str().into()).await.unwrap().is_some() {
            let next = events(&store, code).await.len() as u64;
            store.append(append(code, next, &["on"])).await.unwrap();
        }
    }
    store.close().await;
    let look = Look::open(&path).await.unwrap();
    assert_eq!(look.faults().await.unwrap(), Vec::<String>::new());
    lost
}

/// Looks at each state a cut can have left, and gives one of them to go on with.
async fn survive(disk: &Disk, acknowledged: &Acknowledged, dice: &mut Pcg64Mcg) -> Disk {
    assert_eq!(lost(disk.after_a_cut().path(), acknowledged).await, 0, "{acknowledged:?}");
    let torn = disk.after_a_torn_cut(dice);
    let next = Disk::holding(torn.path());
    assert_eq!(lost(torn.path(), acknowledged).await, 0, "torn: {acknowledged:?}");
    next
}

#[tokio::test]
async fn a_power_cut_at_any_moment_takes_back_nothing_that_was_acknowledged() {
    let cuts = std::env::var("FURROW_POWER_CUTS").map_or(CUTS, |cuts| cuts.parse().unwrap());
    let mut dice = Pcg64Mcg::seed_from_u64(u64::from(cuts));
    let (mut disk, mut told) = (Disk::new(), 0);
    for n in 0..cuts {
        if n % 20 == 0 {
            disk = Disk::new();
        }
        let moment = Duration::from_micros(dice.random_range(0..3_000));
        let lines = dice.random_range(0..400);
        let (acknowledged, _) = cut(disk.child("power::child_that_plays"), lines, moment);
        told += acknowledged.values().map(|[events, _]| events).sum::<u64>();
        disk = survive(&disk, &acknowledged, &mut dice).await;
    }
    eprintln!("{cuts} power cuts, each in 2 ways; {told} acknowledged events looked for, none lost");
}

#[tokio::test]
async fn a_power_cut_at_each_sync_of_a_short_life_takes_back_nothing() {
    let mut dice = Pcg64Mcg::seed_from_u64(1);
    for point in 2.. {
        let disk = Disk::new();
        let mut command = disk.child("power::child_that_plays");
        command.env("FURROW_CUT", point.to_string()).env(EVENTS, "5");
        let (acknowledged, ended) = cut(command, u32::MAX, Duration::ZERO);
        survive(&disk, &acknowledged, &mut dice).await;
        if ended {
            eprintln!("power cuts before and after each of {} syncs, each in 2 ways", point / 2 - 1);
            return;
        }
    }
}

#[tokio::test]
async fn the_disk_of_these_tests_does_lose_what_is_not_synced() {
    for (synchronous, loses) in [("full", false), ("normal", true), ("off", true)] {
        let disk = Disk::new();
        let mut command = disk.child("power::child_of_the_control");
        command.env(SYNCHRONOUS, synchronous);
        let (acknowledged, _) = cut(command, 200, Duration::ZERO);
        let lost = lost(disk.after_a_cut().path(), &acknowledged).await;
        eprintln!("synchronous = {synchronous}: {lost} lost of {:?}", acknowledged["a"][0]);
        assert_eq!(lost > 0, loses, "synchronous = {synchronous} lost {lost}");
    }
}
