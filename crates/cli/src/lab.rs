//! `furrow lab`: what many games say of a game's balance.

use crate::{argument, failure::Failure, many, output};
use furrow_arena::Player;
use furrow_lab::{Experiment, Made, Plan, Report, Studied};
use furrow_table::{for_game, registry::GameId};
use serde_json::{Map, Value};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Play many games between bots and report the balance: a summary on stdout, or JSON, CSV and a page with charts.
#[derive(clap::Args)]
#[command(after_help = argument::options_help())]
pub(crate) struct Args {
    /// The game: its name, or a usual one.
    #[arg(value_parser = argument::game)]
    game: GameId,
    /// How many seats.
    #[arg(long)]
    seats: u8,
    /// How many games; with an option, so many deals are played with it and without.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// One bot for all seats, or one a seat: random, easy, medium, hard, expert, or cmd:PROGRAM, a program
    /// of its own.
    #[arg(
        long,
        value_name = "BOT,…",
        value_delimiter = ',',
        value_parser = Player::parse,
        default_value = "medium"
    )]
    bots: Vec<Player>,
    /// The same text gives the same games, those of `furrow record`.
    #[arg(long, default_value = "lab")]
    seed: String,
    /// An option whose effect is told: every deal is played with it and without; V may be @FILE.
    #[arg(long = "option", value_name = "K=V", value_parser = argument::option)]
    options: Vec<argument::Given>,
    /// An option that all games have, also those that are compared with.
    #[arg(long = "both", value_name = "K=V", value_parser = argument::option)]
    both: Vec<argument::Given>,
    /// A folder for report.html, report.json and a CSV file a table; it is made if need be.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    threads: many::Threads,
    #[command(flatten)]
    programs: many::Programs,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    for_game!(args.game, G => study::<G>(args))
}

fn study<G: Studied>(args: &Args) -> Result<(), Failure> {
    let experiment = experiment::<G>(args)?;
    let stop = many::stopped()?;
    let bar = many::progress(args.games, false);
    let outcome = experiment.run(args.threads.count(), &stop, || bar.inc(1));
    bar.finish_and_clear();
    let played = outcome.study.games;
    if played == 0 {
        return Err(Failure::Stopped("no game was played to its end".to_owned()));
    }
    let made = Made {
        command: command(args, G::NAME, played),
        version: concat!("furrow ", env!("CARGO_PKG_VERSION")).to_owned(),
    };
    let report = Report::new(&experiment, &outcome, made);
    match &args.out {
        None => output::print(&report.to_text())?,
        Some(folder) => write(folder, &report)?,
    }
    if played == args.games {
        return Ok(());
    }
    Err(Failure::Stopped(format!("the report is of the first {played} of {} games", args.games)))
}

/// The games that were asked for.
fn experiment<G: Studied>(args: &Args) -> Result<Experiment<G>, Failure> {
    let both = argument::options(&args.both)?;
    let own = argument::options(&args.options)?;
    let base = argument::setup_of::<G>(args.seats, &both, &args.both)?;
    let all: Map<String, Value> =
        both.iter().chain(&own).map(|(key, value)| (key.clone(), value.clone())).collect();
    let given: Vec<argument::Given> = args.options.iter().chain(&args.both).cloned().collect();
    let setup = argument::setup_of::<G>(args.seats, &all, &given)?;
    let players = argument::a_seat(&args.bots, args.seats)?;
    let plan = |setup, programs: &many::Programs| {
        Ok::<_, Failure>(Plan { setup, players: programs.seat(&players)?, seed: args.seed.clone() })
    };
    let base = if own.is_empty() { None } else { Some(plan(base, &args.programs.apart(WITHOUT))?) };
    Ok(Experiment { plan: plan(setup, &args.programs)?, base, games: args.games })
}

/// The folder, in that of the logs, for those of the games without the option: they have the names of the others.
const WITHOUT: &str = "without";

fn write(folder: &Path, report: &Report) -> Result<(), Failure> {
    let told = |path: &Path| {
        let path = path.display().to_string();
        move |error| Failure::Negative(format!("{path} cannot be written: {error}"))
    };
    fs::create_dir_all(folder).map_err(told(folder))?;
    for (name, content) in report.files() {
        let path = folder.join(name);
        fs::write(&path, content).map_err(told(&path))?;
    }
    output::say(folder.join("report.html").display());
    Ok(())
}

/// The command that makes the report again, of so many games: no folder and no threads, which change nothing in it.
fn command(args: &Args, game: &str, games: u64) -> String {
    let bots: Vec<String> = args.bots.iter().map(ToString::to_string).collect();
    let programs =
        if args.bots.iter().any(Player::is_program) { args.programs.said() } else { String::new() };
    let mut words = vec![
        format!("furrow lab {game} --seats {} --games {games}", args.seats),
        format!("--bots {}{programs} --seed {}", quoted(&bots.join(",")), quoted(&args.seed)),
    ];
    for (flag, given) in [("--both", &args.both), ("--option", &args.options)] {
        let options = argument::options(given).unwrap_or_default();
        words.extend(
            options
                .iter()
                .map(|(key, value)| format!("{flag} {}", quoted(&format!("{key}={}", said(value))))),
        );
    }
    words.join(" ")
}

/// A value as it is typed; what needs lines comes from a file.
fn said(value: &Value) -> String {
    match value {
        Value::String(text) if text.contains('\n') => "@FILE".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(_) => "@FILE".to_owned(),
        other => other.to_string(),
    }
}

/// A word for a shell.
fn quoted(word: &str) -> String {
    if !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || "-_=./@,:+".contains(c)) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
