//! `furrow-crash`: kills a server again and again while people play, and looks for what was lost.

use clap::Parser;
use furrow_load::crash::{self, Plan};
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

/// Kill a server again and again while people play, and look for what was lost
#[derive(Parser)]
struct Arguments {
    /// The furrow binary
    #[arg(long, value_name = "FILE", default_value = "target/release/furrow")]
    bin: PathBuf,
    /// How often
    #[arg(long, value_name = "N", default_value_t = 10)]
    kills: u32,
    /// What the moments and the moves follow from; without it, another one each time
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let seed = arguments.seed.map_or_else(random_seed, Ok);
    match seed.and_then(|seed| kill(&arguments, seed)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error}");
            ExitCode::FAILURE
        }
    }
}

fn kill(arguments: &Arguments, seed: u64) -> io::Result<()> {
    eprintln!("Killing {} {} times, seed {seed}", arguments.bin.display(), arguments.kills);
    let folder = tempfile::tempdir()?;
    let (program, data, kills) = (arguments.bin.clone(), folder.path().to_owned(), arguments.kills);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let outcome = runtime.block_on(crash::run(&Plan { program, data, kills, seed }))?;
    eprintln!(
        "{kills} kills: {} acknowledged moves at {} tables, each there once; {} posted again after a restart",
        outcome.acknowledged, outcome.tables, outcome.retried
    );
    Ok(())
}

fn random_seed() -> io::Result<u64> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(u64::from_le_bytes(bytes))
}
