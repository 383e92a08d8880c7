//! `furrow bot`: bots that are programs of their own.

mod check;
mod talk;

use crate::failure::Failure;
use clap::Subcommand;
use std::ffi::OsString;

/// Bots that are programs of their own; docs/outside-bots.md says how to write one.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Args),
    /// Run a program until it ends or this process's parent does, and leave nothing of it behind.
    #[command(hide = true)]
    Keep {
        /// The program and its arguments.
        #[arg(last = true, required = true)]
        words: Vec<OsString>,
    },
    /// Become a program, and end with the process that started this one.
    #[command(hide = true)]
    Become {
        /// The program and its arguments.
        #[arg(last = true, required = true)]
        words: Vec<OsString>,
    },
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.command {
        Command::Check(args) => check::run(args),
        // Its exit status is the program's.
        Command::Keep { words } => std::process::exit(i32::from(furrow_outside::keep(words))),
        Command::Become { words } => std::process::exit(i32::from(furrow_outside::become_program(words))),
    }
}
