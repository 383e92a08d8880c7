//! A program that runs, with its keeper.

use crate::{
    Host, Program,
    keep::{CANNOT, HOST, UNSTARTED},
    pipes::{Listening, Murmur, speak},
};
use rustix::process::{Pid, Signal, kill_process};
use std::{
    io,
    os::unix::process::{CommandExt, ExitStatusExt},
    path::PathBuf,
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::SyncSender,
    thread::sleep,
    time::{Duration, Instant},
};

/// How long a keeper that was told to end may take.
const STOPPING: Duration = Duration::from_secs(5);

/// How long a program whose stdout has ended may take to end itself.
const ENDING: Duration = Duration::from_secs(1);

/// How long the last of stderr is waited for once all who could write it are gone.
const MURMURING: Duration = Duration::from_millis(500);

/// How a program went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parting {
    /// By itself: "with exit status 0", "by signal 11".
    Left(String),
    /// It stayed, and was killed.
    Killed,
}

/// A program that runs. Dropped, it is ended.
#[derive(Debug)]
pub(crate) struct Process {
    keeper: Child,
    /// Until its stdin is closed.
    speech: Option<SyncSender<String>>,
    /// What it says on stdout.
    pub(crate) stdout: Listening,
    murmur: Murmur,
}

impl Process {
    /// Starts a program under a keeper.
    ///
    /// # Errors
    /// The keeper, or a thread, cannot be started.
    pub(crate) fn start(program: &Program, host: &Host, log: Option<PathBuf>) -> io::Result<Self> {
        let mut command = Command::new(&host.keeper);
        command.arg0("furrow").args(["bot", "keep", "--"]).arg(program.file()).args(program.arguments());
        command.env(HOST, std::process::id().to_string());
        command.process_group(0); // Ctrl-C is for the host; the keeper sees that it is gone
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut keeper = command.spawn()?;
        let (stdin, stdout, stderr) = (keeper.stdin.take(), keeper.stdout.take(), keeper.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) else {
            unreachable!("all three were asked for");
        };
        let threads = || Ok((speak(stdin)?, Listening::to(stdout)?, Murmur::read(stderr, log)?));
        match threads() {
            Ok((speech, stdout, murmur)) => Ok(Process { keeper, speech: Some(speech), stdout, murmur }),
            Err(error) => {
                stop(&mut keeper);
                Err(error)
            }
        }
    }

    /// Sends a message. One that it does not read is lost in the end; that it says nothing is noticed by who listens.
    pub(crate) fn say(&self, message: String) {
        if let Some(speech) = &self.speech {
            let _ = speech.try_send(message);
        }
    }

    /// Closes its stdin, and ends it unless it leaves by itself in this time.
    pub(crate) fn leave(&mut self, time: Duration) -> Parting {
        self.speech = None;
        match wait(&mut self.keeper, time) {
            Some(status) => Parting::Left(how(status)),
            None => {
                stop(&mut self.keeper);
                Parting::Killed
            }
        }
    }

    /// How it ended, once its stdout has; if it never started, why.
    pub(crate) fn ended(&mut self) -> Result<String, String> {
        let Some(status) = wait(&mut self.keeper, ENDING) else {
            return Ok("having closed its stdout".to_owned());
        };
        if status.code() == Some(i32::from(CANNOT))
            && let Some(why) = self.murmured().strip_prefix(UNSTARTED)
        {
            return Err(why.trim().to_owned());
        }
        Ok(how(status))
    }

    /// The last of its stderr, once it has ended.
    pub(crate) fn murmured(&self) -> String {
        let _ = self.murmur.over.recv_timeout(MURMURING);
        self.murmur.tail()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        stop(&mut self.keeper);
    }
}

/// "with exit status 1", "by signal 11".
fn how(status: ExitStatus) -> String {
    match (status.code(), status.signal()) {
        (Some(code), _) => format!("with exit status {code}"),
        (None, signal) => format!("by signal {}", signal.unwrap_or_default()),
    }
}

/// Waits for a process to end.
fn wait(keeper: &mut Child, time: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    let mut pause = Duration::from_micros(500);
    loop {
        if let Ok(Some(status)) = keeper.try_wait() {
            return Some(status);
        }
        let left = time.checked_sub(start.elapsed()).filter(|left| !left.is_zero())?;
        sleep(pause.min(left));
        pause = (pause * 2).min(Duration::from_millis(5));
    }
}

/// Ends a keeper, which ends all below it; if it does not, because it was stopped, all are ended from here.
fn stop(keeper: &mut Child) {
    if matches!(keeper.try_wait(), Ok(Some(_))) {
        return;
    }
    let _ = kill_process(Pid::from_child(keeper), Signal::TERM);
    if wait(keeper, STOPPING).is_none() {
        #[cfg(target_os = "linux")]
        for _ in 0..100 {
            if crate::descent::kill_below(Pid::from_child(keeper)) == 0 {
                break;
            }
            sleep(Duration::from_millis(1));
        }
        let _ = keeper.kill();
        let _ = keeper.wait();
    }
}
