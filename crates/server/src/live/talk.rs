//! The talk with a program on a seat of a table: it is started when it is first asked, and ended with the talk.

use furrow_game::{Game, Seat};
use furrow_outside::{Fault, Hello, Host, Outsider, Program};
use furrow_table::Why;
use serde_json::Value;
use std::{
    mem::replace,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};
use tokio::sync::OwnedMutexGuard;

/// The action that a program chose, or why it does not play on.
pub(super) type Answer = Result<String, Why>;

/// What a program is asked.
pub(super) struct Question<G: Game> {
    /// What it is told first, if it is not running.
    pub(super) hello: Hello,
    /// What its seat knows.
    pub(super) known: Value,
    /// What it may do: not empty.
    pub(super) actions: Vec<G::Action>,
    /// Is set once the question's turn has come.
    pub(super) begun: Arc<AtomicBool>,
}

/// What a program is told at the end of a game.
pub(super) struct End {
    pub(super) ranks: Vec<u8>,
    pub(super) scores: Option<Vec<i32>>,
    /// What its seat knows.
    pub(super) known: Value,
}

/// The talk with a program on a seat of a table.
pub(super) struct Talk {
    table: String,
    seat: Seat,
    /// The level that it is seated as.
    level: String,
    program: Program,
    /// Whoever asks; the others wait in their order.
    asking: Arc<tokio::sync::Mutex<()>>,
    state: Mutex<State>,
}

enum State {
    /// It does not run: it was not asked yet, or was ended to make room.
    Away,
    Running(Box<Outsider>),
    /// It did something wrong, and plays no more.
    Gone(Why),
}

impl Talk {
    /// With a program that is not started yet.
    pub(super) fn new(table: &str, seat: Seat, level: &str, program: &Program) -> Self {
        let (table, level, program) = (table.to_owned(), level.to_owned(), program.clone());
        Talk { table, seat, level, program, asking: Arc::default(), state: Mutex::new(State::Away) }
    }

    /// Waits until nobody else asks; nobody does as long as what it gives is kept.
    pub(super) async fn alone(&self) -> OwnedMutexGuard<()> {
        self.asking.clone().lock_owned().await
    }

    /// Asks it, and waits as long as the clock allows. `make_room` is called before it is started or asked.
    pub(super) fn ask<G: Game>(
        &self,
        question: &Question<G>,
        host: &Host,
        make_room: impl FnOnce(),
    ) -> Answer {
        question.begun.store(true, Ordering::Relaxed);
        let Ok(mut state) = self.state.lock() else { return Err(Why::Faulty) }; // we have failed it
        if let State::Gone(why) = *state {
            return Err(why);
        }
        make_room();
        let chosen = self.chosen(&mut state, question, host);
        chosen.map(|action| action.to_string()).map_err(|fault| {
            let why = self.tell(&fault);
            *state = State::Gone(why);
            why
        })
    }

    fn chosen<G: Game>(
        &self,
        state: &mut State,
        question: &Question<G>,
        host: &Host,
    ) -> Result<G::Action, Fault> {
        if let State::Away = state {
            *state = State::Running(Box::new(Outsider::start(&self.program, host, &question.hello)?));
        }
        let State::Running(process) = state else { unreachable!("it runs now") };
        process.choose::<G>(question.known.clone(), &question.actions)
    }

    /// Tells the host of the server all there is to tell, and the table why.
    fn tell(&self, fault: &Fault) -> Why {
        let Talk { table, seat, level, .. } = self;
        let (kind, stderr) = (fault.kind(), &fault.stderr);
        tracing::warn!(table, %seat, level, kind, stderr, "{fault}; random plays on");
        match kind {
            "late" => Why::Late,
            "crashed" | "not-started" => Why::Crashed,
            _ => Why::Faulty,
        }
    }

    /// Whether its program runs; one that is being asked does, or is about to.
    pub(super) fn is_running(&self) -> bool {
        self.state.try_lock().map_or(true, |state| matches!(*state, State::Running(_)))
    }

    /// Takes the program's process out, unless it is being asked.
    pub(super) fn take_if_idle(&self) -> Option<Outsider> {
        let mut state = self.state.try_lock().ok()?;
        taken(&mut state)
    }

    /// The game is over: tells the program so, and gives it a second to leave. Waits for an answer that is awaited.
    pub(super) fn end(&self, end: End) {
        let process = self.state.lock().ok().and_then(|mut state| taken(&mut state));
        if let Some(process) = process {
            process.end(&end.ranks, end.scores.as_deref(), end.known);
        }
    }
}

impl Drop for Talk {
    /// The table sleeps, was closed or stops: its stdin is closed, and it has a second to leave. Nobody waits for that.
    fn drop(&mut self) {
        let process = self.state.get_mut().ok().and_then(taken);
        if let Some(process) = process {
            let _ = thread::Builder::new().name("bot-leaves".to_owned()).spawn(move || process.hang_up());
        }
    }
}

fn taken(state: &mut State) -> Option<Outsider> {
    match replace(state, State::Away) {
        State::Running(process) => Some(*process),
        other => {
            *state = other;
            None
        }
    }
}
