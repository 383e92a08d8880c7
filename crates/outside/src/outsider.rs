//! A program on a seat of a game.

use crate::{
    Cause, Clock, Fault, Hello, Host, Parting, Program,
    hello::millis,
    message::{self, Wanted},
    pipes::{Heard, LONGEST},
    process::Process,
};
use furrow_game::{Game, shown};
use serde_json::{Map, Value, json};
use std::{
    fs::File,
    io::Write,
    sync::mpsc::{RecvTimeoutError, TryRecvError},
    time::Duration,
};

/// How long a program may stay after the end.
const LEAVING: Duration = Duration::from_secs(1);

/// How long a program that is let go may take to read why.
const READING: Duration = Duration::from_millis(100);

/// How long what lies in the pipe takes to be read.
const ON_ITS_WAY: Duration = Duration::from_millis(20);

/// Letters of the last message that a fault shows.
const SHOWN: usize = 400;

/// A process that plays one seat of one game. Dropped, it is ended, with all that it started.
#[derive(Debug)]
pub struct Outsider {
    process: Process,
    clock: Clock,
    name: String,
    /// How many decisions it was asked.
    asked: u64,
    /// The beginning of the last message it was sent.
    sent: String,
    /// Where all messages it is sent are kept. One that cannot be written is given up: the game goes on without it.
    letters: Option<File>,
    /// Why it was let go.
    gone: Option<Fault>,
}

impl Outsider {
    /// Starts a program and exchanges hellos. It may be in the middle of a game: each choice comes with the whole view
    /// and history.
    ///
    /// # Errors
    /// It cannot be started, or does not say hello in time; it is then gone already.
    pub fn start(program: &Program, host: &Host, hello: &Hello) -> Result<Self, Fault> {
        let log = host.logs.as_ref().map(|folder| folder.join(hello.log()));
        let process = Process::start(program, host, log).map_err(|error| {
            let cause = Cause::NotStarted(format!("its keeper {}: {error}", host.keeper.display()));
            Fault { cause: Box::new(cause), sent: String::new(), stderr: String::new() }
        })?;
        let folder = host.logs.as_ref().filter(|_| host.letters);
        let letters = folder.and_then(|folder| File::create(folder.join(hello.letters())).ok());
        let (clock, name, sent) = (host.clock, program.to_string(), String::new());
        let mut outsider = Outsider { process, clock, name, asked: 0, sent, letters, gone: None };
        outsider.say(&hello.message(clock));
        let said = outsider.hear(Wanted::Hello, clock.start).and_then(|line| message::hello(&line));
        match said {
            Ok(name) => outsider.name = name.unwrap_or(outsider.name),
            Err(cause) => return Err(outsider.let_go(cause)),
        }
        Ok(outsider)
    }

    /// The name it gave itself, or else the program as it was named.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Asks it to choose one of `actions`, which are not empty. `envelope` is what its seat knows
    /// ([`furrow_game::envelope`]). Takes as long as the clock allows and hardly longer.
    ///
    /// # Errors
    /// What it did instead; it is then gone, and whatever it is asked later gives the same fault.
    pub fn choose<G: Game>(&mut self, envelope: Value, actions: &[G::Action]) -> Result<G::Action, Fault> {
        if let Some(fault) = &self.gone {
            return Err(fault.clone());
        }
        self.asked += 1;
        let wanted = Wanted::Action(self.asked);
        let chosen = self.unasked(wanted).and_then(|()| {
            let clock = json!(millis(self.clock.choice));
            let head = [("type", json!("choose")), ("decision", json!(self.asked)), ("clock", clock)];
            self.say(&with(&head, envelope));
            let line = self.hear(wanted, self.clock.choice)?;
            message::action::<G>(&line, self.asked, actions)
        });
        chosen.map_err(|cause| self.let_go(cause))
    }

    /// Sends it a message that wants no answer, such as one of a type that it does not know.
    pub fn mention(&mut self, message: &Value) {
        self.say(message);
    }

    /// Tells it how the game ended, closes its stdin, and gives it a second to leave. `envelope` is what its seat knows
    /// now; `scores` are `None` in a game without points.
    pub fn end(mut self, ranks: &[u8], scores: Option<&[i32]>, envelope: Value) -> Parting {
        let known = match envelope {
            Value::Object(mut keys) => Map::from_iter(["view", "history"].map(|key| {
                let value = keys.remove(key).unwrap_or_default();
                (key.to_owned(), value)
            })),
            _ => Map::new(),
        };
        let head = [("type", json!("end")), ("ranks", json!(ranks)), ("scores", json!(scores))];
        self.say(&with(&head, Value::Object(known)));
        self.process.leave(LEAVING)
    }

    /// Closes its stdin without a word, as a host that is gone does, and gives it a second to leave.
    pub fn hang_up(mut self) -> Parting {
        self.process.leave(LEAVING)
    }

    fn say(&mut self, message: &Value) {
        let text = message.to_string();
        self.sent = text.chars().take(SHOWN).collect();
        if self.sent.len() < text.len() {
            self.sent.push('…');
        }
        if let Some(file) = &mut self.letters {
            let written = writeln!(file, "{text}");
            self.letters.take_if(|_| written.is_err());
        }
        self.process.say(text);
    }

    /// Whatever was said before it was asked is a fault.
    fn unasked(&mut self, wanted: Wanted) -> Result<(), Cause> {
        match self.process.stdout.heard.try_recv() {
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(self.crashed(wanted)),
            Ok(heard) => {
                let line = line(heard, wanted)?;
                let got = shown(&String::from_utf8_lossy(&line));
                Err(Cause::Flood(format!("spoke without being asked: {got:?}")))
            }
        }
    }

    /// The next line.
    fn hear(&mut self, wanted: Wanted, time: Duration) -> Result<Vec<u8>, Cause> {
        let stdout = &self.process.stdout;
        // This process may have been stopped meanwhile: what came in that time is on its way to us.
        let in_time = stdout.heard.recv_timeout(time).or_else(|_| stdout.heard.recv_timeout(ON_ITS_WAY));
        match in_time {
            Ok(heard) => line(heard, wanted),
            Err(RecvTimeoutError::Timeout) => {
                Err(Cause::Late { got: shown(&stdout.begun()), wanted: wanted.example(), time })
            }
            Err(RecvTimeoutError::Disconnected) => Err(self.crashed(wanted)),
        }
    }

    fn crashed(&mut self, wanted: Wanted) -> Cause {
        match self.process.ended() {
            Ok(how) => Cause::Crashed { how, wanted: wanted.example() },
            Err(why) => Cause::NotStarted(why),
        }
    }

    /// Says why, and ends it.
    fn let_go(&mut self, cause: Cause) -> Fault {
        let why = json!({"type": "error", "fault": cause.kind(), "why": cause.to_string()});
        self.process.say(why.to_string());
        self.process.leave(READING);
        let (sent, stderr) = (self.sent.clone(), self.process.murmured());
        let fault = Fault { cause: Box::new(cause), sent, stderr };
        self.gone = Some(fault.clone());
        fault
    }
}

/// A message that begins with these keys.
fn with(head: &[(&str, Value)], keys: Value) -> Value {
    let mut message: Map<String, Value> =
        head.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    if let Value::Object(keys) = keys {
        message.extend(keys);
    }
    Value::Object(message)
}

/// The line that was heard, if it is one.
fn line(heard: Heard, wanted: Wanted) -> Result<Vec<u8>, Cause> {
    match heard {
        Heard::Line(line) => Ok(line),
        Heard::TooLong => Err(Cause::Flood(format!("wrote a line of more than {LONGEST} bytes"))),
        Heard::Half(half) => Err(Cause::Garbage {
            got: shown(&String::from_utf8_lossy(&half)),
            why: "half a line, and the end of it".to_owned(),
            wanted: wanted.example(),
        }),
    }
}
