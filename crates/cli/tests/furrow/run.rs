//! Running the binary.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

/// What a run gave.
pub(crate) struct Ran {
    /// Exit code.
    pub(crate) code: i32,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// Runs `furrow` with these arguments.
pub(crate) fn furrow(args: &[&str]) -> Ran {
    told(&Command::new(env!("CARGO_BIN_EXE_furrow")).args(args).output().expect("it runs"))
}

/// Runs `furrow` with these arguments and this input.
pub(crate) fn furrow_fed(args: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_furrow"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    let mut stdin = child.stdin.take().expect("it reads");
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let _ = stdin.write_all(input); // it may stop reading early
        });
        told(&child.wait_with_output().expect("it ends"))
    })
}

/// Runs `furrow` with these arguments, and presses Ctrl-C once `begun` is done.
#[cfg(unix)]
pub(crate) fn furrow_interrupted(args: &[&str], begun: impl FnOnce()) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_furrow"));
    let child = command.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    begun();
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).expect("it is there");
    told(&child.wait_with_output().expect("it ends"))
}

fn told(output: &Output) -> Ran {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it speaks UTF-8");
    Ran { code: output.status.code().unwrap_or(-1), out: text(&output.stdout), err: text(&output.stderr) }
}

/// Runs `furrow`, which has to succeed; its output.
pub(crate) fn data(args: &[&str]) -> String {
    let ran = furrow(args);
    assert_eq!(ran.code, 0, "{args:?}: {}", ran.err);
    ran.out
}
