//! The `furrow` binary: one file a subcommand.
//!
//! Data goes to stdout, everything else to stderr. Exit 0: done; 1: the answer is no; 2: asked wrongly.

mod arena;
mod argument;
mod backup;
mod bench;
mod bot;
mod doctor;
mod failure;
mod input;
mod lab;
mod many;
mod output;
mod record;
mod replay;
mod restore;
mod review;
mod rules;
mod serve;
mod verify;
mod view;

use clap::{Parser, Subcommand};
use failure::Failure;
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A page is made of thousands of short texts: with it the server takes a fifth less time a move (`docs/load.md`).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Animal races of the table, to play, study and automate. Unofficial.
#[derive(Parser)]
#[command(name = "furrow", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Args),
    Record(record::Args),
    Arena(arena::Args),
    Replay(replay::Args),
    View(view::Args),
    Review(review::Args),
    Verify(verify::Args),
    Lab(lab::Args),
    Rules(rules::Args),
    Bench(bench::Args),
    Bot(bot::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Doctor(doctor::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::View(args) => view::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Verify(args) => verify::run(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Backup(args) => backup::run(&args),
        Command::Restore(args) => restore::run(&args),
        Command::Doctor(args) => doctor::run(&args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
