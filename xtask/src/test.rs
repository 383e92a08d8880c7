//! `cargo xtask test`: everything CI runs.

use crate::command;
use crate::crash;
use crate::e2e;
use crate::failure::Failure;
use crate::fuzz;
use crate::stages::Stages;
use crate::tidy;
use crate::workspace::Workspace;

/// Runs every stage, cheapest first, the browser last. One profile throughout, so that nothing is built twice.
///
/// # Errors
/// The first stage that fails.
pub(crate) fn run(workspace: &Workspace) -> Result<(), Failure> {
    let cargo = |arguments: &[&str]| command::run(&mut workspace.cargo(arguments));
    let mut stages = Stages::default();
    stages.run("fmt", || {
        cargo(&["fmt", "--all", "--", "--check"])?;
        fuzz::check_format(workspace)
    })?;
    stages.run("clippy", || {
        cargo(&["clippy", "--workspace", "--all-targets", "--profile", "ci", "--", "-D", "warnings"])?;
        fuzz::clippy(workspace)
    })?;
    stages.run("test", || cargo(&["test", "--workspace", "--profile", "ci"]))?;
    stages.run("tidy", || tidy::run(workspace))?;
    stages.run("fuzz", || fuzz::run(workspace, &fuzz::Options::default()))?;
    stages.run("crash", || crash::run(workspace, crash::KILLS))?;
    stages.run("e2e", || e2e::run(workspace, &e2e::Options::default()))?;
    eprintln!("\n{}", stages.summary());
    Ok(())
}
