//! The stages of a run, each against a server of its own over an empty folder.

use crate::disk;
use crate::idle::{self, Idle};
use crate::play::{Counted, Plan, Play, View};
use crate::process::{Served, Usage};
use crate::sleep::{self, Sleep};
use crate::tally::{Tally, Times};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// The two cores that a run is made with.
const ALL: &str = "0,1";

/// What a run is made with.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The `furrow` binary.
    pub furrow: PathBuf,
    /// This program, which is the bare broadcast server too.
    pub me: PathBuf,
    /// The folder in which the databases are made, on the disk that counts.
    pub data: PathBuf,
    /// The cores of the servers, as `taskset` names them; `None`: they share all cores with their load.
    pub cores: Option<String>,
    /// The game that is played.
    pub game: String,
    /// What the streams bring.
    pub view: View,
    /// Seats at a table.
    pub seats: u8,
    /// The level of the computer players at tables of one person; see [`Plan::company`].
    pub company: Option<String>,
    /// How long to play before anything counts.
    pub warm: Duration,
    /// How long to count.
    pub time: Duration,
}

impl Bench {
    /// A server over an empty folder, which goes with it.
    pub(crate) fn furrow(&self) -> io::Result<(Served, TempDir)> {
        let folder = tempfile::tempdir_in(&self.data)?;
        Ok((self.furrow_over(folder.path())?, folder))
    }

    pub(crate) fn furrow_over(&self, folder: &Path) -> io::Result<Served> {
        let folder = folder.to_string_lossy();
        Served::start(
            &self.furrow,
            &["serve", "--listen", "127.0.0.1:0", "--data", &folder],
            self.cores.as_deref(),
        )
    }

    pub(crate) fn bare(&self, bytes: u64) -> io::Result<Served> {
        Served::start(&self.me, &["bare", &bytes.to_string()], self.cores.as_deref())
    }

    pub(crate) fn plan(&self, tables: u32, pace: Option<Duration>, server: &Served) -> Plan {
        Plan {
            server: server.address,
            game: self.game.clone(),
            view: self.view,
            tables,
            seats: self.seats,
            company: self.company.clone(),
            pace,
            warm: self.warm,
            time: self.time,
        }
    }

    /// The time of a sync on this disk.
    ///
    /// # Errors
    /// The disk's.
    pub fn sync(&self) -> io::Result<Times> {
        disk::sync_times(&self.data)
    }

    /// Plays at so many tables, then broadcasts messages of the same size on as many streams.
    ///
    /// # Errors
    /// When a server does not start.
    pub async fn play(&self, tables: u32, pace: Option<Duration>) -> io::Result<Played> {
        let (server, _folder) = self.furrow()?;
        let plan = self.plan(tables, pace, &server);
        let furrow = side(&plan, server).await;
        let server = self.bare(furrow.tally.message_bytes())?;
        let plan = Plan { view: View::Bare, ..self.plan(tables, pace, &server) };
        let bare = side(&plan, server).await;
        Ok(Played { view: self.view, tables, streams: plan.streams(), pace, furrow, bare })
    }

    /// The same with the server on every core: what takes long must find room beside what answers people.
    #[must_use]
    pub fn on_all_cores(&self) -> Self {
        let cores = self.cores.is_some().then(|| ALL.to_owned());
        Bench { cores, ..self.clone() }
    }

    /// Plays at so many tables of one person each among computer players.
    ///
    /// # Errors
    /// When the server does not start.
    pub async fn think(&self, tables: u32) -> io::Result<Side> {
        let (server, _folder) = self.furrow()?;
        Ok(side(&self.plan(tables, None, &server), server).await)
    }

    /// Opens streams that nothing happens on: first those of the players, then so many thousands of onlookers.
    ///
    /// # Errors
    /// When the server does not start, or does not let somebody in.
    pub async fn idle(&self, tables: u32, thousands: u32) -> io::Result<Idle> {
        idle::run(self, tables, thousands).await
    }

    /// Leaves so many games unfinished, starts the server anew, and waits until their tables sleep.
    ///
    /// # Errors
    /// As [`Bench::idle`].
    pub async fn sleep(&self, tables: u32, wait: Duration) -> io::Result<Sleep> {
        sleep::run(self, tables, wait).await
    }
}

/// A hall that was played in, and the same with nothing but broadcasts.
pub struct Played {
    /// What the streams brought.
    pub view: View,
    /// Tables.
    pub tables: u32,
    /// Streams open at a time.
    pub streams: u32,
    /// The time from move to move at a table; `None`: as fast as it goes.
    pub pace: Option<Duration>,
    /// The server.
    pub furrow: Side,
    /// The bare broadcast server.
    pub bare: Side,
}

/// One server under load.
pub struct Side {
    /// What the people counted.
    pub tally: Tally,
    /// For how long.
    pub time: Duration,
    /// What the server used meanwhile; the memory is that at the end.
    pub server: Usage,
    /// What the people used, who are all in this process.
    pub people: Usage,
}

impl Side {
    /// Moves acknowledged in a second.
    #[must_use]
    pub fn moves_a_second(&self) -> f64 {
        self.moves() / self.time.as_secs_f64()
    }

    /// The server's time for a move, in microseconds: its answer, its sync and its way to all streams.
    #[must_use]
    pub fn micros_a_move(&self) -> f64 {
        self.server.cpu.as_secs_f64() * 1e6 / self.moves().max(1.0)
    }

    /// How much of a core, of 100, the server took.
    #[must_use]
    pub fn busy(&self) -> f64 {
        100.0 * self.server.cpu.as_secs_f64() / self.time.as_secs_f64()
    }

    /// How much of a core, of 100, the people took: near 100 it is they who were too slow.
    #[must_use]
    pub fn people_busy(&self) -> f64 {
        100.0 * self.people.cpu.as_secs_f64() / self.time.as_secs_f64()
    }

    fn moves(&self) -> f64 {
        self.tally.answered.len() as f64
    }
}

async fn side(plan: &Plan, server: Served) -> Side {
    let pids = [server.pid(), std::process::id()];
    let Counted { tally, time, before, after } = Play::begin(plan).await.count(|| pids.map(Usage::of)).await;
    let used = |n: usize| Usage { cpu: after[n].cpu.saturating_sub(before[n].cpu), ..after[n] };
    Side { tally, time, server: used(0), people: used(1) }
}
