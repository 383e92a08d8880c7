//! `cargo xtask load`: how much the released binary carries. See `docs/load.md`.

use std::process::Command;

use crate::command;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// Builds the released binary and the load generator, and lets one loose on the other; `arguments` are the
/// generator's own.
///
/// # Errors
/// When a build fails, or a stage could not be run. An aim that is missed is told and is no failure.
pub(crate) fn run(workspace: &Workspace, arguments: &[String]) -> Result<(), Failure> {
    let build = ["build", "--release", "-p", "furrow-cli", "-p", "furrow-load"];
    command::run(&mut workspace.cargo(&build))?;
    let built = workspace.target.join("release");
    let mut load = Command::new(built.join(format!("furrow-load{}", std::env::consts::EXE_SUFFIX)));
    load.arg("--bin").arg(built.join(format!("furrow{}", std::env::consts::EXE_SUFFIX)));
    load.arg("--data").arg(workspace.target.join("load"));
    command::run(load.args(arguments))
}
