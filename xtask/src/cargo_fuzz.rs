//! cargo-fuzz of the version we know, in a folder of its own, and the C++ compiler that libFuzzer needs.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::command;
use crate::debian;
use crate::failure::Failure;
use crate::workspace::Workspace;

const VERSION: &str = "0.13.2";

/// The names a C++ compiler goes by, best first.
const COMPILERS: [&str; 3] = ["c++", "g++", "clang++"];

/// The program, installed first where it is missing or of another version.
///
/// # Errors
/// When it cannot be installed, or there is no C++ compiler and we may not install one, with what to install.
pub(crate) fn find_or_install(workspace: &Workspace) -> Result<PathBuf, Failure> {
    check_compiler()?;
    let tools = workspace.target.join("tools");
    let program = tools.join("bin").join(format!("cargo-fuzz{}", env::consts::EXE_SUFFIX));
    if !program.is_file() || !is_ours(&command::read(Command::new(&program).arg("--version"))?) {
        // It only starts Cargo and libFuzzer: built without optimisation it is there in half the time.
        let install = ["install", "cargo-fuzz", "--debug", "--locked", "--version", VERSION, "--root"];
        command::run(workspace.cargo(&install).arg(&tools))?;
    }
    Ok(program)
}

fn is_ours(answer: &str) -> bool {
    answer.split_whitespace().nth(1) == Some(VERSION)
}

fn check_compiler() -> Result<(), Failure> {
    let found = || env::var_os("CXX").is_some() || command::find(&COMPILERS).is_some();
    if found() {
        return Ok(());
    }
    if !debian::may_install() {
        return Err(Failure::new(
            "fuzzing needs a C++ compiler: install one (Debian: `apt-get install g++`, Fedora: `dnf install gcc-c++`, \
             macOS: `xcode-select --install`) or set CXX to the path of yours",
        ));
    }
    debian::install("g++")?;
    if found() { Ok(()) } else { Err(Failure::new("apt-get installed g++, but it is not in PATH")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_version_is_not_ours() {
        assert!(is_ours(&format!("cargo-fuzz {VERSION}\n")));
        assert!(!is_ours("cargo-fuzz 0.1.0\n"));
        assert!(!is_ours(""));
    }
}
