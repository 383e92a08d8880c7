//! Child processes: run and judged by their exit status, or read.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::failure::Failure;

/// Cargo as the one that started us, so that its toolchain is kept.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// Runs to the end with our own stdout and stderr.
///
/// # Errors
/// When the program cannot be started or does not end with success.
pub(crate) fn run(command: &mut Command) -> Result<(), Failure> {
    let shown = line(command);
    let status =
        command.status().map_err(|error| Failure::new(format!("`{shown}` could not be started: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failure::new(format!("`{shown}` ended with {status}"))) }
}

/// Runs to the end and gives back what it wrote on stdout.
///
/// # Errors
/// As [`run`], and when stdout is not UTF-8.
pub(crate) fn read(command: &mut Command) -> Result<String, Failure> {
    let shown = line(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::new(format!("`{shown}` could not be started: {error}")))?;
    if !output.status.success() {
        return Err(Failure::new(format!("`{shown}` ended with {}", output.status)));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| Failure::new(format!("`{shown}` wrote bytes that are not text")))
}

/// The first of these names that is a program in PATH.
pub(crate) fn find(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH")?).collect();
    names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)))
        .find(|path| path.is_file())
}

/// The command as a person would type it; Cargo by its name and not by its path.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy().into_owned();
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(name).chain(words).collect::<Vec<_>>().join(" ")
}
