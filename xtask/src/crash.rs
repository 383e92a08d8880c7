//! `cargo xtask crash`: a server killed at random moments while people play.

use std::process::Command;

use crate::command;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// How often the test command kills it.
pub(crate) const KILLS: u32 = 10;

/// Builds the binary and what kills it, and kills it so many times.
///
/// # Errors
/// When a build fails, or something acknowledged was lost or doubled.
pub(crate) fn run(workspace: &Workspace, kills: u32) -> Result<(), Failure> {
    let (binary, kills) = (workspace.build("furrow")?, kills.to_string());
    let mut crash = Command::new(workspace.build("furrow-crash")?);
    command::run(crash.current_dir(&workspace.root).arg("--bin").arg(binary).args(["--kills", &kills]))
}
