use std::fs;
use std::path::{Path, PathBuf};

use furrow_store::{Contents, Look, Store, StoreError, backup, restore};
use sqlx::{Connection, query};

use crate::{append, events, place, raw, table};

async fn store_with_a_table(path: &Path) -> Store {
    let store = Store::open(path).await.unwrap();
    store.create_table(table("a")).await.unwrap();
    store.append(append("a", 0, &["0", "1", "2"])).await.unwrap();
    store
}

async fn taken(database: &Path, file: &Path) -> Contents {
    backup(database, file, |_, _| ()).await.unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_taken_under_load_holds_all_that_was_acknowledged_before() {
    let (folder, path) = place();
    let store = store_with_a_table(&path).await;
    let file = folder.path().join("copies").join("one.sqlite");
    fs::create_dir(file.parent().unwrap()).unwrap();
    let writing = {
        let store = store.clone();
        tokio::spawn(async move {
            let mut n = 3;
            loop {
                store.append(append("a", n, &[&n.to_string()])).await.unwrap();
                n += 1;
            }
        })
    };
    let mut told = Vec::new();
    for round in 0..5 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        let before = events(&store, "a").await.len();
        let file = file.with_extension(round.to_string());
        let contents = backup(&path, &file, |done, all| told.push((done, all))).await.unwrap();
        assert!(contents.events as usize >= before, "{contents:?}, {before} before");
        assert_eq!(contents.bytes, fs::metadata(&file).unwrap().len());
        let copy = Store::open(&file).await.unwrap();
        let kept = events(&copy, "a").await;
        assert_eq!(kept.len() as i64, contents.events);
        assert!(kept.iter().enumerate().all(|(n, body)| *body == n.to_string()));
        copy.close().await;
    }
    assert!(told.iter().all(|(done, all)| done <= all && *all > 0), "{told:?}");
    writing.abort();
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_one_private_file_and_the_database_is_left_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, path) = place();
    store_with_a_table(&path).await.close().await;
    let file = folder.path().join("b.sqlite");
    let before = fs::read(&path).unwrap();
    assert_eq!(taken(&path, &file).await.tables, 1);
    assert_eq!(fs::read(&path).unwrap(), before);
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let kept = names(folder.path());
    assert!(kept.iter().all(|name| !name.contains("part") && !name.starts_with("b.sqlite-")), "{kept:?}");
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_nothing_half() {
    let (folder, path) = place();
    let file = folder.path().join("b.sqlite");
    let refused = backup(&path, &file, |_, _| ()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Missing { .. }), "{refused}");
    store_with_a_table(&path).await.close().await;
    taken(&path, &file).await;
    let before = fs::read(&file).unwrap();
    let refused = backup(&path, &file, |_, _| ()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Exists { .. }), "{refused}");
    assert_eq!(fs::read(&file).unwrap(), before);
    let diary = folder.path().join("diary.txt");
    fs::write(&diary, "my diary, ".repeat(500)).unwrap();
    let theirs = folder.path().join("theirs.db");
    query("create table bookmarks (url text)").execute(&mut raw(&theirs).await).await.unwrap();
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    for source in [&diary, &theirs, &empty] {
        let other = folder.path().join("other.sqlite");
        backup(source, &other, |_, _| ()).await.unwrap_err();
        assert!(!other.exists() && !folder.path().join("other.sqlite.part").exists());
    }
}

/// Overwrites the middle of a file, as a dying disk does.
fn damage(path: &Path) {
    let mut bytes = fs::read(path).unwrap();
    let (start, end) = (bytes.len() / 4, bytes.len() * 3 / 4);
    bytes[start..end].fill(0x55);
    fs::write(path, bytes).unwrap();
}

#[tokio::test]
async fn a_restore_gives_back_the_moment_of_the_backup() {
    let (folder, path) = place();
    let store = store_with_a_table(&path).await;
    let file = folder.path().join("b.sqlite");
    taken(&path, &file).await;
    store.append(append("a", 3, &["later"])).await.unwrap();
    let refused = restore(&file, &path, true, |_, _| ()).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse { .. }), "{refused}");
    store.close().await;
    let refused = restore(&file, &path, false, |_, _| ()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Exists { .. }), "{refused}");
    assert_eq!(events(&Store::open(&path).await.unwrap(), "a").await.len(), 4);
    for (end, length) in [("", 4), ("-2", 3)] {
        let restored = reopened(&file, &path).await;
        let aside = folder.path().canonicalize().unwrap().join(format!("furrow.db.before-restore{end}"));
        assert_eq!(restored, Some(aside.clone()));
        let store = Store::open(&path).await.unwrap();
        assert_eq!(events(&store, "a").await, ["0", "1", "2"]);
        store.close().await;
        assert_eq!(events(&Store::open(&aside).await.unwrap(), "a").await.len(), length);
    }
}

/// Restores once the lock of a dropped store is gone.
async fn reopened(file: &Path, path: &Path) -> Option<PathBuf> {
    loop {
        match restore(file, path, true, |_, _| ()).await {
            Err(StoreError::InUse { .. }) => tokio::task::yield_now().await,
            outcome => return outcome.unwrap().aside,
        }
    }
}

#[tokio::test]
async fn what_a_killed_server_left_in_its_log_is_put_aside_with_it() {
    let (folder, path) = place();
    let file = folder.path().join("b.sqlite");
    let store = store_with_a_table(&path).await;
    taken(&path, &file).await;
    store.append(append("a", 3, &["in the log"])).await.unwrap();
    // As after `kill -9`: the file and its log, without the process.
    let dead = folder.path().join("dead.db");
    for end in ["", "-wal"] {
        let name = |path: &Path| PathBuf::from(format!("{}{end}", path.display()));
        fs::copy(name(&path), name(&dead)).unwrap();
    }
    let aside = restore(&file, &dead, true, |_, _| ()).await.unwrap().aside.unwrap();
    assert_eq!(events(&Store::open(&dead).await.unwrap(), "a").await.len(), 3);
    assert_eq!(events(&Store::open(&aside).await.unwrap(), "a").await.len(), 4);
}

#[tokio::test]
async fn a_backup_that_is_none_replaces_nothing() {
    let (folder, path) = place();
    store_with_a_table(&path).await.close().await;
    let file = folder.path().join("b.sqlite");
    taken(&path, &file).await;
    let newer = folder.path().join("newer.sqlite");
    fs::copy(&file, &newer).unwrap();
    let mut conn = raw(&newer).await;
    query("update _sqlx_migrations set version = 99 where version = 2").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    let orphan = folder.path().join("orphan.sqlite");
    fs::copy(&file, &orphan).unwrap();
    let mut conn = raw(&orphan).await;
    query("pragma foreign_keys = off").execute(&mut conn).await.unwrap();
    query("insert into pending values ('nobody', 0, 'fox')").execute(&mut conn).await.unwrap();
    conn.close().await.unwrap();
    damage(&file);
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    for (bad, why) in [
        (&newer, "written by a newer Furrow"),
        (&orphan, "row of tables that is not there"),
        (&file, "damaged"),
        (&empty, "is empty"),
        (&folder.path().join("gone"), "There is no"),
    ] {
        let refused = restore(bad, &path, true, |_, _| ()).await.unwrap_err().to_string();
        assert!(refused.contains(why), "{refused}");
        assert!(refused.contains(&*bad.file_name().unwrap().to_string_lossy()), "{refused}");
    }
    let kept = names(folder.path());
    assert!(!kept.iter().any(|name| name.contains("restor")), "{kept:?}");
    assert_eq!(events(&Store::open(&path).await.unwrap(), "a").await.len(), 3);
}

#[tokio::test]
async fn an_older_backup_is_restored_and_then_brought_up_to_date() {
    let (folder, path) = place();
    let old = folder.path().join("old.sqlite");
    crate::migrate::first_version(&old).await.close().await.unwrap();
    let restored = restore(&old, &path, false, |_, _| ()).await.unwrap();
    assert_eq!((restored.contents.tables, restored.contents.events, restored.aside), (3, 9, None));
    assert_eq!(events(&Store::open(&path).await.unwrap(), "f").await.len(), 3);
}

#[tokio::test]
async fn a_look_sees_one_moment_and_changes_nothing() {
    let (_folder, path) = place();
    let store = store_with_a_table(&path).await;
    let look = Look::open(&path).await.unwrap();
    store.append(append("a", 3, &["later"])).await.unwrap();
    assert_eq!(events(look.store(), "a").await.len(), 3);
    assert_eq!(look.faults().await.unwrap(), Vec::<String>::new());
    assert_eq!((look.gaps().await.unwrap(), look.schema()), (Vec::new(), look.newest()));
    let refused = look.store().append(append("a", 3, &["x"])).await.unwrap_err();
    assert!(matches!(refused, StoreError::Closed), "{refused}");
    look.close().await;
    assert_eq!(events(Look::open(&path).await.unwrap().store(), "a").await.len(), 4);
}

#[tokio::test]
async fn a_look_finds_what_is_wrong() {
    let (_folder, path) = place();
    let store = store_with_a_table(&path).await;
    store.create_table(table("b")).await.unwrap();
    store.append(append("b", 0, &["0"])).await.unwrap();
    store.close().await;
    let mut raw = raw(&path).await;
    query("drop trigger events_never_go").execute(&mut raw).await.unwrap();
    query("delete from events where table_id = 'a' and n = 1").execute(&mut raw).await.unwrap();
    query("pragma foreign_keys = off").execute(&mut raw).await.unwrap();
    query("delete from tables where id = 'b'").execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    let look = Look::open(&path).await.unwrap();
    assert_eq!(look.gaps().await.unwrap(), ["a".into()]);
    let faults = look.faults().await.unwrap();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].contains("of events belongs to a row of tables"), "{faults:?}");
}
