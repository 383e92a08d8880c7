//! What CI and people run: `cargo xtask test`, `fuzz`, `crash`, `e2e`, `tidy`, `bench`, `load`, `screenshots`,
//! `statistics`.
//!
//! What these commands say goes to stderr; stdout belongs to the runners they start (cargo test, node), so that
//! a machine can read the end of it.

mod bench;
mod browser;
mod cargo_fuzz;
mod command;
mod crash;
mod debian;
mod e2e;
mod failure;
mod fuzz;
mod load;
mod node;
mod screenshots;
mod stages;
mod statistics;
mod test;
mod tidy;
mod workspace;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;
use crate::workspace::Workspace;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "What CI and people run")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Everything CI runs, in order, stopping at the first failure
    Test,
    /// Bytes at random against the games: the corpora, then new inputs
    Fuzz {
        /// Only this target
        target: Option<fuzz::Target>,
        /// How long to fuzz in all; 0 replays the corpora alone
        #[arg(long, value_name = "N", default_value_t = fuzz::SECONDS)]
        seconds: u32,
        /// Only this input, such as one that was found before; relative to the root
        #[arg(long, value_name = "FILE", requires = "target")]
        input: Option<PathBuf>,
    },
    /// A server killed at random moments while people play: nothing acknowledged is lost
    Crash {
        /// How often
        #[arg(long, value_name = "N", default_value_t = crash::KILLS)]
        kills: u32,
    },
    /// The browser tests alone
    E2e {
        /// Run only the test files, or else the tests, whose name contains this
        #[arg(long, value_name = "TEXT")]
        filter: Option<String>,
        /// Show the browser's window
        #[arg(long)]
        headed: bool,
        /// Only the smoke test in Firefox, which is installed if it is missing
        #[arg(long, conflicts_with = "filter")]
        firefox: bool,
    },
    /// The house style, checked over the sources
    Tidy,
    /// Every benchmark of every crate
    Bench,
    /// How much the released binary carries: many people at many tables, over real connections
    Load {
        /// The load generator's own arguments, such as `--stages closed --seconds 10`; `--help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENTS")]
        arguments: Vec<String>,
    },
    /// Pictures of every page in every size, light and dark
    Screenshots {
        /// The folder to write to: e2e/out/screenshots, or docs/screens
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
        /// Only the pictures whose name contains this
        #[arg(long, value_name = "TEXT")]
        only: Option<String>,
        /// Small ones for docs/screens: a sheet a page, phone and large screen, light and dark
        #[arg(long)]
        docs: bool,
    },
    /// The figures of the page of statistics: bots play thousands of games among themselves
    Statistics {
        /// Only the settings whose name contains this, such as `carrots-4`
        #[arg(long, value_name = "TEXT")]
        only: Option<String>,
    },
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nerror: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<(), Failure> {
    let workspace = Workspace::load()?;
    match task {
        Task::Test => test::run(&workspace),
        Task::Fuzz { target, seconds, input } => {
            fuzz::run(&workspace, &fuzz::Options { target, seconds, input })
        }
        Task::Crash { kills } => crash::run(&workspace, kills),
        Task::E2e { filter, headed, firefox } => {
            e2e::run(&workspace, &e2e::Options { filter, headed, firefox })
        }
        Task::Tidy => tidy::run(&workspace),
        Task::Bench => bench::run(&workspace),
        Task::Load { arguments } => load::run(&workspace, &arguments),
        Task::Statistics { only } => statistics::run(&workspace, only.as_deref()),
        Task::Screenshots { out, only, docs } => {
            screenshots::run(&workspace, &screenshots::Options { out, only, docs })
        }
    }
}
