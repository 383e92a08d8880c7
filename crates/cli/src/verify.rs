//! `furrow verify`: the referee.

use crate::{
    failure::{Failure, printable, tell},
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
        let (mut games, mut sound) = (0, true);
        for checked in check(file) {
            games += 1;
            if let Err(fault) = checked {
                out.flush()?;
                worst = tell(worst, fault);
                sound = false;
            }
        }
        if sound {
            writeln!(out, "{}: {games} {}", printable(file), plural(games))?;
        }
    }
    out.flush()?;
    worst
}

/// Each game of a file, or its fault; a file that cannot be opened is one fault.
fn check(file: &str) -> Box<dyn Iterator<Item = Result<(), Failure>>> {
    match records(file) {
        Err(fault) => Box::new(std::iter::once(Err(fault))),
        Ok(records) => Box::new(records.map(|placed| {
            let Placed { record, game, place } = placed?;
            for_game!(game, G => referee::<G>(&record))
                .map_err(|fault| Failure::Negative(format!("{place}: {fault}")))
        })),
    }
}

fn referee<G: Game>(record: &Record) -> Result<(), furrow_game::Fault> {
    Replay::<G>::new(record)?.finish().map(drop)
}

const fn plural(games: usize) -> &'static str {
    if games == 1 { "game" } else { "games" }
}
