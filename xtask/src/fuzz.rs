//! `cargo xtask fuzz`: bytes at random against the games. The targets are in `fuzz/`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::ValueEnum;

use crate::cargo_fuzz;
use crate::command;
use crate::failure::Failure;
use crate::workspace::Workspace;

/// How long the test command fuzzes in all.
pub(crate) const SECONDS: u32 = 60;

/// No input may take longer, in seconds, or hold more, in megabytes; the same seed tries the same inputs first.
const LIMITS: [&str; 3] = ["-timeout=5", "-rss_limit_mb=1024", "-seed=1"];

/// What is fed with bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Target {
    /// Files of records
    Record,
    /// The text of a step
    Notation,
    /// Games, a byte a step
    Play,
}

/// What to fuzz, and how long.
pub(crate) struct Options {
    /// One target, or else all.
    pub(crate) target: Option<Target>,
    /// In all, shared evenly.
    pub(crate) seconds: u32,
    /// Only this input of the target.
    pub(crate) input: Option<PathBuf>,
}

impl Default for Options {
    fn default() -> Self {
        Self { target: None, seconds: SECONDS, input: None }
    }
}

impl Target {
    const ALL: [Self; 3] = [Self::Record, Self::Notation, Self::Play];

    fn name(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Notation => "notation",
            Self::Play => "play",
        }
    }

    /// The longest input that is tried, in bytes: whole games, a line, a long game.
    fn longest(self) -> u32 {
        match self {
            Self::Record => 4096,
            Self::Notation => 64,
            Self::Play => 2048,
        }
    }
}

/// Sets up what is missing, builds the targets, replays the corpora and fuzzes from a copy of them.
///
/// # Errors
/// When a tool is missing, the build fails, or an input brings a fault to light: where it lies, how to see it again.
pub(crate) fn run(workspace: &Workspace, options: &Options) -> Result<(), Failure> {
    let fuzzer = Fuzzer { workspace, program: cargo_fuzz::find_or_install(workspace)? };
    command::run(&mut fuzzer.command("build"))?;
    if let (Some(target), Some(input)) = (options.target, &options.input) {
        return command::run(fuzzer.command("run").arg(target.name()).arg(input));
    }
    let targets = options.target.map_or(Target::ALL.to_vec(), |target| vec![target]);
    let seconds = options.seconds.div_ceil(targets.len() as u32);
    targets.into_iter().try_for_each(|target| fuzzer.fuzz(target, seconds))
}

/// The targets are formatted as the workspace is.
///
/// # Errors
/// When they are not.
pub(crate) fn check_format(workspace: &Workspace) -> Result<(), Failure> {
    command::run(&mut workspace.cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--", "--check"]))
}

/// Clippy over the targets; nothing is linked, so libFuzzer need not be compiled for it.
///
/// # Errors
/// When it finds something.
pub(crate) fn clippy(workspace: &Workspace) -> Result<(), Failure> {
    let mut clippy = workspace.cargo(&["clippy", "--manifest-path", "fuzz/Cargo.toml", "--target-dir"]);
    clippy.arg(folder(workspace)).args(["--", "-D", "warnings"]);
    command::run(clippy.env("CUSTOM_LIBFUZZER_PATH", "not/linked/libfuzzer.a"))
}

/// Where everything is built and tried: nothing of it may change the sources.
fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target.join("fuzz")
}

struct Fuzzer<'a> {
    workspace: &'a Workspace,
    program: PathBuf,
}

impl Fuzzer<'_> {
    /// Without a sanitizer: those need another compiler than the pinned one, and there is no unsafe code to watch.
    fn command(&self, task: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.workspace.root).args([task, "-s", "none", "--fuzz-dir", "fuzz"]);
        command.arg("--target-dir").arg(folder(self.workspace));
        command
    }

    fn fuzz(&self, target: Target, seconds: u32) -> Result<(), Failure> {
        let from = self.workspace.root.join("fuzz/corpus").join(target.name());
        let corpus = folder(self.workspace).join("corpus").join(target.name());
        let seeds = copy_anew(&from, &corpus)
            .map_err(|error| Failure::new(format!("the corpus of {}: {error}", target.name())))?;
        self.try_inputs(target, &corpus, "-runs=0")?;
        eprintln!("{}: {seeds} inputs of the corpus replayed", target.name());
        if seconds > 0 {
            let report = self.try_inputs(target, &corpus, &format!("-max_total_time={seconds}"))?;
            let [tried, new] =
                ["number_of_executed_units", "new_units_added"].map(|key| number(&report, key));
            eprintln!("{}: {tried} inputs tried in {seconds} s, {new} of them went new ways", target.name());
        }
        Ok(())
    }

    /// What libFuzzer said of a run without a fault.
    fn try_inputs(&self, target: Target, corpus: &Path, limit: &str) -> Result<String, Failure> {
        let mut command = self.command("run");
        command.arg(target.name()).arg(corpus).arg("--").args(LIMITS);
        command.args([limit, &format!("-max_len={}", target.longest()), "-print_final_stats=1"]);
        let output = command.output().map_err(|error| Failure::new(format!("cargo-fuzz: {error}")))?;
        let report = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.success() {
            return Ok(report);
        }
        eprintln!("{report}");
        Err(Failure::new(advice(target, &report, &self.workspace.root)))
    }
}

/// Copies the files of a folder to one that holds nothing else; how many they are.
fn copy_anew(from: &Path, to: &Path) -> io::Result<usize> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    fs::create_dir_all(to)?;
    let files: Vec<_> = fs::read_dir(from)?.collect::<Result<_, _>>()?;
    for file in &files {
        fs::copy(file.path(), to.join(file.file_name()))?;
    }
    Ok(files.len())
}

/// A number of libFuzzer's last words.
fn number<'a>(report: &'a str, key: &str) -> &'a str {
    let mut stats = report.lines().filter_map(|line| line.strip_prefix("stat::")?.split_once(':'));
    stats.find(|(name, _)| *name == key).map_or("?", |(_, number)| number.trim())
}

/// Where the input lies, relative to the root, and what to do with it.
fn advice(target: Target, report: &str, root: &Path) -> String {
    let name = target.name();
    let written = report.lines().find_map(|line| line.split_once("Test unit written to "));
    let Some((_, path)) = written else { return format!("fuzz target `{name}` ended early; see above") };
    let path = Path::new(path.trim());
    let path = path.strip_prefix(root).unwrap_or(path).display();
    format!(
        "an input breaks the fuzz target `{name}`; it lies in {path}\n\
         see it again: cargo xtask fuzz {name} --input {path}\n\
         once it is mended, move it to fuzz/corpus/{name}/ under a name that says what it was"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_told_with_its_input_and_the_way_back_to_it() {
        let report =
            "artifact_prefix='x'; Test unit written to /here/fuzz/artifacts/play/crash-1\nBase64: AA==\n";
        let advice = advice(Target::Play, report, Path::new("/here"));
        assert!(advice.contains("it lies in fuzz/artifacts/play/crash-1\n"), "{advice}");
        assert!(advice.contains("cargo xtask fuzz play --input fuzz/artifacts/play/crash-1\n"), "{advice}");
    }

    #[test]
    fn a_run_that_wrote_no_input_says_where_to_look() {
        assert!(super::advice(Target::Play, "", Path::new("/here")).ends_with("see above"));
    }

    #[test]
    fn numbers_are_read_from_the_end_of_a_report() {
        let report = "stat::average_exec_per_sec:     7\nstat::new_units_added:          9\n";
        assert_eq!(number(report, "new_units_added"), "9");
        assert_eq!(number(report, "slowest_unit"), "?");
    }

    #[test]
    fn every_target_has_its_file_and_seeds() {
        let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
        let mut files: Vec<_> = fs::read_dir(fuzz.join("fuzz_targets"))
            .expect("the targets")
            .map(|file| file.expect("a file").path().file_stem().expect("a name").to_owned())
            .collect();
        files.sort();
        let mut names = Target::ALL.map(Target::name);
        names.sort_unstable();
        assert_eq!(files, names);
        for name in names {
            assert!(fs::read_dir(fuzz.join("corpus").join(name)).expect("a corpus").count() > 0, "{name}");
        }
    }
}
