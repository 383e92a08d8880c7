//! Many tables at once, for a while.

use crate::floor;
use crate::table::Table;
use crate::tally::Tally;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Barrier, Semaphore};
use tokio::task::JoinSet;
use tokio::time::{Interval, MissedTickBehavior, interval_at};

/// Tables that may open at the same time: a crowd that comes in, no stampede.
const OPENING: usize = 16;

/// What a person's stream brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// The regions of the page, as a browser gets them.
    Page,
    /// Data, as a program gets it.
    Data,
    /// What the bare broadcast server sends: nothing is played, it is posted in turn.
    Bare,
}

/// What is played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Where the server is.
    pub server: SocketAddr,
    /// The game's name.
    pub game: String,
    /// What the streams bring.
    pub view: View,
    /// How many tables.
    pub tables: u32,
    /// Seats at each.
    pub seats: u8,
    /// The level of the computer players: one person sits at each table, and they on the other seats. `None`: people
    /// sit everywhere.
    pub company: Option<String>,
    /// The time from move to move at a table; `None`: it moves as soon as all have seen the last move.
    pub pace: Option<Duration>,
    /// How long to play before anything counts.
    pub warm: Duration,
    /// How long to count.
    pub time: Duration,
}

impl Plan {
    /// The streams that are open all the time.
    #[must_use]
    pub fn streams(&self) -> u32 {
        self.tables * u32::from(self.people())
    }

    /// People at each table.
    pub(crate) fn people(&self) -> u8 {
        if self.company.is_some() { 1 } else { self.seats }
    }

    /// When a table moves, if there is a pace; the tables of a hall do not all move at once.
    pub(crate) fn ticks(&self, table: u32) -> Option<Interval> {
        let pace = self.pace?;
        let first = tokio::time::Instant::now() + pace * table / self.tables;
        let mut ticks = interval_at(first, pace);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Some(ticks)
    }
}

/// What all tables of a run share.
pub(crate) struct Evening {
    pub(crate) plan: Plan,
    pub(crate) opening: Semaphore,
    /// All tables and the one who counts: play begins when everybody sits.
    pub(crate) seated: Barrier,
    counts: AtomicBool,
    over: AtomicBool,
}

impl Evening {
    pub(crate) fn new(plan: &Plan) -> Self {
        Evening {
            plan: plan.clone(),
            opening: Semaphore::new(OPENING),
            seated: Barrier::new(plan.tables as usize + 1),
            counts: AtomicBool::new(false),
            over: AtomicBool::new(false),
        }
    }

    /// Whether what happens now is counted.
    pub(crate) fn counts(&self) -> bool {
        self.counts.load(Ordering::Relaxed)
    }

    /// Whether no table shall move any more.
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

/// Tables that play until they are told to stop.
pub struct Play {
    evening: Arc<Evening>,
    tables: JoinSet<Tally>,
}

impl Play {
    /// Seats everybody.
    pub async fn begin(plan: &Plan) -> Self {
        let evening = Arc::new(Evening::new(plan));
        let mut tables = JoinSet::new();
        for n in 0..plan.tables {
            if plan.view == View::Bare {
                tables.spawn(floor::run(n, evening.clone()));
            } else {
                tables.spawn(Table::new(n, evening.clone()).run());
            }
        }
        evening.seated.wait().await;
        Play { evening, tables }
    }

    /// Warms up, then counts for the time of the plan. `mark` is called at the beginning and at the end of that time.
    pub async fn count<T>(self, mut mark: impl FnMut() -> T) -> Counted<T> {
        let Play { evening, mut tables } = self;
        tokio::time::sleep(evening.plan.warm).await;
        let (before, since) = (mark(), Instant::now());
        evening.counts.store(true, Ordering::Relaxed);
        tokio::time::sleep(evening.plan.time).await;
        evening.counts.store(false, Ordering::Relaxed);
        let (time, after) = (since.elapsed(), mark());
        evening.over.store(true, Ordering::Relaxed);
        let mut tally = Tally::default();
        while let Some(table) = tables.join_next().await {
            match table {
                Ok(table) => tally.join(table),
                Err(error) => tally.error(error.to_string()),
            }
        }
        Counted { tally, time, before, after }
    }
}

/// What was counted, and the marks around it.
pub struct Counted<T> {
    /// All tables together.
    pub tally: Tally,
    /// How long was counted.
    pub time: Duration,
    /// The mark at the beginning.
    pub before: T,
    /// The mark at the end.
    pub after: T,
}
