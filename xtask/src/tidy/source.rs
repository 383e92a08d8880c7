//! The text files of the repository.

use std::fs;
use std::io;
use std::path::Path;

use crate::failure::Failure;

/// Endings of the files that people write by hand.
const ENDINGS: [&str; 15] = [
    "css", "ftl", "html", "js", "json", "lock", "md", "mjs", "npmrc", "rs", "sh", "sql", "svg", "toml", "yml",
];

/// Folders that hold no source of ours.
const SKIPPED: [&str; 5] = [".git", "data", "e2e/node_modules", "e2e/out", "target"];

/// One file.
#[derive(Debug)]
pub(super) struct Source {
    /// Relative to the root, with `/` on every system.
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    pub(super) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// What follows the last dot of the name.
    pub(super) fn ending(&self) -> &str {
        self.name().rsplit_once('.').map_or("", |(_, ending)| ending)
    }

    pub(super) fn is_rust(&self) -> bool {
        self.ending() == "rs"
    }

    /// A file of tests by its place or name.
    pub(super) fn is_test(&self) -> bool {
        self.path.contains("/tests/")
            || self.name().ends_with("tests.rs")
            || self.name().ends_with(".test.mjs")
    }

    /// The lines, counted from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }
}

/// Every text file under the root, in the order of the paths. A folder that Cargo marks as a cache is skipped.
///
/// # Errors
/// When a folder or file cannot be read.
pub(super) fn read_all(root: &Path) -> Result<Vec<Source>, Failure> {
    let mut sources = Vec::new();
    collect(root, "", &mut sources).map_err(|error| Failure::new(format!("the sources: {error}")))?;
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}

fn collect(folder: &Path, prefix: &str, sources: &mut Vec<Source>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            if !SKIPPED.contains(&path.as_str()) && !entry.path().join("CACHEDIR.TAG").exists() {
                collect(&entry.path(), &format!("{path}/"), sources)?;
            }
        } else if is_text(&path) {
            let text = fs::read(entry.path())?;
            sources.push(Source { path, text: String::from_utf8_lossy(&text).into_owned() });
        }
    }
    Ok(())
}

fn is_text(path: &str) -> bool {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    ENDINGS.contains(&ending) || path == ".ci/run"
}

/// A source for the tests of the checks.
#[cfg(test)]
pub(super) fn sample(path: &str, text: &str) -> Source {
    Source { path: path.to_owned(), text: text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_know_their_kind() {
        assert!(sample("crates/game/src/lib.rs", "").is_rust());
        assert!(sample("crates/fable/tests/laws.rs", "").is_test());
        assert!(sample("crates/fable/src/view_tests.rs", "").is_test());
        assert!(!sample("crates/fable/src/view.rs", "").is_test());
        assert!(is_text("e2e/.npmrc") && is_text(".ci/run") && !is_text("crates/server/assets/font.woff2"));
    }

    #[test]
    fn our_own_sources_are_found() {
        let sources = read_all(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("readable sources");
        assert!(sources.iter().any(|source| source.path == "src/tidy/source.rs"));
        assert!(sources.iter().all(|source| !source.path.starts_with("target/")));
    }
}
