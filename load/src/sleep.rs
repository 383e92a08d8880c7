//! Tables that nobody is at.

use crate::person::Person;
use crate::process::{Served, Usage};
use crate::stages::Bench;
use crate::table::new_table;
use std::io;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How long a server may take to come to rest.
const REST: Duration = Duration::from_secs(3);
/// Tables that open at the same time.
const AT_ONCE: u32 = 20;

/// What tables cost that nobody is at. All memory is in KiB.
pub struct Sleep {
    /// How many.
    pub tables: u32,
    /// A server without tables.
    pub empty: u64,
    /// Started anew with all of them.
    pub started: u64,
    /// After this time.
    pub waited: Duration,
    /// Then.
    pub asleep: u64,
}

impl Sleep {
    /// KiB a table, right after the start.
    #[must_use]
    pub fn a_table_started(&self) -> f64 {
        self.started.saturating_sub(self.empty) as f64 / f64::from(self.tables.max(1))
    }

    /// KiB a table, after the wait.
    #[must_use]
    pub fn a_table_asleep(&self) -> f64 {
        self.asleep.saturating_sub(self.empty) as f64 / f64::from(self.tables.max(1))
    }
}

pub(crate) async fn run(bench: &Bench, tables: u32, wait: Duration) -> io::Result<Sleep> {
    let (server, folder) = bench.furrow()?;
    let empty = at_rest(&server).await;
    for group in 0..tables.div_ceil(AT_ONCE) {
        let mut opening = JoinSet::new();
        for n in (group * AT_ONCE..tables).take(AT_ONCE as usize) {
            opening.spawn(leave_a_game(Person::new(n, server.address), bench.game.clone(), bench.seats));
        }
        opening.join_all().await.into_iter().collect::<io::Result<()>>()?;
    }
    sleep(REST).await; // the computer players move on until it is the person's turn
    drop(server);
    let server = bench.furrow_over(folder.path())?;
    let started = at_rest(&server).await;
    sleep(wait).await;
    Ok(Sleep { tables, empty, started, waited: wait, asleep: at_rest(&server).await })
}

async fn at_rest(server: &Served) -> u64 {
    sleep(REST).await;
    Usage::of(server.pid()).resident
}

/// Opens a table with computer players, and goes.
async fn leave_a_game(mut person: Person, game: String, seats: u8) -> io::Result<()> {
    new_table(&mut person, &game, "bots", seats, "medium").await.map(drop)
}
