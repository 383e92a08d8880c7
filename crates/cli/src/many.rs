//! Many games: their seed, the threads they are played on, how far they are.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::{
    consts::{SIGINT, SIGTERM},
    flag,
};
use std::{
    io::{IsTerminal, stderr},
    num::NonZero,
    sync::{Arc, atomic::AtomicBool},
    thread,
};

/// The exit code of what Ctrl-C ended, as shells have it.
pub(crate) const STOPPED: i32 = 130;

/// The given seed, or a random one, told on stderr.
pub(crate) fn seed(given: Option<&String>) -> Result<String, Failure> {
    if let Some(text) = given {
        return Ok(text.clone());
    }
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Negative(format!("no randomness: {error}")))?;
    let text = hex::encode(bytes);
    eprintln!("seed: {text}");
    Ok(text)
}

/// So many threads, or as many as the machine has.
pub(crate) fn threads(given: Option<u16>) -> usize {
    given.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
}

/// How many games are played, on a terminal only; hidden if data goes there too.
pub(crate) fn progress(games: u64, data_there: bool) -> ProgressBar {
    if games < 2 || !stderr().is_terminal() || data_there {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Turns true at Ctrl-C, or when the system asks us to end. A second one ends us on the spot.
pub(crate) fn stopped() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        let at_once = flag::register_conditional_shutdown(signal, STOPPED, Arc::clone(&stop));
        let set = at_once.and_then(|_| flag::register(signal, Arc::clone(&stop)));
        set.map_err(|error| Failure::Negative(format!("signals: {error}")))?;
    }
    Ok(stop)
}
