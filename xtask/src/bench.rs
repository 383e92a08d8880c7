//! `cargo xtask bench`: the benchmarks of every crate that has some.

use std::env;
use std::fs;
use std::process::Command;

use crate::command;
use crate::failure::Failure;
use crate::workspace::{Bench, Package, Workspace};

/// Runs every bench target. Instruction counts need Valgrind and Gungraun's runner; where one is missing the
/// timings still run, and the end says what to install.
///
/// # Errors
/// When a bench fails, or one had to be left out.
pub(crate) fn run(workspace: &Workspace) -> Result<(), Failure> {
    let mut left_out = Vec::new();
    for package in &workspace.packages {
        let missing = missing_tools(package);
        for bench in &package.benches {
            if counts_instructions(bench)? && !missing.is_empty() {
                left_out.push(format!("{} of {} needs {}", bench.name, package.name, missing.join(" and ")));
                continue;
            }
            eprintln!("\n==> {}: {}", package.name, bench.name);
            command::run(&mut workspace.cargo(&[
                "bench",
                "--package",
                &package.name,
                "--bench",
                &bench.name,
            ]))?;
        }
    }
    if left_out.is_empty() { Ok(()) } else { Err(Failure::new(format!("left out: {}", left_out.join("; ")))) }
}

fn counts_instructions(bench: &Bench) -> Result<bool, Failure> {
    let source = fs::read_to_string(&bench.source);
    let source = source.map_err(|error| Failure::new(format!("{}: {error}", bench.source.display())))?;
    Ok(source.contains("gungraun"))
}

/// What to install before this package's instruction counts can run; nothing where it has none.
fn missing_tools(package: &Package) -> Vec<String> {
    let Some(gungraun) = package.dependencies.iter().find(|dependency| dependency.name == "gungraun") else {
        return Vec::new();
    };
    let mut missing = Vec::new();
    if !installed("valgrind") {
        missing.push("Valgrind (Debian: `apt-get install valgrind`)".to_owned());
    }
    let named = env::var_os("GUNGRAUN_RUNNER").is_some();
    if !named && !installed("gungraun-runner") {
        missing.push(format!("its runner (`{}`)", runner_install(&gungraun.version)));
    }
    missing
}

/// The runner must be of the library's own version.
fn runner_install(version: &str) -> String {
    format!("cargo install gungraun-runner --locked --version {}", version.trim_start_matches(['^', '=']))
}

/// Whether the program can be started at all: Gungraun's runner has no word for "are you there".
fn installed(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Dependency;

    #[test]
    fn the_runner_is_asked_for_in_the_librarys_version() {
        assert!(runner_install("^0.20.0").ends_with("--version 0.20.0"));
    }

    #[test]
    fn a_package_without_instruction_counts_needs_nothing() {
        let timing = Dependency { name: "criterion".into(), version: "^0.8.2".into(), dev: true };
        let package =
            Package { name: "furrow-fable".into(), dependencies: vec![timing], benches: Vec::new() };
        assert_eq!(missing_tools(&package), Vec::<String>::new());
    }

    #[test]
    fn a_program_that_is_not_there_is_not_installed() {
        assert!(!installed("furrow-no-such-program"));
    }
}
