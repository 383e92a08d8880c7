//! The command line as scripts see it.

use std::process::{Command, Output};

fn xtask(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output().expect("xtask starts")
}

#[test]
fn help_names_every_command() {
    let output = xtask(&["--help"]);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success());
    for command in ["test", "fuzz", "e2e", "tidy", "bench", "load", "screenshots"] {
        assert!(text.contains(&format!("  {command} ")), "{command} is not in the help:\n{text}");
    }
}

#[test]
fn bad_usage_exits_2() {
    assert_eq!(xtask(&["tidyy"]).status.code(), Some(2));
    assert_eq!(xtask(&[]).status.code(), Some(2));
}
