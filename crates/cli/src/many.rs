//! Many games: their seed, the threads they are played on, how far they are.

use crate::{failure::Failure, output};
use furrow_arena::Player;
use furrow_outside::{Clock, Host};
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::{
    consts::{SIGHUP, SIGINT, SIGTERM},
    flag,
};
use std::{
    fmt::Display,
    fs,
    io::{IsTerminal, stderr},
    num::NonZero,
    path::{Path, PathBuf},
    sync::{Arc, atomic::AtomicBool},
    thread,
    time::Duration,
};

/// The exit code of what Ctrl-C ended, as shells have it.
pub(crate) const STOPPED: i32 = 130;

/// The threads that games are played on.
#[derive(clap::Args)]
pub(crate) struct Threads {
    /// How many threads; by default as many as the machine has. The output is the same.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Threads {
    /// So many, or as many as the machine has.
    pub(crate) fn count(&self) -> usize {
        self.threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
    }
}

/// Makes the folder that an argument names, if need be.
pub(crate) fn folder_for(argument: &str, folder: &Path) -> Result<(), Failure> {
    let told = |why: &dyn Display| Failure::Usage(format!("{argument} {}: {why}", folder.display()));
    if folder.exists() && !folder.is_dir() {
        return Err(told(&"it is a file, not a folder"));
    }
    fs::create_dir_all(folder).map_err(|error| told(&error))
}

/// Milliseconds for a move, if nobody says otherwise.
const CLOCK: u32 = 10_000;

/// How programs of their own are run (`cmd:PROGRAM`).
#[derive(clap::Args)]
pub(crate) struct Programs {
    /// How long a program may take for a move, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = CLOCK, value_parser = clap::value_parser!(u32).range(1..))]
    clock: u32,
    /// Keep what programs write on stderr in this folder, a file a seat a game.
    #[arg(long, value_name = "DIR")]
    logs: Option<PathBuf>,
}

impl Programs {
    /// How they are run, as arguments that are not as by default: what a program does may go by its clock.
    pub(crate) fn said(&self) -> String {
        if self.clock == CLOCK { String::new() } else { format!(" --clock {}", self.clock) }
    }

    /// The same, but that what they write on stderr is kept apart from that of other games of the same names.
    pub(crate) fn apart(&self, folder: &str) -> Self {
        Programs { clock: self.clock, logs: self.logs.as_ref().map(|logs| logs.join(folder)) }
    }

    /// These players, each program of them run so.
    pub(crate) fn seat(&self, players: &[Player]) -> Result<Vec<Player>, Failure> {
        if let Some(folder) = &self.logs {
            folder_for("--logs", folder)?;
        }
        let choice = Duration::from_millis(u64::from(self.clock));
        let host =
            Host { logs: self.logs.clone(), clock: Clock { choice, ..Clock::default() }, ..Host::default() };
        Ok(players.iter().map(|player| player.clone().hosted(&host)).collect())
    }
}

/// The given seed, or a random one, told on stderr.
pub(crate) fn seed(given: Option<&String>) -> Result<String, Failure> {
    if let Some(text) = given {
        return Ok(text.clone());
    }
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Negative(format!("no randomness: {error}")))?;
    let text = hex::encode(bytes);
    output::say(format_args!("seed: {text}"));
    Ok(text)
}

/// How many games are played, on a terminal only; hidden if data goes there too.
pub(crate) fn progress(games: u64, data_there: bool) -> ProgressBar {
    if games < 2 || !stderr().is_terminal() || data_there {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Turns true at Ctrl-C, or when the system asks us to end, or the terminal is gone. A second one ends us on the spot.
pub(crate) fn stopped() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM, SIGHUP] {
        let at_once = flag::register_conditional_shutdown(signal, STOPPED, Arc::clone(&stop));
        let set = at_once.and_then(|_| flag::register(signal, Arc::clone(&stop)));
        set.map_err(|error| Failure::Negative(format!("signals: {error}")))?;
    }
    Ok(stop)
}
