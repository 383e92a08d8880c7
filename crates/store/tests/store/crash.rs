use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use furrow_store::{Store, StoreError};

use crate::{append, events, place, table};

/// Where the child process finds the database; without it, it is not a child.
const DATABASE: &str = "FURROW_STORE_TEST_DATABASE";

/// Not a test of its own: what the process does that the test below kills.
#[tokio::test]
async fn child_that_appends_until_killed() {
    let Some(path) = std::env::var_os(DATABASE).map(PathBuf::from) else {
        return;
    };
    let store = Store::open(&path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    for n in 0.. {
        store.append(append("a", n, &[&n.to_string()])).await.unwrap();
        writeln!(std::io::stderr(), "acknowledged {n}").unwrap();
    }
}

#[tokio::test]
async fn a_killed_process_keeps_what_it_acknowledged_and_leaves_no_lock() {
    let (_folder, path) = place();
    let mut child = spawn_child(&path);
    let lines = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut acknowledged = 0;
    let mut lines = lines.map(Result::unwrap);
    for line in lines.by_ref() {
        acknowledged = line.strip_prefix("acknowledged ").map_or(0, |n| n.parse::<u64>().unwrap());
        if acknowledged == 100 {
            break;
        }
    }
    let refused = Store::open(&path).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    child.kill().unwrap();
    child.wait().unwrap();
    for line in lines {
        acknowledged = line.strip_prefix("acknowledged ").unwrap().parse().unwrap();
    }
    let store = Store::open(&path).await.unwrap();
    let kept = events(&store, "a").await;
    assert!(kept.len() as u64 > acknowledged, "{} kept, {acknowledged} acknowledged", kept.len());
    assert!(kept.iter().enumerate().all(|(n, body)| *body == n.to_string()));
    store.append(append("a", kept.len() as u64, &["on"])).await.unwrap();
}

fn spawn_child(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "crash::child_that_appends_until_killed", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}
