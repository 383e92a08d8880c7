//! Streams on which nothing happens, and what they keep in memory.

use crate::person::{Person, refused};
use crate::play::{Evening, Plan};
use crate::process::{Served, Usage};
use crate::stages::Bench;
use crate::table::Table;
use crate::wire::Connection;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How long a server may take to come to rest before its memory is read.
const REST: Duration = Duration::from_secs(2);
/// Onlookers that come at a time.
const STEP: u32 = 1000;
/// Onlookers that open their streams at the same time.
const AT_ONCE: u32 = 20;

/// What idle streams cost.
pub struct Idle {
    /// The server before anybody came, in KiB.
    pub fresh: u64,
    /// Streams open, and the memory then: the players first, then the onlookers by the thousand.
    pub steps: Vec<(u32, u64)>,
    /// The server's time with all of them listening.
    pub cpu: Duration,
    /// Within this time.
    pub time: Duration,
    /// KiB a stream of the bare broadcast server, over the same thousands.
    pub bare: f64,
}

impl Idle {
    /// KiB a player's stream, its part of the table counted in.
    #[must_use]
    pub fn player(&self) -> f64 {
        self.steps.first().map_or(0.0, |(streams, memory)| growth((0, self.fresh), (*streams, *memory)))
    }

    /// KiB an onlooker's stream.
    #[must_use]
    pub fn onlooker(&self) -> f64 {
        match self.steps.as_slice() {
            [first, .., last] => growth(*first, *last),
            _ => 0.0,
        }
    }

    /// The server's time for a stream a second, in microseconds.
    #[must_use]
    pub fn micros_a_second(&self) -> f64 {
        let streams = self.steps.last().map_or(1, |(streams, _)| *streams);
        self.cpu.as_secs_f64() * 1e6 / self.time.as_secs_f64() / f64::from(streams)
    }
}

fn growth(before: (u32, u64), after: (u32, u64)) -> f64 {
    after.1.saturating_sub(before.1) as f64 / f64::from(after.0.saturating_sub(before.0).max(1))
}

pub(crate) async fn run(bench: &Bench, tables: u32, thousands: u32) -> io::Result<Idle> {
    let (server, _folder) = bench.furrow()?;
    let plan = bench.plan(tables, None, &server);
    let fresh = Usage::of(server.pid()).resident;
    let seated = seat(&plan).await?;
    let mut steps = vec![(plan.streams(), at_rest(&server).await)];
    let streams: Vec<String> = seated.iter().map(Table::stream).collect();
    let mut open = Vec::new();
    for thousand in 0..thousands {
        let first = plan.streams() + thousand * STEP;
        open.extend(crowd(first, &plan, Some(&streams)).await?);
        steps.push((first + STEP, at_rest(&server).await));
    }
    let (before, since) = (Usage::of(server.pid()).cpu, Instant::now());
    sleep(bench.time).await;
    let (cpu, time) = (Usage::of(server.pid()).cpu - before, since.elapsed());
    drop((open, seated, server));
    Ok(Idle { fresh, steps, cpu, time, bare: bare(bench, &plan, thousands).await? })
}

/// The same thousands of streams at the bare broadcast server.
async fn bare(bench: &Bench, plan: &Plan, thousands: u32) -> io::Result<f64> {
    let server = bench.bare(1)?;
    let plan = Plan { server: server.address, ..plan.clone() };
    let mut open = crowd(0, &plan, None).await?;
    let first = (STEP, at_rest(&server).await);
    for thousand in 1..=thousands {
        open.extend(crowd(thousand * STEP, &plan, None).await?);
    }
    Ok(growth(first, ((thousands + 1) * STEP, at_rest(&server).await)))
}

async fn at_rest(server: &Served) -> u64 {
    sleep(REST).await;
    Usage::of(server.pid()).resident
}

/// Tables with everybody at them, who make no move and keep no connection but their stream's.
async fn seat(plan: &Plan) -> io::Result<Vec<Table>> {
    let evening = Arc::new(Evening::new(plan));
    let mut opening = JoinSet::new();
    for n in 0..plan.tables {
        opening.spawn(Table::new(n, evening.clone()).waiting());
    }
    opening.join_all().await.into_iter().collect()
}

/// A thousand streams, spread over these addresses; or over as many tables of the bare server.
async fn crowd(first: u32, plan: &Plan, streams: Option<&[String]>) -> io::Result<Vec<Connection>> {
    let mut open = Vec::new();
    for group in 0..STEP / AT_ONCE {
        let mut opening = JoinSet::new();
        for n in (0..AT_ONCE).map(|n| first + group * AT_ONCE + n) {
            let person = Person::new(n, plan.server);
            let path = streams.map(|all| all[n as usize % all.len()].clone());
            opening.spawn(look(person, path, n % plan.tables));
        }
        for stream in opening.join_all().await {
            open.push(stream?);
        }
    }
    Ok(open)
}

/// Somebody without a seat: loads the page, then listens.
async fn look(mut person: Person, stream: Option<String>, table: u32) -> io::Result<Connection> {
    let Some(stream) = stream else { return person.listen(&format!("/{table}/stream")).await };
    let page = stream.split("/stream").next().unwrap_or_default().to_owned();
    match person.get(&page).await?.status {
        200 => person.listen(&stream).await,
        status => Err(refused("page of the table", status)),
    }
}
