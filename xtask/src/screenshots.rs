//! `cargo xtask screenshots`: pictures for people to look at.

use std::path::{Path, PathBuf};

use crate::command;
use crate::e2e;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// Where pictures go if nothing else is said.
const OUT: &str = "e2e/out/screenshots";
/// Where small ones go, to be kept.
const DOCS: &str = "docs/screens";

/// Which pictures to take.
#[derive(Default)]
pub(crate) struct Options {
    /// The folder, relative to the root.
    pub(crate) out: Option<PathBuf>,
    /// A part of the names of those to take.
    pub(crate) only: Option<String>,
    /// Small ones, four on a sheet.
    pub(crate) docs: bool,
}

/// Has `e2e/screenshots.mjs` start the binary and visit its pages.
///
/// # Errors
/// When a tool is missing, the build fails, or a visit does.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Failure> {
    let mut node = e2e::prepare(workspace)?;
    let out = options.out.as_deref().unwrap_or(Path::new(if options.docs { DOCS } else { OUT }));
    node.arg("screenshots.mjs").arg("--out").arg(workspace.root.join(out));
    if options.docs {
        node.arg("--docs");
    }
    if let Some(only) = &options.only {
        node.args(["--only", only]);
    }
    command::run(&mut node)
}
