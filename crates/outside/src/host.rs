//! How programs are run here.

use std::{env, path::PathBuf, time::Duration};

/// How long a program may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// From its start to its `hello`.
    pub start: Duration,
    /// For each choice.
    pub choice: Duration,
}

impl Default for Clock {
    /// Ten seconds each.
    fn default() -> Self {
        Clock { start: Duration::from_secs(10), choice: Duration::from_secs(10) }
    }
}

/// How programs are run here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Host {
    /// The binary whose `bot keep` is [`crate::keep`]: `furrow` itself.
    pub keeper: PathBuf,
    /// How long programs may take.
    pub clock: Clock,
    /// The folder in which the stderr of each program is kept, a file a seat a game, if one is wanted.
    pub logs: Option<PathBuf>,
    /// Whether what each is sent is kept there too, to be fed to it by hand.
    pub letters: bool,
}

impl Default for Host {
    /// This program is the keeper; nobody keeps what programs say on stderr.
    fn default() -> Self {
        let keeper = own().unwrap_or_else(|| PathBuf::from("furrow"));
        Host { keeper, clock: Clock::default(), logs: None, letters: false }
    }
}

/// This very program: on Linux also once its file is another, or gone.
pub(crate) fn own() -> Option<PathBuf> {
    if cfg!(target_os = "linux") { Some(PathBuf::from("/proc/self/exe")) } else { env::current_exe().ok() }
}
