//! `furrow backup`: a copy of all games, made while they go on.

use crate::{
    argument,
    failure::{Failure, printable},
    output,
};
use std::path::{Path, PathBuf};
use tokio::{runtime, signal};

/// Copy all games to a new file, while the server runs or not.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file to make; one that is there is never overwritten.
    file: PathBuf,
    /// The folder of the database.
    #[arg(long, default_value = "data", value_name = "DIR")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let told = runtime.block_on(backup(&argument::database(&args.data), &args.file))?;
    Ok(output::print(&told)?)
}

async fn backup(database: &Path, file: &Path) -> Result<String, Failure> {
    let bar = output::written();
    let copied = furrow_store::backup(database, file, |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    let contents = tokio::select! {
        biased; // so that the signal is ours before the first byte is written
        _ = signal::ctrl_c() => return Err(Failure::Negative("it was broken off; no backup was made".to_owned())),
        copied = copied => copied?,
    };
    bar.finish_and_clear();
    let (file, held) = (file.display().to_string(), output::contents(&contents));
    Ok(format!("{}: {held}, checked and safe on the disk\n", printable(&file)))
}
