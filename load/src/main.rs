//! `furrow-load`: see `docs/load.md`.

use clap::{Parser, Subcommand, ValueEnum};
use furrow_load::{bare, play::View, process, report::Report, stages::Bench};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Many people at many tables, over real connections: what the server carries
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    load: Load,
}

#[derive(Subcommand)]
enum Command {
    /// The bare broadcast server that is measured beside
    #[command(hide = true)]
    Bare {
        /// Bytes of a message
        bytes: usize,
    },
}

#[derive(clap::Args)]
struct Load {
    /// What to measure, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [Stage::Closed, Stage::Paced, Stage::Thinking, Stage::Idle])]
    stages: Vec<Stage>,
    /// The furrow binary, as it is released
    #[arg(long, value_name = "FILE", default_value = "target/release/furrow")]
    bin: PathBuf,
    /// Where the databases are made; on the disk that counts
    #[arg(long, value_name = "DIR", default_value = "target/load")]
    data: PathBuf,
    /// Which game
    #[arg(long, default_value = "fable")]
    game: String,
    /// What the streams bring, separated by commas
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [Form::Page, Form::Data])]
    views: Vec<Form>,
    /// Seats at a table
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Tables that move as fast as it goes
    #[arg(long, value_name = "N", default_value_t = 100)]
    closed_tables: u32,
    /// Tables that move once a second
    #[arg(long, value_name = "N", default_value_t = 500)]
    paced_tables: u32,
    /// Tables at which a person plays with computer players that search
    #[arg(long, value_name = "N", default_value_t = 50)]
    thinking_tables: u32,
    /// Their level
    #[arg(long, default_value = "hard")]
    level: String,
    /// Thousands of onlookers whose streams are idle
    #[arg(long, value_name = "N", default_value_t = 3)]
    onlookers: u32,
    /// Tables that nobody is at
    #[arg(long, value_name = "N", default_value_t = 1000)]
    sleepers: u32,
    /// How long until they sleep
    #[arg(long, value_name = "SECONDS", default_value_t = 640)]
    sleep_after: u64,
    /// How long to count
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Write all numbers to this file as JSON too
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Stage {
    /// Each table moves as soon as all have seen the last move
    Closed,
    /// Each table moves once a second
    Paced,
    /// A person at each table, and computer players that search
    Thinking,
    /// Streams on which nothing happens
    Idle,
    /// Tables that nobody is at; takes eleven minutes
    Sleep,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// The page's regions, as browsers get them
    Page,
    /// Data, as programs get it
    Data,
}

impl Form {
    const fn view(self) -> View {
        match self {
            Form::Page => View::Page,
            Form::Data => View::Data,
        }
    }
}

/// People wait for computer players most of the time: so many times as long is counted.
const THINKING: u32 = 3;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command {
        Some(Command::Bare { bytes }) => on_a_core(serve_bare(bytes)),
        None => {
            let core = process::split_cores();
            on_a_core(load(&arguments.load, core))
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn on_a_core(task: impl Future<Output = io::Result<()>>) -> io::Result<()> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(task)
}

async fn serve_bare(bytes: usize) -> io::Result<()> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    eprintln!("The bare broadcast server is at http://{}", listener.local_addr()?);
    bare::serve(listener, bytes).await
}

/// Runs the stages one after the other and reports.
async fn load(load: &Load, core: Option<usize>) -> io::Result<()> {
    std::fs::create_dir_all(&load.data)?;
    let bench = Bench {
        furrow: load.bin.clone(),
        me: std::env::current_exe()?,
        data: load.data.clone(),
        cores: core.map(|core| core.to_string()),
        game: load.game.clone(),
        view: View::Page,
        seats: load.seats,
        company: None,
        warm: Duration::from_secs(3),
        time: Duration::from_secs(load.seconds),
    };
    let played = load.closed_tables.max(load.paced_tables) * u32::from(load.seats) * 2;
    process::make_room(played.max((load.onlookers + 2) * 1000))?;
    let mut report = Report::new(&load.game, core.is_some(), bench.sync()?);
    for stage in &load.stages {
        match stage {
            Stage::Closed => play(&bench, load, None, &mut report).await?,
            Stage::Paced => play(&bench, load, Some(Duration::from_secs(1)), &mut report).await?,
            Stage::Thinking => {
                let time = bench.time * THINKING;
                let bench = Bench { company: Some(load.level.clone()), time, ..bench.on_all_cores() };
                report.thinking(bench.think(load.thinking_tables).await?, &load.level);
            }
            Stage::Idle => report.idle(&bench.idle(1000 / u32::from(load.seats), load.onlookers).await?),
            Stage::Sleep => {
                let wait = Duration::from_secs(load.sleep_after);
                report.sleep(&bench.sleep(load.sleepers, wait).await?);
            }
        }
    }
    write(&report, load.json.as_deref())
}

/// Plays once for each view.
async fn play(bench: &Bench, load: &Load, pace: Option<Duration>, report: &mut Report) -> io::Result<()> {
    let tables = if pace.is_some() { load.paced_tables } else { load.closed_tables };
    for form in &load.views {
        let bench = Bench { view: form.view(), ..bench.clone() };
        report.played(bench.play(tables, pace).await?);
    }
    Ok(())
}

fn write(report: &Report, json: Option<&Path>) -> io::Result<()> {
    if let Some(file) = json {
        std::fs::write(file, format!("{:#}\n", report.json()))?;
    }
    io::stdout().write_all(report.text().as_bytes())
}
