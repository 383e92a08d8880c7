//! Programs at the tables of a server: its host names them, and none outlives it.

use crate::{
    outsiders::{gone, zoo},
    run::furrow,
};
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, ChildStderr, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// A server that lets a program play that it calls Rosa, and a browser at it.
struct Hosted {
    server: Child,
    said: BufReader<ChildStderr>,
    address: String,
    cookie: String,
}

impl Hosted {
    fn start(data: &Path, program: &str, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_furrow"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--bot", &format!("Rosa={program}")]).args(more);
        let mut server = command.arg("--data").arg(data).stderr(Stdio::piped()).spawn().expect("it runs");
        let mut said = BufReader::new(server.stderr.take().expect("it speaks"));
        let mut first = String::new();
        said.read_line(&mut first).expect("it speaks");
        let address = first.trim().rsplit("http://").next().unwrap_or_default().to_owned();
        let mut hosted = Hosted { server, said, address, cookie: String::new() };
        let front = hosted.ask("GET /", "");
        let cookie = front.split("set-cookie: furrow=").nth(1).and_then(|rest| rest.split(';').next());
        hosted.cookie = format!("furrow={}; speed=off", cookie.expect("a new browser is given an identity"));
        hosted
    }

    fn ask(&self, what: &str, form: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let (address, cookie, length) = (&self.address, &self.cookie, form.len());
        let kind = "application/x-www-form-urlencoded";
        let head = format!("{what} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n");
        let body = format!("Content-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{form}");
        stream.write_all((head + &body).as_bytes()).expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Opens a table with Rosa on all other seats, and waits until it is its person's turn.
    fn open(&self) -> String {
        let offer = value(&self.ask("GET /", ""), "offer");
        let form = format!("kind=bots&seats=3&level=cmd%3ARosa&offer={offer}&nonce=");
        let opened = self.ask("POST /new", &form);
        let code = opened.split("location: /t/").nth(1).expect("a table").lines().next().unwrap_or_default();
        let code = code.trim().to_owned();
        self.play(&code, 3);
        code
    }

    /// Makes so many moves: always the first that there is.
    fn play(&self, code: &str, moves: usize) {
        for _ in 0..moves {
            let page = self.settled(code);
            let [decision, key] = ["decision", "key"].map(|name| value(&page, name));
            let action = value(page.split("class=\"act").nth(1).expect("a choice"), "action");
            let form = format!("decision={decision}&key={key}&action={}", action.replace(' ', "+"));
            let done = self.ask(&format!("POST /t/{code}/act"), &form);
            assert!(done.starts_with("HTTP/1.1 303"), "{done}");
        }
        self.settled(code);
    }

    fn settled(&self, code: &str) -> String {
        let until = Instant::now() + Duration::from_secs(60);
        while Instant::now() < until {
            let page = self.ask(&format!("GET /t/{code}"), "");
            if page.contains("data-moment=\"choose\"") {
                return page;
            }
            sleep(Duration::from_millis(50));
        }
        panic!("it never is the person's turn");
    }

    /// Ends it by a signal; what it said, and how long it took.
    fn end(mut self, signal: &str) -> (String, Duration) {
        let told = Instant::now();
        let sent = Command::new("kill").args([signal, &self.server.id().to_string()]).status();
        assert!(sent.expect("a signal").success());
        self.server.wait().expect("it ends");
        let took = told.elapsed();
        let mut rest = String::new();
        self.said.read_to_string(&mut rest).expect("it spoke");
        (rest, took)
    }
}

impl Drop for Hosted {
    /// Nor does the server outlive its test.
    fn drop(&mut self) {
        let _ = self.server.kill();
    }
}

/// The value of the first field of a name.
fn value(page: &str, name: &str) -> String {
    let rest = page.split(&format!("name=\"{name}\"")).nth(1).expect("a field");
    rest.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_owned()
}

#[cfg(unix)]
#[test]
fn a_server_that_ends_leaves_no_program_behind_and_goes_on_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (program, marker) = zoo("stays"); // it does not leave by itself
    let server = Hosted::start(folder.path(), &program, &[]);
    let (code, cookie) = (server.open(), server.cookie.clone());
    let (_, took) = server.end("-TERM");
    assert!(took < Duration::from_secs(2), "it waits for no program: {took:?}");
    gone(&marker);
    for signal in ["-KILL", "-TERM"] {
        let mut server = Hosted::start(folder.path(), &program, &[]);
        server.cookie.clone_from(&cookie);
        server.play(&code, 2);
        let (said, _) = server.end(signal);
        assert!(!said.contains("random plays on"), "{said}");
        gone(&marker);
    }
    let data = folder.path().to_str().expect("a path");
    let doctor = furrow(&["doctor", "--data", data]);
    assert!(doctor.out.contains("ok     logs") || doctor.code == 0, "{}{}", doctor.out, doctor.err);
}

#[cfg(unix)]
#[test]
fn why_a_program_failed_is_told_to_the_host_and_only_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let logs = folder.path().join("logs");
    let (program, marker) = zoo("crash");
    let server =
        Hosted::start(&folder.path().join("data"), &program, &["--bot-logs", logs.to_str().expect("a path")]);
    let code = server.open();
    let page = server.ask(&format!("GET /t/{code}?view=text"), "");
    assert!(page.contains("Rosa stopped running: a computer that plays at random goes on."), "{page}");
    assert!(!page.contains("on fire") && !page.contains("zoo.mjs") && !page.contains("status 3"), "{page}");
    let (said, _) = server.end("-TERM");
    gone(&marker);
    for part in ["with exit status 3", "the zoo is on fire", &code, "cmd:Rosa", "random plays on"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let kept = std::fs::read_dir(logs).expect("a folder").count();
    assert_eq!(kept, 2, "a file a seat");
}

#[test]
fn programs_that_cannot_be_named_so_are_refused_at_the_start() {
    let refused = |bots: &[&str], why: &str| {
        let mut args = vec!["serve", "--listen", "127.0.0.1:0", "--data", "/nowhere/at/all"];
        bots.iter().for_each(|bot| args.extend(["--bot", bot]));
        let ran = furrow(&args);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{bots:?}: {}", ran.err);
        assert!(ran.err.contains(why), "{bots:?}: {}", ran.err);
    };
    refused(&["./bot.py"], "is not a name and a program, such as Rosa=./bot.py");
    refused(&["=sh"], "\"\" is no name");
    refused(&["cmd:x=sh"], "does not begin with bot: or cmd:");
    refused(&["Rosa, the quick and clever=sh"], "is no name: it takes 1 to 20");
    refused(&["Rosa=no-such-bot"], "no program \"no-such-bot\" in the folders of PATH");
    refused(&["Rosa=sh", "ROSA=sh"], "two programs are called ROSA");
    refused(&["hard=sh"], "hard is what the page calls a level");
}
