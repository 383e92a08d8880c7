//! `furrow replay`: what happened in the games of a file.

use crate::{
    failure::{Failure, printable, tell},
    input::{Placed, records},
    output,
};
use furrow_game::{Fault, Record, Replay, Seat, Viewer, state_line};
use furrow_table::for_game;
use furrow_text::{Lang, Words};
use std::{
    collections::HashSet,
    io::{self, Write},
};

/// Print a readable log of each game of a file, each sentence with the rule behind it, or its states.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file of records; - is stdin.
    file: String,
    /// Print the state at the start and after each step, JSON lines. They hold what players cannot see.
    #[arg(long)]
    states: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = output::data();
    let mut worst = Ok(());
    for (n, placed) in records(&args.file)?.enumerate() {
        if let Err(fault) = one(args, n, placed, &mut out)? {
            out.flush()?; // what went before a fault is printed before it is told
            worst = tell(worst, fault);
        }
    }
    out.flush()?;
    worst
}

/// A game of the file, or what is wrong with it; the error is that of writing.
fn one(
    args: &Args,
    n: usize,
    placed: Result<Placed, Failure>,
    out: &mut impl Write,
) -> io::Result<Result<(), Failure>> {
    let Placed { record, game, place } = match placed {
        Ok(placed) => placed,
        Err(fault) => return Ok(Err(fault)),
    };
    let end = if args.states {
        for_game!(game, G => states::<G>(&record, out))?
    } else {
        if n > 0 {
            writeln!(out)?;
        }
        for_game!(game, G => log::<G>(&record, out))?
    };
    Ok(end.map_err(|fault| Failure::Negative(format!("{place}: {fault}"))))
}

/// The states up to the end or the first fault.
fn states<G: Words>(record: &Record, out: &mut impl Write) -> io::Result<Result<(), Fault>> {
    let mut replay = match Replay::<G>::new(record) {
        Ok(replay) => replay,
        Err(fault) => return Ok(Err(fault)),
    };
    loop {
        writeln!(out, "{}", state_line(replay.game(), replay.made()))?;
        match replay.advance(&mut ()) {
            Ok(Some(_)) => {}
            Ok(None) => return Ok(replay.finish().map(drop)),
            Err(fault) => return Ok(Err(fault)),
        }
    }
}

/// The log up to the end or the first fault, written as the game goes: a long one is not held.
fn log<G: Words>(record: &Record, out: &mut impl Write) -> io::Result<Result<(), Fault>> {
    let mut replay = match Replay::<G>::new(record) {
        Ok(replay) => replay,
        Err(fault) => return Ok(Err(fault)),
    };
    let names = names(record);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut tell = |beats: &[G::Beat]| {
        let news = G::news(Lang::En, beats, &names, Viewer::Public);
        news.iter().try_for_each(|news| writeln!(out, "{} ({})", news.sentence, news.ruling))
    };
    let mut beats = G::opening(replay.game().setup());
    let end = loop {
        match replay.advance(&mut beats) {
            Ok(Some(_)) => {}
            Ok(None) => break replay.finish().map(drop),
            Err(fault) => break Err(fault),
        }
        // What may yet become part of a sentence waits.
        let whole = beats.windows(2).rposition(|pair| !G::together(&pair[0], &pair[1])).map_or(0, |n| n + 1);
        tell(&beats[..whole])?;
        beats.drain(..whole);
    };
    tell(&beats)?;
    Ok(end)
}

/// Letters of a name that a log shows.
const SHOWN: usize = 40;

/// A name a seat, no two alike.
fn names(record: &Record) -> Vec<String> {
    let shown = |name: &String| match name.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", printable(&name[..end])),
        None => printable(name),
    };
    let given: Vec<String> = record.players.iter().flatten().map(shown).collect();
    let alike = given.iter().collect::<HashSet<_>>().len() < given.len();
    let name = |seat: Seat| match given.get(seat.index()) {
        Some(name) if alike => format!("{name} (seat {seat})"),
        Some(name) => name.clone(),
        None => format!("Seat {seat}"),
    };
    Seat::all(record.seats).map(name).collect()
}
