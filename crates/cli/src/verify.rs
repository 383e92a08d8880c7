//! `furrow verify`: the referee.

use crate::{
    failure::{Failure, printable},
    input::{Placed, records},
    output,
};
use furrow_game::{Game, Record, Replay};
use furrow_table::for_game;
use std::io::Write;

/// Check every game of each file: steps, chance under the seed, where the seed came from, scores, ranks.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files of records; - is stdin.
    #[arg(required = true)]
    files: Vec<String>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = output::data();
    let mut worst = Ok(());
    for file in &args.files {
        match check(file) {
            Ok(games) => writeln!(out, "{}: {games} {}", printable(file), plural(games))?,
            Err(fault) => {
                out.flush()?;
                worst = tell(worst, fault);
            }
        }
    }
    out.flush()?;
    worst
}

/// How many games a file holds, or its first fault.
fn check(file: &str) -> Result<usize, Failure> {
    let mut games = 0;
    for placed in records(file)? {
        let Placed { record, game, place } = placed?;
        for_game!(game, G => referee::<G>(&record))
            .map_err(|fault| Failure::Negative(format!("{place}: {fault}")))?;
        games += 1;
    }
    Ok(games)
}

fn referee<G: Game>(record: &Record) -> Result<(), furrow_game::Fault> {
    Replay::<G>::new(record)?.finish().map(drop)
}

/// Tells the fault that came before, if one did, and keeps the new one for the end.
fn tell(before: Result<(), Failure>, fault: Failure) -> Result<(), Failure> {
    if let Err(before) = before {
        before.report();
    }
    Err(fault)
}

const fn plural(games: usize) -> &'static str {
    if games == 1 { "game" } else { "games" }
}
