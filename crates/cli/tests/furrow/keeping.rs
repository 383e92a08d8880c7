//! Games that are kept: backup, restore, doctor.

use crate::run::{Ran, furrow};
use furrow_store::{Append, NewTable, Status, Store};
use serde_json::Value;
use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};
use tempfile::TempDir;

/// Logs as the first version wrote them. They stay as they are: what is stored must always load.
const STORED: [(&str, &str, Status, &str); 3] = [
    ("WAIT22", "carrots", Status::Waiting, include_str!("stored/waiting-carrots.jsonl")),
    ("PLAY22", "crazy-race", Status::Playing, include_str!("stored/playing-crazy-race.jsonl")),
    ("OVER22", "fable", Status::Finished, include_str!("stored/finished-fable.jsonl")),
];

/// A data folder with games in it, within a folder for other files.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Self {
        let place = Place { folder: tempfile::tempdir().expect("a folder") };
        place.change(async |store: &Store| {
            for (code, game, status, log) in STORED {
                let events = log.lines().map(str::to_owned).collect();
                let (id, game) = (code.into(), game.to_owned());
                let table = NewTable { id, game, status, listed: false, at: 1, events, members: Vec::new() };
                store.create_table(table).await.expect("a table");
            }
        });
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn database(&self) -> PathBuf {
        self.path("data/furrow.sqlite")
    }

    /// Changes the games as a server would.
    fn change(&self, change: impl AsyncFnOnce(&Store)) {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let store = Store::open(&self.database()).await.expect("a store");
            change(&store).await;
            store.close().await;
        });
    }

    /// Adds an event to a table's log.
    fn append(&self, code: &str, body: &str, status: Option<Status>) {
        self.change(async |store| {
            let first = store.events(&code.into(), 0).await.expect("a log").len() as u64;
            let events = vec![body.to_owned()];
            let (table, members, listed) = (code.into(), Vec::new(), None);
            let step = Append { table, first, at: 2, events, status, listed, clear_pending: false, members };
            store.append(step).await.expect("stored");
        });
    }

    /// Runs a command on the data folder.
    fn furrow(&self, command: &str, args: &[&Path]) -> Ran {
        let mut all = vec![Path::new(command)];
        all.extend(args);
        let data = self.path("data");
        all.extend([Path::new("--data"), &data]);
        furrow(&all.iter().map(|arg| arg.to_str().expect("UTF-8")).collect::<Vec<_>>())
    }

    fn doctor(&self) -> Value {
        let ran = self.furrow("doctor", &[Path::new("--json")]);
        let object: Value = serde_json::from_str(&ran.out).expect("one object");
        assert_eq!(ran.code, i32::from(object["ok"] != true), "{}", ran.err);
        object
    }

    /// What the doctor says of the one thing that is wrong.
    fn fault(&self, check: &str) -> String {
        let object = self.doctor();
        let checks = object["checks"].as_array().expect("checks");
        let faults: Vec<_> = checks.iter().filter(|check| check["ok"] == false).collect();
        assert_eq!(faults.len(), 1, "{object}");
        assert_eq!(faults[0]["check"], check);
        faults[0]["says"].as_str().expect("a sentence").to_owned()
    }

    /// A server on the data folder that has said where it is.
    fn serve(&self) -> Serving {
        let mut command = Command::new(env!("CARGO_BIN_EXE_furrow"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(self.path("data"));
        let mut child = command.stderr(Stdio::piped()).spawn().expect("it runs");
        let mut line = String::new();
        let mut said = BufReader::new(child.stderr.take().expect("it speaks"));
        said.read_line(&mut line).expect("it speaks");
        let address = line.trim().rsplit_once("http://").expect("it says where it is").1.to_owned();
        Serving { child, address, said }
    }
}

struct Serving {
    child: Child,
    address: String,
    /// Kept open: who speaks into a closed pipe may die of it.
    said: BufReader<std::process::ChildStderr>,
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.child.kill().expect("it stops");
        self.child.wait().expect("it stops");
    }
}

#[test]
fn games_are_backed_up_and_examined_while_a_server_runs_and_restored_when_it_stops() {
    let place = Place::new();
    let file = place.path("copy.sqlite");
    let server = place.serve();
    let ran = place.furrow("backup", &[&file]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(
        ran.out.contains("copy.sqlite: 3 tables, ") && ran.out.contains(" safe on the disk"),
        "{}",
        ran.out
    );
    assert_eq!(place.doctor()["ok"], true, "{}", place.doctor());
    let ran = place.furrow("restore", &[&file, Path::new("--force")]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("is open in another Furrow"), "{}", ran.err);
    drop(server);

    place.append("WAIT22", STORED[0].3.lines().last().expect("an event"), None);
    let ran = place.furrow("restore", &[&file]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("--force"), "{}", ran.err);
    let ran = place.furrow("restore", &[&file, Path::new("--force")]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("furrow.sqlite.before-restore"), "{}", ran.out);
    assert!(place.path("data/furrow.sqlite.before-restore").exists());
    assert_eq!(place.doctor()["ok"], true);
    let _server = place.serve();
}

#[test]
fn a_backup_overwrites_nothing() {
    let place = Place::new();
    let diary = place.path("diary.txt");
    fs::write(&diary, "dear diary").expect("written");
    let ran = place.furrow("backup", &[&diary]);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("diary.txt is there already"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&diary).expect("read"), "dear diary");
    let ran = place.furrow("restore", &[&diary, Path::new("--force")]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("diary.txt is damaged or no database"), "{}", ran.err);
    assert_eq!(place.doctor()["ok"], true);
}

#[cfg(unix)]
#[test]
fn a_name_that_looks_like_an_address_is_a_name() {
    let place = Place::new();
    let ran = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_furrow"));
        let output = command.args(args).current_dir(place.folder.path()).output().expect("it runs");
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    };
    ran(&["backup", "file:copy.sqlite?mode=memory"]);
    ran(&["restore", "file:copy.sqlite?mode=memory", "--data", "file:data"]);
    ran(&["doctor", "--data", "file:data"]);
    ran(&["backup", "copy.sqlite", "--data", "file:data"]);
    let mut names: Vec<_> = fs::read_dir(place.folder.path()).expect("a folder").map(name).collect();
    names.sort();
    assert_eq!(names, ["copy.sqlite", "data", "file:copy.sqlite?mode=memory", "file:data"]);
}

#[cfg(unix)]
fn name(entry: std::io::Result<fs::DirEntry>) -> String {
    entry.expect("an entry").file_name().to_string_lossy().into_owned()
}

#[test]
fn folders_without_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("none");
    let data = data.to_str().expect("UTF-8");
    for command in [&["doctor"][..], &["backup", "x.sqlite"], &["restore", "no/such/file"]] {
        let ran = furrow(&[command, &["--data", data]].concat());
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{command:?}: {}", ran.err);
        assert!(ran.err.contains("There is no "), "{}", ran.err);
    }
    assert!(!folder.path().join("none").exists() && !Path::new("x.sqlite").exists());
}

#[test]
fn an_empty_file_is_no_database_yet() {
    let place = Place::new();
    fs::write(place.database(), "").expect("written");
    let says = place.fault("database");
    assert!(says.contains("is empty") && says.contains("restore a backup"), "{says}");
    assert!(says.contains("start the server"), "{says}");
    drop(place.serve());
    assert_eq!(place.doctor()["ok"], true, "{}", place.doctor());
}

#[test]
fn a_sound_folder_in_words() {
    let place = Place::new();
    let ran = place.furrow("doctor", &[]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.lines().all(|line| line.starts_with("ok ")), "{}", ran.out);
    assert!(ran.out.contains("3 tables with "), "{}", ran.out);
}

#[test]
fn logs_that_do_not_fit_are_found() {
    let place = Place::new();
    place.append("WAIT22", "{", None);
    let says = place.fault("logs");
    assert!(says.starts_with("table WAIT22: event 3: EOF while parsing"), "{says}");

    let place = Place::new();
    place.append("PLAY22", r#"{"e":"moved","seat":0,"action":"fly","chance":[]}"#, None);
    let says = place.fault("logs");
    assert!(says.starts_with("table PLAY22: ") && says.contains("fly"), "{says}");

    let place = Place::new();
    let sat = r#"{"e":"sat","place":3,"chair":{"name":"Dot","sitter":{"bot":{"level":"easy"}}}}"#;
    place.append("WAIT22", sat, Some(Status::Playing));
    let says = place.fault("logs");
    assert!(says.contains("listed as playing, but its log says waiting"), "{says}");

    let place = Place::new();
    place.change(async |store: &Store| {
        let (table, first, events, members) = ("WAIT22".into(), 3, Vec::new(), Vec::new());
        let (status, listed, clear_pending) = (None, Some(true), false);
        let step = Append { table, first, at: 2, events, status, listed, clear_pending, members };
        store.append(step).await.expect("stored");
    });
    let says = place.fault("logs");
    assert!(says.contains("the lobby shows it, but its log says otherwise"), "{says}");
}

#[test]
fn a_damaged_file_is_found() {
    let place = Place::new();
    let mut bytes = fs::read(place.database()).expect("read");
    let (start, end) = (bytes.len() / 2, bytes.len() * 3 / 4);
    bytes[start..end].fill(0x55);
    fs::write(place.database(), bytes).expect("written");
    let ran = place.furrow("doctor", &[]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("FAULT pages"), "{}", ran.out);
    let ran = place.furrow("backup", &[&place.path("copy.sqlite")]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(!place.path("copy.sqlite").exists());
}

/// What a server says of a page.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[test]
fn a_table_on_a_damaged_page_keeps_no_other_from_going_on() {
    let place = Place::new();
    place.change(async |store: &Store| {
        let (events, members) = (vec!["z".repeat(100_000)], Vec::new());
        let (id, game, status) = ("BAD222".into(), "fable".to_owned(), Status::Playing);
        let table = NewTable { id, game, status, listed: false, at: 9, events, members };
        store.create_table(table).await.expect("a table");
    });
    let mut bytes = fs::read(place.database()).expect("read");
    let page =
        bytes.chunks(4096).position(|page| page[4..].iter().all(|b| *b == b'z')).expect("a page of it");
    bytes[page * 4096..][..4].fill(0xff); // where it says on which page the text goes on
    fs::write(place.database(), bytes).expect("written");

    let mut server = place.serve();
    let other = get(&server.address, "/t/PLAY22");
    assert!(other.starts_with("HTTP/1.1 200 "), "{other}");
    let set_aside = get(&server.address, "/t/BAD222");
    assert!(set_aside.starts_with("HTTP/1.1 500 ") && set_aside.contains("cannot be read"), "{set_aside}");
    assert!(get(&server.address, "/").starts_with("HTTP/1.1 200 "));
    server.child.kill().expect("it stops");
    let mut said = String::new();
    server.said.read_to_string(&mut said).expect("it spoke");
    assert_eq!(said.matches("table BAD222 is set aside").count(), 1, "{said}");
    drop(server);
    let ran = place.furrow("doctor", &[]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("FAULT logs      table BAD222: "), "{}", ran.out);
    assert!(!ran.out.contains("PLAY22"), "{}", ran.out);
}

#[test]
fn a_cell_that_cannot_be_read_keeps_no_other_table_from_going_on() {
    let place = Place::new();
    place.change(async |store: &Store| {
        let (events, members) = (Vec::new(), Vec::new());
        let (id, game, status) = ("BAD222".into(), "fable".to_owned(), Status::Playing);
        let table = NewTable { id, game, status, listed: false, at: 9, events, members };
        store.create_table(table).await.expect("a table");
    });
    let mut bytes = fs::read(place.database()).expect("read");
    let cell = bytes.windows(11).position(|bytes| bytes == b"BAD222fable").expect("its row") + 6;
    bytes[cell] = 0xff; // no text begins so
    fs::write(place.database(), bytes).expect("written");

    let mut server = place.serve();
    assert!(get(&server.address, "/t/PLAY22").starts_with("HTTP/1.1 200 "));
    assert!(get(&server.address, "/t/BAD222").starts_with("HTTP/1.1 500 "));
    assert!(get(&server.address, "/chance").starts_with("HTTP/1.1 200 "));
    server.child.kill().expect("it stops");
    let mut said = String::new();
    server.said.read_to_string(&mut said).expect("it spoke");
    assert_eq!(said.matches("table BAD222 is set aside").count(), 1, "{said}");
    assert!(!said.contains("woken later"), "{said}");
    drop(server);
    let ran = place.furrow("doctor", &[]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("FAULT logs      table BAD222: "), "{}", ran.out);
    assert!(!ran.out.contains("PLAY22"), "{}", ran.out);
}

#[cfg(unix)]
#[test]
fn files_that_others_may_read_are_found() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    fs::set_permissions(place.database(), fs::Permissions::from_mode(0o644)).expect("set");
    let says = place.fault("rights");
    assert!(says.contains("furrow.sqlite is open to other users") && says.contains("chmod 600"), "{says}");
}

#[cfg(unix)]
#[test]
fn a_backup_that_is_broken_off_leaves_nothing() {
    let place = Place::new();
    place.change(async |store: &Store| {
        let body = "x".repeat(8 << 20);
        for n in 0..8 {
            let at = n.into();
            store.put_upload(&n.to_string(), at, body.clone()).await.expect("kept");
        }
    });
    let before = fs::read_dir(place.folder.path()).expect("a folder").count();
    let mut command = Command::new(env!("CARGO_BIN_EXE_furrow"));
    command.arg("backup").arg(place.path("copy.sqlite")).arg("--data").arg(place.path("data"));
    let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it runs");
    while !place.path("copy.sqlite.part-journal").exists() && !is_done(&place) {
        std::thread::yield_now();
    }
    let told = Command::new("kill").arg("-INT").arg(child.id().to_string()).status().expect("it runs");
    let output = child.wait_with_output().expect("it ends");
    if told.success() && output.status.code() == Some(1) {
        assert!(String::from_utf8_lossy(&output.stderr).contains("no backup was made"));
        assert_eq!(fs::read_dir(place.folder.path()).expect("a folder").count(), before);
    } else {
        assert!(is_done(&place), "it was quicker");
    }
}

/// Whether the backup has its name and its content.
#[cfg(unix)]
fn is_done(place: &Place) -> bool {
    fs::metadata(place.path("copy.sqlite")).is_ok_and(|file| file.len() > 0)
}
