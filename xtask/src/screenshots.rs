//! `cargo xtask screenshots`: pictures for people to look at.

use std::path::Path;

use crate::command;
use crate::e2e;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// Has `e2e/screenshots.mjs` start the binary and visit its pages; `out` is relative to the root.
///
/// # Errors
/// When a tool is missing, the build fails, or a visit does.
pub(crate) fn run(workspace: &Workspace, out: &Path, only: Option<&str>) -> Result<(), Failure> {
    let mut node = e2e::prepare(workspace)?;
    node.arg("screenshots.mjs").arg("--out").arg(workspace.root.join(out));
    if let Some(only) = only {
        node.args(["--only", only]);
    }
    command::run(&mut node)
}
