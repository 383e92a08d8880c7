//! Node and the packages of `e2e/`.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::command;
use crate::failure::Failure;

/// The oldest Node whose test runner knows the options we pass.
const OLDEST: (u32, u32) = (20, 11);

/// # Errors
/// When Node is missing or too old, with what to install.
pub(crate) fn check() -> Result<(), Failure> {
    let found = command::read(Command::new("node").arg("--version")).ok();
    match found.as_deref().map(|text| (text.trim(), version(text))) {
        Some((_, Some(version))) if version >= OLDEST => Ok(()),
        Some((text, _)) => Err(Failure::new(format!("this is Node {text}; {}", advice()))),
        None => Err(Failure::new(format!("Node was not found; {}", advice()))),
    }
}

fn advice() -> String {
    let (major, minor) = OLDEST;
    format!(
        "the browser tests need Node {major}.{minor} or later with npm: install the packages `nodejs` and `npm` of a \
         distribution that has it (Debian 13, Ubuntu 25.04, Fedora 40), or a current one with `nvm install 22`"
    )
}

/// `v20.11.1` is (20, 11).
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(|part| part.parse().ok());
    Some((numbers.next()??, numbers.next()??))
}

/// Runs `npm ci` where the packages are missing or of another lock file than the present one.
///
/// # Errors
/// When npm fails or the note of what was installed cannot be written.
pub(crate) fn install_packages(e2e: &Path) -> Result<(), Failure> {
    let lock = read(&e2e.join("package-lock.json"))?;
    let note = e2e.join("node_modules").join(".furrow-lock");
    if fs::read_to_string(&note).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    command::run(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(e2e))?;
    fs::write(&note, lock).map_err(|error| Failure::new(format!("{}: {error}", note.display())))
}

fn read(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::new(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_as_numbers() {
        assert_eq!(version("v20.11.1\n"), Some((20, 11)));
        assert!(version("v20.9.0").expect("a version") < OLDEST);
        assert!(version("v24.0.0").expect("a version") >= OLDEST);
        assert_eq!(version("20.11.1"), None);
        assert_eq!(version("vtwenty"), None);
    }
}
