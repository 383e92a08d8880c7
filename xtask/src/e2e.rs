//! `cargo xtask e2e`: the browser tests against the real binary.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::browser::{CHROMIUM, FIREFOX};
use crate::command;
use crate::failure::Failure;
use crate::node;
use crate::workspace::Workspace;

/// The longest a file of tests may take, in milliseconds: a hanging browser shall not hang CI.
const FILE_LIMIT: &str = "--test-timeout=900000";

/// Which tests to run, and how.
#[derive(Default)]
pub(crate) struct Options {
    /// A part of a file's name, or else of a test's name.
    pub(crate) filter: Option<String>,
    /// With the browser's window.
    pub(crate) headed: bool,
    /// The smoke test in Firefox alone, which is installed if it is missing; else it runs where Firefox is.
    pub(crate) firefox: bool,
}

/// Finds Node and Chromium, installs the two packages, builds the binary and runs the test files one at a time.
///
/// # Errors
/// When a tool is missing (the sentence says what to install), the build fails, or a test does.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Failure> {
    let mut node = prepare(workspace)?;
    let filter = if options.firefox { Some("firefox") } else { options.filter.as_deref() };
    let firefox = if options.firefox { Some(FIREFOX.find_or_install()?) } else { FIREFOX.find()? };
    if let Some(firefox) = firefox {
        // Of Node 20 it is asked for; later ones have it anyway.
        node.arg("--experimental-websocket").env(FIREFOX.variable, firefox);
    }
    let files = test_files(&workspace.e2e().join("tests"))?;
    let (files, pattern) = select(files, filter);
    // Two browsers at once on a small machine make the timings of both worthless.
    node.args(["--test", "--test-concurrency=1", "--test-reporter=spec", FILE_LIMIT]);
    if let Some(pattern) = pattern {
        node.arg(format!("--test-name-pattern={pattern}"));
    }
    if options.headed {
        node.env("FURROW_HEADED", "1");
    }
    command::run(node.args(files))
}

/// Node in `e2e/`, its packages installed, told where the freshly built binary and Chromium are.
///
/// # Errors
/// When a tool is missing or the build fails.
pub(crate) fn prepare(workspace: &Workspace) -> Result<Command, Failure> {
    node::check()?;
    let chromium = CHROMIUM.find_or_install()?;
    node::install_packages(&workspace.e2e())?;
    let binary = workspace.build("furrow")?;
    let mut node = Command::new("node");
    node.current_dir(workspace.e2e());
    node.env("FURROW_BIN", binary).env(CHROMIUM.variable, chromium);
    Ok(node)
}

/// Every `*.test.mjs`, in the order of their names.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::new(format!("e2e/tests: {error}")))?;
    let mut files: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| is_test(path)).collect();
    files.sort();
    if files.is_empty() { Err(Failure::new("e2e/tests holds no *.test.mjs")) } else { Ok(files) }
}

fn is_test(path: &Path) -> bool {
    name(path).ends_with(".test.mjs")
}

fn name(path: &Path) -> String {
    path.file_name().map(OsStr::to_string_lossy).unwrap_or_default().into_owned()
}

/// The files whose name contains the filter; where none does, all of them and the filter as a test's name.
fn select(files: Vec<PathBuf>, filter: Option<&str>) -> (Vec<PathBuf>, Option<String>) {
    let Some(filter) = filter else { return (files, None) };
    let named: Vec<PathBuf> = files.iter().filter(|path| name(path).contains(filter)).cloned().collect();
    if named.is_empty() { (files, Some(filter.to_owned())) } else { (named, None) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(names: &[&str]) -> Vec<PathBuf> {
        names.iter().map(PathBuf::from).collect()
    }

    #[test]
    fn a_filter_picks_files_by_name_or_else_tests() {
        let files = paths(&["tests/lib.test.mjs", "tests/table.test.mjs"]);
        assert_eq!(select(files.clone(), None), (files.clone(), None));
        assert_eq!(select(files.clone(), Some("table")), (paths(&["tests/table.test.mjs"]), None));
        assert_eq!(select(files.clone(), Some("howl")), (files, Some("howl".to_owned())));
    }

    #[test]
    fn only_test_files_are_run() {
        assert!(is_test(Path::new("tests/lib.test.mjs")));
        assert!(!is_test(Path::new("tests/fixture.mjs")));
    }
}
