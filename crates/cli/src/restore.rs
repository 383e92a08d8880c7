//! `furrow restore`: the games of a backup.

use crate::{
    argument,
    failure::{Failure, printable},
    output,
};
use furrow_store::StoreError;
use std::path::{Path, PathBuf};
use tokio::runtime;

/// Put the games of a backup where the server looks for them. The server has to be stopped.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A file that `furrow backup` made. It stays as it is.
    file: PathBuf,
    /// The folder of the database; it is made if it is not there.
    #[arg(long, default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// If there are games in the folder already, keep them there under another name, which is printed.
    #[arg(long)]
    force: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let told = runtime.block_on(restore(&args.file, &argument::database(&args.data), args.force))?;
    Ok(output::print(&told)?)
}

async fn restore(file: &Path, database: &Path, force: bool) -> Result<String, Failure> {
    let bar = output::written();
    let restored = furrow_store::restore(file, database, force, |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    let restored = restored.await.map_err(|error| match error {
        StoreError::Exists { .. } => {
            Failure::Usage(format!("{error} With --force it is kept under another name."))
        }
        other => Failure::from(other),
    })?;
    bar.finish_and_clear();
    let shown = |path: &Path| printable(&path.display().to_string());
    let mut told = format!("{}: {}\n", shown(database), output::contents(&restored.contents));
    if let Some(aside) = &restored.aside {
        told += &format!("The games that were there are kept in {}\n", shown(aside));
    }
    Ok(told)
}
