//! A disk that is full, fails or is slow under a running store: it says so, keeps nothing half, and needs no restart.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use furrow_store::{Member, Store, StoreError};
use tokio::task::JoinSet;

use crate::disk::{DATABASE, Disk, FAULT};
use crate::{append, events, table};

/// A store on a disk whose faults can be ordered.
struct Patient {
    store: Store,
    orders: PathBuf,
    runs: u32,
}

impl Patient {
    /// In a child process: on its disk, with a table `a` of some length. In the test itself there is none.
    async fn here() -> Option<Self> {
        let (path, orders) = (PathBuf::from(std::env::var_os(DATABASE)?), std::env::var_os(FAULT)?.into());
        let store = Store::open(&path).await.unwrap();
        store.create_table(table("a")).await.unwrap();
        store.append(append("a", 0, &["0", "1"])).await.unwrap();
        store.put_pending("a".into(), 0, "hare".to_owned()).await.unwrap();
        store.set_meta("key", vec![1]).await.unwrap();
        Some(Patient { store, orders, runs: 0 })
    }

    /// From now on, after `skip` calls of this kind, `times` of them fail.
    fn ails(&mut self, kind: &str, skip: u32, times: u32) {
        self.runs += 1;
        // A half-written order is no order: the disk takes nothing for it.
        fs::write(&self.orders, format!("{} {kind} {skip} {times}", self.runs)).unwrap();
    }

    fn heals(&self) {
        fs::remove_file(&self.orders).unwrap();
    }

    /// Every kind of change, one after another.
    async fn change_everything(&self, next: u64) -> Vec<Result<(), StoreError>> {
        let (store, member) = (&self.store, Member { browser: "ann".to_owned(), seat: Some(0) });
        vec![
            store.append(append("a", next, &[&next.to_string()])).await,
            store.create_table(table(&format!("t{next}"))).await,
            store.put_pending("a".into(), 0, "fox".to_owned()).await,
            store.clear_pending("a".into()).await,
            store.join_member("a".into(), member, 1).await,
            store.set_meta("key", vec![2]).await,
            store.meta_or_insert("other", || vec![3]).await.map(drop),
            store.set_warned("a".into(), Some(1)).await,
            store.put_upload("game", 1, "{}".to_owned()).await,
        ]
    }

    /// Whether all is as it was at the start.
    async fn is_untouched(&self) -> bool {
        let store = &self.store;
        let (a, pending) = (&"a".into(), [(0, "hare".to_owned())]);
        events(store, "a").await == ["0", "1"]
            && store.pending(a).await.unwrap() == pending
            && store.meta("key").await.unwrap() == Some(vec![1])
            && store.meta("other").await.unwrap().is_none()
            && store.tables_of("ann").await.unwrap().is_empty()
            && store.table(a).await.unwrap().unwrap().warned_at.is_none()
            && store.upload("game").await.unwrap().is_none()
            && store.all_tables(9, 0).await.unwrap().len() == 1
    }

    /// A lasting fault: every change is refused, nothing is changed, and once it is over every change is made.
    async fn refuses_until_healed(mut self, kind: &str, is_it: impl Fn(&StoreError) -> bool) {
        self.ails(kind, 0, u32::MAX >> 1);
        for outcome in self.change_everything(2).await {
            let error = outcome.unwrap_err();
            assert!(is_it(&error), "{error:?}");
        }
        assert!(self.is_untouched().await);
        self.heals();
        for outcome in self.change_everything(2).await {
            outcome.unwrap();
        }
        assert_eq!(events(&self.store, "a").await, ["0", "1", "2"]);
        assert!(!self.is_untouched().await);
    }
}

fn is_full(error: &StoreError) -> bool {
    matches!(error, StoreError::DiskFull { .. }) && error.to_string().contains("free some space")
}

fn is_failing(error: &StoreError) -> bool {
    matches!(error, StoreError::Database { .. }) && error.to_string().contains("check the disk")
}

/// Runs one of the children below, which has to come to its end; then the power goes.
async fn runs(child: &str, length: usize) {
    let disk = Disk::new();
    let ran = disk.child_with_faults(&format!("faults::{child}")).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let left = disk.after_a_cut();
    let store = Store::open(&left.path().join("furrow.db")).await.unwrap();
    let expected: Vec<String> = (0..length).map(|n| n.to_string()).collect();
    assert_eq!(events(&store, "a").await, expected);
}

#[tokio::test]
async fn child_on_a_full_disk() {
    if let Some(patient) = Patient::here().await {
        patient.refuses_until_healed("full", is_full).await;
    }
}

#[tokio::test]
async fn a_full_disk_refuses_every_change_until_there_is_room() {
    runs("child_on_a_full_disk", 3).await;
}

#[tokio::test]
async fn child_on_a_disk_that_fills_up() {
    if let Some(patient) = Patient::here().await {
        patient.refuses_until_healed("short", is_full).await;
    }
}

#[tokio::test]
async fn a_disk_that_fills_up_within_a_write_refuses_every_change_until_there_is_room() {
    runs("child_on_a_disk_that_fills_up", 3).await;
}

#[tokio::test]
async fn child_whose_syncs_fail() {
    if let Some(patient) = Patient::here().await {
        patient.refuses_until_healed("sync", is_failing).await;
    }
}

#[tokio::test]
async fn what_cannot_be_synced_is_not_acknowledged_and_nobody_sees_it() {
    runs("child_whose_syncs_fail", 3).await;
}

/// Appends of several pages, in each of which another write fails.
#[tokio::test]
async fn child_with_a_fault_within_a_commit() {
    let Some(mut patient) = Patient::here().await else {
        return;
    };
    let store = patient.store.clone();
    store.create_table(table("long")).await.unwrap();
    let (body, mut next, mut refused) = ("x".repeat(9_000), 0, 0);
    for (skip, kind) in (0..24).flat_map(|skip| [(skip, "io"), (skip, "sync")]) {
        patient.ails(kind, skip, 1);
        let step = append("long", next, &[&body, &body, &body]);
        let outcome = store.append(step.clone()).await;
        patient.heals();
        let kept = events(&store, "long").await.len() as u64;
        if let Err(error) = outcome {
            assert!(is_failing(&error), "{error:?}");
            assert_eq!(kept, next, "nothing of it is kept");
            refused += 1;
            store.append(step).await.unwrap();
        }
        next += 3;
        assert_eq!(events(&store, "long").await.len() as u64, next);
    }
    assert!(refused > 10, "{refused}");
}

#[tokio::test]
async fn a_fault_within_a_commit_takes_back_all_of_it_and_the_next_attempt_succeeds() {
    runs("child_with_a_fault_within_a_commit", 2).await;
}

#[tokio::test]
async fn child_whose_reads_fail() {
    let Some(mut patient) = Patient::here().await else {
        return;
    };
    let store = patient.store.clone();
    let body = "x".repeat(1 << 20);
    store.append(append("a", 2, &[&body])).await.unwrap();
    patient.ails("read", 0, 1_000);
    let error = store.events(&"a".into(), 0).await.unwrap_err();
    // To SQLite, a disk that cannot read is as good as a damaged file.
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    patient.heals();
    assert!(events(&store, "a").await == ["0", "1", &body]);
    store.append(append("a", 3, &["3"])).await.unwrap();
}

#[tokio::test]
async fn a_fault_in_reading_is_told_and_passes() {
    let disk = Disk::new();
    let ran = disk.child_with_faults("faults::child_whose_reads_fail").output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

#[tokio::test]
async fn child_whose_syncs_are_slow() {
    let Some(mut patient) = Patient::here().await else {
        return;
    };
    let (store, start) = (patient.store.clone(), Instant::now());
    patient.ails("slow", 0, 1_000);
    let mut tasks = JoinSet::new();
    for n in 0..100 {
        let store = store.clone();
        tasks.spawn(async move { store.create_table(table(&format!("t{n}"))).await.unwrap() });
    }
    tokio::time::sleep(Duration::from_millis(50)).await;
    let asked = Instant::now();
    assert_eq!(events(&store, "a").await, ["0", "1"]);
    assert!(asked.elapsed() < Duration::from_millis(200), "who reads does not wait for who writes");
    tasks.join_all().await;
    let took = start.elapsed();
    assert!(took > Duration::from_millis(300), "it waits for the sync: {took:?}");
    assert!(took < Duration::from_secs(5), "a hundred changes share a few syncs: {took:?}");
    store.append(append("a", 2, &["2"])).await.unwrap();
}

#[tokio::test]
async fn slow_syncs_are_shared_and_hold_up_no_reader() {
    runs("child_whose_syncs_are_slow", 3).await;
}
